"""Everything that goes over the wire, as msgspec types: the API, its documents, the browser and the tests share them.

A *viewer* is a seat or, without one, a spectator. What a viewer is told is numbered for that viewer alone: its *ply*
is how many events it has been told of. A move that nobody else may notice is no event to the others, so plies give
nothing away.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from voyageur.core.hints import Suggestion
from voyageur.core.lessons import LessonMove, LessonStep
from voyageur.core.record import GameRecord
from voyageur.core.text import Sentence

Key = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$", examples=["b7c1e0a2-41"])]
"""An idempotency key: made by the client, new for every wish, the same for every repetition of it."""
Ply = Annotated[int, Meta(ge=0, le=1_000_000, examples=[12])]
Seat = Annotated[int, Meta(ge=0, le=15, examples=[0])]
Millis = Annotated[int, Meta(examples=[1_790_000_000_000])]
"""A time, in milliseconds since 1970."""
PersonName = Annotated[str, Meta(min_length=1, max_length=40, examples=["Ida"])]
Colour = Literal["red", "blue", "green", "yellow", "purple", "orange", "teal", "grey"]
Language = Literal["en", "fr"]
Login = Annotated[str, Meta(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.-]+$", examples=["ida.pfeiffer"])]
Password = Annotated[str, Meta(min_length=10, max_length=200, examples=["a long sentence is fine"])]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, examples=["Good luck!"])]
BotName = Annotated[str, Meta(min_length=1, max_length=40, examples=["greedy"])]
Notation = Annotated[str, Meta(max_length=200, examples=["red: start>rome"])]
"""An action, as `legal` lists it."""
GameId = Annotated[str, Meta(min_length=1, max_length=32, examples=["expeditions"])]


# ---- refusals ---------------------------------------------------------------------------------------------------


class Problem(Struct, kw_only=True, omit_defaults=True):
    """A refusal: nothing was changed."""

    status: int
    code: str
    """For programs; the key of the sentence."""
    reason: str
    """For people, in their language."""
    args: dict[str, Any] = {}
    """The sentence's arguments, as those of a `Sentence`: to say it in another language."""
    missed: Update | None = None
    """With status 409 after a stale ply: what the client did not know yet."""


# ---- games ------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """One choice before a game starts."""

    name: str
    default: Any
    choices: list[Any]
    least: int | None
    most: int | None
    explanation: str


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    name: str
    version: int
    least_players: int
    most_players: int
    options: list[OptionInfo]


class ActionInfo(Struct):
    """One action of a game: its notation, its JSON form, and its words."""

    notation: str
    form: dict[str, Any]
    words: str


# ---- people -----------------------------------------------------------------------------------------------------


class PersonInfo(Struct):
    """A person as others see them."""

    id: str
    name: str
    colour: str
    guest: bool


class Me(Struct):
    """A person as they see themselves."""

    id: str
    name: str
    colour: str
    guest: bool
    language: str
    login: str | None
    chat: bool
    muted: list[str]
    """Identifiers of those whose chat they do not see."""
    csrf: str
    """To be sent as X-CSRF-Token with every request that changes something and is signed by the cookie."""


class GuestRequest(Struct):
    """Begin to play, without an account."""

    name: PersonName
    colour: Colour = "blue"
    language: Language = "en"


class ProfileRequest(Struct):
    """What to change; what is left out stays."""

    name: PersonName | None = None
    colour: Colour | None = None
    language: Language | None = None
    chat: bool | None = None


class RegisterRequest(Struct):
    """Keep what you are: a guest becomes a registered person."""

    login: Login
    password: Password


class LoginRequest(Struct):
    """Sign in."""

    login: Annotated[str, Meta(max_length=80, examples=["ida.pfeiffer"])]
    password: Annotated[str, Meta(max_length=200, examples=["a long sentence is fine"])]


class PasswordRequest(Struct):
    """Another password; every other device is signed out."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class SessionInfo(Struct):
    """A device that is signed in, or a token."""

    id: str
    kind: Literal["cookie", "token"]
    label: str
    created_at: Millis
    seen_at: Millis
    current: bool


class TokenRequest(Struct):
    """A token for a program."""

    label: Annotated[str, Meta(min_length=1, max_length=80, examples=["my bot"])]


class NewToken(Struct):
    """A token: it is shown this once."""

    session: SessionInfo
    token: str


# ---- clocks -----------------------------------------------------------------------------------------------------


class NoClock(Struct, tag_field="kind", tag="none", frozen=True):
    """Take your time."""


class LiveClock(Struct, tag_field="kind", tag="live", frozen=True):
    """So much for every turn, and a bank for what takes longer."""

    move_seconds: Annotated[int, Meta(ge=1, le=3600, examples=[30])] = 30
    bank_seconds: Annotated[int, Meta(ge=0, le=36_000, examples=[600])] = 600


class CorrespondenceClock(Struct, tag_field="kind", tag="correspondence", frozen=True):
    """So many days for every turn."""

    days: Annotated[int, Meta(ge=1, le=30, examples=[3])] = 3


Clock = NoClock | LiveClock | CorrespondenceClock


class SeatClock(Struct):
    """One seat's clock, for all the viewer may know."""

    bank: Millis
    """What was left in the bank when the seat's turn began."""
    until: Millis | None
    """When it runs out; None while it does not run."""


# ---- tables -----------------------------------------------------------------------------------------------------


class OpenWish(Struct, tag_field="kind", tag="open"):
    """A seat for whoever comes."""


class MeWish(Struct, tag_field="kind", tag="me"):
    """A seat for who asks; several make a table for people who share a device."""


class BotWish(Struct, tag_field="kind", tag="bot"):
    """A seat for a bot."""

    bot: BotName


SeatWish = OpenWish | MeWish | BotWish


class NewTable(Struct, kw_only=True):
    """A table to be laid."""

    game: GameId
    players: Annotated[int, Meta(ge=1, le=16, examples=[3])] | None = None
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] = []
    """From seat 0; left out: who asks sits at seat 0, and the others are open."""
    public: bool = True
    clock: Clock = NoClock()
    substitute: BotName = "greedy"
    chat: bool = True
    spectator_delay: Annotated[int, Meta(ge=0, le=3600, examples=[0])] = 0
    hints: bool | None = None
    """Whether players may ask for hints, and the game then counts for no rating; left out: at a private table."""
    start: bool = False
    """Whether to start at once; every seat must then be taken."""


class SeatInfo(Struct):
    """Who sits there."""

    seat: int
    person: PersonInfo | None
    bot: str | None
    held: str | None
    """The bot that plays for the person now."""
    resigned: bool
    wants_abandon: bool
    online: bool


class Result(Struct):
    """How it ended."""

    reason: Literal["played", "resigned", "abandoned"]
    scores: list[float]
    winners: list[int]
    places: list[int]
    """Each seat's place, from 1."""


class TableInfo(Struct, kw_only=True):
    """A table, as everybody who has its link sees it."""

    id: str
    game: str
    version: int
    players: int
    options: dict[str, Any]
    public: bool
    status: Literal["open", "running", "over", "abandoned", "closed"]
    host: str | None
    clock: Clock
    substitute: str
    chat: bool
    spectator_delay: int
    hints: bool
    """Whether players may ask for hints."""
    rated: bool
    """Whether the game counts for the ratings of those who sit there now."""
    preparing: bool
    """Whether a bot is still loading, or compiling, what it looks ahead with: once on a machine that takes a minute."""
    seats: list[SeatInfo]
    created_at: Millis
    started_at: Millis | None
    ended_at: Millis | None
    rematch_of: str | None
    rematch: str | None
    result: Result | None
    revision: int


class MyTable(Struct):
    """A table where one sits, and whether it waits for one."""

    table: TableInfo
    your_turn: bool


class SitRequest(Struct):
    """Take a seat: that one, or any that is open."""

    seat: Seat | None = None


class SeatChange(Struct):
    """Before the start, the host says who may sit there."""

    wish: SeatWish


class SeatRequest(Struct):
    """Which of one's own seats is meant; needed only where one has several."""

    seat: Seat | None = None


class AbandonRequest(Struct):
    """Whether one agrees to stop without a result."""

    agree: bool = True
    seat: Seat | None = None


# ---- the game as a viewer sees it -------------------------------------------------------------------------------


class Told(Struct, kw_only=True):
    """One event, as a viewer is told of it."""

    ply: int
    at: Millis
    kind: Literal["move", "undo", "hold", "return", "resign", "abandon"]
    seat: int | None
    """Who did it; None where that would give something away."""
    action: str | None
    """The notation of the move, where the viewer may know it."""
    bot: str | None
    """The bot that did it, or that holds the seat from now on."""
    words: Sentence | None
    """What was done; None where the viewer is told nothing of it."""
    news: list[Sentence]
    """What it brought."""


class State(Struct, kw_only=True):
    """The game now, as a viewer sees it."""

    seat: int | None
    ply: int
    over: bool
    awaited: list[int]
    """The seats the game waits for, for all the viewer knows."""
    legal: list[str]
    """What this seat may do, in notation; `/api/games/{game}/actions` has the words."""
    wait: Sentence | None
    """Why a seat can do nothing now."""
    undo: bool
    """Whether this seat may take back its last move."""
    scores: list[float | None]
    winners: list[int]
    clocks: list[SeatClock] | None
    view: Any
    """The table as the viewer sees it; its shape is the game's own."""


class MoveRequest(Struct, kw_only=True):
    """A move. Send it again with the same key until it is answered: it is made once."""

    action: Notation | dict[str, Any]
    ply: Ply
    key: Key
    seat: Seat


class UndoRequest(Struct, kw_only=True):
    """Take back one's last move, inside one's turn, if it brought nothing hidden to light."""

    ply: Ply
    key: Key
    seat: Seat


# ---- what would be ----------------------------------------------------------------------------------------------


class Why(Struct):
    """Why a seat may not do something now."""

    reason: Sentence | None
    """None: it may."""


class PreviewRequest(Struct):
    """What one would do, move by move; nothing of it is done."""

    seat: Seat
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=64)]
    at: Ply | None = None
    """In a game that is over: after so many lines of its log. Left out: now, for who sits there."""


class Preview(Struct, kw_only=True):
    """What would come of it, as far as the seat can know."""

    events: list[Told]
    state: State
    hidden: bool
    """Whether the next of the actions would bring to light what the seat cannot know: they are followed up to there."""


class Advice(Struct, kw_only=True):
    """How good a seat's choices are, for all that the seat knows."""

    seat: int
    ply: int
    """The seat's: how many events it had been told of."""
    chances: list[float]
    """Each seat's chance of winning, if that seat chooses what is best."""
    choices: list[Suggestion]
    """The best first, and not all of many."""


class OpinionRequest(Struct):
    """Asks how good some choices were, at a moment of a game that is over."""

    seat: Seat
    at: Ply
    """After so many lines of its log."""
    actions: Annotated[list[Notation], Meta(min_length=1, max_length=4)]


# ---- chat and computations --------------------------------------------------------------------------------------


class ChatRequest(Struct):
    """Something to say at the table."""

    text: ChatText


class ChatLine(Struct):
    """Something said at the table."""

    id: int
    at: Millis
    person: PersonInfo | None
    """None once that person is deleted."""
    text: str


class ComputationRequest(Struct):
    """A long computation on a finished game."""

    name: Annotated[str, Meta(min_length=1, max_length=40, examples=["analysis"])]
    params: dict[str, Any] = {}


class ComputationInfo(Struct, kw_only=True):
    """A computation: how far it is, and what came out."""

    id: str
    table: str
    name: str
    params: dict[str, Any]
    status: Literal["waiting", "running", "done", "failed", "cancelled"]
    progress: float
    result: Any
    problem: str | None
    created_at: Millis
    ended_at: Millis | None


# ---- what a socket is sent --------------------------------------------------------------------------------------


class Update(Struct, tag_field="type", tag="update", kw_only=True):
    """Events that a viewer did not know yet, and the state after the last of them."""

    table: str
    events: list[Told]
    state: State


class Accepted(Struct, tag_field="type", tag="accepted", kw_only=True):
    """It is in the log, and nothing can undo that but an undo."""

    key: str
    seat: int
    ply: int
    """The seat's ply after it."""


class Refused(Struct, tag_field="type", tag="refused", kw_only=True):
    """What a message asked for was not done."""

    key: str | None
    problem: Problem


class TableMessage(Struct, tag_field="type", tag="table"):
    """The table itself has changed: its seats, its status, who is there."""

    table: TableInfo


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """What was said; on connecting, the latest lines."""

    lines: list[ChatLine]


class WarningMessage(Struct, tag_field="type", tag="warning"):
    """Your time is running out."""

    seat: int
    until: Millis


class ComputationMessage(Struct, tag_field="type", tag="computation"):
    """How far a computation is."""

    computation: ComputationInfo


class LobbyMessage(Struct, tag_field="type", tag="lobby"):
    """Public tables that are new or have changed, and identifiers of those that are no longer listed."""

    tables: list[TableInfo]
    gone: list[str]


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping: the server's time."""

    at: Millis


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes this socket; connect again, and go on from your ply."""

    reason: str


Message = (
    Update
    | Accepted
    | Refused
    | TableMessage
    | ChatMessage
    | WarningMessage
    | ComputationMessage
    | LobbyMessage
    | Pong
    | Bye
)


# ---- what a socket may send -------------------------------------------------------------------------------------


class MoveMessage(MoveRequest, tag_field="type", tag="move", kw_only=True):
    """A move, over the socket; its seat is the socket's."""


class UndoMessage(UndoRequest, tag_field="type", tag="undo", kw_only=True):
    """Take back one's last move, over the socket."""


class SayMessage(ChatRequest, tag_field="type", tag="say"):
    """Say something at the table."""


class Ping(Struct, tag_field="type", tag="ping"):
    """Asks whether the server is there."""


ClientMessage = MoveMessage | UndoMessage | SayMessage | Ping


# ---- afterwards -------------------------------------------------------------------------------------------------


class Record(Struct, kw_only=True):
    """The full record of a finished game, and what happened around the moves."""

    record: GameRecord
    """Opens with `voyageur replay`."""
    result: Result
    people: list[PersonInfo | None]
    events: list[LogLine]


class LogLine(Struct, kw_only=True):
    """One line of the log as it is kept, once nothing is secret any more."""

    number: int
    kind: str
    at: Millis
    seat: int | None
    action: str | None
    bot: str | None


class Frame(Struct, kw_only=True):
    """A finished game after one line of its log, as a viewer saw it then."""

    event: Told | None
    """The line; None before the first, and for one that this viewer was not told of."""
    at: Millis
    kind: str | None
    """What the line is, whoever looks; None before the first."""
    actor: int | None
    """Whose line it is, whoever looks: nothing is secret any more."""
    awaited: list[int]
    scores: list[float]
    """The true ones."""
    over: bool
    view: Any
    """The table as the viewer saw it; its shape is the game's own."""


class Replay(Struct, kw_only=True):
    """A finished game through the eyes of a seat, or of a spectator."""

    table: TableInfo
    seat: int | None
    frames: list[Frame]
    """One for the start and one for every line of the log, whoever looks."""


class Rating(Struct):
    """How strong somebody is at a game."""

    game: str
    mu: float
    sigma: float
    ordinal: float
    """A cautious estimate, for ranking: mu less three sigma."""
    games: int


class RatingChange(Struct):
    """What one game did to a rating."""

    table: str | None
    """None for a private table of others."""
    game: str
    at: Millis
    before: float
    after: float
    """Ordinals."""


class GameStatistics(Struct):
    """What somebody, or everybody, did at one game."""

    game: str
    played: int
    won: int
    resigned: int
    mean_score: float | None
    best_score: float | None
    mean_place: float | None
    by_players: dict[str, int]


class PersonStatistics(Struct):
    """A person's games and ratings."""

    person: PersonInfo
    games: list[GameStatistics]
    ratings: list[Rating]
    history: list[RatingChange]


class Ranked(Struct):
    """A line of a game's ranking."""

    place: int
    person: PersonInfo
    rating: Rating


class WebhookRequest(Struct):
    """Where to tell that a table waits for one: the address gets a signed POST."""

    address: Annotated[str, Meta(min_length=10, max_length=1000, examples=["https://bot.example/turn"])]


class PushKeys(Struct):
    """The keys of a browser's push subscription."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushRequest(Struct):
    """A browser's push subscription."""

    endpoint: Annotated[str, Meta(min_length=10, max_length=1000)]
    keys: PushKeys


class SubscriptionInfo(Struct):
    """Where one is told."""

    id: str
    kind: Literal["webhook", "push"]
    address: str
    created_at: Millis


class NewWebhook(Struct):
    """A webhook and the secret that signs what it gets; the secret is shown this once."""

    subscription: SubscriptionInfo
    secret: str


class PushKey(Struct):
    """The key a browser needs to subscribe; None where this server has no web push."""

    key: str | None


# ---- designs ----------------------------------------------------------------------------------------------------


class Design(Struct, kw_only=True):
    """A board of a game whose boards people can design: one that comes with the game."""

    id: str
    """As the option of the game takes it."""
    name: dict[str, str]
    """In each language."""
    document: dict[str, Any]
    plan: Any
    """The board as it lies, to be drawn; its shape is the game's own."""
    facts: Any
    """The numbers by which people choose one; the game's own, too."""


class DesignRequest(Struct):
    """A board of one's own, or the name of one, to be looked at."""

    design: Annotated[str, Meta(max_length=64, examples=["serpentine"])] | dict[str, Any]


class InventRequest(Struct):
    """Asks for a new board. The same seed gives the same one; without a seed it is another each time."""

    seed: Annotated[int, Meta(ge=0, lt=2**31, examples=[17])] | None = None


class DesignCheck(Struct, kw_only=True):
    """A board that was looked at: everything that is wrong with it, or what there is to know of it."""

    problems: list[Sentence]
    """Empty when it can be played on; otherwise there is nothing else."""
    document: dict[str, Any] | None
    """In its normal form."""
    plan: Any
    """The board as it lies, to be drawn; its shape is the game's own."""
    facts: Any
    """The numbers by which people judge it; the game's own, too."""


# ---- lessons ----------------------------------------------------------------------------------------------------


class Lesson(Struct, kw_only=True):
    """A lesson of a game, on a prepared position; its words are in the client's catalogue."""

    id: str
    players: int
    options: dict[str, Any]
    seat: int
    """The learner's."""
    steps: list[LessonStep]


class PracticeRequest(Struct):
    """The moves that were made in a lesson so far, everybody's."""

    moves: Annotated[list[LessonMove], Meta(max_length=200)] = []


class PracticeWhyRequest(PracticeRequest, kw_only=True):
    """Asks why the learner may not do something, after those moves."""

    action: Notation


class PracticePreviewRequest(PracticeRequest, kw_only=True):
    """Asks what would come of what the learner would do, after those moves."""

    actions: Annotated[list[Notation], Meta(min_length=1, max_length=64)]


msgspec.json.Decoder(ClientMessage)  # fails at import if the types above do not go together
