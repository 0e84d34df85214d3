"""Replays records read from standard input and prints the bytes they end in: the other process of the suite."""

import json
import sys

import msgspec

import voyageur as vg


def main() -> None:
    """A JSON list of records in, a JSON list of hexadecimal states out."""
    ends = []
    for record in msgspec.json.decode(sys.stdin.read(), type=list[vg.GameRecord]):
        *_, end = vg.game(record.game).replay(record)
        ends.append(end.state.tobytes().hex())
    json.dump(ends, sys.stdout)


if __name__ == "__main__":
    main()
