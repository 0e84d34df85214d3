"""The balance report: its numbers, its verdicts, its files."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import pytest

import voyageur as vg
from tests.core import sealed_bids
from voyageur.core import text
from voyageur.core.position import Position
from voyageur.core.tally import Limit, Measure, Name, Series
from voyageur.lab.balance import Balance, document, judge, measure_balance
from voyageur.lab.outcomes import kind
from voyageur.lab.report import report, verdict_sheet
from voyageur.lab.simulate import _Simulation, simulate

GAMES = 12


@cache
def found(name: str, bots: str = "random", seed: int = 3) -> Balance:
    """A few games with as few players as can play."""
    game = vg.game(name)
    return measure_balance(game, game.players[0], GAMES, bots, seed)


def values(balance: Balance, measure: str, series: str) -> dict[str, float]:
    """A series of a measure, by label."""
    (one,) = (each for each in balance.measures("en") if each.id == measure)
    (line,) = (each for each in one.series if each.name.id == series)
    return dict(zip((label.id for label in one.labels), line.values, strict=True))


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize("name", vg.games())
def test_the_games_are_those_of_a_simulation_with_the_same_seed(name: str, bots: str) -> None:
    game, balance = vg.game(name), found(name, bots)
    players = balance.players
    summary = simulate(game, players, GAMES, [bots], seed=3)
    means = values(balance, "spread", "mean")
    assert means["score"] == pytest.approx(sum(standing.mean_score for standing in summary.standings) / players)
    assert means["rounds"] == pytest.approx(summary.rounds.mean)
    assert means["moves"] == pytest.approx(summary.moves / GAMES)
    ends = values(balance, "spread", "least")["rounds"], values(balance, "spread", "most")["rounds"]
    assert ends == (summary.rounds.least, summary.rounds.most)
    assert values(balance, "endings", "games")["undecided"] == pytest.approx(1 - summary.decided / GAMES)
    simulation = _Simulation(game, players, [bots] * players, 3, {})
    shares = [simulation.outcome(number).shares for number in range(GAMES)]
    wins = {str(seat): sum(each[seat] for each in shares) / max(summary.decided, 1) for seat in range(players)}
    assert values(balance, "seats", "wins") == pytest.approx(wins)


@pytest.mark.parametrize("name", vg.games())
def test_shares_are_parts_of_one(name: str) -> None:
    balance = found(name)
    for measure, series in (("endings", "games"), ("scores", "players-share"), ("kinds", "choices")):
        assert sum(values(balance, measure, series).values()) == pytest.approx(1)
    for measure_ in balance.measures("en"):
        for line in measure_.series:
            assert len(line.values) == len(measure_.labels)
            for value, (low, high) in zip(line.values, line.intervals, strict=False):
                assert low <= value <= high


def test_a_game_without_a_tally_and_without_kinds_of_action_is_counted_too() -> None:
    balance = measure_balance(sealed_bids.GAME, 3, 5, "random", seed=1)
    assert values(balance, "kinds", "choices") == {"bid": 1.0}
    assert kind(sealed_bids.GAME.action("bid 2")) == "bid"


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    measure_balance(vg.game("expeditions"), 2, 3, "random", progress=lambda: told.append(1))
    assert len(told) == 3


# ---- verdicts ---------------------------------------------------------------------------------------------------


def lopsided(*numbers: float) -> Measure:
    """A measure with those values."""
    labels = tuple(Name(f"thing-{number}", f"thing {number}") for number in range(len(numbers)))
    return Measure("things", "Things", labels, (Series(Name("part", "Part"), numbers),))


class Doctored:
    """A tally that has counted something out of its limits."""

    limits = (Limit("things", least=0.08, most=0.40), Limit("things", most=0.95), Limit("things", least=0.05))

    def watch(self, game: Sequence[Position]) -> None:
        pass

    def measures(self, language: str) -> list[Measure]:
        return [lopsided(0.03, 0.90, 0.07)]


@pytest.mark.parametrize(
    ("least", "most", "holds"),
    [(None, 0.6, True), (None, 0.59, False), (0.1, None, True), (0.11, None, False), (0.1, 0.6, True), (0, 0.5, False)],
)
def test_a_limit_holds_when_every_value_keeps_to_it(least: float | None, most: float | None, holds: bool) -> None:
    verdict = judge(lopsided(0.3, 0.6, 0.1), Limit("things", least, most))
    assert verdict.holds == holds
    assert (verdict.lowest.label.id, verdict.highest.label.id) == ("thing-2", "thing-1")


@pytest.mark.parametrize(
    ("most", "holds", "sure"), [(0.45, True, True), (0.35, True, False), (0.25, False, False), (0.15, False, True)]
)
def test_a_verdict_is_sure_when_the_whole_interval_agrees(most: float, holds: bool, sure: bool) -> None:
    plain = lopsided(0.3, 0.1)
    measure = replace_series(plain, Series(plain.series[0].name, (0.3, 0.1), ((0.2, 0.4), (0.05, 0.15))))
    verdict = judge(measure, Limit("things", most=most))
    assert (verdict.holds, verdict.sure) == (holds, sure)


def replace_series(measure: Measure, series: Series) -> Measure:
    """The same with another series."""
    return Measure(measure.id, measure.title, measure.labels, (series,))


def test_verdict_lines_can_fail() -> None:
    doctored = replace(found("expeditions"), tallies=(Doctored(),))
    assert verdict_sheet([doctored], "en").rows == (
        ("2", "Things: none below 8%, none above 40%", "3.0% (thing 0) to 90.0% (thing 1)", "does not hold"),
        ("2", "Things: none above 95%", "3.0% (thing 0) to 90.0% (thing 1)", "holds"),
        ("2", "Things: none below 5%", "3.0% (thing 0) to 90.0% (thing 1)", "does not hold"),
    )
    assert [verdict["holds"] for verdict in document(doctored)["verdicts"]] == [False, True, False]
    markdown = next(iter(report([doctored], "fr").values()))
    assert "| non tenue |" in markdown


def test_no_seat_may_win_much_more_than_its_share() -> None:
    balance = measure_balance(vg.game("expeditions"), 4, 2, "random")
    (limit,) = (limit for tally in balance.tallies for limit in tally.limits if limit.measure == "seats")
    assert limit == Limit("seats", most=0.30)
    (line,) = verdict_sheet([balance], "en").rows
    assert "does not hold" in line[-1], "two games have at most two winners"


# ---- files ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", text.LANGUAGES)
@pytest.mark.parametrize("name", vg.games())
def test_the_same_seed_gives_the_same_files(name: str, language: str) -> None:
    game, first = vg.game(name), found(name)
    again = measure_balance(game, first.players, GAMES, "random", seed=3)
    assert report([first], language) == report([again], language)
    assert report([first], language) != report([found(name, seed=4)], language)


@pytest.mark.parametrize("name", vg.games())
def test_every_chart_is_shown_and_every_number_told(name: str) -> None:
    balance = found(name)
    files = report([balance], "en")
    (markdown, text_) = next(iter(files.items()))
    assert str(markdown) == f"{name}.md"
    for place in list(files)[1:]:
        assert f"]({place})" in text_
    for measure in balance.measures("en"):
        assert f"### {measure.title}\n" in text_
        for label in measure.labels:
            assert f"| {label.words} |" in text_


@pytest.mark.parametrize("name", vg.games())
def test_both_languages_say_the_same(name: str) -> None:
    english, french = (report([found(name)], language) for language in ("en", "fr"))
    assert english.keys() == french.keys()
    sentences = next(iter(french.values()))
    assert "## Verdicts" in sentences
    assert "Part des victoires par place" in sentences
    assert ",0\u00a0%" in sentences
    english_titles, french_titles = ([m.title for m in found(name).measures(language)] for language in ("en", "fr"))
    assert all(one != other for one, other in zip(english_titles, french_titles, strict=True) if one != "Scores")


def test_the_report_says_how_to_make_it_again() -> None:
    balance = measure_balance(vg.game("eldorado"), 3, 1, "random", seed=8, round_cap=2)
    sentences = next(iter(report([balance], "en").values()))
    line = "voyageur balance eldorado --players 3 --games 1 --bots random --seed 8 --option round_cap=2 --language en"
    assert f"\n{line}\n" in sentences
