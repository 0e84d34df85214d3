"""What is in the box: cards, barriers, cave tiles and boards as constant arrays and names, read once from `data/`.

How boards lie is the course's business (`course.py`); here they are only printed pieces.
"""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).resolve().parent


def _read(name: str) -> dict[str, Any]:
    document: dict[str, Any] = msgspec.json.decode((FOLDER / "data" / f"{name}.json").read_bytes())
    return document


BOARDS: dict[str, dict[str, Any]] = _read("boards")["boards"]
"""Every side of every board, strip and finish plate, as printed."""
ROUTES: list[dict[str, Any]] = _read("routes")["routes"]
"""The courses of the rulebook."""

SEATS = 4
PAWNS = 2
"""Pawns a player moves, when two play; otherwise one."""
STARTS = 4
HAND = 4

# ---- terrain ----------------------------------------------------------------------------------------------------

SYMBOLS = ("machete", "coin", "paddle")
MACHETE, COIN, PADDLE = range(3)
TERRAINS = ("jungle", "village", "river", "rubble", "camp", "mountain", "start")
"""The first three ask for the symbol of the same number. Finishing hexes count as what their symbol asks for."""
JUNGLE, VILLAGE, RIVER, RUBBLE, CAMP, MOUNTAIN, START = range(7)
MOST_COST = 4

DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")
STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""The neighbour in each direction, as a difference of axial coordinates."""

# ---- cards ------------------------------------------------------------------------------------------------------

_cards_file = _read("cards")
_cards: list[dict[str, Any]] = [*_cards_file["starting"], *_cards_file["marketCards"]]

CARD_IDS: tuple[str, ...] = tuple(card["id"] for card in _cards)
CARD_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(CARD_IDS)}
CARDS = len(CARD_IDS)
STARTERS = len(_cards_file["starting"])
"""Cards numbered below this one are in the starting decks, the others in the market."""
TYPES = CARDS - STARTERS
COPIES = 3
SLOTS = int(_cards_file["market"]["slots"])
STARTING_DECK: NDArray[np.uint8] = np.array([_cards_file["startingDeck"].get(name, 0) for name in CARD_IDS], np.uint8)

JOKER, ACTION = 3, 4
_KINDS = {"machete": MACHETE, "coin": COIN, "paddle": PADDLE, "joker": JOKER, "action": ACTION}
KIND: NDArray[np.int8] = np.array([_KINDS[card["kind"]] for card in _cards], np.int8)
"""The card's symbol, JOKER or ACTION."""
POWER: NDArray[np.int8] = np.array([card["power"] or 0 for card in _cards], np.int8)
PRICE: NDArray[np.int8] = np.array([card["cost"] or 0 for card in _cards], np.int8)
ITEM: NDArray[np.bool_] = np.array([card["item"] for card in _cards], np.bool_)
"""Leaves the game once its ability is used."""
AT_ONCE: NDArray[np.bool_] = np.array([card["initialMarket"] for card in _cards], np.bool_)
"""In the market from the beginning."""
DRAWS: NDArray[np.int8] = np.array([(card["effect"] or {}).get("draw", 0) for card in _cards], np.int8)
REMOVES: NDArray[np.int8] = np.array([(card["effect"] or {}).get("removeFromHandUpTo", 0) for card in _cards], np.int8)
COINS: NDArray[np.int8] = np.array(
    [2 * (card["power"] or 0) if card["kind"] in ("coin", "joker") else 1 for card in _cards], np.int8
)
"""What a card pays, in half coins."""

MOVERS: tuple[int, ...] = tuple(card for card in range(CARDS) if POWER[card] > 0)
"""Cards with a power."""
ONE_SYMBOL: tuple[int, ...] = tuple(card for card in MOVERS if KIND[card] != JOKER)
"""Those whose symbol a cave tile may change."""
DRAWERS: tuple[int, ...] = tuple(card for card in range(CARDS) if DRAWS[card] > 0)
NATIVE = CARD_NUMBERS["native"]
TRANSMITTER = CARD_NUMBERS["transmitter"]

# ---- barriers ---------------------------------------------------------------------------------------------------

_barriers: list[dict[str, Any]] = _read("barriers")["barriers"]
BARRIERS = len(_barriers)
BARRIER_TERRAIN: NDArray[np.int8] = np.array([TERRAINS.index(barrier["type"]) for barrier in _barriers], np.int8)
BARRIER_COST: NDArray[np.int8] = np.array([barrier["cost"] for barrier in _barriers], np.int8)

# ---- caves ------------------------------------------------------------------------------------------------------

_caves_file = _read("caves")
_tiles: list[dict[str, Any]] = _caves_file["tiles"]
TILE_IDS: tuple[str, ...] = tuple(tile["id"] for tile in _tiles)
TILE_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(TILE_IDS)}
TILES = len(TILE_IDS)
TILE_COUNT: NDArray[np.uint8] = np.array([tile["count"] for tile in _tiles], np.uint8)
TILE_SYMBOL: NDArray[np.int8] = np.array(
    [SYMBOLS.index(tile["symbol"]) if tile["symbol"] else -1 for tile in _tiles], np.int8
)
TILE_POWER: NDArray[np.int8] = np.array([tile["power"] or 0 for tile in _tiles], np.int8)
MOVE_TILES: tuple[int, ...] = tuple(tile for tile in range(TILES) if TILE_POWER[tile] > 0)
COIN_TILES: tuple[int, ...] = tuple(tile for tile in MOVE_TILES if TILE_SYMBOL[tile] == COIN)
DRAW_TILE, REMOVE_TILE, SWAP_TILE, SAVE_TILE, PASS_TILE, NATIVE_TILE, SYMBOL_TILE = range(len(MOVE_TILES), TILES)
PILE = int(_caves_file["pileSize"])
"""Tiles on a cave."""
MOST_SWAPPED = 4
CAVES = 7
"""Caves there can be on a course: no board has two, and seven boards at most have one."""

# ---- what fits ---------------------------------------------------------------------------------------------------


def _fitting(symbols: NDArray[np.int8], powers: NDArray[np.int8]) -> NDArray[np.int64]:
    """For each symbol and cost, a bit for each of these cards or tiles that has both."""
    fits = np.zeros((len(SYMBOLS), MOST_COST + 1), np.int64)
    for symbol, cost in np.ndindex(fits.shape):
        for number, (shown, power) in enumerate(zip(symbols, powers, strict=True)):
            if shown in (symbol, JOKER) and power >= cost:
                fits[symbol, cost] |= 1 << number
    return fits


CARDS_FOR = _fitting(KIND[: len(MOVERS)], POWER[: len(MOVERS)])
CHANGED_FOR: NDArray[np.int64] = np.bitwise_or.reduce(CARDS_FOR) & ~CARDS_FOR
"""Cards that fit only when their symbol is changed."""
TILES_FOR = _fitting(TILE_SYMBOL[: len(MOVE_TILES)], TILE_POWER[: len(MOVE_TILES)])

# ---- the course, at most ----------------------------------------------------------------------------------------

HEXES = 7 * 37 + 2 * 16 + 3
"""Every large board, both strips and the finish plate."""


def card_name(card: int) -> dict[str, str]:
    """A card's name in each language."""
    return {"en": _cards[card]["nameEn"], "fr": _cards[card]["nameFr"]}
