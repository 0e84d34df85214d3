"""What is in the box: the deck, the current and the rivers as constants, read once from `data/portage.json`."""

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

FOLDER = Path(__file__).parent
BOX: dict[str, Any] = msgspec.json.decode((FOLDER / "data" / "portage.json").read_bytes())

FEWEST, SEATS = 2, 4
HAND: int = BOX["hand"]
"""Cards in a hand."""

DECK: NDArray[np.int8] = np.array([0, *BOX["deck"].values()], np.int8)
"""How many cards there are of each number; of 0 there is none."""
NUMBERS = DECK.size
CARDS = int(DECK.sum())

CURRENT: NDArray[np.int8] = np.array(BOX["current"], np.int8)
"""The faces of the die: how many steps the rapids throw a canoe back."""

RIVERS: dict[str, dict[str, Any]] = BOX["rivers"]
LONGEST = 1 + max(river["length"] for river in RIVERS.values())
"""Room for the longest river, the start included."""
