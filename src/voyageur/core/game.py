"""A game: its kernels and its readers and writers, and what programs do with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from voyageur.core import lessons, loops, registry, text
from voyageur.core.action import Action, ActionSpace, Seat
from voyageur.core.errors import BadOption, BadPosition, BadRecord, IllegalMove, UnknownMove, VoyageurError
from voyageur.core.kernels import (
    Kernels,
    Signatures,
    Template,
    always_calm,
    always_hope,
    bind,
    no_arrival,
    no_features,
)
from voyageur.core.layout import Layout
from voyageur.core.lessons import Lesson
from voyageur.core.options import Option, checked_seed, complete, whole
from voyageur.core.position import Origin, Position
from voyageur.core.record import GameRecord
from voyageur.core.rng import SEED_BITS, new_seed
from voyageur.core.sheet import Sheet
from voyageur.core.tally import Tally
from voyageur.core.text import Sentence

Records = NDArray[Any]
"""An array of one record: what kernels called from Python take and fill."""


@dataclass(frozen=True)
class Designs:
    """Boards that people make themselves, as documents: how a game checks, describes, draws and invents them."""

    option: str
    """The option of the game that takes such a document."""
    problems: Callable[[Any], list[VoyageurError]]
    """Everything that is wrong with a document, in words; empty when it can be played on."""
    document: Callable[[Any], dict[str, Any]]
    """A value of the option → the document it stands for."""
    sheets: Callable[[Any, str], list[Sheet]]
    """(document, language) → what there is to know of it before playing, as tables of text."""
    picture: Callable[[Any, str], str]
    """(document, language) → SVG."""
    plan: Callable[[Any], Any]
    """A value of the option → the board as it lies, as a msgspec struct: others draw it from that."""
    facts: Callable[[Any], Any]
    """A value of the option → the numbers by which people choose one, as a msgspec struct."""
    invent: Callable[[int], dict[str, Any]]
    """A seed → a document without problems."""
    seed_bits: int
    """Those seeds are whole numbers of at most so many bits."""


@dataclass(frozen=True, eq=False)
class Game:
    """One game, as its folder under `games/` defines it.

    >>> import voyageur as vg
    >>> game = vg.game("expeditions")
    >>> game.players
    range(2, 7)
    >>> [option.name for option in game.options]
    ['hand_size', 'first_player', 'open_hands', 'round_cap']
    """

    id: str
    name: Mapping[str, str]
    """The game's name in each language."""
    version: int
    """Grows whenever the same seed and moves would give another game."""
    players: range
    options: tuple[Option, ...]
    state: np.dtype[Any]
    table: np.dtype[Any]
    kernels: Kernels
    space: ActionSpace
    observation_size: int
    folder: Path
    """Where the game's sentences are (`locales`)."""
    lay_table: Callable[[int, Mapping[str, Any]], Records]
    """(players, options) → the table's record; raises BadOption where they do not go together."""
    view: Callable[[Position, Seat | None], Any]
    """What a seat may know, as a msgspec struct."""
    write: Callable[[Position], dict[str, Any]]
    """The game's own part of the position document."""
    read: Callable[[Mapping[str, Any], Records], Records]
    """(document, table) → the state; raises BadPosition."""
    explain: Callable[[Position, Seat, int], IllegalMove]
    """Why an action that is not legal is not."""
    reveals: Callable[[Position, Position], bool]
    """(before, after) → whether the move between brought something hidden to light, so that it cannot be undone."""
    sheets: Callable[[Any, str], list[Sheet]]
    """(view, language) → the table as plain tables of text, for terminals and screen readers."""
    picture: Callable[[Any, str], str]
    """(view, language) → SVG."""
    rounds: Callable[[Any], int]
    """(a state's record) → the round it is in."""
    laws: tuple[str, ...]
    """The conservation laws that `kernels.audit` checks, in words, from number 1."""
    scores: Callable[[Any], tuple[float | None, ...]] | None = None
    """(view) → each seat's score, None where the viewer may not know it; for a game whose scores are not all open."""
    awaited: Callable[[Any], tuple[Seat, ...]] | None = None
    """(view) → the seats the game may be waiting for, where a view says less of that than deals would."""
    why_wait: Callable[[Position, Seat], IllegalMove | None] = lambda position, seat: None
    """Why a seat without a legal move has to wait, where more is to be said than for whom."""
    news: Callable[[Any, Any], list[Sentence]] = lambda before, after: []
    """(view before, view after) → what the move between brought, in sentences; both are of the same seat."""
    advice: Callable[[Position, Seat, Action], list[Sentence]] = lambda position, seat, action: []
    """(position, seat, action) → what speaks for an action, beyond its `news`; from what the seat knows."""
    outlook: Callable[[Position, Seat], Any] | None = None
    """(position, seat) → what the seat can get to, as a msgspec struct; from nothing that is hidden from it."""
    notes_size: int = 0
    """How many numbers `kernels.study` writes."""
    memory_size: int = 0
    """How many numbers behind them it finds as it left them, when it is called again and again in one search."""
    features_size: int = 0
    """How many numbers `kernels.features` writes."""
    layout: Layout = ()
    """What each number of an observation means; empty for a game that does not say."""
    thought: float = 1.0
    """How much bots think about a move: less where a turn is made of many small ones."""
    designs: Designs | None = None
    """For a game whose board people can design."""
    chances: Callable[[int], dict[str, NDArray[np.int64]]] | None = None
    """(games) → how often each of several equally likely things happened, for the test of fairness."""
    tally: Callable[[int], Tally] | None = None
    """(players) → what watches games and says what they were like, beyond what can be said of any game."""
    _compiled: dict[Any, Any] = field(default_factory=dict, init=False, repr=False)

    def __post_init__(self) -> None:
        text.add_folder(self.folder / "locales")

    def __repr__(self) -> str:
        return f"<game {self.id}, version {self.version}>"

    def __reduce__(self) -> Any:
        return registry.find, (self.id,)

    # ---- compiled code ------------------------------------------------------------------------------------------

    @cached_property
    def signatures(self) -> Signatures:
        """The types of this game's kernels."""
        return Signatures(self.state, self.table)

    def compiled(self, template: Template) -> Any:
        """Generic code made for this game, compiled (or found in the cache) when first asked for."""
        made = self._compiled.get(template)
        if made is None:
            names = {name: getattr(self.kernels, name) for name in Kernels.__dataclass_fields__}
            if self.kernels.features is None:
                names["features"] = bind(no_features, self.signatures.features)
            if self.kernels.calm is None:
                names["calm"] = bind(always_calm, self.signatures.calm)
            if self.kernels.hope is None:
                names["hope"] = bind(always_hope, self.signatures.hope)
            if self.kernels.arrival is None:
                names["arrival"] = bind(no_arrival, self.signatures.arrival)
            for name in template.function.__code__.co_names:
                used = template.function.__globals__.get(name)
                if isinstance(used, Template):
                    names[name] = self.compiled(used)
            made = bind(
                template.function,
                template.signature(self.signatures),
                **names,
                SIZE=self.space.size,
                OBSERVATION=self.observation_size,
                NOTES=self.notes_size,
                MEMORY=self.memory_size,
                FEATURES=self.features_size,
            )
            self._compiled[template] = made
        return made

    # ---- positions ----------------------------------------------------------------------------------------------

    def start(self, players: int | None = None, seed: int | None = None, **options: Any) -> Position:
        """The first position of a game. Without a seed, one that nobody can guess."""
        return self._begin(self.players[0] if players is None else players, seed, options)

    def _begin(self, players: int, seed: int | None, options: Mapping[str, Any]) -> Position:
        """The same, with the options as a mapping, whatever their names."""
        seed = new_seed() if seed is None else checked_seed(seed, SEED_BITS)
        players = self._checked_players(players)
        chosen = complete(self.options, options)
        table = self.lay_table(players, chosen)
        state = np.zeros(1, self.state)
        self.compiled(loops.start)(state, table, seed)
        return Position(self, players, chosen, table, state, Origin(seed))

    def position(self, document: Mapping[str, Any] | None = None, /, **fields: Any) -> Position:
        """A position from its document; fields by keyword are added to it. What is left out is empty or usual."""
        if document is not None and not isinstance(document, Mapping):
            raise BadPosition("position-shape", problem="expected an object")
        doc = {**(document or {}), **fields}
        game = doc.pop("game", self.id)
        if game != self.id:
            raise BadPosition("position-game", game=text.written(game), right=self.id)
        version = doc.pop("version", self.version)
        if version != self.version:
            raise BadPosition("position-version", version=text.written(version), right=self.version)
        players = doc.pop("players", self.players[0])
        players = self._checked_players(players)
        options = doc.pop("options", {})
        if not isinstance(options, Mapping):
            raise BadPosition("position-shape", problem="options: expected an object")
        chosen = complete(self.options, options)
        table = self.lay_table(players, chosen)
        return Position(self, players, chosen, table, self.read(doc, table), None)

    def _checked_players(self, players: Any) -> int:
        number = whole(players)
        if number is None or number not in self.players:
            counts = f"{self.players[0]}–{self.players[-1]}"
            raise BadOption("players-range", players=text.written(players), allowed=counts)
        return number

    # ---- actions ------------------------------------------------------------------------------------------------

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Every action there is, by number."""
        return tuple(Action(self, index) for index in range(self.space.size))

    def action(self, move: Action | str | Mapping[str, Any] | int) -> Action:
        """An action from its notation, its JSON form or its number; UnknownMove says what is wrong."""
        if isinstance(move, Action):
            if move.game is not self:
                raise UnknownMove("move-of-another-game", move=str(move), other=move.game.id, game=self.id)
            return move
        if isinstance(move, str):
            return self.actions[self.space.parse(move)]
        if isinstance(move, Mapping):
            return self.actions[self.space.from_dict(move)]
        number = whole(move)
        if number is not None and 0 <= number < self.space.size:
            return self.actions[number]
        raise UnknownMove("move-unreadable", move=text.written(move), size=self.space.size)

    # ---- lessons ------------------------------------------------------------------------------------------------

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """How it is learnt, step by step; empty for a game that has no lessons."""
        return lessons.read(self.folder)

    # ---- records ------------------------------------------------------------------------------------------------

    def replay(self, record: GameRecord) -> Iterator[Position]:
        """The positions of a recorded game, the first one included; BadRecord at the move that is wrong."""
        self._check_record(record)
        return self._replayed(record)

    def _check_record(self, record: GameRecord) -> None:
        if record.game != self.id:
            raise BadRecord("record-game", game=record.game, right=self.id)
        if record.version != self.version:
            raise BadRecord("record-version", version=record.version, right=self.version, game=self.id)

    def _replayed(self, record: GameRecord) -> Iterator[Position]:
        position = self._begin(record.players, record.seed, record.options)
        yield position
        for number, move in enumerate(record.moves, start=1):
            try:
                position = position.play(move.action, seat=move.seat)
            except (IllegalMove, UnknownMove) as error:
                reason = {language: error.reason(language) for language in text.LANGUAGES}
                raise BadRecord("record-move", number=number, move=move.action, reason=reason) from error
            yield position
