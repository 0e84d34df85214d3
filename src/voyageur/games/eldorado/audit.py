"""Conservation: every card, pawn, barrier and tile is in exactly one place at all times, and the record agrees."""

from numba import boolean, int64

from voyageur.core.kernels import kernel
from voyageur.games.eldorado.material import (
    BARRIERS,
    CAMP,
    CARDS,
    COPIES,
    MOST_SWAPPED,
    MOUNTAIN,
    PAWNS,
    PILE,
    RUBBLE,
    SEATS,
    SLOTS,
    STARTERS,
    STARTING_DECK,
    TILE_COUNT,
    TILES,
    TYPES,
)
from voyageur.games.eldorado.rules import path_goes_on, purse, way_open, way_terrain
from voyageur.games.eldorado.state import (
    BUYING,
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
)

State, Table = SIGNATURES.State, SIGNATURES.Table

LAWS = (
    "each card is in one hand, draw pile, discard pile, market pile, above the board or out of the game",
    "hands and draw piles have their sizes, and a hand is known when it has no draw pile, no other card ever",
    "at most six market piles, none of them empty, are in the slots",
    "each pawn is on a hex it can stand on, alone but for a cave tile, or in El Dorado, and arrivals are counted",
    "each barrier is on the course, with one player or in the box",
    "each cave tile is unseen, with one player or spent, and the caves hold no more than are unseen",
    "what was begun can be finished, and nothing is left of what was not begun",
)
CARDS_LAW, SIZES_LAW, MARKET_LAW, PAWNS_LAW, BARRIERS_LAW, TILES_LAW, PENDING_LAW = range(1, 8)


@kernel(boolean(State, Table))
def cards_kept(s, t):
    """Three of each market card, a starting deck a player."""
    for card in range(CARDS):
        total = s.played[card] + s.box[card]
        for seat in range(SEATS):
            total += s.hand[seat, card] + s.deck[seat, card] + s.discard[seat, card]
        if card >= STARTERS:
            total += s.stock[card - STARTERS]
        if total != (COPIES if card >= STARTERS else STARTING_DECK[card] * t.players):
            return False
    return True


@kernel(boolean(State))
def sizes_agree(s):
    """Hands and draw piles are as large as they say."""
    for seat in range(SEATS):
        hand, deck = 0, 0
        for card in range(CARDS):
            hand += s.hand[seat, card]
            deck += s.deck[seat, card]
            if s.sure[seat, card] > s.hand[seat, card]:
                return False
            if s.deck_size[seat] == 0 and s.sure[seat, card] < s.hand[seat, card]:
                return False
        if hand != s.hand_size[seat] or deck != s.deck_size[seat]:
            return False
    return True


@kernel(boolean(State))
def market_holds(s):
    """The market's slots."""
    piles = 0
    for kind in range(TYPES):
        piles += s.in_row[kind]
        if s.in_row[kind] and s.stock[kind] == 0:
            return False
    return piles <= SLOTS


@kernel(boolean(State, Table, int64, int64))
def pawn_stands(s, t, seat, pawn):
    """On a hex of the course that pawns can stand on."""
    place = s.at[seat, pawn]
    if place == EL_DORADO:
        return True
    if place < 0 or place >= t.hexes or t.terrain[place] == MOUNTAIN or t.finish[place]:
        return False
    for other in range(t.players):
        for second in range(t.pawns):
            alone = t.caves > 0 or (other == seat and second == pawn)
            if not alone and s.at[other, second] == place:
                return False
    return True


@kernel(boolean(State, Table))
def pawns_stand(s, t):
    """Pawns and arrivals."""
    arrivals, last = 0, 0
    for seat in range(SEATS):
        home = 0
        for pawn in range(PAWNS):
            if seat >= t.players or pawn >= t.pawns:
                if s.at[seat, pawn] != NO_PAWN:
                    return False
            elif not pawn_stands(s, t, seat, pawn):
                return False
            home += s.at[seat, pawn] == EL_DORADO
        if (s.arrived[seat] > 0) != (home == t.pawns and seat < t.players):
            return False
        arrivals += s.arrived[seat] > 0
        last = max(last, s.arrived[seat])
    return arrivals == last and (s.phase == OVER or s.arrived[s.turn] == 0)


@kernel(boolean(State, Table))
def barriers_lie(s, t):
    """As many barriers as places, each at one of them."""
    laid = 0
    for place in range(BARRIERS):
        barrier = s.barrier_at[place]
        if (barrier == NONE) != (place >= t.places):
            return False
        if barrier != NONE:
            if s.owner[barrier] == IN_BOX or (laid >> barrier) & 1:
                return False
            laid |= 1 << barrier
    for barrier in range(BARRIERS):
        owner = s.owner[barrier]
        if owner >= t.players or owner < IN_BOX or ((laid >> barrier) & 1 == 0) != (owner == IN_BOX):
            return False
    return True


@kernel(boolean(State, Table))
def tiles_kept(s, t):
    """The 36 tiles, or none without the variant."""
    unseen, hidden = 0, 0
    for tile in range(TILES):
        total = s.unseen[tile] + s.spent[tile]
        for seat in range(SEATS):
            total += s.tiles[seat, tile]
        if total != (TILE_COUNT[tile] if t.caves > 0 else 0):
            return False
        unseen += s.unseen[tile]
    for cave in range(s.pile.size):
        if s.pile[cave] > (PILE if cave < t.caves else 0):
            return False
        hidden += s.pile[cave]
    return hidden <= unseen


@kernel(boolean(State, Table))
def idle(s, t):
    """Nothing is left of what was not begun."""
    moving = s.doing == PATH or s.doing == ENTERING
    rests = (s.pawn == NONE) == (not moving) and (s.near == 0 or moving)
    rests = rests and (s.symbol == NONE) == (s.doing != PATH) and (s.way == NONE) == (s.doing != ENTERING)
    rests = rests and (s.wanted == NONE) == (s.doing != BUYING) and (s.left == 0 or s.doing != NOTHING)
    return rests and (s.doing == NOTHING or s.phase == PLAY) and (s.doing != BUYING or s.bought == 0)


@kernel(boolean(State, Table))
def can_finish(s, t):
    """What was begun can be finished."""
    seat = s.turn
    if s.doing == PATH:
        return path_goes_on(s, t)
    if s.doing == ENTERING:
        place = s.at[seat, s.pawn]
        terrain = way_terrain(t, place, s.way)
        fits = terrain == RUBBLE or terrain == CAMP
        return fits and 0 < s.left <= s.hand_size[seat] and way_open(s, t, place, s.way, s.passing != 0)
    if s.doing == BUYING:
        for_sale = s.stock[s.wanted] > 0
        return for_sale and 0 < s.left <= purse(s)
    if s.doing == REMOVING:
        return s.left > 0 and s.hand_size[seat] > 0
    return 0 <= s.left < MOST_SWAPPED and s.hand_size[seat] > 0


@kernel(SIGNATURES.audit)
def audit(s, t):
    """0, or the number of the first law that is broken."""
    if not cards_kept(s, t):
        return CARDS_LAW
    if not sizes_agree(s):
        return SIZES_LAW
    if not market_holds(s):
        return MARKET_LAW
    if not pawns_stand(s, t):
        return PAWNS_LAW
    if not barriers_lie(s, t):
        return BARRIERS_LAW
    if not tiles_kept(s, t):
        return TILES_LAW
    if not idle(s, t) or (s.doing != NOTHING and not can_finish(s, t)):
        return PENDING_LAW
    return 0
