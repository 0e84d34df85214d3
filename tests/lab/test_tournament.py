"""Tournaments: schedules, results, logs; the same whoever plays the games and however often they stop."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import voyageur as vg
from voyageur.bots import base
from voyageur.core.action import Action
from voyageur.core.errors import VoyageurError
from voyageur.core.position import Position
from voyageur.core.stats import SURE
from voyageur.lab import playing, tournament
from voyageur.lab.gamelog import GameLog
from voyageur.lab.playing import Hall, Played
from voyageur.lab.schedule import LineUp, Schedule, pairing, read_line_ups, schedule, turns, typed_line_ups
from voyageur.lab.tournament import Result, Tournament, play, share_estimate, summarise

GAME = vg.game("expeditions")


def planned(bots: str, players: int = 2, seed: int = 1, **options: Any) -> Schedule:
    return schedule(GAME, players, read_line_ups(bots, players), seed, options)


def told(result: Result) -> bytes:
    """All that came out, but for what the clock says."""
    standings = tuple(msgspec.structs.replace(each, pace=None) for each in result.standings)
    return msgspec.json.encode(msgspec.structs.replace(result, standings=standings))


# ---- schedules --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "players", "expected"),
    [
        ("a", 3, [("a", "a", "a")]),
        ("a,b", 2, [("a", "b")]),
        ("a,b", 4, [("a", "b", "b", "b")]),
        ("a, b, b", 3, [("a", "b", "b")]),
        ("a,b,c", 2, [("a", "b"), ("a", "c"), ("b", "c")]),
        ("a,b,a/b,a,b", 3, [("a", "b", "a"), ("b", "a", "b")]),
        ("a,b/a,b/b,c", 2, [("a", "b"), ("b", "c")]),
    ],
)
def test_names_make_line_ups(typed: str, players: int, expected: list[LineUp]) -> None:
    assert list(read_line_ups(typed, players)) == expected
    assert list(read_line_ups(typed_line_ups(expected), players)) == expected


def test_names_that_fill_no_table_say_so() -> None:
    with pytest.raises(vg.BadOption, match="3 bots cannot fill 4 seats"):
        read_line_ups("a,b,c", 4)


@pytest.mark.parametrize("players", range(2, 7))
def test_in_a_deal_everybody_has_had_every_seat_equally_often(players: int) -> None:
    seatings = [seating for line in pairing("a", "b", players) for seating in turns(line)]
    assert len(set(seatings)) == len(seatings)
    for seat in range(players):
        held = [seating[seat] for seating in seatings]
        assert held.count("a") == held.count("b") == len(seatings) / 2


def test_whole_deals_are_played() -> None:
    assert planned("greedy,random,random", 3).deals(100) == 34
    assert planned("random", 3).deals(100) == 100
    result = play(planned("greedy,random,random", 3), 4)
    assert (result.deals, result.games) == (2, 6)


def test_the_games_of_a_deal_are_dealt_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    monkeypatch.setattr(Hall, "_compiled", lambda self, number, seating, seed: seeds.append(seed))
    hall = Hall(planned("greedy,random", 2))
    for number in range(6):
        hall.play(number)
    assert seeds[0::2] == seeds[1::2]
    assert len(set(seeds)) == 3


# ---- games ------------------------------------------------------------------------------------------------------


def test_compiled_games_are_the_games_played_move_by_move() -> None:
    hall = Hall(planned("greedy,random,greedy", 3, seed=5))
    assert hall.compiled
    for number in range(6):
        deal, place = divmod(number, len(hall.seatings))
        observed = hall.observed(number, hall.seatings[place], hall.schedule.deal_seed(deal))
        assert hall.play(number) == msgspec.structs.replace(observed, seconds=())
        assert [len(row) for row in observed.seconds] != [0, 0, 0]
        assert sum(map(len, observed.seconds)) == observed.moves


def test_a_bot_of_ones_own_takes_part_and_is_timed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "_bots", dict(base._bots))  # forgotten after the test

    @vg.register_bot
    class Last(vg.Bot):
        name = "last-move"

        def pick(self, position: Position, seat: int) -> Action:
            return position.legal(seat)[-1]

    result = play(planned("last-move,random", round_cap=5), 4)
    first, second = result.standings
    assert [first.bot, second.bot] == ["last-move", "random"]
    assert first.pace is not None
    assert first.pace.median > 0
    assert second.pace is not None
    assert result.schedule.options["round_cap"] == 5
    assert play(planned("random"), 2).standings[0].pace is None


def test_others_than_these_sources_are_refused() -> None:
    other = msgspec.structs.replace(planned("random"), sources="other")
    with pytest.raises(VoyageurError, match="another Voyageur"):
        playing.play_games(other.encoded(), [0])


# ---- results ----------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_result() -> None:
    assert told(play(planned("greedy,random", 3), 30)) == told(play(planned("greedy,random", 3), 30))
    assert told(play(planned("random", seed=1), 30)) != told(play(planned("random", seed=2), 30))


def test_wins_add_up_and_are_compared_with_a_part_of_the_seats() -> None:
    alone = play(planned("greedy,random", 4), 40)
    assert [each.fair for each in alone.standings] == [0.25, 0.75]
    assert sum(each.wins for each in alone.standings) == pytest.approx(alone.decided)
    assert alone.standings[0].share.value == pytest.approx(alone.standings[0].wins / 40)
    field = play(planned("greedy,random,greedy,random/random,random,random,random", 4), 20)
    assert [(each.games, each.fair) for each in field.standings] == [(14, 0.5), (21, pytest.approx(2 / 3))]
    assert sum(each.wins for each in field.standings) == pytest.approx(field.decided)


def finished(shares: list[tuple[float, ...]], plan: Schedule) -> list[Played]:
    """Games that ended so, with a point for each share."""
    return [Played(10, 5 + number % 2, row, row, number) for number, row in enumerate(shares)]


def test_a_result_counts_for_the_bot_whose_seat_won() -> None:
    plan = planned("greedy,random")
    games = finished([(1, 0), (0, 1), (0.5, 0.5), (1, 0)], plan)  # greedy sits first, then second
    result = summarise(plan, games, None)
    greedy, random = result.standings
    assert (greedy.wins, random.wins, result.deals) == (2.5, 1.5, 2)
    assert greedy.share.value == greedy.score.value == 0.625
    assert result.rounds.mean is not None
    assert (result.rounds.mean.value, result.rounds.least, result.rounds.most) == (5.5, 5, 6)
    assert result.rounds.mean.interval == (5.5, 5.5)  # every deal has one game of each length


def test_rounds_count_only_where_somebody_won() -> None:
    plan = planned("greedy,random")
    one = summarise(plan, finished([(1, 0), (0, 0), (0, 1), (0, 0)], plan), None)
    assert one.decided == 2
    assert one.rounds.mean is not None
    assert one.rounds.mean.value == 5
    none = summarise(plan, finished([(0, 0)] * 2, plan), None)
    assert none.rounds.mean is None
    assert none.standings[0].elo is not None


def test_intervals_of_shares_hold_the_true_one_as_often_as_they_say() -> None:
    """Games of a deal depend on each other, in one direction or the other."""
    rng = np.random.default_rng(7)
    for together in (0.8, 0.0, -0.8):
        held, trials = 0, 2000
        for _ in range(trials):
            swing = rng.uniform(-0.3, 0.3, 200)
            one = rng.random(200) < 0.6 + swing
            other = rng.random(200) < 0.6 + np.sign(together) * swing * abs(together)
            ends = share_estimate((one.astype(float) + other) / 2, games=2).interval
            assert ends is not None
            held += ends[0] <= 0.6 <= ends[1]
        doubt = SURE * (0.95 * 0.05 / trials) ** 0.5
        assert abs(held / trials - 0.95) < 2 * doubt, together


def test_few_deals_are_trusted_little() -> None:
    assert share_estimate(np.array([0.5]), games=2).interval is None
    assert share_estimate(np.full(10, 0.5), games=2).interval == pytest.approx((0.2993, 0.7007), abs=1e-4)
    low, high = share_estimate(np.ones(20), games=4).interval or (0, 0)
    assert (round(low, 2), high) == (0.84, 1.0)


# ---- whoever plays them -----------------------------------------------------------------------------------------


def test_processes_give_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "COMPILED_SHARE", 7)
    plan = planned("greedy,random", 3)
    alone, spread = (play(plan, 60, workers=workers, sprt=(0.33, 0.5)) for workers in (1, 3))
    assert told(alone) == told(spread)
    assert alone.sprt is not None
    assert (alone.sprt.answer, alone.games < 60) == ("high", True)


def test_ray_gives_the_same_result(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="Ray is an extra: pip install 'voyageur[ray]'")
    monkeypatch.setattr(tournament, "COMPILED_SHARE", 7)
    plan = planned("greedy,random", 3)
    assert told(play(plan, 60, ray="local")) == told(play(plan, 60))


def test_deals_count_in_their_order_whenever_their_games_come() -> None:
    plan = planned("greedy,random")
    hall, order = Hall(plan), np.random.default_rng(3).permutation(80).tolist()
    bounds = (0.5, 0.9)
    straight, mixed = (Tournament(plan, 40, bounds, {}) for _ in range(2))
    for number in range(80):
        straight.add([hall.play(number)])
    for number in order:
        mixed.add([hall.play(number)])
    found = straight.result()
    assert found is not None
    assert mixed.result() == found
    assert found.deals < 40
    assert found.sprt is not None
    assert found.sprt.answer == "high"


def test_nothing_is_known_before_a_deal_is_whole() -> None:
    plan = planned("greedy,random")
    under_way = Tournament(plan, 3, None, {})
    under_way.add([Hall(plan).play(number) for number in (0, 2, 3)])
    assert under_way.result() is None
    assert (under_way.over, under_way.missing()) == (False, [1, 4, 5])


def test_whoever_watches_sees_every_share(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "COMPILED_SHARE", 4)
    seen = []
    play(planned("greedy,random"), 12, watch=lambda done, so_far: seen.append((done, so_far())))
    assert [done for done, _ in seen] == [4, 8, 12]
    assert [result.games for _, result in seen if result] == [4, 8, 12]


# ---- logs -------------------------------------------------------------------------------------------------------


def test_a_tournament_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "COMPILED_SHARE", 4)
    plan, path = planned("greedy,random"), tmp_path / "log"

    def stop(done: int, so_far: Any) -> None:
        if done >= 12:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play(plan, 40, log=GameLog(path, plan), watch=stop)
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])  # the power went off while the last line was written
    resumed = GameLog(path, plan, resume=True)
    assert sorted(resumed.played) == list(range(11))
    done: list[int] = []
    result = play(plan, 40, log=resumed, watch=lambda games, _: done.append(games))
    assert done[0] == 15
    assert told(result) == told(play(plan, 40))
    assert sorted(GameLog(path, plan, resume=True).played) == list(range(40))
    longer = play(plan, 50, log=GameLog(path, plan, resume=True))
    assert told(longer) == told(play(plan, 50))
    assert told(play(plan, 20, log=GameLog(path, plan, resume=True))) == told(play(plan, 20))


def test_a_log_is_not_taken_for_another(tmp_path: Path) -> None:
    plan, path = planned("greedy,random", seed=1), tmp_path / "log"
    GameLog(path, plan)
    with pytest.raises(VoyageurError, match="exists already"):
        GameLog(path, plan)
    for other, differing in (
        (planned("greedy,random", seed=2), "seed"),
        (planned("random,greedy", seed=1), "line_ups"),
        (planned("greedy,random", round_cap=7), "options"),
        (msgspec.structs.replace(plan, sources="other"), "sources"),
    ):
        with pytest.raises(VoyageurError, match=f"these differ: {differing}. Choose"):
            GameLog(path, other, resume=True)


@pytest.mark.parametrize("words", [b"", b"chess\n", b"{}\n", b"[1]"])
def test_what_is_no_log_is_left_alone(tmp_path: Path, words: bytes) -> None:
    (tmp_path / "log").write_bytes(words)
    with pytest.raises(VoyageurError, match="is no log of a tournament"):
        GameLog(tmp_path / "log", planned("random"), resume=True)
    assert (tmp_path / "log").read_bytes() == words


def test_a_log_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    with pytest.raises(VoyageurError, match="cannot be written"):
        GameLog(tmp_path / "file" / "log", planned("random"))
