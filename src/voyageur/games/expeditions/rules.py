"""The rules, in the order of the rulebook: set-up, progress, arrival, loops, tickets, end, scores.

Every function is a kernel on the state `s` and the table `t` (see `state`), and stands below those it calls, since
each is compiled as it is read. Numbers in brackets such as [4.3] cite the rulings in `docs/rules/expeditions.md`.
"""

import numpy as np
from numba import boolean, int64, void

from voyageur.core import rng
from voyageur.core.kernels import Actions, bind, kernel
from voyageur.games.expeditions.actions import (
    ARROW,
    DECLINE,
    END,
    KEEP,
    KEEP_NOTHING,
    MARK,
    TICKET_ARROW,
    TICKET_REMOVE,
    TICKET_SWAP,
    TUCK_FIRST,
    TUCK_LAST,
)
from voyageur.games.expeditions.material import (
    ARROWS,
    BONUS,
    CARDS,
    COMMONS,
    DRAWN,
    EXPEDITIONS,
    FAR,
    FIRST_WAY,
    HEAD,
    KIND,
    LOCATION,
    ROSE,
    SEGMENT,
    STARTING_TICKETS,
    TICKET,
    TICKETS,
    TICKETS_A_TURN,
    TOKENS,
    WAYS,
)
from voyageur.games.expeditions.state import (
    CLOSES_LOOP,
    COMMON,
    DECK,
    EVERYBODY,
    GIVEN_UP,
    HAND,
    IN_SWAP,
    KEEP_NEITHER,
    LIVE,
    LOST,
    MANY_SWAPS,
    MARKING,
    NO_TOKEN,
    NONE,
    OVER,
    REGAINED,
    SIGNATURES,
    TURNS,
    UNDECIDED,
    WON,
)

State, Table = SIGNATURES.State, SIGNATURES.Table
ALL_EXPEDITIONS = (1 << EXPEDITIONS) - 1
below = bind(rng.below, int64(State, int64))


# ---- the deck ---------------------------------------------------------------------------------------------------


@kernel(void(State, int64))
def take_off(s, n):
    """Take the top n cards off the deck; the rest move up, so that equal positions have equal bytes."""
    s.deck_size -= n
    size = s.deck_size
    for slot in range(size):
        s.deck[slot] = s.deck[slot + n]
    for slot in range(size):
        s.deck_seen[slot] = s.deck_seen[slot + n]
    for slot in range(size, size + n):
        s.deck[slot] = NONE
        s.deck_seen[slot] = 0


@kernel(int64(State))
def draw_card(s):
    """Take the top card of the deck, or NONE."""
    if s.deck_size == 0:
        return NONE
    card = s.deck[0]
    take_off(s, 1)
    return card


@kernel(void(State, int64, int64))
def tuck_card(s, card, seen):
    """Put a card under the deck; `seen` has a bit for each seat that knows which card it is."""
    s.deck[s.deck_size] = card
    s.deck_seen[s.deck_size] = seen
    s.deck_size += 1
    s.witnesses[card] |= seen
    if seen == EVERYBODY:
        s.holders[card] = 0
    s.where[card] = DECK


# ---- set-up -----------------------------------------------------------------------------------------------------


@kernel(void(State))
def clear(s):
    """An empty table."""
    s.arrows[:] = 0
    s.laid[:] = 0
    s.visited[:] = 0
    s.where[:] = DECK
    s.deck[:] = NONE
    s.deck_seen[:] = 0
    s.holders[:] = EVERYBODY
    s.witnesses[:] = 0
    s.token[:] = NONE
    s.fate[:] = NO_TOKEN
    s.arrows_placed[:] = 0
    s.commons[:] = NONE
    s.drawn[:] = NONE
    s.tickets[:] = 0
    s.hand_size[:] = 0
    s.won[:] = 0
    s.marked[:] = 0
    s.regained[:] = 0
    s.swaps[:] = 0
    s.supply = TICKETS
    s.deck_size = 0
    s.phase = MARKING
    s.round_number = 0
    s.ending = 0
    s.progressed = 0
    s.tickets_used = 0
    s.restart = NONE
    s.bonus = 0
    s.ticket_arrow = 0
    s.swapping = 0
    s.kept = UNDECIDED


@kernel(void(State))
def shuffle_deck(s):
    """All 80 cards, in a random order."""
    for card in range(CARDS):
        other = below(s, card + 1)
        s.deck[card] = s.deck[other]
        s.deck[other] = card
    s.deck_size = CARDS


@kernel(void(State, Table, int64))
def deal_hand(s, t, seat):
    """A hand of cards and three tickets. Too few cards far enough for four tokens: near ones are replaced [1.5]."""
    far = 0
    for slot in range(t.hand_size):
        card = s.deck[slot]
        s.where[card] = HAND + seat
        far += FAR[card]
    take_off(s, t.hand_size)
    while far < TOKENS:
        card = 0
        while s.where[card] != HAND + seat or FAR[card]:
            card += 1
        tuck_card(s, card, EVERYBODY if t.open_hands else 1 << seat)
        card = draw_card(s)
        s.where[card] = HAND + seat
        far += FAR[card]
    s.hand_size[seat] = t.hand_size
    s.tickets[seat] = STARTING_TICKETS
    s.supply -= STARTING_TICKETS


@kernel(void(State))
def turn_up_commons(s):
    """Six common objectives, all far enough; near ones go under the deck, seen by everybody [1.3]."""
    for place in range(COMMONS):
        card = draw_card(s)
        while not FAR[card]:
            tuck_card(s, card, EVERYBODY)
            card = draw_card(s)
        s.commons[place] = card
        s.where[card] = COMMON


@kernel(SIGNATURES.setup)
def setup(s, t, seed):
    """Shuffle, deal, turn up the common objectives, choose who begins [1.2, 1.7]."""
    clear(s)
    s.rng = rng.stream(seed, np.uint64(0))
    shuffle_deck(s)
    for seat in range(t.players):
        deal_hand(s, t, seat)
    turn_up_commons(s)
    s.first = below(s, t.players) if t.first == NONE else t.first
    s.turn = s.first


@kernel(int64(State, Table))
def next_seat(s, t):
    """The seat to the left of the one to act."""
    return s.turn + 1 if s.turn + 1 < t.players else 0


@kernel(void(State, Table, int64))
def mark(s, t, card):
    """Put a token on a key location; after four rounds of it the game begins [1.6]."""
    seat = s.turn
    s.token[card] = seat
    s.fate[card] = LIVE
    s.holders[card] = 1 << seat
    s.marked[seat] += 1
    s.turn = next_seat(s, t)
    if s.turn == s.first and s.marked[s.first] == TOKENS:
        s.phase = TURNS
        s.round_number = 1


# ---- progress ---------------------------------------------------------------------------------------------------


@kernel(int64(State, int64))
def arrows_left(s, expedition):
    """Arrows of that colour in the supply."""
    return ARROWS - s.arrows_placed[expedition]


@kernel(boolean(State))
def any_arrow_left(s):
    """Whether any expedition can still progress [2.6]."""
    for expedition in range(EXPEDITIONS):
        if s.arrows_placed[expedition] < ARROWS:
            return True
    return False


@kernel(int64(State, int64))
def tip(s, expedition):
    """Where the expedition stands: the point of its last arrow, or the compass rose."""
    placed = s.arrows_placed[expedition]
    return HEAD[s.arrows[expedition, placed - 1] & ~CLOSES_LOOP] if placed else ROSE


@kernel(boolean(State, int64, int64))
def has_visited(s, expedition, spot):
    """Visited: an arrow of that colour now on the map points to it; the compass rose always is [4.2, 2.9]."""
    return spot == ROSE or (s.visited[spot] >> expedition) & 1 != 0


@kernel(void(State, int64))
def pay_for_arrow(s, expedition):
    """Which of the arrows due this one is: a restart comes first, then bonus arrows, a ticket's, the compulsory one."""
    if s.restart == expedition:
        s.restart = NONE
    elif s.bonus > 0:
        s.bonus -= 1
    elif s.ticket_arrow:
        s.ticket_arrow = 0
    else:
        s.progressed = 1


@kernel(void(State, int64, int64))
def lay_arrow(s, expedition, way):
    """Put the arrow on the map, noting whether it closes a loop."""
    spot = HEAD[way]
    if has_visited(s, expedition, spot):
        s.arrows[expedition, s.arrows_placed[expedition]] = way | CLOSES_LOOP
    else:
        s.arrows[expedition, s.arrows_placed[expedition]] = way
        s.visited[spot] |= 1 << expedition
    s.laid[SEGMENT[way]] |= 1 << expedition
    s.arrows_placed[expedition] += 1


# ---- arrival ----------------------------------------------------------------------------------------------------


@kernel(void(State, int64))
def expose_token(s, card):
    """Everybody sees that the owner of a token still on the map does not hold its card."""
    if s.fate[card] == GIVEN_UP:
        s.fate[card] = LOST


@kernel(void(State, int64))
def announce(s, card):
    """The holder lays the card down, on anyone's turn, and takes the token back; an empty hand ends the game [3.1]."""
    seat = s.where[card] - HAND
    s.where[card] = WON + seat
    s.hand_size[seat] -= 1
    s.won[seat] += 1
    if s.fate[card] == LIVE:
        s.fate[card] = REGAINED
        s.regained[seat] += 1
    if s.hand_size[seat] == 0:
        s.ending = 1


@kernel(void(State, int64))
def claim_common(s, card):
    """The mover takes a common objective, and the deck fills its place at once; otherwise the row closes up [3.5]."""
    s.where[card] = WON + s.turn
    s.won[s.turn] += 1
    place = 0
    while s.commons[place] != card:
        place += 1
    new = draw_card(s)
    if new != NONE:
        s.commons[place] = new
        s.where[new] = COMMON
        expose_token(s, new)
    else:
        for i in range(place, COMMONS - 1):
            s.commons[i] = s.commons[i + 1]
        s.commons[COMMONS - 1] = NONE


@kernel(void(State, int64, boolean))
def arrive(s, spot, by_progress):
    """The effect of the spot an expedition points at now; common objectives need progress, not a removal [5.8]."""
    if KIND[spot] == LOCATION:
        card = spot - 1
        place = s.where[card]
        if HAND <= place < WON:
            announce(s, card)
        elif place == COMMON and by_progress:
            claim_common(s, card)
        elif place == DECK:
            s.holders[card] = 0  # nobody announced it, so nobody held it
        expose_token(s, card)
    elif KIND[spot] == TICKET:
        if s.supply > 0:
            s.supply -= 1
            s.tickets[s.turn] += 1
    elif KIND[spot] == BONUS:
        s.bonus += 1


# ---- loops ------------------------------------------------------------------------------------------------------


@kernel(void(State, int64))
def close_loop(s, expedition):
    """The last arrow points at a spot its expedition had already visited: a loop [4.1].

    The mover must restart the expedition from any visited spot, before using any bonus arrow still owed [4.3, 4.7].
    Without an arrow left the expedition simply stays looped [4.4].
    """
    last = s.arrows[expedition, s.arrows_placed[expedition] - 1]
    if last & CLOSES_LOOP and arrows_left(s, expedition):
        s.restart = expedition


@kernel(void(State, int64, int64))
def progress(s, expedition, way):
    """Place an arrow and resolve it: the spot's effect, then the loop, if it closes one [0]."""
    pay_for_arrow(s, expedition)
    lay_arrow(s, expedition, way)
    arrive(s, HEAD[way], True)
    close_loop(s, expedition)
    if not any_arrow_left(s):
        s.ending = 1
        s.bonus = 0  # what is owed lapses with the last arrow [6.5]


# ---- tickets ----------------------------------------------------------------------------------------------------


@kernel(void(State))
def spend_ticket(s):
    """The ticket returns to the supply before anything else happens [3.9]."""
    s.tickets[s.turn] -= 1
    s.supply += 1
    s.tickets_used += 1


@kernel(void(State, int64))
def remove_arrow(s, expedition):
    """Take back the last arrow; the new end of the expedition has its effect, and may be a loop again [5.4-5.9]."""
    s.arrows_placed[expedition] -= 1
    last = s.arrows[expedition, s.arrows_placed[expedition]]
    s.arrows[expedition, s.arrows_placed[expedition]] = 0
    way = last & ~CLOSES_LOOP
    s.laid[SEGMENT[way]] &= ALL_EXPEDITIONS ^ (1 << expedition)
    if not last & CLOSES_LOOP:
        s.visited[HEAD[way]] &= ALL_EXPEDITIONS ^ (1 << expedition)
    if s.arrows_placed[expedition]:
        arrive(s, tip(s, expedition), False)
        close_loop(s, expedition)


@kernel(void(State))
def begin_swap(s):
    """Draw two cards, or the last one [5.10, 5.11]."""
    s.swapping = 1
    s.kept = UNDECIDED
    for i in range(DRAWN):
        s.drawn[i] = draw_card(s)
        if s.drawn[i] != NONE:
            s.where[s.drawn[i]] = IN_SWAP


@kernel(void(State))
def remember_swap(s):
    """What everybody learns from a swap: the mover may now hold any card not known to be elsewhere [7]."""
    seat = s.turn
    s.swaps[seat] = min(np.int64(s.swaps[seat]) + 1, MANY_SWAPS)
    for card in range(CARDS):
        owner = s.token[card]
        held_for_sure = s.fate[card] == LIVE and s.swaps[owner] == 0
        if not held_for_sure and s.where[card] != COMMON and s.where[card] < WON:
            s.holders[card] |= 1 << seat


@kernel(void(State, Table, int64, boolean))
def finish_swap(s, t, card, first):
    """Tuck `card` and the drawn card that was not kept under the deck, in the order chosen [5.10, 5.12]."""
    seat = s.turn
    seen = EVERYBODY if t.open_hands else 1 << seat
    if s.kept == KEEP_NEITHER:
        other = s.drawn[1] if s.drawn[0] == card else s.drawn[0]
    else:
        other = s.drawn[1 - s.kept]
        s.where[s.drawn[s.kept]] = HAND + seat
        if s.fate[card] == LIVE:
            s.fate[card] = LOST if t.open_hands else GIVEN_UP
    if first or other == NONE:
        tuck_card(s, card, seen)
        if other != NONE:
            tuck_card(s, other, seen)
    else:
        tuck_card(s, other, seen)
        tuck_card(s, card, seen)
    s.drawn[:] = NONE
    s.kept = UNDECIDED
    s.swapping = 0
    remember_swap(s)


# ---- end of the game --------------------------------------------------------------------------------------------


@kernel(void(State, Table))
def end_turn(s, t):
    """The next seat's turn; once the end is near, the round is completed [6.3]."""
    following = next_seat(s, t)
    if following == s.first:
        if s.ending or s.round_number >= t.round_cap:
            s.phase = OVER
            return
        s.round_number += 1
    s.turn = following
    s.progressed = 0
    s.tickets_used = 0


@kernel(SIGNATURES.result)
def result(s, t, scores, shares):
    """Points; ties are broken by tickets, then the victory is shared [6.7, 6.8]."""
    best = -1.0e9
    for seat in range(t.players):
        on_map = s.marked[seat] - s.regained[seat]
        scores[seat] = s.won[seat] + s.regained[seat] - s.hand_size[seat] - on_map
        best = max(best, scores[seat] * (TICKETS + 1) + s.tickets[seat])
    winners = 0
    for seat in range(t.players):
        shares[seat] = scores[seat] * (TICKETS + 1) + s.tickets[seat] == best
        winners += shares[seat]
    for seat in range(t.players):
        shares[seat] /= winners


# ---- what may be done -------------------------------------------------------------------------------------------


@kernel(SIGNATURES.actors)
def actors(s, t):
    """One seat at a time, until the game is over."""
    return 0 if s.phase == OVER else 1 << s.turn


@kernel(int64(State, int64, int64, int64, Actions))
def ways_from(s, expedition, spot, n, out):
    """Arrows from a spot, along segments without an arrow of that colour [2.4]."""
    for way in range(FIRST_WAY[spot], FIRST_WAY[spot + 1]):
        if not (s.laid[SEGMENT[way]] >> expedition) & 1:
            out[n] = ARROW + expedition * WAYS + way
            n += 1
    return n


@kernel(int64(State, int64, Actions))
def legal_restarts(s, n, out):
    """A looped expedition restarts from any spot it has visited, the compass rose included [4.5, 4.6]."""
    expedition = np.int64(s.restart)
    n = ways_from(s, expedition, ROSE, n, out)
    for i in range(s.arrows_placed[expedition]):
        way = s.arrows[expedition, i]
        if not way & CLOSES_LOOP:  # its head was new then, so each visited spot comes once
            n = ways_from(s, expedition, HEAD[way], n, out)
    return n


@kernel(int64(State, int64, Actions))
def legal_progress(s, n, out):
    """Any expedition with an arrow left, from its tip."""
    for expedition in range(EXPEDITIONS):
        if s.arrows_placed[expedition] < ARROWS:
            n = ways_from(s, expedition, tip(s, expedition), n, out)
    return n


@kernel(int64(State, int64, Actions))
def legal_tickets(s, n, out):
    """At most two tickets a turn, each with a possible effect [5.1, 5.3]."""
    if s.tickets[s.turn] == 0 or s.tickets_used == TICKETS_A_TURN:
        return n
    if any_arrow_left(s):
        out[n] = TICKET_ARROW
        n += 1
    for expedition in range(EXPEDITIONS):
        if s.arrows_placed[expedition]:
            out[n] = TICKET_REMOVE + expedition
            n += 1
    if s.hand_size[s.turn] and s.deck_size:
        out[n] = TICKET_SWAP
        n += 1
    return n


@kernel(int64(State, int64, Actions))
def legal_swap(s, n, out):
    """Keep one of the cards drawn, or none; then say what goes under the deck, and in which order [5.10]."""
    if s.kept == UNDECIDED:
        for i in range(DRAWN):
            if s.drawn[i] != NONE:
                out[n] = KEEP + np.int64(s.drawn[i])
                n += 1
        out[n] = KEEP_NOTHING
        return n + 1
    if s.kept == KEEP_NEITHER:
        for i in range(DRAWN):
            if s.drawn[i] != NONE:
                out[n] = TUCK_FIRST + np.int64(s.drawn[i])
                n += 1
        return n
    two = s.drawn[1] != NONE
    for card in range(CARDS):
        if s.where[card] == HAND + s.turn:
            if two:
                out[n] = TUCK_LAST + card
                n += 1
            out[n] = TUCK_FIRST + card
            n += 1
    return n


@kernel(SIGNATURES.legal)
def legal(s, t, seat, out):
    """What the seat may do now."""
    n = 0
    if s.phase == OVER or seat != s.turn:
        return n
    if s.phase == MARKING:
        for card in range(CARDS):
            if s.where[card] == HAND + seat and FAR[card] and s.token[card] == NONE:
                out[n] = MARK + card
                n += 1
        return n
    if s.swapping:
        return legal_swap(s, n, out)
    if s.restart != NONE:
        return legal_restarts(s, n, out)
    if s.bonus:
        n = legal_progress(s, n, out)
        out[n] = DECLINE
        return n + 1
    if s.ticket_arrow:
        return legal_progress(s, n, out)
    if not s.progressed:
        n = legal_progress(s, n, out)
    must_progress = n > 0
    n = legal_tickets(s, n, out)
    if not must_progress:
        out[n] = END
        n += 1
    return n


@kernel(SIGNATURES.apply)
def apply(s, t, seat, action):
    """Make a legal move."""
    if action < ARROW:
        mark(s, t, action - MARK)
    elif action < TICKET_ARROW:
        progress(s, (action - ARROW) // WAYS, (action - ARROW) % WAYS)
    elif action == TICKET_ARROW:
        spend_ticket(s)
        s.ticket_arrow = 1
    elif action < TICKET_SWAP:
        spend_ticket(s)
        remove_arrow(s, action - TICKET_REMOVE)
    elif action == TICKET_SWAP:
        spend_ticket(s)
        begin_swap(s)
    elif action == DECLINE:
        s.bonus -= 1
    elif action == END:
        end_turn(s, t)
    elif action < KEEP_NOTHING:
        s.kept = 0 if s.drawn[0] == action - KEEP else 1
    elif action == KEEP_NOTHING:
        s.kept = KEEP_NEITHER
    elif action < TUCK_FIRST:
        finish_swap(s, t, action - TUCK_LAST, False)
    else:
        finish_swap(s, t, action - TUCK_FIRST, True)
