"""The balance report: its numbers, its verdicts, its files."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import voyageur as vg
from tests.core import sealed_bids
from voyageur.core import text
from voyageur.core.position import Position
from voyageur.core.stats import interval, share_intervals
from voyageur.core.tally import Limit, Measure, Name, Series
from voyageur.lab.balance import FEWEST_GAMES, Balance, document, game_positions, judge, measure_balance
from voyageur.lab.outcomes import Outcomes, kind
from voyageur.lab.report import report, verdict_sheet
from voyageur.lab.simulate import Simulation, game_seed, simulate

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
    simulation = Simulation(game, players, [bots] * players, 3, {})
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


class Public:
    """A position with nothing but what it tells everybody."""

    def __init__(self, position: Position) -> None:
        self.position = position

    def __getattr__(self, name: str) -> Any:
        assert not name.startswith("_"), f"{name} is private"
        return getattr(self.position, name)


@pytest.mark.parametrize("name", vg.games())
def test_tallies_ask_only_what_positions_tell(name: str) -> None:
    game, balance = vg.game(name), found(name)
    tallies = (Outcomes(balance.players), *([game.tally(balance.players)] if game.tally else []))
    for number in range(GAMES):
        seed = game_seed(balance.seed, number)
        positions: list[Any] = [*game_positions(game, balance.players, balance.bots, seed, balance.options)]
        for tally in tallies:
            tally.watch([Public(position) for position in positions])  # type: ignore[misc]  # it is as good as one
    assert replace(balance, tallies=tallies).measures("en") == balance.measures("en")


def test_progress_is_told_after_every_game() -> None:
    told: list[int] = []
    measure_balance(vg.game("expeditions"), 2, 3, "random", progress=lambda: told.append(1))
    assert len(told) == 3


# ---- verdicts ---------------------------------------------------------------------------------------------------


def lopsided(*numbers: float, doubt: float | None = None) -> Measure:
    """A measure with those values, and with intervals that reach so far either side of them."""
    labels = tuple(Name(f"thing-{number}", f"thing {number}") for number in range(len(numbers)))
    ends = () if doubt is None else tuple((number - doubt, number + doubt) for number in numbers)
    return Measure("things", "Things", labels, (Series(Name("part", "Part"), numbers, ends),))


class Doctored:
    """A tally that has counted something out of its limits."""

    limits = (Limit("things", least=0.08, most=0.40), Limit("things", most=0.95), Limit("things", least=0.05))

    def __init__(self, doubt: float | None) -> None:
        self.doubt = doubt

    def watch(self, game: Sequence[Position]) -> None:
        pass

    def measures(self, language: str) -> list[Measure]:
        return [lopsided(0.03, 0.90, 0.07, doubt=self.doubt)]


@pytest.mark.parametrize(
    ("least", "most", "holds"),
    [(None, 0.6, True), (None, 0.59, False), (0.1, None, True), (0.11, None, False), (0.1, 0.6, True), (0, 0.5, False)],
)
def test_a_limit_holds_when_every_value_keeps_to_it(least: float | None, most: float | None, holds: bool) -> None:
    verdict = judge(lopsided(0.3, 0.6, 0.1), Limit("things", least, most), games=100)
    assert verdict.holds == holds
    assert (verdict.lowest.label.id, verdict.highest.label.id) == ("thing-2", "thing-1")


@pytest.mark.parametrize(
    ("most", "holds", "sure"), [(0.45, True, True), (0.35, True, False), (0.25, False, False), (0.15, False, True)]
)
def test_a_verdict_is_sure_when_the_whole_interval_agrees(most: float, holds: bool, sure: bool) -> None:
    measure, limit = lopsided(0.3, 0.1, doubt=0.1), Limit("things", most=most)
    verdict = judge(measure, limit, FEWEST_GAMES)
    assert (verdict.holds, verdict.sure) == (holds, sure)
    assert not judge(measure, limit, FEWEST_GAMES - 1).sure, "few games are never sure"


@pytest.mark.parametrize("most", [0.9, 0.2])
def test_a_verdict_without_an_interval_is_never_sure(most: float) -> None:
    assert not judge(lopsided(0.3, 0.1), Limit("things", most=most), games=1_000_000).sure


@pytest.mark.parametrize("name", vg.games())
def test_one_game_is_never_sure(name: str) -> None:
    game = vg.game(name)
    for players in (game.players[0], game.players[-1]):
        balance = measure_balance(game, players, 1, "random")
        verdicts = balance.verdicts("en")
        assert verdicts
        assert not any(verdict.sure for verdict in verdicts)
        assert all("probably" in row[-1] for row in verdict_sheet([balance], "en").rows)


@pytest.mark.parametrize("name", vg.games())
def test_every_measure_with_a_limit_has_intervals(name: str) -> None:
    for verdict in found(name).verdicts("en"):
        assert all(series.intervals for series in verdict.measure.series), verdict.limit


def test_verdict_lines_can_fail() -> None:
    few = found("expeditions")
    doctored = replace(few, games=100, tallies=(Doctored(0.01),))
    between = "3.0% (thing 0 · 2.0% – 4.0%) to 90.0% (thing 1 · 89.0% – 91.0%)"
    assert verdict_sheet([doctored], "en").rows == (
        ("2", "Things: none below 8%, none above 40%", between, "does not hold"),
        ("2", "Things: none above 95%", between, "holds"),
        ("2", "Things: none below 5%", between, "does not hold"),
    )
    assert [verdict["holds"] for verdict in document(doctored)["verdicts"]] == [False, True, False]
    assert "| non tenue |" in next(iter(report([doctored], "fr").values()))
    doubtful = replace(doctored, tallies=(Doctored(None),))
    assert [row[2:] for row in verdict_sheet([doubtful], "en").rows] == [
        ("3.0% (thing 0) to 90.0% (thing 1)", words)
        for words in ("probably does not hold", "probably holds", "probably does not hold")
    ]
    assert "| probablement non tenue |" in next(iter(report([doubtful], "fr").values()))


def test_choices_of_one_game_are_not_so_many_witnesses() -> None:
    """Games in which everybody always does the same say less than as many single choices."""
    (low, high), _ = share_intervals([[50, 0], [0, 50]] * 20)
    assert (low, high) == pytest.approx(interval(20, 40), abs=0.01)
    assert high - low > 5 * (interval(1000, 2000)[1] - interval(1000, 2000)[0])
    (low, high), _ = share_intervals([[20, 30], [30, 20]] * 20)
    assert (low, high) == pytest.approx((0.5 - 0.0314, 0.5 + 0.0314), abs=0.001), "1.96 × 0.1 ÷ √39"
    sizes = share_intervals([[1, 0], [0, 99]] * 20)
    assert sizes[0][0] < 0.01 < sizes[0][1], "a large game counts for more"


def test_what_every_game_agrees_on_is_still_not_certain() -> None:
    never, always = share_intervals([[0, 30]] * 40)
    assert never == pytest.approx(interval(0, 40))
    assert always == pytest.approx(interval(40, 40))
    assert share_intervals([[15, 15]] * 40)[0] == pytest.approx(interval(600, 1200))
    assert share_intervals([[0, 30]]) == share_intervals([[0, 0]] * 5) == ((0.0, 1.0), (0.0, 1.0))


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
    balance = measure_balance(vg.game("eldorado"), 3, 1, "random", seed=8, round_cap=2, caves=True)
    sentences = next(iter(report([balance], "en").values()))
    options = "--option caves=true --option round_cap=2"
    line = f"voyageur balance eldorado --players 3 --games 1 --bots random --seed 8 {options} --language en"
    assert f"\n{line}\n" in sentences


def test_the_report_says_how_many_games_there_were() -> None:
    game = vg.game("fivex")
    one, two = (measure_balance(game, 4, games, "random") for games in (1, 2))
    for counted, language, words in (
        (one, "en", "One game of 4 players, with"),
        (one, "fr", "Une partie à 4 joueurs, le"),
        (two, "en", "2 games of 4 players, with"),
        (two, "fr", "2 parties à 4 joueurs, le"),
    ):
        assert f"\n{words}" in next(iter(report([counted], language).values()))
    every = [replace(one, players=players) for players in game.players]
    assert "\nOne game for each number of players, with" in next(iter(report(every, "en").values()))
    assert "\nUne partie pour chaque nombre de joueurs, le" in next(iter(report(every, "fr").values()))


def test_french_words_are_right_for_every_game() -> None:
    sentences = next(iter(report([found("expeditions")], "fr").values()))
    assert sentences.startswith(f"# Équilibre du jeu «\u00a0{vg.game('expeditions').name['fr']}\u00a0»\n")
    assert "\n| Tours de table d’une partie |" in sentences
