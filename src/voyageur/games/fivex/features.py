"""What a position holds for one seat, as numbers from which a learned value judges it: `features`.

They tell what a strong player looks at: water and points, the cards for the rounds to come, what the card of this round
is likely to bring, what the improvements yield, and what the technologies on offer and in the pile would add. What the
record tells of others is used as it stands; of a card that nobody has chosen yet, every one in the hand is as likely.

All numbers are about as large as 1; `NAMES` says what each is. Two things that would take longer to work out than they
help are left out of what a technology adds: the corner that is covered where it is joined, and that no group can be
closed to a ring. Weights that were learned from these numbers mean nothing once the numbers change.
"""

from itertools import product

import numpy as np
from numba import float32, float64, int64, void
from numpy.typing import NDArray

from voyageur.core.kernels import kernel
from voyageur.games.fivex.material import (
    ACTION_IDS,
    ACTIONS,
    CARD_IDS,
    CARDS,
    CENTRE,
    CORNER_ACTION,
    CORNER_KIND,
    CORNER_TARGET,
    CORNERS,
    DIE,
    EXCAVATION,
    EXPLOITATION,
    EXPLOITATION_WATER,
    EXPLORATION,
    EXTENSION,
    EXTERMINATION,
    EXTERMINATION_WATER,
    FEWEST,
    GAIN,
    GAIN_DIE,
    GAIN_PER_CARD,
    GEM,
    GEM_IDS,
    GEM_POINTS,
    GEMS,
    LEFT,
    LEFT_EDGE,
    MOST_GEMS,
    RIGHT,
    RIGHT_EDGE,
    ROUNDS,
    SEATS,
    SIDES,
    STEAL,
    VICTIMS,
    WATER_A_POINT,
    WHOLE_HAND,
)
from voyageur.games.fivex.rules import actors, deciders, explorers, is_unique
from voyageur.games.fivex.state import BID, CHOOSE, DECK, FOLLOW, MARKET, NONE, SIGNATURES, TAKE

State, Table = SIGNATURES.State, SIGNATURES.Table

# ---- names and places -------------------------------------------------------------------------------------------

LAST_CHOICES = 4
"""So many choices before the end each has a number of its own."""
WATER_STEPS = (0, 1, 3, 5, 8, 12, 18, 26)
"""The least water of each class."""
OFFERS = SEATS - 1

_BLOCKS: dict[str, tuple[str, ...]] = {
    "clans": tuple(str(players) for players in range(FEWEST, SEATS + 1)),
    "phase": ("choose", "follow", "bid", "take", "over"),
    "choices left": ("share", *(str(choices) for choices in range(LAST_CHOICES))),
    "turn": ("decides", "awaited", "follows", "will follow"),
    "water": ("all", *(f"from {water}" for water in WATER_STEPS)),
    "score": ("points", "of gems", "margin", "late margin", "leads", "clans ahead", "richer than all"),
    "gems": GEM_IDS,
    "sorted gems": tuple(f"{place} {n}" for place in ("most", "middle", "least") for n in range(MOST_GEMS + 1)),
    "hand": ACTION_IDS[:EXTENSION],
    "card": ACTION_IDS,
    "others": ACTION_IDS,
    "loss": ACTION_IDS,
    "yield": ("pending", "best", *ACTION_IDS),
    "improvements": ACTION_IDS,
    "harvest": (*ACTION_IDS, "all"),
    "corner": tuple(f"{card} {side}" for card in CARD_IDS for side in SIDES),
    "ends": tuple(f"{side} {action}" for side in SIDES for action in ACTION_IDS),
    "offer": ("technologies", *(f"worth {n}" for n in range(OFFERS)), *(f"gems {n}" for n in range(OFFERS))),
    "pile": ("gems", "best gems"),
    "auction": (
        "takes part",
        "rivals",
        "bid",
        "tied",
        "outbid",
        "shorter of water",
        "prospect",
        "takes",
        "prize",
        "prize gems",
    ),
}
NAMES: tuple[str, ...] = tuple(f"{block}: {name}" for block, names in _BLOCKS.items() for name in names)
FEATURES = len(NAMES)


def _place(block: str, name: str | None = None) -> int:
    """Where a number is, or the first of its block."""
    return NAMES.index(f"{block}: {name or _BLOCKS[block][0]}")


CLANS, PHASE, HAND, CARD, OTHERS = (_place(block) for block in ("clans", "phase", "hand", "card", "others"))
CHOICES_SHARE, CHOICES = _place("choices left"), _place("choices left", "0")
DECIDES, AWAITED, FOLLOWS, WILL_FOLLOW = (_place("turn", name) for name in _BLOCKS["turn"])
WATER, WATER_CLASS = _place("water"), _place("water") + 1
POINTS, POINTS_OF_GEMS, MARGIN, LATE_MARGIN, LEADS, AHEAD, RICHER = (_place("score", name) for name in _BLOCKS["score"])
HAS_GEMS, SORTED_GEMS = _place("gems"), _place("sorted gems")
LOSS, PENDING, BEST_YIELD, YIELD = _place("loss"), _place("yield"), _place("yield", "best"), _place("yield", "best") + 1
IMPROVEMENTS, HARVEST, ALL_HARVEST = _place("improvements"), _place("harvest"), _place("harvest", "all")
CORNER, ENDS = _place("corner"), _place("ends")
OFFERED, OFFER_WORTH, OFFER_GEMS = _place("offer"), _place("offer", "worth 0"), _place("offer", "gems 0")
PILE_GEMS, PILE_BEST = _place("pile", "gems"), _place("pile", "best gems")
TAKES_PART, RIVALS, OWN_BID, TIED, OUTBID, SHORTER, PROSPECT, TAKES, PRIZE, PRIZE_GEMS = (
    _place("auction", name) for name in _BLOCKS["auction"]
)

# ---- what counts as 1 -------------------------------------------------------------------------------------------

MUCH_WATER = 16.0
MANY_POINTS = 24.0
WIDE_MARGIN = 10.0
WIDE_LATE_MARGIN, CLEAR_LATE_MARGIN = 4.0, 12.0
"""Points ahead for each choice to come; those that decide the game are as good as more."""
MANY_GEMS = 4.0
MUCH_YIELD = 4.0
MUCH_IMPROVEMENT = 2.0
MUCH_HARVEST = 10.0
MANY_ENDS = 2.0
MUCH_WORTH = 8.0
MANY_GEM_POINTS = 6.0
MUCH_IN_PILE = 24.0
HIGH_BID = 8.0
MANY_CLANS = 4.0
MANY_OTHERS = 2.0

# ---- worked out once --------------------------------------------------------------------------------------------

MEAN_DIE = float(DIE.mean())
PLAYED_A_ROUND = np.array((0.35, 0.16, 0.19, 0.07, 0.24))
"""How often a clan plays each card, as counted in games between bots."""
EVEN = 0.5
"""The chance to keep the card of an excavation that is not decided."""
KINDS_OF_GEMS = 1 << GEMS
COUNTS = MOST_GEMS + 2
"""Gems of one colour that are told apart: one more than count."""
GEM_STEPS: NDArray[np.int64] = np.array([COUNTS ** (GEMS - 1 - gem) for gem in range(GEMS)], np.int64)
WATER_CLASSES: NDArray[np.int64] = np.searchsorted(WATER_STEPS, range(WATER_STEPS[-1] + 1), "right") - 1
"""The class of so much water."""
CARD_CHANCES: NDArray[np.float64] = np.array(
    [[(hand >> card & 1) / max(1, hand.bit_count()) for card in range(ACTIONS)] for hand in range(WHOLE_HAND + 1)]
)
"""The chance of each card, by the hand."""
SURE_GAIN: NDArray[np.float64] = np.select(
    [CORNER_KIND == GAIN, CORNER_KIND == GAIN_DIE, (CORNER_KIND == GAIN_PER_CARD) & (CORNER_TARGET == CORNER_ACTION)],
    [1.0, MEAN_DIE, 1.0],
    0.0,
)
"""What a corner brings whatever the others play."""
IMPROVED, TARGET, COLOUR = CORNER_ACTION.astype(np.int64), CORNER_TARGET.astype(np.int64), GEM.astype(np.int64)
"""Corners and gems as numbers that can be added to places."""
EDGES = np.array((LEFT_EDGE, RIGHT_EDGE))
"""Where the gem of each side is."""
THIEVES: NDArray[np.int64] = np.flatnonzero(CORNER_KIND == STEAL)
"""The corners that steal."""


def _best_points() -> NDArray[np.uint8]:
    """Points by the gems, and by the colours of which one more may be had on the left and on the right."""
    gems = np.minimum(np.indices((COUNTS + len(SIDES),) * GEMS), MOST_GEMS)
    steps = GEM_POINTS[np.minimum(gems + 1, MOST_GEMS)] - GEM_POINTS[gems]
    points = GEM_POINTS[gems].sum(axis=0) + steps.max(axis=0)
    best = np.zeros((COUNTS**GEMS, KINDS_OF_GEMS, KINDS_OF_GEMS), np.uint8)
    for left, right in product(range(KINDS_OF_GEMS), repeat=len(SIDES)):
        for pair in product(_colours(left), _colours(right)):
            shifted = points[tuple(slice(pair.count(gem), pair.count(gem) + COUNTS) for gem in range(GEMS))]
            best[:, left, right] = np.maximum(best[:, left, right], shifted.ravel())
    return best


def _colours(bits: int) -> list[int]:
    """The gems of a bit each; none is NONE."""
    return [gem for gem in range(GEMS) if bits >> gem & 1] or [NONE]


def _improvements() -> NDArray[np.float64]:
    """What a corner brings when its action is played, by the number of clans."""
    brings = np.zeros((SEATS + 1, CORNERS))
    for players in range(FEWEST, SEATS + 1):
        others = (players - 1) * PLAYED_A_ROUND[CORNER_TARGET]
        brings[players] = SURE_GAIN + np.where(CORNER_TARGET == NONE, 0.0, others)
    return brings


BEST_POINTS = _best_points()
IMPROVEMENT = _improvements()
POINTS_A_ROUND: NDArray[np.float64] = IMPROVEMENT * PLAYED_A_ROUND[CORNER_ACTION] / WATER_A_POINT
"""What a corner is worth in a round, by the number of clans."""
CARD_POINTS_A_ROUND: NDArray[np.float64] = POINTS_A_ROUND[:, LEFT::2] + POINTS_A_ROUND[:, RIGHT::2]
TO_EXPLOITER, TO_EXTERMINATOR, FROM_VICTIM = range(3)
AMOUNTS: NDArray[np.float64] = np.array(
    [EXPLOITATION_WATER, EXTERMINATION_WATER, EXTERMINATION_WATER * np.arange(SEATS + 1)], np.float64
)
"""What an exploiter gets, an exterminator gets of each victim, and a victim gives in all, by the number of clans."""


# ---- the state of the round -------------------------------------------------------------------------------------


@kernel(int64(State, int64))
def card_of_round(s, seat):
    """The card a clan has chosen for this round, sealed or not, or NONE."""
    if s.phase == CHOOSE or s.phase == FOLLOW:
        return np.int64(s.choice[seat])
    return np.int64(s.played[seat])


@kernel(int64(State, int64))
def choices_left(s, seat):
    """How many cards a clan has still to choose."""
    return ROUNDS - s.round_number + (card_of_round(s, seat) == NONE)


@kernel(float64(State, int64, int64))
def chance_of(s, seat, action):
    """How likely it is that a clan plays that card this round."""
    card = card_of_round(s, seat)
    if card == NONE:
        return CARD_CHANCES[s.hand[seat], action]
    return 1.0 if card == action else 0.0


@kernel(int64(State, Table, int64))
def takers_before(s, t, seat):
    """How many winners take a technology before this one, or NONE if it takes none."""
    if s.turn == seat:
        return 0
    if s.bid[seat] <= 0 or s.won[seat] != NONE or s.bid[seat] > s.bid[s.turn] or not is_unique(s, t, seat):
        return NONE
    before = 0
    for other in range(t.players):
        if s.won[other] == NONE and s.bid[other] > s.bid[seat] and is_unique(s, t, other):
            before += 1
    return before if before < s.offered else NONE


@kernel(void(State, Table, int64, float32[::1]))
def note_round(s, t, seat, out):
    """The table, the phase, how long the game still lasts, and whose choice it is."""
    out[CLANS + t.players - FEWEST] = 1.0
    out[PHASE + s.phase] = 1.0
    left = choices_left(s, seat)
    out[CHOICES_SHARE] = left / ROUNDS
    if left < LAST_CHOICES:
        out[CHOICES + left] = 1.0
    out[DECIDES] = (deciders(s, t) >> seat) & 1
    out[AWAITED] = (actors(s, t) >> seat) & 1
    if s.phase == CHOOSE or s.phase == FOLLOW:
        out[FOLLOWS] = (explorers(s, t) >> seat) & 1
    card = card_of_round(s, seat)
    if card != NONE:
        out[CARD + card] = 1.0
        out[WILL_FOLLOW] = card == EXPLORATION and s.round_number < ROUNDS


@kernel(void(State, Table, int64, float32[::1]))
def note_hand(s, t, seat, out):
    """The cards from which the next one will be chosen; extension is always among them."""
    hand, card = np.int64(s.hand[seat]), card_of_round(s, seat)
    if card == EXTENSION:
        hand = WHOLE_HAND
    elif card != NONE:
        hand &= ~(1 << card)
    for action in range(EXTENSION):
        out[HAND + action] = (hand >> action) & 1
    if card == EXCAVATION:
        if s.phase == TAKE:
            out[HAND + EXCAVATION] = s.won[seat] == NONE and takers_before(s, t, seat) == NONE
        else:
            out[HAND + EXCAVATION] = EVEN


# ---- water, gems and points -------------------------------------------------------------------------------------


@kernel(int64(State, int64))
def gems_of(s, seat):
    """The active gems of a clan as one number, the place of `BEST_POINTS`."""
    gems = 0
    for gem in range(GEMS):
        gems += GEM_STEPS[gem] * min(np.int64(s.gems[seat, gem]), MOST_GEMS)
    return gems


@kernel(void(State, Table, int64, float32[::1]))
def note_score(s, t, seat, out):
    """Water and points, and how far ahead they are of the best of the others; a token is half a point here."""
    water, gems = np.int64(s.water[seat]), np.int64(BEST_POINTS[gems_of(s, seat), 0, 0])
    points, margin, most, ahead = gems + water // WATER_A_POINT, np.inf, 0, 0
    for other in range(t.players):
        if other != seat:
            its_water, its_gems = np.int64(s.water[other]), np.int64(BEST_POINTS[gems_of(s, other), 0, 0])
            its_points = its_gems + its_water // WATER_A_POINT
            margin = min(margin, gems - its_gems + (water - its_water) / WATER_A_POINT)
            most = max(most, its_water)
            ahead += its_points > points or (its_points == points and its_water > water)
    out[WATER] = water / MUCH_WATER
    out[WATER_CLASS + WATER_CLASSES[min(water, WATER_CLASSES.size - 1)]] = 1.0
    out[POINTS] = points / MANY_POINTS
    out[POINTS_OF_GEMS] = gems / MANY_POINTS
    out[MARGIN] = margin / WIDE_MARGIN
    late = margin / (choices_left(s, seat) + 1.0)
    out[LATE_MARGIN] = max(min(late, CLEAR_LATE_MARGIN), -CLEAR_LATE_MARGIN) / WIDE_LATE_MARGIN
    out[LEADS] = ahead == 0
    out[AHEAD] = ahead / MANY_CLANS
    out[RICHER] = (water - most) / MUCH_WATER


@kernel(void(State, int64, float32[::1]))
def note_gems(s, seat, out):
    """Active gems by colour, and by how many there are of the colours, whichever they are."""
    most, least, total = 0, MOST_GEMS, 0
    for gem in range(GEMS):
        number = min(np.int64(s.gems[seat, gem]), MOST_GEMS)
        out[HAS_GEMS + gem] = number / MANY_GEMS
        most, least, total = max(most, number), min(least, number), total + number
    out[SORTED_GEMS + most] = 1.0
    out[SORTED_GEMS + MOST_GEMS + 1 + total - most - least] = 1.0
    out[SORTED_GEMS + 2 * (MOST_GEMS + 1) + least] = 1.0


# ---- what the card of this round brings -------------------------------------------------------------------------


@kernel(float64(int64, float64))
def amount(of, clans):
    """The amount for a number of clans that need not be whole."""
    fewer = min(int(clans), SEATS - 1)
    return AMOUNTS[of, fewer] + (clans - fewer) * (AMOUNTS[of, fewer + 1] - AMOUNTS[of, fewer])


@kernel(void(State, Table, int64, float32[::1]))
def note_others(s, t, seat, out):
    """How many of the others are likely to play each card."""
    for other in range(t.players):
        if other != seat:
            card = card_of_round(s, other)
            if card != NONE:
                out[OTHERS + card] += 1.0
            else:
                for action in range(ACTIONS):
                    out[OTHERS + action] += CARD_CHANCES[s.hand[other], action]


@kernel(float64(int64, float32[::1]))
def drawn_by(action, out):
    """What a card itself brings, but for technologies."""
    if action == EXPLOITATION:
        return amount(TO_EXPLOITER, 1.0 + out[OTHERS + EXPLOITATION])
    if action == EXTERMINATION:
        each = amount(TO_EXTERMINATOR, 1.0 + out[OTHERS + EXTERMINATION])
        return each * (out[OTHERS + EXCAVATION] + out[OTHERS + EXTENSION])
    return MEAN_DIE if action == EXPLORATION else 0.0


@kernel(void(State, int64, float32[::1]))
def note_losses(s, seat, out):
    """What others are likely to take from a clan, by its card; after the reveal excavation has stolen already."""
    revealed = s.phase == BID or s.phase == TAKE
    for corner in THIEVES:
        thief = np.int64(s.where[corner >> 1])
        if thief >= 0 and thief != seat and (s.corners[thief] >> corner) & 1:
            action = IMPROVED[corner]
            if action != EXCAVATION or not revealed:
                out[LOSS + TARGET[corner]] += chance_of(s, thief, action)
    given = amount(FROM_VICTIM, 1.0 * out[OTHERS + EXTERMINATION])
    for action in range(ACTIONS):
        if VICTIMS[action]:
            out[LOSS + action] += given


@kernel(float64(State, int64, int64, float32[::1]))
def yield_of(s, seat, action, out):
    """What a card brings beyond what its improvements do."""
    return drawn_by(action, out) - min(out[LOSS + action], 1.0 * s.water[seat])


@kernel(void(State, int64, float32[::1]))
def note_yields(s, seat, out):
    """What the chosen card brings until the round ends, or what each card at hand would; the corners' part is noted."""
    card, best = card_of_round(s, seat), 0.0
    if card != NONE:
        value = yield_of(s, seat, card, out)
        if card != EXCAVATION or s.phase == CHOOSE or s.phase == FOLLOW:
            value += out[YIELD + card]
        out[PENDING] = value / MUCH_YIELD
    for action in range(ACTIONS):
        value = 0.0
        if card == NONE and (s.hand[seat] >> action) & 1:
            value = out[YIELD + action] + yield_of(s, seat, action, out)
            best = max(best, value)
        out[YIELD + action] = value / MUCH_YIELD
        out[LOSS + action] /= MUCH_YIELD
        out[OTHERS + action] /= MANY_OTHERS
    out[BEST_YIELD] = best / MUCH_YIELD


# ---- technologies -----------------------------------------------------------------------------------------------


@kernel(void(State, Table, int64, int64, float32[::1]))
def note_corner(s, t, seat, corner, out):
    """A visible corner: what it brings now and in the rounds to come."""
    action = IMPROVED[corner]
    out[CORNER + corner] = 1.0
    out[IMPROVEMENTS + action] += IMPROVEMENT[t.players, corner] / MUCH_IMPROVEMENT
    gain = SURE_GAIN[corner]
    if TARGET[corner] != NONE:
        gain += out[OTHERS + TARGET[corner]]
    out[YIELD + action] += gain


@kernel(int64(State, Table, int64, float32[::1]))
def note_tableau(s, t, seat, out):
    """Corners and free ends; returns a bit for each gem that an end offers, by side, action and colour."""
    offered = 0
    for card in range(CARDS):
        if s.where[card] == seat:
            for side in range(RIGHT + 1):
                corner = 2 * card + side
                if (s.corners[seat] >> corner) & 1:
                    note_corner(s, t, seat, corner, out)
                if (s.left[card] if side == LEFT else s.right[card]) == NONE:
                    end = ACTIONS * side + IMPROVED[corner]
                    out[ENDS + end] += 1.0 / MANY_ENDS
                    offered |= 1 << (GEMS * end + COLOUR[card, EDGES[side]])
    left = choices_left(s, seat)
    for action in range(ACTIONS):
        harvest = out[IMPROVEMENTS + action] * MUCH_IMPROVEMENT * left * PLAYED_A_ROUND[action] / MUCH_HARVEST
        out[HARVEST + action] = harvest
        out[ALL_HARVEST] += harvest
    return offered


@kernel(int64(Table, int64, int64, int64))
def gems_beside(t, card, side, ends):
    """A bit for each colour of which a technology can wake a gem by its edge on one side; 0 where it fits no end."""
    end = ACTIONS * (RIGHT - side) + IMPROVED[2 * card + side]
    gems = (ends >> (GEMS * end)) & (KINDS_OF_GEMS - 1)
    if gems == 0:
        return 0
    own = 1 << COLOUR[card, EDGES[side]]
    return own if t.new_on_top else own | gems


@kernel(void(float32[::1], int64, int64, float64))
def rank(out, first, ranked, value):
    """Put a value among so many that are ranked, the highest first."""
    place = first + ranked
    while place > first and out[place - 1] < value:
        out[place] = out[place - 1]
        place -= 1
    out[place] = value


@kernel(void(State, Table, int64, int64, float32[::1]))
def note_technologies(s, t, seat, ends, out):
    """The points of gems that each technology on offer would add, and its whole worth, the best first; and the pile."""
    gems, left = gems_of(s, seat), choices_left(s, seat)
    now = np.int64(BEST_POINTS[gems, 0, 0])
    offered = 0
    for card in range(CARDS):
        if s.where[card] == DECK or s.where[card] == MARKET:
            more = gems + GEM_STEPS[COLOUR[card, CENTRE]]
            points = BEST_POINTS[more, gems_beside(t, card, LEFT, ends), gems_beside(t, card, RIGHT, ends)] - now
            if s.where[card] == DECK:
                out[PILE_GEMS] += points / MUCH_IN_PILE
                out[PILE_BEST] = max(out[PILE_BEST], points / MANY_GEM_POINTS)
            else:
                rank(out, OFFER_GEMS, offered, points / MANY_GEM_POINTS)
                rank(out, OFFER_WORTH, offered, (points + left * CARD_POINTS_A_ROUND[t.players, card]) / MUCH_WORTH)
                offered += 1
    out[OFFERED] = offered / MANY_CLANS


# ---- the auction ------------------------------------------------------------------------------------------------


@kernel(void(State, Table, int64, float32[::1]))
def note_auction(s, t, seat, out):
    """Bids against those of the others that are known, and what is about to be taken."""
    if s.phase == TAKE:
        before = takers_before(s, t, seat)
        if before != NONE:
            out[TAKES] = 1.0
            out[PRIZE] = out[OFFER_WORTH + before]
            out[PRIZE_GEMS] = out[OFFER_GEMS + before]
        return
    if card_of_round(s, seat) == EXCAVATION:
        out[PROSPECT] = out[OFFER_WORTH]
    if s.phase == BID and s.played[seat] == EXCAVATION and s.water[seat] > 0:
        out[TAKES_PART] = 1.0
        out[OWN_BID] = max(np.int64(s.bid[seat]), 0) / HIGH_BID
        for other in range(t.players):
            if other != seat and s.played[other] == EXCAVATION and s.water[other] > 0:
                out[RIVALS] += 1.0 / MANY_CLANS
                out[SHORTER] += (s.water[other] > s.water[seat]) / MANY_CLANS
                if s.bid[seat] > 0 and s.bid[other] > 0:
                    out[TIED] = max(out[TIED], 1.0 * (s.bid[other] == s.bid[seat]))
                    out[OUTBID] += (s.bid[other] > s.bid[seat]) / MANY_CLANS


# ---- all of it --------------------------------------------------------------------------------------------------


@kernel(SIGNATURES.features)
def features(s, t, seat, out):
    """What the position holds for one seat, as numbers of about the size of 1; `out` holds zeros before."""
    note_round(s, t, seat, out)
    note_hand(s, t, seat, out)
    note_score(s, t, seat, out)
    note_gems(s, seat, out)
    note_others(s, t, seat, out)
    ends = note_tableau(s, t, seat, out)
    note_losses(s, seat, out)
    note_yields(s, seat, out)
    note_technologies(s, t, seat, ends, out)
    note_auction(s, t, seat, out)


@kernel(SIGNATURES.calm)
def calm(s, t):
    """Whether a round begins, and nobody has chosen a card."""
    for seat in range(t.players):
        if s.choice[seat] != NONE:
            return False
    return s.phase == CHOOSE
