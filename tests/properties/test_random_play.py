"""The same properties where Hypothesis chooses the moves, and shrinks a game that breaks one."""

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import voyageur as vg
from voyageur.core.position import Position

SETTINGS = settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """A position some moves into a game."""
    game = vg.game(draw(st.sampled_from(vg.games())))
    position = game.start(players=draw(st.sampled_from(game.players)), seed=draw(st.integers(0, 2**63 - 1)))
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=250)):
        if position.over:
            break
        seat = position.actors[choice % len(position.actors)]
        legal = position.legal(seat)
        position = position.play(legal[choice % len(legal)], seat)
    return position


@SETTINGS
@given(positions())
def test_documents_and_records_read_back_to_the_same_thing(position: Position) -> None:
    game = position.game
    assert game.position(msgspec.json.decode(msgspec.json.encode(position.to_dict()))) == position
    record = vg.GameRecord.from_json(position.record().to_json())
    *_, end = game.replay(record)
    assert end == position


@SETTINGS
@given(positions(), st.integers(0, 2**63 - 1))
def test_nothing_a_seat_sees_depends_on_what_it_cannot_know(position: Position, seed: int) -> None:
    for seat in range(position.players):
        other = position.determinize(seat, seed)
        assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(position.view(seat))
        assert (other.observe(seat) == position.observe(seat)).all()
        assert other.legal(seat) == position.legal(seat)
        assert other.svg(seat) == position.svg(seat)


@SETTINGS
@given(positions(), st.data())
def test_what_is_not_legal_is_refused_and_changes_nothing(position: Position, data: st.DataObject) -> None:
    before = position.state.tobytes()
    index = data.draw(st.integers(0, position.game.space.size - 1))
    seat = data.draw(st.integers(0, position.players - 1))
    action = position.game.actions[index]
    if action in position.legal(seat):
        position.play(action, seat)
    else:
        with pytest.raises(vg.IllegalMove):
            position.play(action, seat)
    assert position.state.tobytes() == before
