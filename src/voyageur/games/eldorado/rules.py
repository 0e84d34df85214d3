"""The rules, in the order of the rulebook: set-up, movement, purchases, action cards, piles, the end, caves.

Numbers in brackets are the rows of `docs/rules/eldorado.md`. A kernel changes the state in place and trusts its caller:
`apply` only ever sees actions that `legal` lists.
"""

import numpy as np
from numba import boolean, int8, int64, void

from voyageur.core import rng
from voyageur.core.kernels import Actions, bind, kernel
from voyageur.games.eldorado.actions import (
    BARRIER_WAY,
    BUY,
    DISCARD_CARD,
    DONE,
    END,
    ENTER,
    GIVE,
    GO,
    MOVE,
    PAID_BY_SYMBOL,
    PAY,
    PAY_SYMBOL,
    PAY_TILE,
    REMOVE,
    SAVE,
    STOP,
    SWAP,
    SYMBOL_PLACE,
    TAKE,
    TARGETS,
    TILE_DRAW,
    TILE_PASS,
    TILE_REMOVE,
    TILE_SWAP,
    USE,
    WAYS,
    WITH_CARD,
    WITH_NATIVE,
    WITH_NATIVE_TILE,
    WITH_SYMBOL,
    WITH_TILE,
)
from voyageur.games.eldorado.material import (
    AT_ONCE,
    BARRIER_COST,
    BARRIER_TERRAIN,
    BARRIERS,
    CAMP,
    CARDS,
    CARDS_FOR,
    CHANGED_FOR,
    COIN_TILES,
    COINS,
    COPIES,
    DRAW_TILE,
    DRAWERS,
    DRAWS,
    HAND,
    ITEM,
    MOST_SWAPPED,
    MOUNTAIN,
    MOVE_TILES,
    MOVERS,
    NATIVE,
    NATIVE_TILE,
    ONE_SYMBOL,
    PASS_TILE,
    PILE,
    POWER,
    PRICE,
    REMOVE_TILE,
    REMOVES,
    RIVER,
    SAVE_TILE,
    SEATS,
    SLOTS,
    STARTERS,
    STARTING_DECK,
    SWAP_TILE,
    SYMBOL_TILE,
    TILE_COUNT,
    TILE_POWER,
    TILES,
    TILES_FOR,
    TRANSMITTER,
    TYPES,
)
from voyageur.games.eldorado.state import (
    BUYING,
    DISCARD,
    EL_DORADO,
    ENTERING,
    IN_BOX,
    NO_PAWN,
    NONE,
    NOTHING,
    OVER,
    PATH,
    PLAY,
    REMOVING,
    SIGNATURES,
    STANDING,
    SWAPPING,
)

State, Table = SIGNATURES.State, SIGNATURES.Table
below = bind(rng.below, int64(State, int64))
shuffle = bind(rng.shuffle, void(State, int8[::1], int64))

MOVER_COUNT, ONE_SYMBOL_COUNT, MOVE_TILE_COUNT = len(MOVERS), len(ONE_SYMBOL), len(MOVE_TILES)
FIRST_DRAWER, DRAWER_COUNT = DRAWERS[0], len(DRAWERS)
FIRST_COIN_TILE, COIN_TILE_COUNT = COIN_TILES[0], len(COIN_TILES)
PAYING_CARDS = np.array(PAID_BY_SYMBOL, np.int64)
DIRECTIONS = BARRIER_WAY
assert MOVERS == ONE_SYMBOL + tuple(range(ONE_SYMBOL_COUNT, MOVER_COUNT)) == tuple(range(MOVER_COUNT))
assert MOVE_TILES == tuple(range(MOVE_TILE_COUNT))
assert DRAWERS == tuple(range(FIRST_DRAWER, FIRST_DRAWER + DRAWER_COUNT))
assert COIN_TILES == tuple(range(FIRST_COIN_TILE, FIRST_COIN_TILE + COIN_TILE_COUNT))

# ---- set-up -----------------------------------------------------------------------------------------------------


@kernel(void(State))
def clear(s):
    """Nothing anywhere."""
    s.at[:, :] = NO_PAWN
    s.hand[:, :] = 0
    s.deck[:, :] = 0
    s.discard[:, :] = 0
    s.sure[:, :] = 0
    s.played[:] = 0
    s.box[:] = 0
    s.stock[:] = 0
    s.in_row[:] = 0
    s.tiles[:, :] = 0
    s.unseen[:] = 0
    s.spent[:] = 0
    s.pile[:] = 0
    s.hand_size[:] = 0
    s.deck_size[:] = 0
    s.barrier_at[:] = NONE
    s.owner[:] = IN_BOX
    s.arrived[:] = 0


@kernel(void(State))
def be_idle(s):
    """The seat to act is in the middle of nothing."""
    s.doing = NOTHING
    s.pawn = NONE
    s.symbol = NONE
    s.way = NONE
    s.wanted = NONE
    s.left = 0
    s.near = 0


@kernel(void(State))
def begin_turn(s):
    """Nothing has been played yet."""
    s.phase = PLAY
    s.bought = 0
    s.passing = 0
    s.saveable = NONE
    be_idle(s)


@kernel(void(State, Table))
def lay_barriers(s, t):
    """One barrier at random at each junction, unless the table was laid with given ones [3.9]."""
    barriers = np.empty(BARRIERS, np.int8)
    for barrier in range(BARRIERS):
        barriers[barrier] = barrier
    shuffle(s, barriers, BARRIERS)
    for place in range(t.places):
        barrier = barriers[place] if t.given[place] == NONE else t.given[place]
        s.barrier_at[place] = barrier
        s.owner[barrier] = STANDING


@kernel(void(State))
def lay_market(s):
    """Three cards of each kind; six kinds in the market, twelve above it."""
    for kind in range(TYPES):
        s.stock[kind] = COPIES
        s.in_row[kind] = AT_ONCE[STARTERS + kind]


@kernel(void(State, Table))
def hide_tiles(s, t):
    """A pile of tiles on each cave, with the variant."""
    if t.caves > 0:
        for tile in range(TILES):
            s.unseen[tile] = TILE_COUNT[tile]
        for cave in range(t.caves):
            s.pile[cave] = PILE


@kernel(void(State, Table, int64, int64))
def seat_player(s, t, seat, order):
    """A starting deck, four cards of it in hand, and the pawns on the next start hexes [1.8, 6.1]."""
    for pawn in range(t.pawns):
        s.at[seat, pawn] = t.starts[order + pawn * t.players]
    for card in range(STARTERS):
        s.deck[seat, card] = STARTING_DECK[card]
        s.deck_size[seat] += STARTING_DECK[card]
    draw(s, seat, HAND)


@kernel(SIGNATURES.setup)
def setup(s, t, seed):
    """Lay barriers, market and tiles, choose who begins, and deal."""
    clear(s)
    s.rng = rng.stream(seed, np.uint64(0))
    lay_barriers(s, t)
    lay_market(s)
    hide_tiles(s, t)
    s.first = below(s, t.players) if t.first == NONE else t.first
    for order in range(t.players):
        seat_player(s, t, (s.first + order) % t.players, order)
    s.round_number = 1
    s.turn = s.first
    begin_turn(s)


# ---- where pawns can go -----------------------------------------------------------------------------------------


@kernel(boolean(State, Table, int64, int64))
def barred(s, t, place, direction):
    """Whether a barrier stands between a hex and its neighbour."""
    crossing = t.crossing[place, direction]
    return crossing != NONE and s.owner[s.barrier_at[crossing]] == STANDING


@kernel(boolean(State, Table, int64))
def occupied(s, t, place):
    """Whether a pawn stands there, whoever's [2.5, 6.3]."""
    for seat in range(t.players):
        for pawn in range(t.pawns):
            if s.at[seat, pawn] == place:
                return True
    return False


@kernel(boolean(State, Table, int64, int64, boolean))
def open_to(s, t, place, direction, through):
    """Whether a pawn that can pay may enter: no mountain, no start, no pawn, no barrier between [2.5, 2.6, 2.12]."""
    there = t.neighbour[place, direction]
    if there == NONE or t.terrain[there] >= MOUNTAIN or barred(s, t, place, direction):
        return False
    return through or not occupied(s, t, there)


@kernel(boolean(State, Table, int64, int64))
def touches(s, t, place, barrier):
    """Whether a hex lies at the junction where this barrier stands [3.2]."""
    for direction in range(DIRECTIONS):
        crossing = t.crossing[place, direction]
        if crossing != NONE and s.barrier_at[crossing] == barrier:
            return s.owner[barrier] == STANDING
    return False


@kernel(int64(Table, int64))
def ways_of(t, place):
    """How many ways are worth a look: barriers only where some junction is."""
    return WAYS if t.border[place] else DIRECTIONS


@kernel(boolean(State, Table, int64, int64, boolean))
def way_open(s, t, place, way, through):
    """Whether a way, direction or barrier, is there to be taken from a hex."""
    if way < BARRIER_WAY:
        return open_to(s, t, place, way, through)
    return touches(s, t, place, way - BARRIER_WAY)


@kernel(int64(Table, int64, int64))
def way_terrain(t, place, way):
    """What kind of terrain a way asks for; a barrier works like a hex."""
    return t.terrain[t.neighbour[place, way]] if way < BARRIER_WAY else BARRIER_TERRAIN[way - BARRIER_WAY]


@kernel(int64(Table, int64, int64))
def way_cost(t, place, way):
    """How much of it."""
    return t.cost[t.neighbour[place, way]] if way < BARRIER_WAY else BARRIER_COST[way - BARRIER_WAY]


@kernel(boolean(State, Table, int64, int64, boolean))
def path_goes(s, t, place, way, through):
    """Whether what is left of the running card is enough for this way."""
    if not way_open(s, t, place, way, through):
        return False
    return way_terrain(t, place, way) == s.symbol and way_cost(t, place, way) <= s.left


@kernel(boolean(State, Table))
def path_goes_on(s, t):
    """Whether the running card can take its pawn any further; a tile in hand would open occupied hexes."""
    if s.left == 0:
        return False
    place = s.at[s.turn, s.pawn]
    through = s.passing != 0 or s.tiles[s.turn, PASS_TILE] > 0
    for way in range(ways_of(t, place)):
        if path_goes(s, t, place, way, through):
            return True
    return False


# ---- movement ---------------------------------------------------------------------------------------------------


@kernel(void(State, Table))
def stop(s, t):
    """The move is over; whatever power was left is lost [2.1]."""
    if t.caves > 0:
        explore(s, t)
    be_idle(s)


@kernel(boolean(State, Table, int64))
def take_way(s, t, way):
    """The pawn enters the hex, or opens the barrier from where it stands and keeps it [3.1, 3.2]; True on arrival."""
    if way >= BARRIER_WAY:
        s.owner[way - BARRIER_WAY] = s.turn
        return False
    there = t.neighbour[s.at[s.turn, s.pawn], way]
    s.at[s.turn, s.pawn] = there
    return t.finish[there] != 0


@kernel(void(State, Table, int64))
def go(s, t, way):
    """One step of a path: its cost is taken off; the path ends when it can go no further [2.1, 3.3, 3.4]."""
    s.left -= way_cost(t, s.at[s.turn, s.pawn], way)
    if take_way(s, t, way):
        arrive(s, t)
    elif not path_goes_on(s, t):
        stop(s, t)


@kernel(void(State, Table, int64))
def set_out(s, t, pawn):
    """A move begins: the caves already next to the pawn will give nothing [8.7]."""
    s.pawn = pawn
    s.near = caves_near(s, t, s.at[s.turn, pawn]) if t.caves > 0 else 0


@kernel(void(State, Table, int64))
def go_native(s, t, way):
    """One hex or one barrier, whatever it asks for [2.13, 2.14]."""
    if take_way(s, t, way):
        arrive(s, t)
    else:
        stop(s, t)


@kernel(void(State, Table, int64, int64, int64))
def move(s, t, source, pawn, way):
    """Play a card, or use a tile, to move; its symbol is the one the first step asks for [2.2, 2.3, 2.4]."""
    set_out(s, t, pawn)
    if source >= WITH_NATIVE:
        if source == WITH_NATIVE:
            play_aside(s, NATIVE)
        else:
            spend_tile(s, NATIVE_TILE)
        go_native(s, t, way)
        return
    if source >= WITH_TILE:
        spend_tile(s, source - WITH_TILE)
        s.left = TILE_POWER[source - WITH_TILE]
    else:
        card = source - WITH_CARD
        if source >= WITH_SYMBOL:
            spend_tile(s, SYMBOL_TILE)
            card = source - WITH_SYMBOL
        use_card(s, card)
        s.left = POWER[card]
    s.doing = PATH
    s.symbol = way_terrain(t, s.at[s.turn, pawn], way)
    go(s, t, way)


@kernel(void(State, Table, int64, int64))
def enter(s, t, pawn, way):
    """Go for rubble or a camp: so many cards are owed [2.7, 2.8]."""
    set_out(s, t, pawn)
    s.doing = ENTERING
    s.way = way
    s.left = way_cost(t, s.at[s.turn, pawn], way)


@kernel(void(State, Table, int64))
def give(s, t, card):
    """A card for it, whatever it is: aside for rubble, out of the game for a camp; with the last one the pawn moves."""
    if way_terrain(t, s.at[s.turn, s.pawn], s.way) == CAMP:
        remove_card(s, card)
    else:
        play_aside(s, card)
    s.left -= 1
    if s.left == 0:
        take_way(s, t, s.way)
        stop(s, t)


# ---- purchases --------------------------------------------------------------------------------------------------


@kernel(boolean(State))
def slot_free(s):
    """Whether the market has an empty slot, so that every pile is for sale [4.6, 4.13]."""
    piles = 0
    for kind in range(TYPES):
        piles += s.in_row[kind]
    return piles < SLOTS


@kernel(int64(State, int64, int64))
def symbol_gain(s, without, tiles):
    """What symbol tiles add to a purse, in half coins: each makes coins of one card, the strongest first."""
    best, second = 0, 0
    for i in range(PAYING_CARDS.size):
        card = PAYING_CARDS[i]
        gain = 2 * POWER[card] - COINS[card]
        for _ in range(np.int64(s.hand[s.turn, card]) - (card == without)):
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
    return best if tiles == 1 else best + second


@kernel(int64(State, int64, int64))
def purse_without(s, without, tiles):
    """What the seat to act can pay, in half coins, but for one card, with so many symbol tiles [4.1]."""
    total = 0
    for card in range(CARDS):
        total += s.hand[s.turn, card] * COINS[card]
    if without != NONE:
        total -= COINS[without]
    for tile in range(FIRST_COIN_TILE, FIRST_COIN_TILE + COIN_TILE_COUNT):
        total += 2 * s.tiles[s.turn, tile] * TILE_POWER[tile]
    return total + symbol_gain(s, without, tiles) if tiles > 0 else total


@kernel(int64(State))
def purse(s):
    """What the seat to act can pay, in half coins."""
    return purse_without(s, NONE, np.int64(s.tiles[s.turn, SYMBOL_TILE]))


@kernel(void(State, int64))
def take_from_pile(s, kind):
    """The card goes to the discard pile, at once [4.5]; an empty pile frees its slot [4.11, 4.12]."""
    s.stock[kind] -= 1
    s.discard[s.turn, STARTERS + kind] += 1
    if s.stock[kind] == 0:
        s.in_row[kind] = 0


@kernel(void(State, int64))
def pay(s, coins):
    """Coins towards the purchase, no change; once they suffice, a pile from above moves down [4.2, 4.7, 4.8]."""
    s.left = max(0, s.left - coins)
    if s.left == 0:
        kind = s.wanted
        s.bought = 1
        s.in_row[kind] = 1
        take_from_pile(s, kind)
        be_idle(s)


@kernel(void(State, int64))
def pay_card(s, card):
    """Coins and jokers pay their power, and items leave the game by it; other cards pay half a coin [4.1, 4.4]."""
    if COINS[card] > 1:
        use_card(s, card)
    else:
        play_aside(s, card)
    pay(s, COINS[card])


@kernel(void(State, int64))
def pay_symbol(s, card):
    """A card whose symbol a tile has made coins."""
    spend_tile(s, SYMBOL_TILE)
    use_card(s, card)
    pay(s, 2 * POWER[card])


@kernel(void(State, int64))
def pay_tile(s, tile):
    """A coin tile."""
    spend_tile(s, tile)
    pay(s, 2 * TILE_POWER[tile])


# ---- action cards and the other tiles ---------------------------------------------------------------------------


@kernel(void(State, int64))
def transmit(s, kind):
    """Any card, free, and no purchase; a pile above stays there [4.10]."""
    use_card(s, TRANSMITTER)
    take_from_pile(s, kind)


@kernel(void(State, int64))
def use(s, card):
    """Draw cards; then some may be removed, those just drawn among them [5.4, 5.5]."""
    use_card(s, card)
    draw(s, s.turn, DRAWS[card])
    if REMOVES[card] > 0 and s.hand_size[s.turn] > 0:
        s.doing = REMOVING
        s.left = REMOVES[card]


@kernel(void(State, int64))
def remove(s, card):
    """One of the cards that may be removed."""
    remove_card(s, card)
    s.left -= 1
    if s.left == 0 or s.hand_size[s.turn] == 0:
        be_idle(s)


@kernel(void(State))
def finish_swap(s):
    """As many new cards as were put aside, which stay out of this draw."""
    put = np.int64(s.left)
    be_idle(s)
    draw(s, s.turn, put)


@kernel(void(State, int64))
def swap(s, card):
    """Put a card aside; with the fourth, or the last in hand, the swap is done."""
    play_aside(s, card)
    s.left += 1
    if s.left == MOST_SWAPPED or s.hand_size[s.turn] == 0:
        finish_swap(s)


@kernel(void(State))
def save(s):
    """The item used just now goes to the discard pile when the turn ends, instead of out of the game."""
    spend_tile(s, SAVE_TILE)
    s.box[s.saveable] -= 1
    s.played[s.saveable] += 1
    s.saveable = NONE


# ---- piles ------------------------------------------------------------------------------------------------------


@kernel(boolean(State, int64))
def reshuffle(s, seat):
    """The discard pile becomes the draw pile; False if there is none [5.1, 5.2]."""
    total = 0
    for card in range(CARDS):
        total += s.discard[seat, card]
    if total == 0:
        return False
    for card in range(CARDS):
        s.deck[seat, card] = s.discard[seat, card]
        s.discard[seat, card] = 0
    s.deck_size[seat] = total
    return True


@kernel(void(State, int64))
def be_sure(s, seat):
    """With an empty draw pile, everybody can work out the hand [10.1]."""
    for card in range(CARDS):
        s.sure[seat, card] = s.hand[seat, card]


@kernel(void(State, int64, int64))
def draw(s, seat, cards):
    """Draw so many cards, or as many as there are."""
    for _ in range(cards):
        if s.deck_size[seat] == 0 and not reshuffle(s, seat):
            return
        place, card = below(s, s.deck_size[seat]), 0
        while place >= s.deck[seat, card]:
            place -= s.deck[seat, card]
            card += 1
        s.deck[seat, card] -= 1
        s.deck_size[seat] -= 1
        s.hand[seat, card] += 1
        s.hand_size[seat] += 1
        if s.deck_size[seat] == 0:
            be_sure(s, seat)


@kernel(void(State, int64))
def leave_hand(s, card):
    """A card of the seat to act goes elsewhere."""
    s.hand[s.turn, card] -= 1
    s.hand_size[s.turn] -= 1
    if s.sure[s.turn, card] > 0:
        s.sure[s.turn, card] -= 1


@kernel(void(State, int64))
def play_aside(s, card):
    """Above the expedition board without an effect; out of reach of a reshuffle until the turn ends [1.5]."""
    leave_hand(s, card)
    s.played[card] += 1


@kernel(void(State, int64))
def remove_card(s, card):
    """Out of the game."""
    leave_hand(s, card)
    s.box[card] += 1


@kernel(void(State, int64))
def use_card(s, card):
    """Above the expedition board for its ability; an item leaves the game by that [4.4, 5.7]."""
    if ITEM[card]:
        remove_card(s, card)
        s.saveable = card
    else:
        play_aside(s, card)


@kernel(void(State, int64))
def spend_tile(s, tile):
    """A cave tile is used once [8.11]."""
    s.tiles[s.turn, tile] -= 1
    s.spent[tile] += 1


# ---- the end of a turn and of the game --------------------------------------------------------------------------


@kernel(void(State))
def discard_played(s):
    """What lies above the expedition board goes to the discard pile."""
    for card in range(CARDS):
        s.discard[s.turn, card] += s.played[card]
        s.played[card] = 0


@kernel(void(State, Table))
def pass_turn(s, t):
    """The next seat's turn; the round in which somebody arrives, or the cap is reached, is the last [7.2, 7.7]."""
    begin_turn(s)
    following = s.turn + 1 if s.turn + 1 < t.players else 0
    if following == s.first:
        if s.round_number >= t.round_cap:
            s.phase = OVER
        for seat in range(t.players):
            if s.arrived[seat] > 0:
                s.phase = OVER
        if s.phase == OVER:
            return
        s.round_number += 1
    s.turn = following


@kernel(void(State, Table))
def end_turn(s, t):
    """Played cards to the discard pile, then a hand of four again; who holds more draws nothing [1.6, 1.7]."""
    discard_played(s)
    draw(s, s.turn, HAND - np.int64(s.hand_size[s.turn]))
    pass_turn(s, t)


@kernel(void(State, Table))
def arrive(s, t):
    """The pawn goes on to El Dorado at once; the last one ends its player's turn [7.1, 7.3, 6.4]."""
    seat = s.turn
    s.at[seat, s.pawn] = EL_DORADO
    be_idle(s)
    for pawn in range(t.pawns):
        if s.at[seat, pawn] != EL_DORADO:
            return
    before = 0
    for other in range(t.players):
        before += s.arrived[other] > 0
    s.arrived[seat] = before + 1
    discard_played(s)
    pass_turn(s, t)


@kernel(SIGNATURES.result)
def result(s, t, scores, shares):
    """Minus what is left to cross. Winners: who arrived, with most barriers, then the highest, then first [7.4-7.7]."""
    for seat in range(t.players):
        scores[seat] = 0
        for pawn in range(t.pawns):
            if s.at[seat, pawn] >= 0:
                scores[seat] -= t.distance[s.at[seat, pawn]]
    best, winner = NONE, NONE
    for seat in range(t.players):
        shares[seat] = 0
        if s.arrived[seat] > 0:
            taken, highest = 0, 0
            for barrier in range(BARRIERS):
                if s.owner[barrier] == seat:
                    taken += 1
                    highest = barrier + 1
            claim = (taken * (BARRIERS + 1) + highest) * (SEATS + 1) + SEATS - s.arrived[seat]
            if claim > best:
                best, winner = claim, seat
    if winner != NONE:
        shares[winner] = 1


# ---- caves ------------------------------------------------------------------------------------------------------


@kernel(int64(State, Table, int64))
def caves_near(s, t, place):
    """A bit for each cave next to a hex; not across a barrier [8.4]."""
    near = 0
    for direction in range(DIRECTIONS):
        there = t.neighbour[place, direction]
        if there != NONE and t.cave[there] != NONE and not barred(s, t, place, direction):
            near |= 1 << t.cave[there]
    return near


@kernel(void(State))
def find_tile(s):
    """The top tile of a pile: any of those nobody has seen, each as likely as the other."""
    total = 0
    for tile in range(TILES):
        total += s.unseen[tile]
    place, tile = below(s, total), 0
    while place >= s.unseen[tile]:
        place -= s.unseen[tile]
        tile += 1
    s.unseen[tile] -= 1
    s.tiles[s.turn, tile] += 1


@kernel(void(State, Table))
def explore(s, t):
    """A pawn has stopped: a tile from each cave next to it that was not next to it when its move began [8.1-8.9]."""
    new = caves_near(s, t, s.at[s.turn, s.pawn]) & ~np.int64(s.near)
    for cave in range(t.caves):
        if (new >> cave) & 1 and s.pile[cave] > 0:
            s.pile[cave] -= 1
            find_tile(s)


# ---- what may be done -------------------------------------------------------------------------------------------


@kernel(SIGNATURES.actors)
def actors(s, t):
    """One seat at a time, until the game is over."""
    return 0 if s.phase == OVER else 1 << s.turn


@kernel(int64(State, int64, int64, Actions))
def each_in_hand(s, first, n, out):
    """An action for each kind of card in hand, numbered from `first`."""
    for card in range(CARDS):
        if s.hand[s.turn, card] > 0:
            out[n] = first + card
            n += 1
    return n


@kernel(int64(State))
def movers_in_hand(s):
    """A bit for each card with a power that the seat to act holds."""
    bits = 0
    for card in range(MOVER_COUNT):
        bits |= (s.hand[s.turn, card] > 0) << card
    return bits


@kernel(int64(State))
def tiles_in_hand(s):
    """A bit for each kind of move tile that the seat to act has."""
    bits = 0
    for tile in range(MOVE_TILE_COUNT):
        bits |= (s.tiles[s.turn, tile] > 0) << tile
    return bits


@kernel(int64(int64, int64, int64, Actions))
def each_source(bits, first, n, out):
    """The same way with each of these cards or tiles."""
    while bits:
        if bits & 1:
            out[n] = first
            n += 1
        first += TARGETS
        bits >>= 1
    return n


@kernel(int64(State, Table, int64, int64, int64, int64, int64, Actions))
def legal_way(s, t, target, terrain, cost, movers, n, out):
    """Everything that can take one way: any cards, or one card or tile with the symbol and the power [2.2, 2.7]."""
    seat = s.turn
    if terrain > RIVER:
        if s.hand_size[seat] >= cost:
            out[n] = ENTER + target
            n += 1
    else:
        n = each_source(movers & CARDS_FOR[terrain, cost], MOVE + WITH_CARD * TARGETS + target, n, out)
        if t.caves > 0:
            if s.tiles[seat, SYMBOL_TILE] > 0:
                n = each_source(movers & CHANGED_FOR[terrain, cost], MOVE + WITH_SYMBOL * TARGETS + target, n, out)
            n = each_source(tiles_in_hand(s) & TILES_FOR[terrain, cost], MOVE + WITH_TILE * TARGETS + target, n, out)
    if s.hand[seat, NATIVE] > 0:
        out[n] = MOVE + WITH_NATIVE * TARGETS + target
        n += 1
    if s.tiles[seat, NATIVE_TILE] > 0:
        out[n] = MOVE + WITH_NATIVE_TILE * TARGETS + target
        n += 1
    return n


@kernel(int64(State, Table, int64, int64, int64, Actions))
def legal_moves(s, t, pawn, movers, n, out):
    """Every way of a pawn, and everything that can take it."""
    place, target = np.int64(s.at[s.turn, pawn]), pawn * WAYS
    for direction in range(DIRECTIONS):
        if open_to(s, t, place, direction, s.passing != 0):
            there = t.neighbour[place, direction]
            n = legal_way(s, t, target + direction, t.terrain[there], t.cost[there], movers, n, out)
    if t.border[place]:
        for barrier in range(BARRIERS):
            if touches(s, t, place, barrier):
                way = target + BARRIER_WAY + barrier
                n = legal_way(s, t, way, BARRIER_TERRAIN[barrier], BARRIER_COST[barrier], movers, n, out)
    return n


@kernel(int64(State, int64, Actions))
def legal_purchases(s, n, out):
    """What is for sale and can be paid [1.4, 4.6, 4.9]."""
    coins = purse(s)
    everything = slot_free(s)
    for kind in range(TYPES):
        if s.stock[kind] > 0 and (everything or s.in_row[kind]) and 2 * PRICE[STARTERS + kind] <= coins:
            out[n] = BUY + kind
            n += 1
    return n


@kernel(int64(State, int64, Actions))
def legal_payments(s, n, out):
    """Anything that leaves the price within reach [4.3]."""
    seat = s.turn
    changing = np.int64(s.tiles[seat, SYMBOL_TILE])
    for card in range(CARDS):
        if s.hand[seat, card] > 0:
            if changing == 0 or purse_without(s, card, changing) + COINS[card] >= s.left:
                out[n] = PAY + card
                n += 1
            place = SYMBOL_PLACE[card]
            if changing > 0 and place != NONE and purse_without(s, card, changing - 1) + 2 * POWER[card] >= s.left:
                out[n] = PAY_SYMBOL + place
                n += 1
    for i in range(COIN_TILE_COUNT):
        if s.tiles[seat, FIRST_COIN_TILE + i] > 0:
            out[n] = PAY_TILE + i
            n += 1
    return n


@kernel(int64(State, int64, Actions))
def legal_action_cards(s, n, out):
    """Action cards may be played before and after the purchase [1.2]."""
    seat = s.turn
    if s.hand[seat, TRANSMITTER] > 0:
        for kind in range(TYPES):
            if s.stock[kind] > 0:
                out[n] = TAKE + kind
                n += 1
    for i in range(DRAWER_COUNT):
        if s.hand[seat, FIRST_DRAWER + i] > 0:
            out[n] = USE + i
            n += 1
    return n


@kernel(int64(State, int64, Actions))
def legal_pass(s, n, out):
    """The tile that opens occupied hexes, once a turn is enough."""
    if s.tiles[s.turn, PASS_TILE] > 0 and not s.passing:
        out[n] = TILE_PASS
        n += 1
    return n


@kernel(int64(State, int64, Actions))
def legal_save(s, n, out):
    """The tile that saves an item, right after its use."""
    if s.saveable != NONE and s.tiles[s.turn, SAVE_TILE] > 0:
        out[n] = SAVE
        n += 1
    return n


@kernel(int64(State, int64, Actions))
def legal_tiles(s, n, out):
    """Cave tiles that neither move nor pay, at any moment of the turn; to pass, before the purchase [8.11]."""
    seat = s.turn
    if not s.bought:
        n = legal_pass(s, n, out)
    n = legal_save(s, n, out)
    if s.tiles[seat, DRAW_TILE] > 0:
        out[n] = TILE_DRAW
        n += 1
    if s.hand_size[seat] > 0:
        if s.tiles[seat, SWAP_TILE] > 0:
            out[n] = TILE_SWAP
            n += 1
        if s.tiles[seat, REMOVE_TILE] > 0:
            n = each_in_hand(s, TILE_REMOVE, n, out)
    return n


@kernel(int64(State, Table, int64, Actions))
def legal_path(s, t, n, out):
    """Go on, or stop."""
    place = s.at[s.turn, s.pawn]
    for way in range(ways_of(t, place)):
        if path_goes(s, t, place, way, s.passing != 0):
            out[n] = GO + way
            n += 1
    n = legal_pass(s, n, out)
    out[n] = STOP
    return n + 1


@kernel(int64(State, Table, int64, Actions))
def legal_unfinished(s, t, n, out):
    """What was begun comes first."""
    if s.doing == PATH:
        return legal_path(s, t, n, out)
    if s.doing == ENTERING:
        return each_in_hand(s, GIVE, n, out)
    if s.doing == BUYING:
        return legal_save(s, legal_payments(s, n, out), out)
    if s.doing == REMOVING:
        n = each_in_hand(s, REMOVE, n, out)
        out[n] = DONE
        return n + 1
    n = each_in_hand(s, SWAP, n, out)
    if s.left > 0:
        out[n] = DONE
        n += 1
    return n


@kernel(SIGNATURES.legal)
def legal(s, t, seat, out):
    """What the seat may do now; ending the turn always, once nothing is half done [1.3, 7.8]."""
    n = 0
    if s.phase == OVER or seat != s.turn:
        return n
    if s.doing != NOTHING:
        return legal_unfinished(s, t, n, out)
    if s.phase == PLAY:
        if not s.bought:
            movers = movers_in_hand(s)
            for pawn in range(t.pawns):
                if s.at[seat, pawn] != EL_DORADO:
                    n = legal_moves(s, t, pawn, movers, n, out)
            n = legal_purchases(s, n, out)
        n = legal_action_cards(s, n, out)
        if t.caves > 0:
            n = legal_tiles(s, n, out)
    n = each_in_hand(s, DISCARD_CARD, n, out)
    out[n] = END
    return n + 1


@kernel(void(State, Table, int64))
def apply_to_hand(s, t, action):
    """Make a move of the second half of the action space: what happens to cards and tiles."""
    if action < USE:
        transmit(s, action - TAKE)
    elif action < REMOVE:
        use(s, FIRST_DRAWER + action - USE)
    elif action < DONE:
        remove(s, action - REMOVE)
    elif action == DONE:
        if s.doing == SWAPPING:
            finish_swap(s)
        else:
            be_idle(s)
    elif action == TILE_DRAW:
        spend_tile(s, DRAW_TILE)
        draw(s, s.turn, 1)
    elif action == TILE_PASS:
        spend_tile(s, PASS_TILE)
        s.passing = 1
    elif action == TILE_SWAP:
        spend_tile(s, SWAP_TILE)
        s.doing = SWAPPING
    elif action < SWAP:
        spend_tile(s, REMOVE_TILE)
        remove_card(s, action - TILE_REMOVE)
    elif action < SAVE:
        swap(s, action - SWAP)
    elif action == SAVE:
        save(s)
    elif action < END:
        s.phase = DISCARD
        leave_hand(s, action - DISCARD_CARD)
        s.discard[s.turn, action - DISCARD_CARD] += 1
    else:
        end_turn(s, t)


@kernel(SIGNATURES.apply)
def apply(s, t, seat, action):
    """Make a legal move. Whatever is not part of an item's use ends the moment at which it could be saved."""
    if action != SAVE and (s.doing == NOTHING or s.doing == BUYING):
        s.saveable = NONE
    if action < ENTER:
        target = (action - MOVE) % TARGETS
        move(s, t, (action - MOVE) // TARGETS, target // WAYS, target % WAYS)
    elif action < GO:
        enter(s, t, (action - ENTER) // WAYS, (action - ENTER) % WAYS)
    elif action < STOP:
        go(s, t, action - GO)
    elif action == STOP:
        stop(s, t)
    elif action < BUY:
        give(s, t, action - GIVE)
    elif action < PAY:
        s.doing = BUYING
        s.wanted = action - BUY
        s.left = 2 * PRICE[STARTERS + action - BUY]
    elif action < PAY_SYMBOL:
        pay_card(s, action - PAY)
    elif action < PAY_TILE:
        pay_symbol(s, PAYING_CARDS[action - PAY_SYMBOL])
    elif action < TAKE:
        pay_tile(s, FIRST_COIN_TILE + action - PAY_TILE)
    else:
        apply_to_hand(s, t, action)
