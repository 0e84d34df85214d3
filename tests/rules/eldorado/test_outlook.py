"""Where pawns can get from here: what is promised can be done, and nothing that can be done is left out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import voyageur as vg
from voyageur.games.eldorado.outlook import Reach, outlook


def moments(game: vg.Game, seed: int, most: int, **options: Any) -> Iterator[vg.Position]:
    """Positions of a game, each as the seat to act could imagine it."""
    bot, position = vg.bot("random", seed=seed), game.start(seed=seed, **options)
    for _ in range(most):
        if position.over:
            return
        yield position.determinize(position.actors[0], 0)
        position = position.play(bot.choose(position))


def pawn_at(position: vg.Position, seat: int, pawn: int) -> str:
    hexes: tuple[str, ...] = position.view(seat).players[seat].pawns
    return hexes[pawn - 1]


@pytest.mark.parametrize("options", [{"players": 2}, {"players": 3, "caves": True, "course": "hills_of_gold"}])
def test_every_way_leads_where_it_says(eldorado: vg.Game, options: dict[str, Any]) -> None:
    shown = 0
    for position in moments(eldorado, 4, 150, **options):
        seat = position.actors[0]
        for reach in outlook(position, seat).reach:
            after = position
            for action in reach.actions:
                after = after.play(action, seat)
            shown += 1
            if reach.tool == "enter":
                assert len(reach.actions) == 1
                assert after.view(seat).pending.kind == "enter"
            else:
                assert pawn_at(after, seat, reach.pawn) == reach.hex == reach.path[-1]
                pending = after.view(seat).pending
                assert reach.left == (pending.left if pending and pending.kind == "path" else 0)
    assert shown > 100


def test_every_first_step_is_there(eldorado: vg.Game) -> None:
    for position in moments(eldorado, 5, 150, players=2):
        seat = position.actors[0]
        reached = {(reach.tool, reach.pawn, reach.hex) for reach in outlook(position, seat).reach}
        for action in position.legal(seat):
            form = action.to_dict()
            after = position.play(action, seat)
            if form["kind"] == "move" and pawn_at(after, seat, form["pawn"]) != pawn_at(position, seat, form["pawn"]):
                tool = str(action).partition(":")[0]
                assert (tool, form["pawn"], pawn_at(after, seat, form["pawn"])) in reached


def test_the_way_with_most_power_left_is_told(eldorado: vg.Game) -> None:
    position = eldorado.position(players=3, hands=[{"pioneer": 1}, {}, {}], pawns=[["0,0"], None, None])
    reaches = outlook(position, 0).reach
    assert reaches
    for reach in reaches:
        assert reach.left == max(other.left for other in every_way(position, "pioneer", reach.hex))


def every_way(position: vg.Position, card: str, there: str) -> list[Reach]:
    """Every way to a hex with one card, tried one by one."""
    found: list[Reach] = []
    waiting: list[tuple[vg.Position, list[str]]] = [(position, [])]
    while waiting:
        before, actions = waiting.pop()
        for action in before.legal(0):
            if action.to_dict()["kind"] == "go" or (not actions and str(action).startswith(f"{card}:")):
                after = before.play(action, 0)
                pending = after.view(0).pending
                left = pending.left if pending and pending.kind == "path" else 0
                if pawn_at(after, 0, 1) == there:
                    found.append(Reach(card, 1, there, left, [*actions, str(action)], [there]))
                if pending and pending.kind == "path":
                    waiting.append((after, [*actions, str(action)]))
    return found


def test_on_a_path_one_can_go_on(eldorado: vg.Game) -> None:
    position = eldorado.position(players=3, hands=[{"pioneer": 1}, {}, {}], pawns=[["0,0"], None, None])
    first = next(reach for reach in outlook(position, 0).reach if len(reach.actions) > 1)
    going = position.play(first.actions[0])
    onward = next(reach for reach in outlook(going, 0).reach if reach.hex == first.hex)
    assert onward.tool == "go"
    assert onward.actions == first.actions[1:]


def test_who_has_to_wait_gets_nowhere(eldorado: vg.Game) -> None:
    position = eldorado.start(3, seed=1)
    assert outlook(position, (position.actors[0] + 1) % 3).reach == []
