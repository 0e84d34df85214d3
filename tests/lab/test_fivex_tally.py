"""What the tally of Expedition to 5X counts, beside what the moves and the positions of the same games say."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

import voyageur as vg
from voyageur.core.position import Position
from voyageur.core.stats import share_intervals
from voyageur.games.fivex.material import ACTION_IDS, CARD_IDS
from voyageur.lab.balance import Balance, Verdict, game_positions, judge, measure_balance
from voyageur.lab.simulate import game_seed

GAME = vg.game("fivex")
GAMES, SEED = 10, 6
TABLES: list[tuple[int, dict[str, Any]]] = [(3, {}), (4, {"shortfall": "reserve"}), (5, {"screens": "open"})]


@cache
def counted(players: int, shortfall: str = "none", screens: str = "hidden") -> Balance:
    return measure_balance(GAME, players, GAMES, "greedy", SEED, shortfall=shortfall, screens=screens)


@cache
def ends(players: int, shortfall: str = "none", screens: str = "hidden") -> list[Position]:
    options = {"shortfall": shortfall, "screens": screens}
    seeds = [game_seed(SEED, number) for number in range(GAMES)]
    return [list(game_positions(GAME, players, "greedy", seed, options))[-1] for seed in seeds]


def values(balance: Balance, measure: str, series: str) -> dict[str, float]:
    (one,) = (each for each in balance.measures("en") if each.id == measure)
    (line,) = (each for each in one.series if each.name.id == series)
    return dict(zip((label.id for label in one.labels), line.values, strict=True))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_water_is_conserved(players: int, options: dict[str, Any]) -> None:
    """What was there, what came from the reserve and what went back make what is there at the end."""
    balance = counted(players, **options)
    water = values(balance, "flow", "a-game")
    came = sum(water[flow] for flow in ("improvements", "exploitation", "exploration", "made-up"))
    assert water["start"] + came - water["prices-paid"] - water["fees"] == pytest.approx(water["end"])
    held = [sum(clan.water for clan in end.view().players) for end in ends(players, **options)]
    assert water["end"] == pytest.approx(sum(held) / GAMES)
    assert min(water.values()) >= 0


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_flows_by_round_add_up_to_those_of_the_game(players: int, options: dict[str, Any]) -> None:
    balance = counted(players, **options)
    whole = values(balance, "flow", "a-game")
    for flow in ("improvements", "exploitation", "exploration", "made-up"):
        assert sum(values(balance, "reserve", flow).values()) == pytest.approx(whole[flow])
    for flow in ("prices-paid", "fees"):
        assert sum(values(balance, "reserve", flow).values()) == pytest.approx(-whole[flow])
    for flow in ("thefts", "extermination"):
        assert sum(values(balance, "moved", flow).values()) == pytest.approx(whole[flow])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_choices_are_the_cards_that_were_played(players: int, options: dict[str, Any]) -> None:
    played: Counter[str] = Counter()
    for end in ends(players, **options):
        played.update(form["card"] for _, action in end.moves if (form := action.to_dict())["kind"] == "play")
    assert played.total() == 15 * players * GAMES
    shares = {card: number / played.total() for card, number in played.items()}
    balance = counted(players, **options)
    assert values(balance, "actions", "choices") == pytest.approx(shares)
    for split in ("actions-by-round", "actions-by-seat"):
        for card, share in shares.items():
            parts = values(balance, split, card).values()
            assert sum(parts) / len(parts) == pytest.approx(share)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_technologies_joints_and_bids_are_those_of_the_moves(players: int, options: dict[str, Any]) -> None:
    kinds: Counter[str] = Counter()
    for end in ends(players, **options):
        forms = [action.to_dict() for _, action in end.moves]
        kinds.update(form["kind"] for form in forms)
        kinds["joint"] += sum((side in form) for form in forms for side in ("after", "before"))
    balance = counted(players, **options)
    fates = values(balance, "fates", "a-game")
    assert fates["sold"] * GAMES == pytest.approx(kinds["take"])
    assert sum(fates.values()) == pytest.approx(15)
    assert sum(values(balance, "bought", "games").values()) == pytest.approx(fates["sold"])
    for measure, made in (("technologies", "take"), ("joints", "joint")):
        spread = values(balance, measure, "everyone")
        mean = sum(int(number) * share for number, share in spread.items())
        assert mean * players * GAMES == pytest.approx(kinds[made])
    auctions, bids = values(balance, "auctions", "a-game"), 0.0
    assert sum(auctions.values()) == pytest.approx(15)
    for which in ("alone", "contested"):
        bids += values(balance, "prices", which)["bids"] * auctions[which] * GAMES
    assert bids == pytest.approx(kinds["bid"])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_prices_are_what_was_paid(players: int, options: dict[str, Any]) -> None:
    balance = counted(players, **options)
    auctions, paid = values(balance, "auctions", "a-game"), 0.0
    for which in ("alone", "contested"):
        prices = values(balance, "prices", which)
        paid += prices["sales"] * prices["mean-price"] * auctions[which]
    assert paid == pytest.approx(values(balance, "flow", "a-game")["prices-paid"])


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_points_of_gems_and_of_water_make_the_score(players: int, options: dict[str, Any]) -> None:
    balance = counted(players, **options)
    gems, water = values(balance, "points-by-place", "from-gems"), values(balance, "points-by-place", "from-water")
    mean = (sum(gems.values()) + sum(water.values())) / players
    assert mean == pytest.approx(values(balance, "spread", "mean")["score"])
    assert gems["1"] + water["1"] == pytest.approx(values(balance, "spread", "mean")["first"])
    shown = [clan.gem_points for end in ends(players, **options) for clan in end.view().players]
    assert sum(gems.values()) * GAMES == pytest.approx(sum(shown))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_owners_win_as_often_as_they_do(players: int, options: dict[str, Any]) -> None:
    balance, times, wins = counted(players, **options), Counter[str](), dict.fromkeys(CARD_IDS, 0.0)
    for end in ends(players, **options):
        for clan in end.view().players:
            for card in (card for group in clan.groups for card in group.cards):
                times[card] += 1
                wins[card] += 1 / len(end.winners) if clan.seat in end.winners else 0
    ratios = {card: wins[card] / max(times[card], 1) * players for card in CARD_IDS}
    assert values(balance, "owners", "times-fair") == pytest.approx(ratios)


def test_a_clan_without_technology_is_counted() -> None:
    balance = counted(5, screens="open")
    empty = values(balance, "technologies", "everyone")["0"]
    assert values(balance, "parts", "part")["without-technology"] == pytest.approx(empty)


def with_a_habit(habit: Callable[[str], bool]) -> Verdict:
    """The verdict on games at random but for the cards: those with the habit are played whenever they may be."""
    tally = GAME.tally(3) if GAME.tally else None
    assert tally is not None
    for seed in range(GAMES):
        chance, game = Random(seed), [GAME.start(players=3, seed=seed)]
        while not game[-1].over:
            legal = game[-1].legal()
            wanted = [action for action in legal if habit(str(action.to_dict().get("card")))]
            game.append(game[-1].play(chance.choice(wanted or legal), game[-1].actors[0]))
        tally.watch(game)
    (limit,) = tally.limits
    return judge(next(each for each in tally.measures("en") if each.id == limit.measure), limit, games=100)


def test_no_action_may_be_idle_or_the_only_one() -> None:
    anything = with_a_habit(lambda card: True)
    assert (anything.holds, anything.sure) == (True, True)
    only = with_a_habit(lambda card: card == "excavation")
    assert (only.holds, only.sure, only.highest.label.id) == (False, True, "excavation")
    idle = with_a_habit(lambda card: card != "exploration")
    assert (idle.holds, idle.lowest.label.id, idle.lowest.value) == (False, "exploration", 0)
    assert not idle.sure, f"that nobody explored in {GAMES} games may be chance"


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_actions_have_intervals_over_games(players: int, options: dict[str, Any]) -> None:
    games = []
    for end in ends(players, **options):
        cards = Counter(str(action.to_dict().get("card")) for _, action in end.moves)
        games.append([cards[card] for card in ACTION_IDS])
    (measure,) = (each for each in counted(players, **options).measures("en") if each.id == "actions")
    assert np.array(measure.series[0].intervals) == pytest.approx(np.array(share_intervals(games)))


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_holdings_are_the_means_of_their_distributions(players: int, options: dict[str, Any]) -> None:
    balance = counted(players, **options)
    for series in ("everyone", "winners"):
        held = values(balance, "holdings", series)
        for measure in ("technologies", "joints"):
            spread = values(balance, measure, series)
            mean = sum(int(number) * share for number, share in spread.items())
            assert held[f"{measure}-each"] == pytest.approx(mean)
        assert held["water-tokens"] == pytest.approx(values(balance, "water", series)["15"])


@pytest.mark.parametrize("players", GAME.players)
def test_nothing_dominates_when_greedy_plays_itself(players: int) -> None:
    found = measure_balance(GAME, players, games=250, bots="greedy", seed=1)
    assert [verdict.limit.measure for verdict in found.verdicts("en")] == ["seats", "actions"]
    seats, actions = found.verdicts("en")
    assert seats.holds or not seats.sure, "that 250 games lean to a seat may be chance"
    assert actions.holds
