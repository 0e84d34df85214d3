"""The conformance suite finds what it is there to find: each test breaks a game in one way."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import voyageur as vg
from voyageur.core.kernels import bind
from voyageur.core.position import Position
from voyageur.games.expeditions import rules
from voyageur.games.expeditions.state import DECK, SIGNATURES
from voyageur.testing import PropertyViolation, check_game

GAME = vg.game("expeditions")
legal, apply = rules.legal, rules.apply


def keep_everything(s, t, seat, seed):  # type: ignore[no-untyped-def]  # a kernel
    pass


def lose_a_card(s, t, seat, action):  # type: ignore[no-untyped-def]  # a kernel
    apply(s, t, seat, action)
    if s.round_number == 3 and s.deck_size > 0:
        s.where[s.deck[0]] = DECK + 1


def list_twice(s, t, seat, out):  # type: ignore[no-untyped-def]  # a kernel
    n = legal(s, t, seat, out)
    if n > 0 and s.round_number == 2:
        out[n] = out[0]
        n += 1
    return n


def forget_to_end(s, t, seat, action):  # type: ignore[no-untyped-def]  # a kernel
    apply(s, t, seat, action)
    s.ending = 0
    s.round_number = min(s.round_number, 5)


def list_by_top_card(s, t, seat, out):  # type: ignore[no-untyped-def]  # a kernel
    n = legal(s, t, seat, out)
    return max(n - s.deck[0] % 2, min(n, 1))


BROKEN: list[tuple[str, Callable[..., Any], str]] = [
    ("determinize", keep_everything, "could read the future"),
    ("apply", lose_a_card, "conservation"),
    ("legal", list_twice, "listed twice"),
    ("apply", forget_to_end, "an empty hand or supply ends the game"),
    ("legal", list_by_top_card, "secrecy: the legal moves"),
]


@pytest.mark.parametrize(("name", "function", "problem"), BROKEN)
def test_a_broken_kernel_is_found_and_the_game_written_out(
    name: str, function: Callable[..., Any], problem: str, tmp_path: Path
) -> None:
    kernel = bind(function, getattr(SIGNATURES, name))
    broken = replace(GAME, kernels=replace(GAME.kernels, **{name: kernel}))
    with pytest.raises(PropertyViolation, match=problem) as caught:
        check_game(broken, games=20, players=[2], samples=0, failures=tmp_path)
    assert caught.value.record is not None
    record = vg.GameRecord.read(caught.value.record)
    assert record.game == GAME.id


def test_a_view_that_shows_another_hand_is_found(tmp_path: Path) -> None:
    def leaking(position: Position, seat: int | None) -> Any:
        view = GAME.view(position, seat)
        return msgspec.structs.replace(view, deck_known={0: GAME.id + str(position.state[0]["deck"][0])})

    with pytest.raises(PropertyViolation, match="secrecy: the view"):
        check_game(replace(GAME, view=leaking), games=2, players=[3], samples=1, failures=tmp_path)


def test_a_document_that_forgets_something_is_found(tmp_path: Path) -> None:
    def forgetful(position: Position) -> dict[str, Any]:
        return {**GAME.write(position), "rng": "0x0"}

    with pytest.raises(PropertyViolation, match="round trips"):
        check_game(replace(GAME, write=forgetful), games=2, players=[2], samples=1, failures=tmp_path)


def test_loaded_dice_are_found(tmp_path: Path) -> None:
    loaded = replace(GAME, chances=lambda games: {"a die": np.array([games, 2 * games])})
    with pytest.raises(PropertyViolation, match="fairness of chance: a die"):
        check_game(loaded, games=2, players=[2], samples=0, failures=tmp_path)
