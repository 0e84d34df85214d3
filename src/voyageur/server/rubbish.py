"""Rubbish: when Python looks through memory for what nobody needs any more.

Nearly everything goes by itself as soon as it is let go of. What is left are rings of things that hold each other; to
find them Python looks through all there is, and with a thousand tables nobody is answered for half a second meanwhile.
So what has stayed for a few seconds is put aside, where it is not looked at again; a look through everything is rare.
"""

from __future__ import annotations

import asyncio
import gc
import time

PAUSE = 5.0
"""Seconds after which what has stayed is put aside."""
WHOLE = 3600.0
"""Seconds between two looks through everything."""
YOUNG, ALL = 1, 2
"""Generations, as Python counts them: what is new, and everything."""


def look(generation: int) -> None:
    """Look through what is new, or through everything, and put aside what stays."""
    if generation == ALL:
        gc.unfreeze()
    gc.collect(generation)
    gc.freeze()


async def clear() -> None:
    """Look for rubbish as long as the server runs."""
    look(ALL)
    last = time.monotonic()
    try:
        while True:
            await asyncio.sleep(PAUSE)
            whole = time.monotonic() - last > WHOLE
            look(ALL if whole else YOUNG)
            last = time.monotonic() if whole else last
    finally:
        gc.unfreeze()
