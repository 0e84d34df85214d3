"""The position as one seat's numbers, from which a learned value judges who will win.

Everything is read off the record and off tables made once from the board: no way is searched, since this runs for
every seat at every leaf of a search. It reads the whole record, others' hands too: whoever asks has dealt it first.
"""

from collections import deque

import numpy as np
from numba import float32, int64, void
from numpy.typing import NDArray

from voyageur.core.kernels import kernel
from voyageur.games.expeditions.heuristics import points
from voyageur.games.expeditions.material import (
    BONUS,
    CARDS,
    COMMONS,
    DISTANCE,
    DRAWN,
    EXPEDITIONS,
    FIRST_WAY,
    HEAD,
    KIND,
    LOCATION,
    ROSE,
    SEGMENT,
    SPOTS,
    TICKET,
    TICKETS_A_TURN,
    TOKENS,
)
from voyageur.games.expeditions.rules import ALL_EXPEDITIONS, arrows_left, has_visited, tip
from voyageur.games.expeditions.state import (
    COMMON,
    HAND,
    KEEP_NEITHER,
    LIVE,
    NONE,
    SIGNATURES,
    TURNS,
    UNDECIDED,
)

State, Table = SIGNATURES.State, SIGNATURES.Table

# ---- tables -----------------------------------------------------------------------------------------------------

OUT_OF_REACH = 15
"""More arrows than any way takes."""


def _efforts() -> NDArray[np.int8]:
    """Arrows to be paid for from any spot to any other: a bonus spot on the way gives its arrow back."""
    table = np.full((SPOTS, SPOTS), OUT_OF_REACH, np.int8)
    for origin in range(SPOTS):
        efforts = table[origin]
        efforts[origin] = 0
        queue = deque([origin])
        while queue:
            spot = queue.popleft()
            for head in HEAD[FIRST_WAY[spot] : FIRST_WAY[spot + 1]]:
                paid = 0 if KIND[head] == BONUS else 1
                if efforts[spot] + paid < efforts[head]:
                    efforts[head] = efforts[spot] + paid
                    if paid:
                        queue.append(int(head))
                    else:
                        queue.appendleft(int(head))
    return np.maximum(table, 1)  # a spot an expedition stands on must be reached anew


EFFORT = _efforts()
BANDS = ("1", "2", "3", "4", "5-6", "7-8", "9+")
"""Efforts that are counted together."""
BAND: NDArray[np.int64] = np.searchsorted([1, 2, 3, 4, 6, 8], np.arange(OUT_OF_REACH + 1))
NEARNESS = (0.86 ** np.arange(OUT_OF_REACH + 1)).astype(np.float32)
"""The weight of what lies that far away, for whoever thinks far ahead."""
CLOSENESS = (0.6 ** np.arange(OUT_OF_REACH + 1)).astype(np.float32)
"""The same for whoever thinks of the next few turns."""
_mean = DISTANCE[1 : CARDS + 1, 1 : CARDS + 1].mean(axis=1)
REMOTENESS: NDArray[np.float32] = ((_mean - _mean.mean()) / _mean.std()).astype(np.float32)
"""How far a location lies from the others, in standard deviations."""

# ---- names ------------------------------------------------------------------------------------------------------

_names: list[str] = []


def _block(*names: str) -> int:
    """Name the next numbers; returns where they begin."""
    start = len(_names)
    _names.extend(names)
    return start


SCORE = _block("score")
LEAD = _block("lead over the best other")
CARDS_WON = _block("cards won")
REGAINED_TOKENS = _block("tokens regained")
LIVE_TOKENS = _block("tokens that may be regained")
DEAD_TOKENS = _block("tokens lost")
HAND_CARDS = _block("cards in hand")
FEW_CARDS = _block("one card in hand", "two cards in hand", "three cards in hand")
TICKETS_HELD = _block("tickets")
SOME_TICKETS = _block("a ticket or more", "two tickets or more", "three tickets or more")

MARKING_NOW = _block("key locations are being marked")
TO_MARK = _block("tokens still to mark")
TO_ACT = _block("to act")
COMPULSORY = _block("to act: the compulsory arrow is due")
BONUS_OWED = _block("to act: bonus arrows owed")
TICKET_OWED = _block("to act: a ticket's arrow is due")
RESTART_OWED = _block("to act: a restart is due")
SWAP_BEGUN = _block("to act: a swap is under way")
USABLE_TICKETS = _block("to act: tickets that may still be used")
ARROWS_NOW = _block("to act: arrows that may still be placed")
WAIT = _block("seats before this one acts")
ACTS_NEXT = _block("acts next")
ACTS_SECOND = _block("acts after the next")
ORDER = _block("place in the round")

ROUND = _block("round")
SUPPLY = _block("arrows left")
SHORT_SUPPLY = _block("arrows left are few")
OPEN_EXPEDITIONS = _block("expeditions with arrows left")
LEAST_HAND = _block("cards in the smallest hand")
LEAST_OTHER_HAND = _block("cards in the smallest hand of the others")
ENDING = _block("the last round")
TURN_LEFT = _block("the last round: a turn still to come")
NO_TURN_LEFT = _block("the last round: no turn to come")
PLAYERS = _block("players")

OWN = _block(*(f"cards in hand at effort {band}" for band in BANDS))
KEY = _block(*(f"key locations at effort {band}" for band in BANDS))
OWN_NEARNESS = _block("nearness of the hand")
OWN_CLOSENESS = _block("closeness of the hand")
KEY_NEARNESS = _block("nearness of key locations")
KEY_CLOSENESS = _block("closeness of key locations")
PULL = _block("closeness of the hand to all expeditions")
OWN_REMOTENESS = _block("remoteness of the hand")
KEY_REMOTENESS = _block("remoteness of key locations")
OWN_WITHIN = _block("cards within this turn's arrows", "cards within the next turn's arrows")
KEY_WITHIN = _block("key locations within this turn's arrows", "key locations within the next turn's arrows")
OWN_LAST = _block("the last round: cards within reach", "the last round: key locations within reach")
OWN_BESIDE = _block("cards beside an expedition's path")
BY_LOOP = _block("cards nearer by a loop")

TREE = _block(*(f"cards at effort {band} from the rest of the tree" for band in BANDS))
TREE_SIZE = _block("arrows to reach the whole hand")
TREE_LONGEST = _block("longest branch to reach the whole hand")
STAGES = (2, 4, 7, 11, 16)
"""Arrows after which the cards reached are counted."""
TREE_REACHED = _block(*(f"cards reached by the first {arrows} arrows" for arrows in STAGES))

ROW = _block(*(f"common objectives at effort {band}" for band in BANDS))
ROW_TO_ACT = _block(*(f"to act: common objectives at effort {band}" for band in BANDS[:3]))
ROW_WITHIN = _block("common objectives within this turn's arrows", "common objectives within the next turn's arrows")

OWN_STEP = _block("arrows to cards in hand")
KEY_STEP = _block("arrows to key locations")
ROW_STEP = _block("arrows to common objectives")
BONUS_STEP = _block("arrows to bonus spots")
TICKET_STEP = _block("arrows to ticket spots")
LOOPS = _block("expeditions a segment from a loop", "expeditions two segments from a loop")
STEPS_TO_ACT = _block(
    "to act: arrows to bonus spots",
    "to act: arrows to ticket spots",
    "to act: expeditions a segment from a loop",
)

DRAWN_BEST = _block("a swap: nearness of the better card drawn")
KEPT = _block("a swap: nearness of the card kept")
WORST = _block("a swap: nearness of the worst card in hand")

NAMES = tuple(_names)
FEATURES = len(NAMES)

# ---- scales: what makes the numbers about the size of 1 -----------------------------------------------------------

POINTS = 8.0
COUNT = 0.5  # of a thing there are few of
FEW = 3
MANY_ROUNDS = 20.0
MANY_ARROWS = 100.0
FEW_ARROWS = 20
SEATS_SCALE = 4.0
LOWEST = -1.0e9  # below any score
TICKETS_SCALE = 4.0
ARROWS_SCALE = 3.0
CARD_SCALE = 0.25  # of the cards of a hand
TREE_SCALE = 20.0
BRANCH_SCALE = 6.0
NEVER = 3  # more arrows than are counted until a loop closes


# ---- the numbers ------------------------------------------------------------------------------------------------

Numbers = float32[::1]
Scratch = int64[::1]

# Where each thing is noted in the scratch space.
TIP = 0  # where each expedition stands, NONE without an arrow left
LOOP = TIP + EXPEDITIONS  # arrows_to_loop of each
HELD = LOOP + EXPEDITIONS  # the cards in hand; a position that somebody set up may give all to one seat
FAR_AWAY = HELD + CARDS  # the effort each takes
SCRATCH = FAR_AWAY + CARDS


@kernel(int64(State, int64, int64))
def arrows_to_loop(s, expedition, spot):
    """How many arrows close a loop, up to two, or NEVER; a bonus spot on the way gives its arrow back."""
    if s.restart == expedition:
        return 1
    best = NEVER
    for way in range(FIRST_WAY[spot], FIRST_WAY[spot + 1]):
        if not (s.laid[SEGMENT[way]] >> expedition) & 1:
            head = HEAD[way]
            if has_visited(s, expedition, head):
                return 1
            if best > 1:
                paid = 1 if KIND[head] == BONUS else 2
                if paid < best:
                    for beyond in range(FIRST_WAY[head], FIRST_WAY[head + 1]):
                        if SEGMENT[beyond] != SEGMENT[way] and has_visited(s, expedition, HEAD[beyond]):
                            best = paid
    return best


@kernel(int64(Scratch, int64))
def effort(w, card):
    """Arrows to be paid for until some expedition reaches the location."""
    best = OUT_OF_REACH
    for expedition in range(EXPEDITIONS):
        if w[TIP + expedition] != NONE:
            best = min(best, EFFORT[w[TIP + expedition], card + 1])
    return best


@kernel(int64(State, int64))
def paths_beside(s, card):
    """A bit for each expedition that a single arrow, after a loop, may lead from its path to the location."""
    bits = np.int64(0)
    for way in range(FIRST_WAY[card + 1], FIRST_WAY[card + 2]):
        bits |= ALL_EXPEDITIONS if HEAD[way] == ROSE else np.int64(s.visited[HEAD[way]])
    return bits


@kernel(void(State, Table, int64, Numbers))
def write_standing(s, t, seat, out):
    """What the seat has, and how it compares."""
    best, least = LOWEST, CARDS
    for other in range(t.players):
        if other != seat:
            best = max(best, points(s, other))
            least = min(least, np.int64(s.hand_size[other]))
    score, cards, tickets = points(s, seat), s.hand_size[seat], s.tickets[seat]
    out[SCORE] = score / POINTS
    out[LEAD] = (score - best) / POINTS
    out[CARDS_WON] = s.won[seat] / POINTS
    out[REGAINED_TOKENS] = s.regained[seat] / TOKENS
    out[HAND_CARDS] = cards / POINTS
    if 0 < cards <= FEW:
        out[FEW_CARDS + cards - 1] = 1
    out[TICKETS_HELD] = tickets / TICKETS_SCALE
    for i in range(min(FEW, tickets)):
        out[SOME_TICKETS + i] = 1
    out[LEAST_OTHER_HAND] = least / POINTS
    out[LEAST_HAND] = min(least, cards) / POINTS


@kernel(int64(State, int64))
def arrows_now(s, seat):
    """Arrows that the seat, whose turn it is, may still place, bonuses to come aside."""
    usable = min(s.tickets[seat], TICKETS_A_TURN - s.tickets_used)
    return usable + s.bonus + s.ticket_arrow + (s.restart != NONE) + (1 - s.progressed)


@kernel(void(State, Table, int64, Numbers))
def write_turn(s, t, seat, out):
    """Whose turn it is, what is half done, and how much time is left."""
    players = np.int64(t.players)
    wait = (seat - s.turn + players) % players
    order, now = (seat - s.first + players) % players, (s.turn - s.first + players) % players
    out[WAIT] = wait / SEATS_SCALE
    out[ACTS_NEXT] = wait == 1
    out[ACTS_SECOND] = wait == 2
    out[ORDER] = order / SEATS_SCALE
    out[PLAYERS] = (players - 2) / SEATS_SCALE
    if s.phase != TURNS:
        out[MARKING_NOW] = 1
        out[TO_MARK] = (TOKENS - s.marked[seat]) / TOKENS
    elif wait == 0:
        out[TO_ACT] = 1
        out[COMPULSORY] = 1 - s.progressed
        out[BONUS_OWED] = s.bonus * COUNT
        out[TICKET_OWED] = s.ticket_arrow
        out[RESTART_OWED] = s.restart != NONE
        out[SWAP_BEGUN] = s.swapping
        out[USABLE_TICKETS] = min(s.tickets[seat], TICKETS_A_TURN - s.tickets_used) * COUNT
        out[ARROWS_NOW] = arrows_now(s, seat) / ARROWS_SCALE
    supply, unfinished = 0, 0
    for expedition in range(EXPEDITIONS):
        supply += arrows_left(s, expedition)
        unfinished += arrows_left(s, expedition) > 0
    out[ROUND] = s.round_number / MANY_ROUNDS
    out[SUPPLY] = supply / MANY_ARROWS
    out[SHORT_SUPPLY] = max(0, FEW_ARROWS - supply) / FEW_ARROWS
    out[OPEN_EXPEDITIONS] = unfinished / EXPEDITIONS
    if s.ending:
        out[ENDING] = 1
        out[TURN_LEFT] = order > now
        out[NO_TURN_LEFT] = order < now


@kernel(void(State, int64, Scratch, Numbers))
def write_steps(s, seat, w, out):
    """Where each expedition stands (noted in `w`), how near a loop it is, and what a single arrow would reach."""
    to_act = s.turn == seat and s.phase == TURNS
    for expedition in range(EXPEDITIONS):
        w[TIP + expedition] = NONE
        w[LOOP + expedition] = NEVER
        if arrows_left(s, expedition) == 0:
            continue
        spot = tip(s, expedition)
        w[TIP + expedition] = spot
        for way in range(FIRST_WAY[spot], FIRST_WAY[spot + 1]):
            if (s.laid[SEGMENT[way]] >> expedition) & 1:
                continue
            head = HEAD[way]
            if KIND[head] == BONUS:
                out[BONUS_STEP] += COUNT
            elif KIND[head] == TICKET:
                out[TICKET_STEP] += COUNT
            elif KIND[head] == LOCATION:
                card = head - 1
                if s.where[card] == HAND + seat:
                    out[OWN_STEP] += COUNT
                    if s.token[card] == seat and s.fate[card] == LIVE:
                        out[KEY_STEP] += COUNT
                elif s.where[card] == COMMON:
                    out[ROW_STEP] += COUNT
        arrows = arrows_to_loop(s, expedition, spot)
        w[LOOP + expedition] = arrows
        if arrows < NEVER:
            out[LOOPS + arrows - 1] += COUNT
    if to_act:
        out[STEPS_TO_ACT] = out[BONUS_STEP]
        out[STEPS_TO_ACT + 1] = out[TICKET_STEP]
        out[STEPS_TO_ACT + 2] = out[LOOPS]


@kernel(int64(State, int64, int64, int64, Scratch, Numbers))
def write_hand(s, seat, reach, soon, w, out):
    """The cards in hand by how far they are (noted in `w`); returns how many."""
    held = 0
    for card in range(CARDS):
        if s.where[card] != HAND + seat:
            continue
        key = s.token[card] == seat and s.fate[card] == LIVE
        far = OUT_OF_REACH
        for expedition in range(EXPEDITIONS):
            if w[TIP + expedition] != NONE:
                arrows = np.int64(EFFORT[w[TIP + expedition], card + 1])
                out[PULL] += CLOSENESS[arrows] * COUNT
                far = min(far, arrows)
        beside = paths_beside(s, card)
        if beside:
            out[OWN_BESIDE] += COUNT
            by_loop = OUT_OF_REACH
            for expedition in range(EXPEDITIONS):
                if (beside >> expedition) & 1 and w[LOOP + expedition] < NEVER:
                    by_loop = min(by_loop, w[LOOP + expedition])
            if by_loop < far:
                far = by_loop
                out[BY_LOOP] += COUNT
        out[OWN + BAND[far]] += COUNT
        out[OWN_NEARNESS] += NEARNESS[far] * CARD_SCALE
        out[OWN_CLOSENESS] += CLOSENESS[far] * COUNT
        out[OWN_REMOTENESS] += REMOTENESS[card] * CARD_SCALE
        out[OWN_WITHIN + soon] += (far <= reach) * COUNT
        if s.ending:
            out[OWN_LAST] += (far <= reach) * COUNT
        if key:
            out[LIVE_TOKENS] += 1 / TOKENS
            out[KEY + BAND[far]] += COUNT
            out[KEY_NEARNESS] += NEARNESS[far] * CARD_SCALE
            out[KEY_CLOSENESS] += CLOSENESS[far] * COUNT
            out[KEY_REMOTENESS] += REMOTENESS[card] * CARD_SCALE
            out[KEY_WITHIN + soon] += (far <= reach) * COUNT
            if s.ending:
                out[OWN_LAST + 1] += (far <= reach) * COUNT
        w[HELD + held] = card
        w[FAR_AWAY + held] = far
        held += 1
    out[DEAD_TOKENS] = (s.marked[seat] - s.regained[seat]) / TOKENS - out[LIVE_TOKENS]
    return held


@kernel(void(int64, Scratch, Numbers))
def write_tree(held, w, out):
    """The shortest tree that joins the whole hand to the expeditions, branch by branch."""
    size, longest = 0, 0
    for rest in range(held, 0, -1):
        nearest = 0
        for i in range(1, rest):
            if w[FAR_AWAY + i] < w[FAR_AWAY + nearest]:
                nearest = i
        card, branch = w[HELD + nearest], w[FAR_AWAY + nearest]
        w[HELD + nearest], w[FAR_AWAY + nearest] = w[HELD + rest - 1], w[FAR_AWAY + rest - 1]
        size += branch
        for stage in range(len(STAGES)):
            if size <= STAGES[stage]:
                out[TREE_REACHED + stage] += CARD_SCALE
        longest = max(longest, branch)
        out[TREE + BAND[branch]] += COUNT
        for i in range(rest - 1):
            w[FAR_AWAY + i] = min(w[FAR_AWAY + i], np.int64(EFFORT[card + 1, w[HELD + i] + 1]))
    out[TREE_SIZE] = size / TREE_SCALE
    out[TREE_LONGEST] = longest / BRANCH_SCALE


@kernel(void(State, int64, int64, int64, Scratch, Numbers))
def write_row(s, seat, reach, soon, w, out):
    """The common objectives by how far they are."""
    for place in range(COMMONS):
        if s.commons[place] == NONE:
            break
        far = effort(w, s.commons[place])
        out[ROW + BAND[far]] += COUNT
        out[ROW_WITHIN + soon] += (far <= reach) * COUNT
        if soon == 0 and BAND[far] < FEW:
            out[ROW_TO_ACT + BAND[far]] += COUNT


@kernel(void(State, int64, Scratch, Numbers))
def write_swap(s, held, w, out):
    """The cards drawn, and the one that will have to go."""
    if s.kept == UNDECIDED:
        far = OUT_OF_REACH
        for i in range(DRAWN):
            if s.drawn[i] != NONE:
                far = min(far, effort(w, s.drawn[i]))
        out[DRAWN_BEST] = NEARNESS[far]
    elif s.kept != KEEP_NEITHER:
        out[KEPT] = NEARNESS[effort(w, s.drawn[s.kept])]
    farthest = 0
    for i in range(held):
        farthest = max(farthest, w[FAR_AWAY + i])
    out[WORST] = NEARNESS[farthest]


@kernel(SIGNATURES.features)
def features(s, t, seat, out):
    """What the position holds for one seat, as numbers of about the size of 1; `out` holds zeros before."""
    w = np.empty(SCRATCH, np.int64)
    to_act = s.turn == seat and s.phase == TURNS
    if to_act:
        reach, soon = arrows_now(s, seat), 0
    else:
        reach, soon = 1 + min(TICKETS_A_TURN, np.int64(s.tickets[seat])), 1
    write_standing(s, t, seat, out)
    write_turn(s, t, seat, out)
    if out[NO_TURN_LEFT]:
        reach = 0
    write_steps(s, seat, w, out)
    held = write_hand(s, seat, reach, soon, w, out)
    if to_act and s.swapping:
        write_swap(s, held, w, out)
    write_tree(held, w, out)
    write_row(s, seat, reach, soon, w, out)


@kernel(SIGNATURES.calm)
def calm(s, t):
    """Whether a turn begins; while key locations are marked, each of them is one."""
    return not (s.progressed or s.tickets_used or s.swapping)
