"""`voyageur replay`: a recorded game, move by move, as a spectator or one of the seats saw it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding

from voyageur.cli.console import (
    HUMAN,
    JsonOption,
    LanguageOption,
    complain,
    out,
    ready_game,
    show_board,
    show_json,
    show_result,
    write_file,
)
from voyageur.core import text
from voyageur.core.action import Seat
from voyageur.core.errors import BadOption, VoyageurError
from voyageur.core.position import Position
from voyageur.core.record import GameRecord
from voyageur.core.text import Sentence


def replay(
    language: LanguageOption,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game record.")],
    every: Annotated[bool, typer.Option("--all", help="Print every move instead of stepping through them.")] = False,
    move: Annotated[int | None, typer.Option(help="Show the position after that many moves.")] = None,
    seat: Annotated[int | None, typer.Option(help="See the game as this seat did; without it, as a spectator.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the picture of the position there.")] = None,
    json: JsonOption = False,
) -> None:
    """Step through a recorded game.

    In a terminal, Enter shows the next move. Otherwise every move is printed.
    What a seat or a spectator could not see is not shown; in JSON it is null. The record itself holds every move.

    Example: voyageur replay game.json

    Example: voyageur replay game.json --move 40 --seat 0 --svg board.svg
    """
    record = GameRecord.read(file)
    positions = list(ready_game(record.game, language).replay(record))
    shown = Replay(record, positions, seat, language)
    shown.check(move)
    if svg is not None:
        picture = positions[-1 if move is None else move].svg(seat, language)
        write_file(svg, lambda path: path.write_text(picture, encoding="utf-8"))
    if json:
        for number in range(len(positions)) if move is None else [move]:
            show_json(shown.document(number))
    elif move is not None:
        shown.show(move)
    elif every or svg is not None or not sys.stdin.isatty():
        shown.tell_all()
    else:
        shown.step_through()
    if svg is not None and not json:
        out.print(text.say("replay-picture", language, path=str(svg)), soft_wrap=True)


@dataclass
class Replay:
    """A recorded game and whose eyes it is seen with."""

    record: GameRecord
    positions: list[Position]
    seat: Seat | None
    language: str

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.positions) - 1

    def check(self, move: int | None) -> None:
        """Refuse a seat or a move that is not there."""
        if self.seat is not None and not 0 <= self.seat < self.record.players:
            raise BadOption("seat-unknown", seat=self.seat, last=self.record.players - 1)
        if move is not None and not 0 <= move <= self.last:
            raise BadOption("replay-range", number=move, total=self.last)

    # ---- one move -----------------------------------------------------------------------------------------------

    def document(self, number: int) -> dict[str, object]:
        """A position as programs read it; null stands for what those eyes do not see."""
        position = self.positions[number]
        made = self.record.moves[number - 1] if number else None
        hidden = made and made.seat != self.seat and position.game.action(made.action).secret
        return {
            "ply": number,
            "seat": made and made.seat,
            "action": None if hidden else made and made.action,
            "scores": position.known_scores(self.seat),
            "over": position.over,
        }

    def tell(self, number: int) -> None:
        """Say a move and what it brought."""
        if number == 0:
            out.print(text.say("replay-start", self.language, total=self.last), style="bold")
            return
        made, before, after = self.record.moves[number - 1], self.positions[number - 1], self.positions[number]
        action = after.game.action(made.action)
        words = action.sentence if made.seat == self.seat else action.told
        move = words or Sentence("replay-hidden")
        step = {"number": number, "total": self.last, "mover": self.mover(made.seat), "move": move}
        out.print(text.say("replay-step", self.language, **step))
        for news in after.game.news(before.view(self.seat), after.view(self.seat)):
            out.print(Padding(news.say(self.language), (0, 0, 0, 4), expand=False), style="italic")

    def show(self, number: int) -> None:
        """The table after a move, the move itself, and the result if it was the last one of the game."""
        out.print()
        show_board(self.positions[number], self.seat, self.language)
        self.tell(number)
        if self.positions[number].over:
            show_result(self.positions[number], self.names, self.language)

    @property
    def names(self) -> tuple[str, ...]:
        """Who sat where, as far as the record says."""
        names = self.record.seats if len(self.record.seats) == self.record.players else ("",) * self.record.players
        return tuple(text.say("play-human", self.language) if name == HUMAN else name for name in names)

    def mover(self, seat: Seat) -> str:
        """A seat, with who sat there if that is known."""
        who = self.names[seat]
        return text.say(
            "replay-named" if who else "replay-seat", self.language, seat=seat, **({"who": who} if who else {})
        )

    # ---- the whole game -----------------------------------------------------------------------------------------

    def introduce(self) -> None:
        """What game this was."""
        record, name = self.record, self.positions[0].game.name
        facts = {"game": name, "version": record.version, "players": record.players, "seed": str(record.seed)}
        out.print(text.say("replay-title", self.language, **facts), style="bold")

    def tell_all(self) -> None:
        """Every move, then how it ended."""
        self.introduce()
        for number in range(len(self.positions)):
            self.tell(number)
        if self.positions[-1].over:
            show_result(self.positions[-1], self.names, self.language)
        else:
            awaited = self.positions[-1].awaited(self.seat)
            out.print(text.say("replay-unfinished", self.language, seats=awaited, count=len(awaited)))

    def step_through(self) -> None:
        """Let the person go forward, back, or to any move, until they have had enough."""
        self.introduce()
        number = 0
        self.show(number)
        while True:
            try:
                typed = input(text.say("replay-prompt", self.language) + " ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                out.print()
                return
            if typed == "q":
                return
            try:
                number = self.target(number, typed)
                self.show(number)
            except VoyageurError as error:
                complain(error, self.language)

    def target(self, number: int, typed: str) -> int:
        """The move that what was typed leads to."""
        if typed in ("", "b"):
            wanted = number + (1 if typed == "" else -1)
            if not 0 <= wanted <= self.last:
                raise BadOption("replay-last" if typed == "" else "replay-first")
            return wanted
        if not typed.isdecimal() or len(typed) > len(str(self.last)) or int(typed) > self.last:
            raise BadOption("replay-range", number=typed, total=self.last)
        return int(typed)
