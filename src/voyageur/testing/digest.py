"""Replays records read from standard input and prints the bytes they end in: the other process of the suite.

Its arguments are the game and the module that defines it, which need not be one of ours.
"""

import json
import sys

import msgspec

import voyageur as vg
from voyageur.core import registry


def main() -> None:
    """A JSON list of records in, a JSON list of hexadecimal states out."""
    registry.register(*sys.argv[1:])
    ends = []
    for record in msgspec.json.decode(sys.stdin.read(), type=list[vg.GameRecord]):
        *_, end = vg.game(record.game).replay(record)
        ends.append(end.state.tobytes().hex())
    json.dump(ends, sys.stdout)


if __name__ == "__main__":
    main()
