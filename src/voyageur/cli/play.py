"""`voyageur play`: one person against bots, in the terminal. Every move is saved before the next one is made.

Three parts: the match and its file, the list of moves, and the conversation with the person.
"""

from __future__ import annotations

import contextlib
import os
import re
import sys
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from functools import cached_property
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.table import Table

from voyageur.bots import Bot, bot, bots
from voyageur.cli.console import (
    HUMAN,
    LanguageOption,
    OptionsOption,
    is_there,
    out,
    read_options,
    ready_game,
    reasons,
    show_board,
    show_result,
    write_file,
)
from voyageur.cli.hint import show_hint
from voyageur.core import registry, text
from voyageur.core.action import Action, Seat
from voyageur.core.errors import BadOption, BadRecord, IllegalMove, UnknownMove, VoyageurError
from voyageur.core.game import Game
from voyageur.core.position import Position
from voyageur.core.promises import sure_news
from voyageur.core.record import GameRecord
from voyageur.core.rng import SEED_BITS
from voyageur.core.sheet import Sheet

MOST_SHOWN = 25
"""Moves listed at once."""

LONGEST_INPUT = 500
"""Letters of a line that are read: no move and hardly a path is longer."""

NUMBER_WIDTH = 4
"""Columns for a move's number; what is left is shared by its words and what it brings."""

COMMANDS = ("help", "board", "recap", "hint", "undo", "save", "quit")
"""What can be typed beside moves, in English; the catalogue has the words of the other languages."""


def play(
    language: LanguageOption,
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME", help="The game; see [bold]voyageur games[/bold].", show_default="the first there is"
        ),
    ] = None,
    players: Annotated[
        int | None, typer.Option(help="How many play, the person included.", show_default="as few as can")
    ] = None,
    seat: Annotated[int | None, typer.Option(help="The person's seat.", show_default="0")] = None,
    against: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="NAMES",
            help=f"Who plays the other seats: one name, or one a seat, with commas. There are: {', '.join(bots())}.",
            show_default="greedy",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed and moves give the same game.")] = None,
    option: OptionsOption = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Save the game there.", show_default="a new file in the user's state folder"),
    ] = None,
    resume: Annotated[
        str | None, typer.Option(metavar="[FILE]", help="Go on with a saved game; without a file, with the latest.")
    ] = None,
) -> None:
    """Play a game against bots.

    Every move is saved at once: leave whenever you like, and go on with --resume.

    Example: voyageur play expeditions --players 3 --bots greedy,random --option open_hands=true

    Example: voyageur play expeditions --resume
    """
    if resume is None:
        name = registry.names()[0] if game is None else game
        names = tuple(word.strip() for word in against.split(",")) if against else ("greedy",)
        match = begin(ready_game(name, language, names), players, seat or 0, names, seed, option, save)
    else:
        given = {"--players": players, "--seat": seat, "--bots": against, "--seed": seed, "--option": option}
        if unwanted := [name for name, value in given.items() if value is not None]:
            raise BadOption("save-options", options=unwanted)
        if game is None and resume in registry.names():
            game, resume = resume, ""
        match = go_on(resume, game, save, language)
    Conversation(match, language).hold()


# ---- the match and its file -------------------------------------------------------------------------------------


@dataclass
class Match:
    """A game under way: its positions so far, who sits where, and the file that every move is saved to."""

    positions: list[Position]
    seats: tuple[str, ...]
    path: Path
    bots: dict[Seat, Bot]

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.position.game

    @property
    def human(self) -> Seat:
        """The person's seat."""
        return self.seats.index(HUMAN)

    def write(self, path: Path) -> None:
        """Write the game so far to a file."""
        write_file(path, self.position.record(self.seats).write)

    def save(self, positions: list[Position]) -> None:
        """Let the game be what these positions say, once the file says so: a move that cannot be saved is not made."""
        write_file(self.path, positions[-1].record(self.seats).write)
        self.positions = positions

    def play(self, action: Action, seat: Seat) -> None:
        """Make a move, and save it."""
        self.save([*self.positions, self.position.play(action, seat)])

    def undo(self) -> Action:
        """Take back the last move, if it was the person's own and brought nothing hidden to light, and save that."""
        moves = self.position.moves
        if not moves or moves[-1][0] != self.human:
            raise IllegalMove("play-no-undo")
        if self.game.reveals(self.positions[-2], self.position):
            raise IllegalMove("play-no-undo-revealed")
        self.save(self.positions[:-1])
        return moves[-1][1]


def begin(
    game: Game,
    players: int | None,
    seat: Seat,
    names: tuple[str, ...],
    seed: int | None,
    options: list[str] | None,
    save: Path | None,
) -> Match:
    """A new game, saved before its first move."""
    position = game.start(players=players, seed=seed, **read_options(game, options))
    seats = seat_plan(position.players, seat, names)
    if save is not None and is_there(save):
        raise BadOption("save-taken", path=str(save))
    opponents = {
        place: bot(name, seed=None if seed is None else (seed + 1 + place) % (1 << SEED_BITS))
        for place, name in enumerate(seats)
        if name != HUMAN
    }
    match = Match([position], seats, save or new_file(game.id), opponents)
    match.write(match.path)
    return match


def seat_plan(players: int, seat: Seat, names: tuple[str, ...]) -> tuple[str, ...]:
    """Who sits where: the person, and round them the bots, or one bot many times."""
    if not 0 <= seat < players:
        raise BadOption("seat-unknown", seat=seat, last=players - 1)
    others = names * (players - 1) if len(names) == 1 else names
    if len(others) != players - 1:
        raise BadOption("play-bots-count", given=len(names), others=players - 1)
    return (*others[:seat], HUMAN, *others[seat:])


def state_folder() -> Path:
    """Where games are saved that were given no file."""
    return Path(os.environ.get("XDG_STATE_HOME") or "~/.local/state").expanduser() / "voyageur"


def new_file(game: str) -> Path:
    """A name that no file has."""
    path = state_folder() / f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}.json"
    stem, number = path.stem, 1
    while path.exists():
        number += 1
        path = path.with_stem(f"{stem}-{number}")
    return path


def go_on(file: str, game: str | None, save: Path | None, language: str) -> Match:
    """A saved game, ready to go on; without a file, the latest of that game, or of any."""
    match = read_match(Path(file), game, language) if file else latest_match(game, language)
    if save is not None and save != match.path:
        if is_there(save):
            raise BadOption("save-taken", path=str(save))
        match.path = save
        match.write(save)
    return match


def latest_match(game: str | None, language: str) -> Match:
    """Of the games in the user's folder that are not over, the one played last."""
    known = [game] if game else registry.names()
    saved = [path for name in known for path in state_folder().glob(f"{name}-*.json")]
    files = sorted(saved, key=lambda path: path.stat().st_mtime, reverse=True)
    for path in files:
        with contextlib.suppress(Finished):
            return read_match(path, game, language)
    raise BadRecord("save-none", game=", ".join(known), folder=str(state_folder()))


class Finished(BadRecord):
    """The game is over: there is nothing to go on with."""


def read_match(path: Path, game: str | None, language: str) -> Match:
    """A match from its file; an error says which file it is about."""
    try:
        record = GameRecord.read(path)
        if len(record.seats) != record.players or record.seats.count(HUMAN) != 1:
            raise BadRecord("save-seats")
        positions = list(ready_game(game or record.game, language).replay(record))
        opponents = {seat: bot(name) for seat, name in enumerate(record.seats) if name != HUMAN}
    except VoyageurError as error:
        raise BadRecord("save-broken", path=str(path), reason=reasons(error)) from error
    if positions[-1].over:
        raise Finished("save-finished", path=str(path))
    return Match(positions, record.seats, path, opponents)


# ---- the list of moves ------------------------------------------------------------------------------------------


@dataclass
class Menu:
    """The moves a seat may make, in groups of one heading, numbered from 1 as they are listed."""

    position: Position
    seat: Seat
    language: str
    moves: dict[str, Action] = field(init=False)

    def __post_init__(self) -> None:
        groups: dict[str, list[Action]] = {}
        for action in self.position.legal(self.seat):
            groups.setdefault(self.heading(action), []).append(action)
        listed = (action for group in groups.values() for action in group)
        self.moves = {str(number): action for number, action in enumerate(listed, start=1)}

    @cached_property
    def notations(self) -> set[str]:
        """The moves as they are written."""
        return {str(action) for action in self.moves.values()}

    @cached_property
    def promises(self) -> dict[Action, list[str]]:
        """What each move is sure to bring, as far as the seat knows."""
        promised = {action: sure_news(self.position, self.seat, action) for action in self.moves.values()}
        return {action: [sentence.say(self.language) for sentence in news] for action, news in promised.items() if news}

    def matching(self, typed: str) -> list[str]:
        """The numbers of the moves whose words or notation hold every word typed."""
        wanted = plain(typed).split()
        return [
            number
            for number, action in self.moves.items()
            if all(word in plain(f"{action.words(self.language)} {action}") for word in wanted)
        ]

    def show(self, numbers: Iterable[str] | None = None) -> None:
        """List moves in groups; of too many, first those that bring something."""
        groups: dict[str, list[str]] = {}
        for number in self.moves if numbers is None else numbers:
            groups.setdefault(self.heading(self.moves[number]), []).append(number)
        left = 0
        for heading, room in shares({heading: len(group) for heading, group in groups.items()}).items():
            best = sorted(groups[heading], key=lambda number: self.moves[number] not in self.promises)[:room]
            left += len(groups[heading]) - room
            shown = [number for number in groups[heading] if number in best]
            self.show_group(heading, shown, headed=len(groups) > 1 or heading != "")
        if left:
            out.print(text.say("play-more", self.language, count=left))

    def show_group(self, heading: str, numbers: list[str], headed: bool) -> None:
        """One group: its heading, then a line a move."""
        if headed:
            out.print(heading or text.say("play-otherwise", self.language), style="bold")
        said = {n: self.moves[n].words(self.language) for n in numbers}
        moves = {n: words.partition(":")[2].strip() if heading else words for n, words in said.items()}
        width = min(out.width * 4 // 7, max(len(words) for words in moves.values()))
        grid = Table.grid(padding=(0, 2, 0, 0), pad_edge=False)
        grid.add_column(justify="right", width=NUMBER_WIDTH, style="bold cyan")
        grid.add_column(overflow="fold", width=width)
        grid.add_column(overflow="fold", width=max(out.width - NUMBER_WIDTH - width - 4, NUMBER_WIDTH), style="italic")
        for number, words in moves.items():
            grid.add_row(number, words, " ".join(self.promises.get(self.moves[number], ())))
        out.print(grid)

    def heading(self, action: Action) -> str:
        """What stands before the colon in a move's words."""
        words, colon, _ = action.words(self.language).partition(":")
        return words.rstrip() if colon else ""


def shares(sizes: dict[str, int]) -> dict[str, int]:
    """How many moves of each group are listed: the longest give way, those without a heading only when all others did.

    No group goes altogether, so that a person sees everything there is to play.
    """
    shown = dict(sizes)
    while sum(shown.values()) > MOST_SHOWN:
        long = {heading: size for heading, size in shown.items() if size > 1}
        if not long:
            break
        shown[max(long, key=lambda heading: (heading != "", long[heading]))] -= 1
    return shown


def plain(words: str) -> str:
    """Words without accents, capitals and curly apostrophes, as people type them."""
    letters = unicodedata.normalize("NFKD", words.casefold().replace("’", "'"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


# ---- the conversation -------------------------------------------------------------------------------------------


class Conversation:
    """What is said and asked while a match is played: what happened, the table, what the person may do."""

    def __init__(self, match: Match, language: str) -> None:
        self.match = match
        self.language = language
        self.mover: Seat | None = None  # whose moves are being told
        self.shown: list[Sheet] = []  # the table as it was last shown

    def hold(self) -> None:
        """Play until the game is over or the person leaves; nothing is lost either way."""
        self.welcome()
        try:
            while not self.match.position.over:
                self.next_move()
        except (EOFError, KeyboardInterrupt):
            out.print()
            self.say("play-bye", game=self.match.game.id, path=str(self.match.path))
        else:
            self.conclude()

    def say(self, key: str, style: str = "", **arguments: object) -> None:
        """Print a sentence. Lines are left to the terminal to wrap, so that a path can be copied whole."""
        out.print(text.say(key, self.language, **arguments), style=style, soft_wrap="path" in arguments)

    def names(self) -> tuple[str, ...]:
        """Who sits where, for the person."""
        return tuple(text.say("play-you", self.language) if name == HUMAN else name for name in self.match.seats)

    def welcome(self) -> None:
        """Who plays what, where it is saved, and what happened since the person's last move, if the game goes on."""
        match = self.match
        self.say("play-title", "bold", game=match.game.name, players=match.position.players)
        others = [text.say("play-seat", self.language, seat=seat, who=match.seats[seat]) for seat in match.bots]
        self.say("play-seats", seat=match.human, others=others)
        self.say("play-saved", path=str(match.path))
        self.recap()

    def recap(self) -> None:
        """What happened since the person's last move, that move included."""
        match, self.mover = self.match, None
        own = [ply for ply, (seat, _) in enumerate(match.position.moves) if seat == match.human]
        for ply in range(own[-1] if own else 0, match.position.ply):
            self.tell(match.positions[ply], match.positions[ply + 1])

    def conclude(self) -> None:
        """How it ended, and how to see it again."""
        position = self.match.position
        show_result(position, self.names(), self.language)
        if self.match.human in position.winners:
            self.say("play-you-won", "bold")
        self.say("play-record", path=str(self.match.path))

    # ---- moves --------------------------------------------------------------------------------------------------

    def next_move(self) -> None:
        """The move of whoever the game waits for."""
        match, position = self.match, self.match.position
        seat = position.actors[0]
        if seat == match.human:
            self.ask_move()
        else:
            match.play(match.bots[seat].choose(position, seat), seat)
            self.tell(position, match.position)

    def tell(self, before: Position, after: Position) -> None:
        """Say a move and what it brought; of others' moves only what the person may know.

        Who made a move that nobody is told of is not said either: what comes to light with it is news of the table.
        """
        seat, action = after.moves[-1]
        own = seat == self.match.human
        sentence = action.sentence if own else action.told
        words = sentence.say(self.language) if sentence else ""
        news = self.news(before, after)
        if not words and not news:
            return
        if not words or seat != self.mover:
            out.print()
            if words:
                self.say("play-seat", "bold", seat=seat, who=self.names()[seat])
        self.mover = seat if words else None
        if words:
            out.print(Padding(words, (0, 0, 0, 2), expand=False))
        for line in news:
            out.print(Padding(line, (0, 0, 0, 4 if words else 2), expand=False), style="italic")

    def news(self, before: Position, after: Position) -> list[str]:
        """What a move brought, as the person sees it."""
        seat = self.match.human
        news = self.match.game.news(before.view(seat), after.view(seat))
        return [sentence.say(self.language) for sentence in news]

    def ask_move(self) -> None:
        """Show the table (after an own move, what changed in it) and the moves; obey the person until one is made."""
        position = self.match.position
        goes_on = position.ply > 0 and position.moves[-1][0] == self.match.human
        self.mover = None
        menu = Menu(position, self.match.human, self.language)
        self.show_board(self.shown if goes_on else [])
        self.show_menu(menu)
        while self.match.position is menu.position:
            try:
                self.obey(self.listen(), menu)
            except VoyageurError as error:
                out.print(error.reason(self.language), style="red", soft_wrap="path" in error.arguments)

    def listen(self) -> str:
        """What the person types; input that does not come from a keyboard is echoed, so that the talk reads whole."""
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError):  # line editing, where the system has it
                import readline  # noqa: F401
        typed = input(text.say("play-prompt", self.language) + " ").strip()[:LONGEST_INPUT]
        if not sys.stdin.isatty():
            out.print(typed)
        return typed

    def obey(self, typed: str, menu: Menu) -> None:
        """Do what was typed: a move that is legal as it is written, a command, or another move."""
        if typed.lower() in menu.notations:
            self.choose(typed, menu)
            return
        word, _, rest = typed.partition(" ")
        command = {text.say(f"play-word-{key}", self.language): key for key in COMMANDS}
        match command.get(word.lower(), word.lower()), rest.strip():
            case "", "":
                self.show_menu(menu)
            case "help" | "?", "":
                self.say("play-help", example=str(next(iter(menu.moves.values()))))
            case "board", "":
                self.show_board()
            case "recap", "":
                self.recap()
            case "hint", "":
                show_hint(menu.position, menu.position.hint(menu.seat), self.language)
            case "undo", "":
                self.say("play-undone", move=self.match.undo().words(self.language))
            case "quit" | "exit" | "q", "":
                raise EOFError
            case "save", file:
                self.save(file)
            case _:
                self.choose(typed, menu)

    def choose(self, typed: str, menu: Menu) -> None:
        """Play the move of that number or notation, or list those with that name."""
        before = self.match.position
        if re.fullmatch(r"\d+", typed) and typed not in menu.moves:
            raise UnknownMove("play-no-number", number=typed, last=len(menu.moves))
        try:
            action = menu.moves.get(typed) or self.match.game.action(typed)
        except UnknownMove as error:
            self.find(typed, menu, error)
        else:
            self.match.play(action, self.match.human)
            self.tell(before, self.match.position)

    def find(self, typed: str, menu: Menu, unknown: UnknownMove) -> None:
        """List the moves with that name; if there is none, say why it is no move either."""
        if not (found := menu.matching(typed)):
            raise UnknownMove("play-no-match", typed=typed, reason=reasons(unknown))
        self.say("play-matches", count=len(found))
        menu.show(found)

    def save(self, file: str) -> None:
        """Write the game to another file too."""
        if not file:
            raise BadOption("play-save-where")
        path = Path(file).expanduser()
        if is_there(path):
            raise BadOption("save-taken", path=str(path))
        self.match.write(path)
        self.say("play-saved-too", path=str(path))

    # ---- the table ----------------------------------------------------------------------------------------------

    def show_board(self, known: Sequence[Sheet] = ()) -> None:
        """The table, as the person's seat sees it, but for what is known."""
        out.print()
        self.shown = show_board(self.match.position, self.match.human, self.language, known)

    def show_menu(self, menu: Menu) -> None:
        """What the person may do and, in the middle of a turn, which move led here."""
        positions, moves = self.match.positions, self.match.position.moves
        if moves and moves[-1][0] == self.match.human:
            news = " ".join(self.news(*positions[-2:]))
            self.say("play-last-move", move=moves[-1][1].words(self.language), news=news)
            self.say("play-still-your-turn", "bold", seat=self.match.human)
        else:
            self.say("play-your-turn", "bold", seat=self.match.human)
        menu.show()
