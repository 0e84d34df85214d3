"""Examples for the documentation of the API: a table where Ida and Marco play, and what they send and are sent.

The games in them are real ones, played from fixed seeds; what is said of them is built by what builds it for players.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec import Struct

import voyageur as vg
from voyageur.bots.analyst import Alternative, Analysis, PlayerReport, Step
from voyageur.core.errors import IllegalMove
from voyageur.core.game import Game
from voyageur.core.hints import Suggestion
from voyageur.core.lessons import LessonMove, LessonStep
from voyageur.core.text import Sentence
from voyageur.server import ahead, replaying, telling
from voyageur.server import protocol as p
from voyageur.server.clock import SECOND
from voyageur.server.delivery import Delivery, NoticeMessage
from voyageur.server.match import Entry, Match, Occupant, Setup, fold
from voyageur.server.problems import problem

AT = 1_790_000_000_000
TABLE, COMPUTATION, SESSION = "7RkPw3mZq8TnC5vH", "Kd6fXs2bWv9hQa4T", "uM5xZe8jTg3RcP7n"
KEY, SECRET = "b7c1e0a2-41", "shown-this-once"
IDA = p.PersonInfo(id="hJ4nVt6XwQ9sLb2K", name="Ida", colour="purple", guest=False)
MARCO = p.PersonInfo(id="Yc8GdR5uEm3NfA7p", name="Marco", colour="teal", guest=True)
CLOCK = p.LiveClock(move_seconds=30, bank_seconds=600)
MOVES = 3
"""How many moves are made before the state that is shown."""


# ---- a game -----------------------------------------------------------------------------------------------------


def laid(game: Game) -> Match:
    """A match before its first move: Ida, Marco, and bots in the other seats."""
    players = game.players[0]
    people = [Occupant(person_id=IDA.id), Occupant(person_id=MARCO.id)]
    setup = Setup(
        game=game,
        players=players,
        options=dict(game.start(players, seed=7).options),
        seed=7,
        occupants=(*people, *(Occupant(bot="greedy") for _ in range(2, players))),
        clock=CLOCK,
        substitute="greedy",
        started_at=AT,
    )
    return Match.begin(setup)


def next_entry(match: Match, wish: str | None = None) -> Entry:
    """The line of a move, or the first legal one, of whoever is waited for, five seconds after the last one."""
    seat = match.actors[0]
    wish = wish or str(match.position.legal(seat)[0])
    at, person = match.at + 5 * SECOND, match.setup.occupants[seat].person_id
    if person is None:
        return match.bot_move(seat, wish, "greedy", at)
    return match.judge_move(person, seat, wish, match.plies[seat], KEY, at)


@cache
def update(name: str) -> p.Update:
    """What Ida is sent who had been told of the first event only."""
    first = match = laid(vg.game(name))
    entries = []
    for _ in range(MOVES):
        entries.append(next_entry(match))
        match = match.after(entries[-1])
    return telling.missed(TABLE, first, entries, 0, since=1)


def won() -> Match:
    """A match in which Ida has won a technology and is about to take it."""
    match = laid(vg.game("fivex"))
    for wish in ("play excavation", "play exploitation", "play exploitation", "bid 4"):
        match = match.after(next_entry(match, wish))
    return match


def looked_ahead() -> Iterator[Struct]:
    """What Ida is answered who asks what she could do: at the start of each game, and where that leads."""
    for name in vg.games():
        match = laid(vg.game(name))
        seat = match.actors[0]
        yield ahead.preview(match, seat, [str(match.position.legal(seat)[0])], match.at)
    for match in (laid(vg.game("eldorado")), won()):
        yield ahead.outlook(match, match.actors[0])


def replay() -> p.Replay:
    """A game that was over after its first move, since Marco resigned."""
    match, resigned = resigned_game()
    return replaying.replay(table(), match, resigned, None)


def lesson() -> p.Lesson:
    """A lesson of two steps."""
    steps = [
        LessonStep("welcome", show=["start"]),
        LessonStep("first", accept=["red: start>*"], reply=[LessonMove(1, "blue: start>athens")], show=["rome"]),
    ]
    return p.Lesson(id="arrows", players=2, options={"first_player": 0}, seat=0, steps=steps)


def resigned_game() -> tuple[Match, list[Entry]]:
    """A match before its first move, and the lines of a short game that Ida wins because Marco resigns."""
    first = laid(vg.game("expeditions"))
    move = next_entry(first)
    match = first.after(move)
    return first, [move, match.judge_resign(MARCO.id, 1, match.at + SECOND)]


@cache
def record() -> p.Record:
    """The record of a short game that Ida has won because Marco resigned."""
    first, entries = resigned_game()
    match = fold(first, entries)
    assert match.result is not None
    lines = [
        p.LogLine(number=line.number, kind=line.kind, at=line.at, seat=line.seat, action=line.action, bot=line.bot)
        for line in entries
    ]
    return p.Record(record=match.record(), result=match.result, people=[IDA, MARCO], events=lines)


def refused() -> p.Problem:
    """What is said of a move that is not legal."""
    position = laid(vg.game("expeditions")).position
    try:
        position.play("red: start>rome")
    except IllegalMove as error:
        return problem(error, "en")
    raise AssertionError("nobody moves before the key locations are marked")


def advice() -> p.Advice:
    """What Ida is told who asks for a hint."""
    game = vg.game("expeditions")
    red, blue = game.action("red: start>rome"), game.action("blue: start>athens")
    far, behind = Sentence("hint-far", {"points": 7.0}), Sentence("hint-worse", {"points": 7.0})
    choices = [
        Suggestion(str(red), red.sentence, (0.58, 0.42), 0.01, 3100, (far,)),
        Suggestion(str(blue), blue.sentence, (0.51, 0.49), 0.02, 700, (behind,)),
    ]
    return p.Advice(seat=0, ply=12, chances=[0.58, 0.42], choices=choices)


def analysis() -> Analysis:
    """What comes out of looking into the short game that Marco gave up."""
    made = Alternative("mark grand-canyon", (0.46, 0.54), 0.02, 300)
    best = Alternative("mark tikal", (0.51, 0.49), 0.02, 300)
    step = Step(
        ply=1,
        seat=0,
        action=made.action,
        chances=best.chances,
        error=best.error,
        chosen=made,
        best=best,
        loss=0.05,
        behind=0.05,
        stake=0.08,
        forced=False,
        luck=(0.01, -0.01),
        noise=(0.0, 0.0),
        drawn=True,
    )
    reports = (
        PlayerReport(0, 37.5, 0.05, 0.01, 0.0, 0.47, 0.46, (1,)),
        PlayerReport(1, 100.0, 0.0, -0.01, 0.05, 0.53, 0.54, ()),
    )
    return Analysis(
        game="expeditions",
        version=vg.game("expeditions").version,
        players=2,
        options=dict(laid(vg.game("expeditions")).setup.options),
        seats=("human", "human"),
        effort="quick",
        seed=0,
        simulations=1_200,
        finished=False,
        start=best.chances,
        result=(0.47, 0.53),
        error=(0.03, 0.03),
        steps=(step,),
        reports=reports,
    )


def designs() -> Iterator[Struct]:
    """A board that comes with a game, and one that was looked at."""
    made = vg.game("eldorado").designs
    assert made is not None
    document, plan, facts = made.document("first"), made.plan("first"), made.facts("first")
    yield p.Design(id="first", name=document["name"], document=document, plan=plan, facts=facts)
    yield p.DesignCheck(problems=[], document=document, plan=plan, facts=facts)


def table() -> p.TableInfo:
    """The table, while they play."""
    seats = [
        p.SeatInfo(seat=seat, person=who, bot=None, held=None, resigned=False, wants_abandon=False, online=True)
        for seat, who in enumerate((IDA, MARCO))
    ]
    game = vg.game("expeditions")
    return p.TableInfo(
        id=TABLE,
        game=game.id,
        version=game.version,
        players=2,
        options=dict(laid(game).setup.options),
        public=True,
        status="running",
        host=IDA.id,
        clock=CLOCK,
        substitute="greedy",
        chat=True,
        spectator_delay=0,
        hints=False,
        rated=False,
        preparing=False,
        seats=seats,
        created_at=AT - 60 * SECOND,
        started_at=AT,
        ended_at=None,
        rematch_of=None,
        rematch=None,
        result=None,
        revision=3,
    )


# ---- everything -------------------------------------------------------------------------------------------------


def given() -> Iterator[Struct]:
    """The examples: of every type of the protocol, one is among them or part of one."""
    yield from asked()
    yield from answered()
    yield from said()
    yield from (update(name).state for name in vg.games())
    yield from looked_ahead()


def asked() -> Iterator[Struct]:
    """What is asked."""
    yield p.GuestRequest(name="Ida", colour="purple")
    yield p.ProfileRequest(name="Ida P.", language="fr")
    yield p.RegisterRequest(login="ida.pfeiffer", password="a long sentence is fine")
    yield p.LoginRequest(login="ida.pfeiffer", password="a long sentence is fine")
    yield p.PasswordRequest(old="a long sentence is fine", new="a longer sentence is better")
    yield p.TokenRequest(label="my bot")
    open_seat, mine, bot = p.OpenWish(), p.MeWish(), p.BotWish(bot="greedy")
    yield p.NewTable(game="expeditions", players=3, seats=[mine, open_seat, bot], clock=CLOCK)
    yield p.SeatChange(wish=bot)
    yield p.SitRequest(seat=1)
    yield p.SeatRequest()
    yield p.AbandonRequest(agree=True)
    yield p.MoveRequest(action="red: start>rome", ply=12, key=KEY, seat=0)
    yield p.UndoRequest(ply=13, key=KEY, seat=0)
    yield p.PreviewRequest(seat=0, actions=["red: start>rome", "end"])
    moves = [LessonMove(0, "red: start>rome")]
    yield p.PracticeRequest(moves=moves)
    yield p.PracticeWhyRequest(moves=moves, action="red: rome>athens")
    yield p.PracticePreviewRequest(moves=moves, actions=["end"])
    yield p.ChatRequest(text="Good luck!")
    yield p.DesignRequest(design="serpentine")
    yield p.InventRequest(seed=17)
    yield p.ComputationRequest(name="analysis", params={"effort": "quick"})
    yield p.OpinionRequest(seat=0, at=12, actions=["red: start>rome", "blue: start>rome"])
    yield p.WebhookRequest(address="https://bot.example/turn")
    yield p.PushRequest(endpoint="https://push.example/send/4f1d", keys=p.PushKeys(p256dh="BNcRd…", auth="tBHIt…"))
    yield from (p.NoClock(), p.CorrespondenceClock(days=3))


def answered() -> Iterator[Struct]:
    """What is answered."""
    game = vg.game("expeditions")
    action = game.action("red: start>rome")
    first = game.options[0]
    option = p.OptionInfo(first.name, first.default, list(first.choices), 4, 12, first.explain("en"))
    yield p.GameInfo(game.id, game.name["en"], game.version, game.players[0], game.players[-1], [option])
    yield p.ActionInfo(notation=str(action), form=action.to_dict(), words=action.words("en"))
    yield from designs()
    yield p.Me(IDA.id, IDA.name, IDA.colour, IDA.guest, "en", "ida.pfeiffer", True, [], "4f9d0e5f1a3f5a")
    session = p.SessionInfo(id=SESSION, kind="token", label="my bot", created_at=AT, seen_at=AT, current=False)
    yield p.NewToken(session=session, token=f"{SESSION}.{SECRET}")
    yield p.MyTable(table=table(), your_turn=True)
    yield record()
    yield replay()
    yield lesson()
    yield refused()
    yield p.Why(reason=Sentence("game-over"))
    yield update("expeditions")
    done = p.ComputationInfo(
        id=COMPUTATION,
        table=TABLE,
        name="analysis",
        params={"effort": "quick"},
        status="running",
        progress=0.35,
        result=None,
        problem=None,
        created_at=AT,
        ended_at=None,
    )
    yield p.ComputationMessage(computation=done)
    yield advice()
    yield analysis()
    rating = p.Rating(game=game.id, mu=27.4, sigma=6.1, ordinal=9.1, games=8)
    change = p.RatingChange(table=TABLE, game=game.id, at=AT, before=7.8, after=9.1)
    statistics = p.GameStatistics(game.id, 8, 5, 0, 17.5, 24.0, 1.4, {"2": 6, "4": 2})
    yield p.PersonStatistics(person=IDA, games=[statistics], ratings=[rating], history=[change])
    yield p.Ranked(place=1, person=IDA, rating=rating)
    webhook = p.SubscriptionInfo(id=SESSION, kind="webhook", address="https://bot.example/turn", created_at=AT)
    yield p.NewWebhook(subscription=webhook, secret=SECRET)
    yield p.PushKey(key="BLc4xR…")
    yield Delivery(arrived=True, status=200)
    words = "Expeditions: it is your turn."
    yield NoticeMessage(kind="turn", words=words, link=f"/tables/{TABLE}", at=AT, table=TABLE, game=game.id, seat=0)


def said() -> Iterator[Struct]:
    """What goes over sockets."""
    yield p.MoveMessage(action="red: start>rome", ply=12, key=KEY, seat=0)
    yield p.UndoMessage(ply=13, key=KEY, seat=0)
    yield p.SayMessage(text="Good luck!")
    yield p.Ping()
    yield p.Pong(at=AT)
    yield p.Accepted(key=KEY, seat=0, ply=13)
    yield p.Refused(key=KEY, problem=refused())
    yield p.TableMessage(table=table())
    yield p.ChatMessage(lines=[p.ChatLine(id=1, at=AT, person=MARCO, text="Good luck!")])
    yield p.WarningMessage(seat=0, until=AT + 30 * SECOND)
    yield p.LobbyMessage(tables=[table()], gone=[])
    yield p.Bye(reason="The server is being stopped. Connect again in a moment.")


def parts() -> Iterator[Struct]:
    """The examples and everything they are made of."""
    for example in given():
        yield from _inside(example)


def _inside(value: Any) -> Iterator[Struct]:
    if isinstance(value, Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _inside(getattr(value, name))
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _inside(inner)
