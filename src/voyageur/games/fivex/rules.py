"""The rules, in the order of the rulebook: set-up, the four steps of a round, the auction, placing, the end, scores.

Every function is a kernel on the state `s` and the table `t` (see `state`). Numbers in brackets such as [4.3] cite the
rulings in `docs/rules/fivex.md`.
"""

import numpy as np
from numba import boolean, int8, int64, uint8, void

from voyageur.core import rng
from voyageur.core.kernels import bind, kernel
from voyageur.games.fivex.actions import (
    AFTER,
    BEFORE,
    BID_WATER,
    FIRST_PLACEMENT,
    OVER_AFTER,
    OVER_BEFORE,
    PLACED,
    PLAY,
    TAKE_CARD,
)
from voyageur.games.fivex.material import (
    ACTIONS,
    CARDS,
    CENTRE,
    COLONIES,
    CORNER_KIND,
    CORNER_TARGET,
    CORNERS,
    CORNERS_OF,
    DIE,
    EXCAVATION,
    EXPLOITATION,
    EXPLOITATION_WATER,
    EXPLORATION,
    EXTENSION,
    EXTERMINATION,
    EXTERMINATION_WATER,
    FEE,
    GAIN,
    GAIN_DIE,
    GAIN_PER_CARD,
    GEM,
    GEM_POINTS,
    GEMS,
    LEFT,
    LEFT_EDGE,
    MOST_GEMS,
    MOST_WATER,
    RIGHT,
    RIGHT_EDGE,
    ROUNDS,
    SEATS,
    STARTING_WATER,
    STEAL,
    VICTIMS,
    WATER_A_POINT,
    WHOLE_HAND,
)
from voyageur.games.fivex.state import (
    BID,
    CHOOSE,
    DECK,
    DRY,
    FOLLOW,
    MARKET,
    NO_BID,
    NO_LIMIT,
    NONE,
    OVER,
    REMOVED,
    SIGNATURES,
    TAKE,
)

State, Table = SIGNATURES.State, SIGNATURES.Table
below = bind(rng.below, int64(State, int64))


# ---- set-up -----------------------------------------------------------------------------------------------------


@kernel(void(State))
def clear_account(s):
    """Nothing has happened in the round."""
    s.bid[:] = NO_BID
    s.gained[:] = 0
    s.stolen[:] = 0
    s.drawn[:] = 0
    s.lost[:] = 0
    s.paid[:] = 0
    s.won[:] = NONE
    s.die = NONE


@kernel(void(State))
def clear(s):
    """An empty table."""
    clear_account(s)
    s.corners[:] = 0
    s.water[:] = 0
    s.least[:] = 0
    s.most[:] = 0
    s.hand[:] = 0
    s.gems[:] = 0
    s.where[:] = DECK
    s.left[:] = NONE
    s.right[:] = NONE
    s.over[:] = 0
    s.market[:] = NONE
    s.colony[:] = NONE
    s.choice[:] = NONE
    s.played[:] = NONE
    s.offered = 0
    s.turn = NONE
    s.phase = CHOOSE
    s.round_number = 1


@kernel(void(State, Table))
def deal_colonies(s, t):
    """A colony for each clan, at random [1.6]."""
    dealt = 0
    for seat in range(t.players):
        number, colony = below(s, COLONIES - seat), 0
        while (dealt >> colony) & 1 or number > 0:
            number -= 1 - ((dealt >> colony) & 1)
            colony += 1
        s.colony[seat] = colony
        dealt |= 1 << colony


@kernel(SIGNATURES.setup)
def setup(s, t, seed):
    """Five action cards, a colony and five tokens of water each; the first technology is revealed."""
    clear(s)
    s.rng = rng.stream(seed, np.uint64(0))
    deal_colonies(s, t)
    for seat in range(t.players):
        s.hand[seat] = WHOLE_HAND
        s.water[seat] = STARTING_WATER
        s.least[seat] = STARTING_WATER
        s.most[seat] = STARTING_WATER
    discover(s, t)


# ---- step I: a new technology -----------------------------------------------------------------------------------


@kernel(void(State, int64))
def leave_market(s, place):
    """A technology leaves the offer; those behind it move up."""
    for i in range(place, s.offered - 1):
        s.market[i] = s.market[i + 1]
    s.offered -= 1
    s.market[s.offered] = NONE


@kernel(void(State, Table))
def discover(s, t):
    """A technology from the pile joins the offer; of too many, the oldest leaves the game [2.1, 2.2]."""
    left = 0
    for card in range(CARDS):
        left += s.where[card] == DECK
    number, new = below(s, left), 0
    while s.where[new] != DECK or number > 0:
        number -= s.where[new] == DECK
        new += 1
    s.where[new] = MARKET
    s.market[s.offered] = new
    s.offered += 1
    if s.offered > t.players - 1:
        s.where[s.market[0]] = REMOVED
        leave_market(s, 0)


# ---- step II: playing a card ------------------------------------------------------------------------------------


@kernel(int64(State, Table))
def explorers(s, t):
    """A bit for each clan that explored last round, and so chooses after the others; none if all did [3.5, 3.6]."""
    bits = 0
    for seat in range(t.players):
        if s.played[seat] == EXPLORATION:
            bits |= 1 << seat
    return 0 if bits == (1 << t.players) - 1 else bits


@kernel(int64(State, Table))
def deciders(s, t):
    """A bit for each seat whose choice this is, whether or not it has made it."""
    everybody = (1 << t.players) - 1
    if s.phase == CHOOSE:
        return everybody ^ explorers(s, t)
    elif s.phase == FOLLOW:
        return explorers(s, t)
    elif s.phase == BID:
        bits = 0
        for seat in range(t.players):
            if s.played[seat] == EXCAVATION:
                bits |= 1 << seat
        return bits
    elif s.phase == TAKE:
        return 1 << s.turn
    return 0


@kernel(boolean(State, Table, int64))
def follows(s, t, seat):
    """Whether a clan chooses its card of this round after the others."""
    return (explorers(s, t) >> seat) & 1 != 0


@kernel(boolean(State, Table, int64))
def decides(s, t, seat):
    """Whether this is the seat's choice."""
    return (deciders(s, t) >> seat) & 1 != 0


@kernel(boolean(State, Table, int64))
def is_open(s, t, seat):
    """Whether the card a clan has chosen lies open: it was revealed to the explorers [3.5]."""
    return s.phase == FOLLOW and not follows(s, t, seat)


@kernel(SIGNATURES.actors)
def actors(s, t):
    """The seats that have still to choose; a clan without water makes no bid [5.3]."""
    bits = deciders(s, t)
    if s.phase == BID:
        for seat in range(t.players):
            if s.bid[seat] != NO_BID:
                bits &= ~(1 << seat)
    elif s.phase != TAKE:
        for seat in range(t.players):
            if s.choice[seat] != NONE:
                bits &= ~(1 << seat)
    return bits


@kernel(void(State, Table, int64, int64))
def choose(s, t, seat, card):
    """Seal an action card; the last one reveals them: first to the explorers, then to all [3.5]."""
    s.choice[seat] = card
    if actors(s, t) == 0:
        if s.phase == CHOOSE and explorers(s, t) != 0:
            s.phase = FOLLOW
        else:
            reveal_cards(s, t)


@kernel(void(State, Table))
def reveal_cards(s, t):
    """All cards lie open, and a new account begins, with new bounds of everybody's water from round 2 on [1.4]."""
    clear_account(s)
    for seat in range(t.players):
        s.played[seat] = s.choice[seat]
        s.hand[seat] ^= 1 << s.choice[seat]
        s.choice[seat] = NONE
        if s.round_number > 1:
            s.least[seat] = 0
            s.most[seat] = NO_LIMIT
    activate_improvements(s, t, EXCAVATION)
    open_auction(s, t)


# ---- water ------------------------------------------------------------------------------------------------------


@kernel(void(State, int64, int64))
def receive(s, seat, water):
    """A clan's water grows, for all to see."""
    s.water[seat] += water
    s.least[seat] += water
    if s.most[seat] != NO_LIMIT:
        s.most[seat] += water


@kernel(void(State, int64, int64))
def give(s, seat, water):
    """A clan's water shrinks, for all to see; it had at least so much."""
    s.water[seat] -= water
    s.least[seat] = max(s.least[seat] - water, 0)
    if s.most[seat] != NO_LIMIT:
        s.most[seat] -= water


@kernel(void(State, int64))
def show_dry(s, seat):
    """Everybody sees that a clan has no water."""
    s.least[seat] = 0
    s.most[seat] = 0


@kernel(void(State, int64, int64, int64))
def lose(s, seat, water, asked):
    """Others take water; less than they asked for means that there was no more."""
    give(s, seat, water)
    s.lost[seat] += water
    if water < asked:
        show_dry(s, seat)


@kernel(int64(State))
def roll(s):
    """The die."""
    return DIE[below(s, DIE.size)]


@kernel(int64(State, Table, int64))
def clans_that_played(s, t, action):
    """How many clans played that card this round."""
    clans = 0
    for seat in range(t.players):
        clans += s.played[seat] == action
    return clans


# ---- step III.1: improvements -----------------------------------------------------------------------------------


@kernel(int64(State, int64, int64))
def thefts(s, thief, target):
    """Tokens a clan's visible improvements of its action steal from each clan that played the target."""
    corners, tokens = np.int64(s.corners[thief]) & np.int64(CORNERS_OF[s.played[thief]]), 0
    for corner in range(CORNERS):
        if (corners >> corner) & 1 and CORNER_KIND[corner] == STEAL and CORNER_TARGET[corner] == target:
            tokens += 1
    return tokens


@kernel(void(State, Table, int64, int8[::1], int8[::1]))
def share_out(s, t, victim, asked, got):
    """Tokens go one by one, clockwise from the victim's left, to those who still ask, until it is dry [4.6]."""
    wanted, water = 0, np.int64(s.water[victim])
    for thief in range(t.players):
        wanted += asked[thief]
        got[thief] = 0
    left, thief = min(wanted, water), victim
    while left > 0:
        thief = thief + 1 if thief + 1 < t.players else 0
        if got[thief] < asked[thief]:
            got[thief] += 1
            left -= 1
    lose(s, victim, min(wanted, water), wanted)


@kernel(void(State, Table, int64))
def steal(s, t, action):
    """Every theft of one step: nobody steals what was stolen in the same step, or from itself [4.3, 4.5, 4.6]."""
    asked, got = np.zeros(SEATS, np.int8), np.zeros(SEATS, np.int8)
    received, lacking = np.zeros(SEATS, np.int8), np.zeros(SEATS, np.int8)
    for victim in range(t.players):
        wanted = 0
        for thief in range(t.players):
            asked[thief] = 0
            if s.played[thief] == action and thief != victim:
                asked[thief] = thefts(s, thief, s.played[victim])
            wanted += asked[thief]
        if wanted > 0:
            share_out(s, t, victim, asked, got)
            for thief in range(t.players):
                received[thief] += got[thief]
                lacking[thief] += asked[thief] - got[thief]
    for thief in range(t.players):
        receive(s, thief, received[thief])
        s.stolen[thief] += received[thief]
        if t.refill:
            receive(s, thief, lacking[thief])
            s.gained[thief] += lacking[thief]


@kernel(void(State, Table, int64))
def activate_improvements(s, t, action):
    """Every visible corner of those who played the action: all gains first, then all thefts [4.2-4.5]."""
    thieves = False
    for seat in range(t.players):
        if s.played[seat] == action:
            corners, water = np.int64(s.corners[seat]) & np.int64(CORNERS_OF[action]), 0
            corner = 0
            while corners >> corner != 0:
                if (corners >> corner) & 1:
                    kind = CORNER_KIND[corner]
                    if kind == GAIN:
                        water += 1
                    elif kind == GAIN_DIE:
                        water += roll(s)
                    elif kind == GAIN_PER_CARD:
                        water += clans_that_played(s, t, CORNER_TARGET[corner])
                    else:
                        thieves = True
                corner += 1
            receive(s, seat, water)
            s.gained[seat] += water
    if thieves:
        steal(s, t, action)


# ---- step III.2: the other actions; for excavation see the auction ----------------------------------------------


@kernel(void(State, int64, int64))
def draw_water(s, seat, water):
    """Water that the action itself brings."""
    receive(s, seat, water)
    s.drawn[seat] += water


@kernel(void(State, Table))
def exploit(s, t):
    """Water by the number of clans that exploit [6.1]."""
    water = np.int64(EXPLOITATION_WATER[clans_that_played(s, t, EXPLOITATION)])
    for seat in range(t.players):
        if s.played[seat] == EXPLOITATION:
            draw_water(s, seat, water)


@kernel(void(State, Table))
def exterminate(s, t):
    """Every victim gives to every exterminator; the reserve makes up what a victim lacks [6.2, 6.3]."""
    exterminators = clans_that_played(s, t, EXTERMINATION)
    if exterminators == 0:
        return
    each, victims = np.int64(EXTERMINATION_WATER[exterminators]), 0
    for seat in range(t.players):
        if VICTIMS[s.played[seat]]:
            victims += 1
            lose(s, seat, min(each * exterminators, np.int64(s.water[seat])), each * exterminators)
    for seat in range(t.players):
        if s.played[seat] == EXTERMINATION:
            draw_water(s, seat, each * victims)


@kernel(void(State, Table))
def explore(s, t):
    """The die; that explorers choose late next round follows from the card they played [6.4]."""
    for seat in range(t.players):
        if s.played[seat] == EXPLORATION:
            draw_water(s, seat, roll(s))


@kernel(void(State, Table))
def extend(s, t):
    """All discarded cards and this one come back to the hand [6.5]."""
    for seat in range(t.players):
        if s.played[seat] == EXTENSION:
            s.hand[seat] = WHOLE_HAND


@kernel(void(State, Table))
def resolve_other_actions(s, t):
    """What comes after excavation, in order of priority, each after its improvements [4.1, 4.7]."""
    activate_improvements(s, t, EXPLOITATION)
    exploit(s, t)
    activate_improvements(s, t, EXTERMINATION)
    exterminate(s, t)
    activate_improvements(s, t, EXPLORATION)
    explore(s, t)
    activate_improvements(s, t, EXTENSION)
    extend(s, t)


# ---- step IV: putting cards away --------------------------------------------------------------------------------


@kernel(void(State, Table))
def put_away(s, t):
    """Played cards are discarded, but an excavation that brought nothing goes back to the hand [5.9, 6.6]."""
    for seat in range(t.players):
        if s.played[seat] == EXCAVATION and s.won[seat] == NONE:
            s.hand[seat] |= 1 << EXCAVATION


@kernel(void(State, Table))
def finish_round(s, t):
    """What is left of a round once the auction is over, and the next one, if there is one [1.2]."""
    s.turn = NONE
    resolve_other_actions(s, t)
    put_away(s, t)
    if s.round_number == ROUNDS:
        s.phase = OVER
    else:
        s.round_number += 1
        s.phase = CHOOSE
        discover(s, t)


# ---- the auction ------------------------------------------------------------------------------------------------


@kernel(void(State, Table))
def open_auction(s, t):
    """Whoever excavates and has water bids; who has none is seen to have none only with the bids [5.3]."""
    waiting = False
    for seat in range(t.players):
        if s.played[seat] == EXCAVATION:
            if s.water[seat] > 0:
                waiting = True
            else:
                s.bid[seat] = DRY
    if waiting:
        s.phase = BID
    else:
        show_bids(s, t)
        finish_round(s, t)


@kernel(void(State, Table))
def show_bids(s, t):
    """Bids tell how much a clan has at least, or that it has nothing."""
    for seat in range(t.players):
        if s.bid[seat] == DRY:
            show_dry(s, seat)
        elif s.bid[seat] != NO_BID:
            s.least[seat] = max(s.least[seat], s.bid[seat])


@kernel(boolean(State, Table, int64))
def is_unique(s, t, seat):
    """Whether nobody else bid as much: equal bids cancel each other [5.5]."""
    for other in range(t.players):
        if other != seat and s.bid[other] == s.bid[seat]:
            return False
    return True


@kernel(boolean(State, Table, int64))
def wins(s, t, seat):
    """Alone: more than the die. Otherwise a unique bid for which a technology is left [5.1, 5.4, 5.5]."""
    if s.bid[seat] <= 0:
        return False
    if clans_that_played(s, t, EXCAVATION) == 1:
        return s.die < s.bid[seat]
    if not is_unique(s, t, seat):
        return False
    choices = np.int64(s.offered)
    for other in range(t.players):
        choices += s.won[other] != NONE
        choices -= s.bid[other] > s.bid[seat] and is_unique(s, t, other)
    return choices > 0


@kernel(int64(State, Table))
def next_winner(s, t):
    """The winner with the highest bid who has not yet taken a technology, or NONE [5.8]."""
    best = NONE
    for seat in range(t.players):
        if s.won[seat] == NONE and (best == NONE or s.bid[seat] > s.bid[best]) and wins(s, t, seat):
            best = seat
    return best


@kernel(void(State, Table))
def settle_auction(s, t):
    """Bids lie open: a lone bidder meets the die, winners pay what they bid, the others the fee [5.4-5.6]."""
    show_bids(s, t)
    if clans_that_played(s, t, EXCAVATION) == 1:
        s.die = roll(s)
    for seat in range(t.players):
        if s.bid[seat] > 0:
            s.paid[seat] = s.bid[seat] if wins(s, t, seat) else FEE
            give(s, seat, s.paid[seat])
    call_winner(s, t)


@kernel(void(State, Table))
def call_winner(s, t):
    """The next winner takes a technology; after the last the round goes on."""
    s.turn = next_winner(s, t)
    if s.turn == NONE:
        finish_round(s, t)
    else:
        s.phase = TAKE


@kernel(void(State, Table, int64, int64))
def bid(s, t, seat, water):
    """Seal a bid; the last one opens them."""
    s.bid[seat] = water
    if actors(s, t) == 0:
        settle_auction(s, t)


# ---- placing technologies ---------------------------------------------------------------------------------------


@kernel(void(State, int64, int64, boolean))
def join(s, first, second, over):
    """Lay two edges on each other: the corner below is lost for good, the gem above becomes active [7.3, 7.4]."""
    first, second, seat = np.int64(first), np.int64(second), s.where[first]
    s.right[first] = second
    s.left[second] = first
    s.over[first] = over
    if over:
        hidden, gem = 2 * second + LEFT, GEM[first, RIGHT_EDGE]
    else:
        hidden, gem = 2 * first + RIGHT, GEM[second, LEFT_EDGE]
    s.corners[seat] = np.int64(s.corners[seat]) & ~(1 << hidden)
    s.gems[seat, gem] += 1


@kernel(void(State, int64, int64))
def lay_apart(s, seat, card):
    """Both corners are visible, the gem in the centre is active."""
    s.where[card] = seat
    s.corners[seat] |= np.int64(3) << (2 * card)
    s.gems[seat, GEM[card, CENTRE]] += 1


@kernel(int64(State, int64))
def last_of_group(s, first):
    """The card at the right end of the group that begins so."""
    while s.right[first] != NONE:
        first = np.int64(s.right[first])
    return first


@kernel(boolean(State, Table, int64, int64))
def can_place(s, t, seat, placement):
    """Whether the partners are the right ends of own groups, and of two different ones [7.1, 7.5, 7.6]."""
    after, before = np.int64(AFTER[placement]), np.int64(BEFORE[placement])
    if after != NONE:
        if s.where[after] != seat or s.right[after] != NONE or (t.new_on_top and not OVER_AFTER[placement]):
            return False
    if before != NONE:
        if s.where[before] != seat or s.left[before] != NONE or (t.new_on_top and not OVER_BEFORE[placement]):
            return False
        if after != NONE and last_of_group(s, before) == after:
            return False
    return True


@kernel(void(State, Table, int64))
def take(s, t, placement):
    """The winner takes a technology from the offer, and joins it or not; nothing fills its place [5.7, 5.9]."""
    card, place = np.int64(PLACED[placement]), 0
    while s.market[place] != card:
        place += 1
    leave_market(s, place)
    lay_apart(s, s.turn, card)
    if AFTER[placement] != NONE:
        join(s, AFTER[placement], card, not OVER_AFTER[placement])
    if BEFORE[placement] != NONE:
        join(s, card, BEFORE[placement], OVER_BEFORE[placement] != 0)
    s.won[s.turn] = card
    call_winner(s, t)


@kernel(void(State, int64))
def derive(s, seat):
    """Visible corners and active gems, worked out from the cards a clan has and how they are joined."""
    s.corners[seat] = 0
    s.gems[seat] = 0
    for card in range(CARDS):
        if s.where[card] == seat:
            lay_apart(s, seat, card)
    for card in range(CARDS):
        if s.where[card] == seat and s.right[card] != NONE:
            join(s, card, s.right[card], s.over[card] != 0)


# ---- end of the game --------------------------------------------------------------------------------------------


@kernel(int64(uint8[::1]))
def points_for(gems):
    """Points for so many active gems of each colour, the colony's X where it brings most [8.1, 8.2]."""
    points, best = 0, 0
    for gem in range(GEMS):
        number = min(np.int64(gems[gem]), MOST_GEMS)
        points += GEM_POINTS[number]
        best = max(best, GEM_POINTS[min(number + 1, MOST_GEMS)] - GEM_POINTS[number])
    return points + best


@kernel(int64(State, int64))
def gem_points(s, seat):
    """Points of a clan's gems."""
    return points_for(s.gems[seat])


@kernel(SIGNATURES.result)
def result(s, t, scores, shares):
    """A point for each pair of water tokens, and the gems; ties go to more water, then they share [8.3, 8.4]."""
    best, most = -1.0, -1
    for seat in range(t.players):
        scores[seat] = gem_points(s, seat) + s.water[seat] // WATER_A_POINT
        if scores[seat] > best or (scores[seat] == best and s.water[seat] > most):
            best, most = scores[seat], s.water[seat]
    winners = 0
    for seat in range(t.players):
        shares[seat] = scores[seat] == best and s.water[seat] == most
        winners += shares[seat]
    for seat in range(t.players):
        shares[seat] /= winners


# ---- what may be done -------------------------------------------------------------------------------------------


@kernel(SIGNATURES.legal)
def legal(s, t, seat, out):
    """A card of the hand, a bid the water allows [5.2], or a technology and its place; another one than is sealed."""
    n = 0
    if not decides(s, t, seat):
        return n
    if s.phase == CHOOSE or s.phase == FOLLOW:
        if s.choice[seat] == NONE or t.changes:
            for card in range(ACTIONS):
                if (s.hand[seat] >> card) & 1 and s.choice[seat] != card:
                    out[n] = PLAY + card
                    n += 1
    elif s.phase == BID:
        if s.bid[seat] == NO_BID or t.changes:
            for water in range(1, min(np.int64(s.water[seat]), MOST_WATER) + 1):
                if s.bid[seat] != water:
                    out[n] = BID_WATER + water
                    n += 1
    else:
        for place in range(s.offered):
            card = s.market[place]
            for placement in range(FIRST_PLACEMENT[card], FIRST_PLACEMENT[card + 1]):
                if can_place(s, t, seat, placement):
                    out[n] = TAKE_CARD + placement
                    n += 1
    return n


@kernel(SIGNATURES.apply)
def apply(s, t, seat, action):
    """Make a legal move."""
    if action <= BID_WATER:
        choose(s, t, seat, action - PLAY)
    elif action < TAKE_CARD:
        bid(s, t, seat, action - BID_WATER)
    else:
        take(s, t, action - TAKE_CARD)
