"""The public API, as `docs/api.md` promises it."""

import copy
import pickle
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

import voyageur as vg
from voyageur.core.position import Position

GAME = vg.game("expeditions")


def played(position: Position, moves: int) -> Position:
    for number in range(moves):
        legal = position.legal()
        position = position.play(legal[number * 7 % len(legal)])
    return position


def test_playing_gives_a_new_position_and_leaves_the_old_one() -> None:
    before = GAME.start(players=3, seed=5)
    bytes_before = before.state.tobytes()
    after = before.play(before.legal()[0])
    assert after != before
    assert before.state.tobytes() == bytes_before
    assert (after.ply, before.ply) == (1, 0)


def test_the_record_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        GAME.start(players=2, seed=1).state["turn"] = 1


def test_a_move_may_be_an_action_its_notation_its_json_form_or_its_number() -> None:
    position = GAME.start(players=2, seed=5)
    action = position.legal()[2]
    ends = {position.play(move) for move in (action, str(action), action.to_dict(), action.index)}
    assert len(ends) == 1


def test_notation_may_be_typed_loosely() -> None:
    assert GAME.action("RED:start > Rome") is GAME.action("red: start>rome")


def test_legal_mask_is_the_list_of_legal_actions() -> None:
    position = played(GAME.start(players=4, seed=2), 60)
    assert np.flatnonzero(position.legal_mask()).tolist() == sorted(action.index for action in position.legal())


def test_positions_and_actions_survive_pickling() -> None:
    position = played(GAME.start(players=2, seed=3), 40)
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.moves == position.moves
    assert pickle.loads(pickle.dumps(position.legal())) == position.legal()
    with pytest.raises(vg.IllegalMove) as caught:
        position.play("mark tikal")
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_long_games_survive_pickling_and_copying() -> None:
    position = played(GAME.start(players=6, seed=3), 330)
    assert pickle.loads(pickle.dumps(position)).record() == position.record()
    assert copy.deepcopy(position) == position


def test_options_cannot_be_changed_behind_a_positions_back() -> None:
    position = GAME.start(players=2, seed=1)
    with pytest.raises(TypeError):
        position.options["open_hands"] = True  # type: ignore[index]
    assert position.view().players[0].hand is None


def test_numbers_of_any_kind_are_numbers() -> None:
    one = GAME.start(players=np.int64(3), seed=np.uint8(5), hand_size=np.int16(6))  # type: ignore[arg-type]
    assert one == GAME.start(players=3, seed=5, hand_size=6)
    number: Any = np.int32(one.legal()[0].index)
    assert one.play(number) == one.play(one.legal()[0])


WRONG: list[Any] = [None, -1, 2**64, 10**5000, 1.5, float("nan"), True, "x", [], {}, np.array([1, 2])]


@pytest.mark.parametrize("value", WRONG, ids=lambda value: type(value).__name__)
def test_whatever_is_passed_is_answered_in_words(value: Any) -> None:
    position = GAME.start(players=2, seed=1)
    for call in (
        lambda: GAME.start(players=value if value is not None else 1),
        lambda: GAME.start(seed=value if value is not None else -1),
        lambda: GAME.start(hand_size=value),
        lambda: GAME.position([] if value is None or isinstance(value, dict) else value),  # type: ignore[arg-type]
        lambda: GAME.action(value),
        lambda: position.play(value),
        lambda: position.legal(value if value is not None else 9),
        lambda: position.determinize(value if value is not None else 9),
        lambda: position.determinize(0, value if value is not None else -1),
        lambda: vg.bot("random", value if value is not None else -1),
        lambda: vg.bot(value),
        lambda: vg.game(value),
    ):
        with pytest.raises(vg.VoyageurError) as caught:
            call()
        assert caught.value.reason("fr") != caught.value.reason("en")


def test_equal_positions_have_equal_bytes_whatever_the_order_of_moves() -> None:
    """Removing an arrow and placing it again leads back to the same record, but for tickets and what was seen."""
    start = GAME.position(players=2, hands=[["tikal"], ["banff"]], arrows={"red": ["start>thingvellir"]})
    ways = ["blue: start>rome", "ticket: arrow", "yellow: start>athens"]
    other = ["ticket: arrow", "yellow: start>athens", "blue: start>rome"]
    ends = []
    for moves in (ways, other):
        position = start
        for move in moves:
            position = position.play(move)
        ends.append(position)
    assert ends[0] == ends[1]
    assert hash(ends[0]) == hash(ends[1])


def test_a_determinized_position_carries_neither_seed_nor_moves() -> None:
    position = played(GAME.start(players=4, seed=9), 30)
    other = position.determinize(2, seed=1)
    assert (other.ply, other.moves, other._origin) == (0, (), None)
    with pytest.raises(vg.BadRecord, match="did not come from a seed"):
        other.record()
    assert other.state[0]["rng"] != position.state[0]["rng"]


def test_the_same_seed_gives_the_same_deal_in_every_thread() -> None:
    lock = threading.Barrier(4)

    def deal(_: int) -> bytes:
        lock.wait()
        return bytes(played(GAME.start(players=5, seed=77), 120).state.tobytes())

    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(deal, range(4)))) == 1


def test_without_a_seed_every_game_is_another() -> None:
    assert len({GAME.start(players=2) for _ in range(5)}) == 5


def test_scores_stand_at_any_time_and_winners_only_at_the_end() -> None:
    position = GAME.start(players=2, seed=4)
    assert position.scores == (-12, -12)
    assert position.winners == ()
    while not position.over:
        position = position.play(position.legal()[-1])
    assert position.legal() == []
    best = max(zip(position.scores, position.state[0]["tickets"], strict=False))
    assert {(position.scores[seat], position.state[0]["tickets"][seat]) for seat in position.winners} == {best}


@pytest.mark.parametrize("name", vg.games())
def test_known_scores_tell_nothing_that_a_seat_cannot_know(name: str) -> None:
    position = vg.game(name).start(players=3, seed=4)
    bot = vg.bot("random", seed=4)
    while not position.over and position.ply < 150:
        for seat in (None, 0, 1, 2):
            known = position.known_scores(seat)
            assert known == position.determinize(seat, seed=1).known_scores(seat)
            assert all(one in (None, true) for one, true in zip(known, position.scores, strict=True))
            assert seat is None or known[seat] is not None
        seat = position.actors[-1]
        position = position.play(bot.choose(position, seat), seat)


def test_shares_are_of_the_victory_if_the_game_ended_now() -> None:
    position = GAME.start(players=4, seed=2)
    assert position.shares == (0.25,) * 4
    while not position.over:
        position = position.play(position.legal()[-1])
    assert sum(position.shares) == 1
    assert position.winners == tuple(seat for seat, share in enumerate(position.shares) if share)


# ---- whom the game waits for ------------------------------------------------------------------------------------

WAITING = {
    "cards": (("exploration", "extension", "extension", "extension"), "play exploitation", (1, 2, 3)),
    "bids": (("extension", "excavation", "excavation", "extension"), "bid 2", (1, 2)),
}
"""Cards that four clans have played, what seat 1 seals next, and for whom the game may wait: never for seat 0."""


def waiting(cards: tuple[str, ...], **options: Any) -> Position:
    """The position after all have chosen these cards."""
    position = vg.game("fivex").start(players=4, seed=1, **options)
    for seat, card in enumerate(cards):
        position = position.play(f"play {card}", seat=seat)
    return position


def heard(position: Position, seat: int, move: str) -> tuple[str, str]:
    """Why a seat may not make a move, in both languages."""
    with pytest.raises(vg.IllegalMove) as caught:
        position.play(move, seat=seat)
    with pytest.raises(vg.IllegalMove) as refused:
        vg.bot("random", seed=1).choose(position, seat)
    assert str(refused.value) == str(caught.value)
    return caught.value.reason("en"), caught.value.reason("fr")


@pytest.mark.parametrize("what", WAITING)
def test_nobody_hears_who_has_sealed_a_choice(what: str) -> None:
    cards, move, awaited = WAITING[what]
    before = waiting(cards)
    after = before.play(move, seat=1)
    assert 1 not in after.actors
    for seat in (None, 0, 2, 3):
        assert after.awaited(seat) == before.awaited(seat) == awaited
    assert after.awaited(1) == tuple(seat for seat in awaited if seat != 1)
    english, french = heard(before, 0, move)
    assert heard(after, 0, move) == (english, french)
    seats = ", ".join(map(str, awaited))
    assert english == f"It is not the turn of seat 0: the game waits for seats {seats}."
    assert french == f"Ce n’est pas à la place 0 de jouer\u00a0: on attend les places {seats}."


def test_one_seat_is_spoken_of_as_one() -> None:
    position = GAME.start(players=2, seed=1, first_player=1)
    english, french = heard(position, 0, "mark tikal")
    assert english == "It is not the turn of seat 0: the game waits for seat 1."
    assert french == "Ce n’est pas à la place 0 de jouer\u00a0: on attend la place 1."
    assert position.awaited(0) == position.awaited(None) == position.actors


@pytest.mark.parametrize("what", WAITING)
def test_a_seat_whose_choice_stands_hears_that_it_does(what: str) -> None:
    cards, move, _ = WAITING[what]
    english, french = heard(waiting(cards, changes=False).play(move, seat=1), 1, move)
    assert english.startswith("At this table what is sealed stays sealed")
    assert french.startswith("À cette table, ce qui est scellé le reste\u00a0:")


def test_nobody_is_awaited_after_the_end() -> None:
    position = GAME.start(players=2, seed=4, round_cap=1)
    while not position.over:
        position = position.play(position.legal()[-1])
    assert position.awaited(None) == position.awaited(0) == ()
    assert position.why_wait(0).key == "game-over"


def test_every_position_shows_itself_in_a_notebook() -> None:
    position = played(GAME.start(players=6, seed=8), 90)
    assert position._repr_svg_() == position.svg()
    assert position.svg(3) != position.svg()


def test_unknown_names_are_answered_with_those_there_are() -> None:
    with pytest.raises(vg.NotFound, match="There are: expeditions"):
        vg.game("chess")
    with pytest.raises(vg.NotFound, match="greedy, master, novice, random"):
        vg.bot("stockfish")


def test_nothing_that_is_handed_out_changes_the_table() -> None:
    game = vg.game("eldorado")
    designs = game.designs
    assert designs is not None
    document = designs.document("first")
    pos = game.start(players=2, seed=1, course=document, barriers=[4, 3, 2, 1])
    before = pos.view(0), pos.to_dict(), pos.record()
    document["boards"].pop()
    pos.options["course"]["boards"].pop()
    pos.options["barriers"].pop()
    pos.to_dict()["options"]["course"]["boards"].pop()
    pos.record().options["barriers"].pop()
    pos.view(0).course["boards"].pop()
    assert (pos.view(0), pos.to_dict(), pos.record()) == before
    with pytest.raises(TypeError):
        pos.options["course"] = "first"  # type: ignore[index]
