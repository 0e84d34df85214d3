"""The games as games of OpenSpiel: importing this module registers `voyageur_expeditions`, `voyageur_eldorado`, ….

>>> import pyspiel
>>> import voyageur.rl.openspiel
>>> game = pyspiel.load_game("voyageur_fivex(players=3,screens=open)")
>>> state = game.new_initial_state()
>>> while state.is_chance_node():
...     state.apply_action(0)
>>> state.current_player(), [state.action_to_string(action) for action in state.legal_actions()][:2]
(0, ['play excavation', 'play exploitation'])

**Chance** is explicit. The seed of a game is dealt by the first chance nodes, and every move that draws on chance is
followed by one that stirs the generator before the move is carried out. So nobody who searches the tree can read
the future from a position, and a history replays to the same state.

**Choices made at once** are made one after the other, by seat; no string and no tensor tells what, or whether, another
seat has sealed.

**Information states** remember everything: what a seat has seen, in order, and what it has done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from voyageur.bots import bot as find_bot
from voyageur.bots.policies import TRUTH, WORK, play_on
from voyageur.core import registry
from voyageur.core.action import Seat
from voyageur.core.game import Game
from voyageur.core.kernels import NOBODY
from voyageur.core.options import Option
from voyageur.core.position import Position
from voyageur.core.rng import bits_from, pick_from, stream

PREFIX = "voyageur_"
OUTCOMES = 256
"""How many equally likely outcomes a chance node has."""
SEED_NODES = 4
"""How many chance nodes deal the seed: there are 256⁴ openings of each table."""
MOST_MOVES = 32_000
"""No game is longer; the conformance suite checks that."""
USUAL = -1
"""Stands for the word (`random`, `usual`) of an option that is a number or a word."""
FINGERPRINT = 8
"""How many bytes stand for all that a seat remembers."""

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
EQUALLY_LIKELY = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

Sampler = Callable[[], float]
"""OpenSpiel's source of chance: a number in [0, 1) a call."""


# ---- what a seat remembers --------------------------------------------------------------------------------------


def fingerprint(*parts: bytes) -> bytes:
    """A few bytes that differ whenever the parts do."""
    digest = blake2b(digest_size=FINGERPRINT)
    for part in parts:
        digest.update(len(part).to_bytes(4, "little") + part)
    return digest.digest()


class Moment:
    """A position and how it came about. It never changes, so that copies of a state share it.

    A seat's memory is a fingerprint of the views it has had, each one that differed from the one before, and of its own
    moves among them. It is worked out when it is asked for: a random playout never asks.
    """

    __slots__ = ("_given", "_memories", "_seen", "action", "before", "mover", "position")

    def __init__(
        self,
        position: Position,
        before: Moment | None = None,
        mover: Seat = NOBODY,
        action: int = -1,
        memories: Mapping[Seat | None, bytes] = MappingProxyType({}),
    ) -> None:
        self.position = position
        self.before = before
        self.mover = mover
        self.action = action
        self._given = memories
        """What is remembered of a time before the first moment that is kept: by a seat, by all (None)."""
        self._seen: dict[Seat | None, str] = {}
        self._memories = dict(memories)

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> Any:
        """A moment is saved without those before it, but with everybody's memory of them."""
        everybody = (None, *range(self.position.players))
        return Moment, (self.position, None, NOBODY, -1, {seat: self.memory(seat) for seat in everybody})

    def seen(self, seat: Seat | None) -> str:
        """What the seat (None: a spectator) knows now, as JSON."""
        if seat not in self._seen:
            view = msgspec.to_builtins(self.position.view(seat), str_keys=True)
            self._seen[seat] = msgspec.json.encode(view, order="deterministic").decode()
        return self._seen[seat]

    def memory(self, seat: Seat | None) -> bytes:
        """All that the seat has seen and done until now."""
        since: list[Moment] = []
        known = self
        while seat not in known._memories and known.before is not None:
            since.append(known)
            known = known.before
        if seat not in known._memories:
            known._memories[seat] = fingerprint(known._given.get(None, b""), known.seen(seat).encode())
        for moment in reversed(since):
            moment._memories[seat] = moment._remembered(known, seat)
            known = moment
        return known._memories[seat]

    def _remembered(self, before: Moment, seat: Seat | None) -> bytes:
        """The memory that the last move adds to: nothing, where the seat neither made nor noticed it."""
        made = [b"%d" % self.action] if self.mover == seat else []
        noticed = [self.seen(seat).encode()] if self.seen(seat) != before.seen(seat) else []
        return fingerprint(before._memories[seat], *made, *noticed) if made or noticed else before._memories[seat]

    def after(self, action: int, position: Position) -> Moment:
        """The moment after a move of the seat whose turn it is."""
        return Moment(position, self, self.position.actors[0], action)

    def dealt(self, seat: Seat, sampler: Sampler) -> Moment:
        """Another moment that the seat could not tell from this one, and in which it is the same seat's turn.

        The seat remembers all it did. What the others remember is what all could see until now, and what they see in
        the deal: their own past is not dealt.
        """
        position = self.position.determinize(seat, seed=int(sampler() * (1 << 53)))
        for other in position.actors:
            if other not in self.position.actors:  # it has sealed a choice, which a deal takes away
                choices = position.legal(other)
                position = position.play(choices[int(sampler() * len(choices))], seat=other)
        return Moment(position, memories={seat: self.memory(seat), None: self.memory(None)})


def stirred(position: Position, outcome: int) -> Position:
    """The same position with its generator moved on to one of `OUTCOMES` places."""
    state = position.state.copy()
    state["rng"] = stream(state["rng"][0], np.uint64(outcome))
    return Position(position.game, position.players, position._options, position._table, state, None)


# ---- games, states and observers --------------------------------------------------------------------------------


class VoyageurGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games, with its options as parameters; `register` makes a class of its own for each."""

    engine: ClassVar[Game]
    kind: ClassVar[Any]

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.players = int(parameters["players"])
        self.options = {option.name: value_of(option, parameters[option.name]) for option in self.engine.options}
        self.opened(seed=0)  # complains about what is wrong before anybody plays
        super().__init__(self.kind, self._info(), parameters)

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.engine.space.size,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0 if self.kind.utility == pyspiel.GameType.Utility.CONSTANT_SUM else None,
            max_game_length=MOST_MOVES,
        )

    def max_chance_nodes_in_history(self) -> int:
        """The deal, and at most one after each move."""
        return SEED_NODES + MOST_MOVES

    def new_initial_state(self) -> VoyageurState:
        """A game of which not even the seed is dealt."""
        return VoyageurState(self)

    def opened(self, seed: int) -> Moment:
        """The first moment of a game."""
        return Moment(self.engine.start(self.players, seed, **self.options))

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> VoyageurObserver:
        """What writes down what a seat knows."""
        return VoyageurObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False), parameters)


class VoyageurState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state: first the deal of the seed, then moments of the game, or a move that waits for chance."""

    def __init__(self, game: VoyageurGame) -> None:
        super().__init__(game)
        self.digits: tuple[int, ...] = ()
        self.moment: Moment | None = None
        self.waiting: int | None = None
        """The move that draws on chance, until chance has come."""

    @property
    def position(self) -> Position:
        """The position of the engine; while a move waits for chance, the one before it."""
        if self.moment is None:
            raise pyspiel.SpielError("The seed is not dealt yet.")
        return self.moment.position

    # ---- whose turn it is ---------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """The first of the seats the game waits for, or chance."""
        if self.moment is None or self.waiting is not None:
            return CHANCE
        actors = self.moment.position.actors
        return actors[0] if actors else TERMINAL

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.moment is not None and self.waiting is None and self.moment.position.over

    def returns(self) -> list[float]:
        """Each seat's share of the victory."""
        return list(self.position.shares) if self.is_terminal() else [0.0] * self.num_players()

    # ---- moves --------------------------------------------------------------------------------------------------

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action.index for action in self.position.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Equally likely numbers."""
        return EQUALLY_LIKELY

    def _apply_action(self, action: int) -> None:
        if self.moment is None:
            self._deal(action)
        elif self.waiting is None:
            self._move(self.moment, int(action))
        else:
            after = stirred(self.moment.position, action).play(self.waiting)
            self.moment, self.waiting = self.moment.after(self.waiting, after), None

    def _deal(self, digit: int) -> None:
        """One digit of the seed; with the last one the game begins."""
        self.digits = (*self.digits, int(digit))
        if len(self.digits) == SEED_NODES:
            self.moment = self.get_game().opened(int.from_bytes(bytes(self.digits), "big"))

    def _move(self, moment: Moment, action: int) -> None:
        """A move; one that draws on chance waits for it."""
        after = moment.position.play(action)
        if after.state["rng"][0] != moment.position.state["rng"][0]:
            self.waiting = action
        else:
            self.moment = moment.after(action, after)

    def resample_from_infostate(self, player: int, sampler: Sampler) -> VoyageurState:
        """Another state that the player could not tell from this one; its history is not told."""
        if self.moment is None or self.waiting is not None:
            raise pyspiel.SpielError("There is nothing to tell apart while chance is at work.")
        other: VoyageurState = self.get_game().new_initial_state()
        other.moment = self.moment.dealt(player, sampler)
        return other

    # ---- words --------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance {action}" if player < 0 else str(self.get_game().engine.actions[action])

    def __str__(self) -> str:
        if self.moment is None:
            return f"seed: {' '.join(map(str, self.digits))}"
        whole = msgspec.json.encode(self.position.to_dict()).decode()
        return whole if self.waiting is None else f"{whole} {self._action_to_string(0, self.waiting)}"


class VoyageurObserver:
    """What a seat knows, as a tensor of named pieces and as a string.

    `player` says whose knowledge it is, `observation` is what `Position.observe` tells, and `memory` the bits of a
    fingerprint of all that came before: only with perfect recall, and no use to a network but to tell histories apart.
    """

    def __init__(self, game: VoyageurGame, kind: Any, parameters: Any) -> None:
        if parameters:
            raise pyspiel.SpielError(f"There are no parameters of observations: {parameters}.")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise pyspiel.SpielError("Either one seat's knowledge is observed or what all can see.")
        self.spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.perfect_recall = kind.perfect_recall
        self.dict: dict[str, NDArray[np.float32]] = {}
        self.tensor: NDArray[np.float32] | None = None
        if not self.spectator:  # a spectator has no numbers, only words
            self._lay_out(game)

    def _lay_out(self, game: VoyageurGame) -> None:
        sizes = {"player": game.players, "observation": game.engine.observation_size}
        if self.perfect_recall:
            sizes["memory"] = 8 * FINGERPRINT
        self.tensor = np.zeros(sum(sizes.values()), np.float32)
        pieces = np.split(self.tensor, np.cumsum(list(sizes.values()))[:-1])
        self.dict = dict(zip(sizes, pieces, strict=True))

    def set_from(self, state: VoyageurState, player: int) -> None:
        """Write what the player knows into the tensor."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if state.moment is not None:
            self.dict["observation"][:] = state.moment.position.observe(player)
            if self.perfect_recall:
                self.dict["memory"][:] = np.unpackbits(np.frombuffer(state.moment.memory(player), np.uint8))

    def string_from(self, state: VoyageurState, player: int) -> str:
        """What the player knows, in words: a view as JSON, behind the fingerprint of all that came before."""
        if state.moment is None:
            return ""
        seat = None if self.spectator else player
        seen = state.moment.seen(seat)
        return f"{state.moment.memory(seat).hex()} {seen}" if self.perfect_recall else seen


class Playouts:
    """An evaluator for OpenSpiel's searches: plays on to the end as one of the compiled bots does, in compiled code.

    It does what OpenSpiel's `RandomRolloutEvaluator` does, many times as fast; and where random players get nowhere, as
    in El Dorado, `greedy` ones tell more.
    """

    def __init__(self, bot: str = "greedy", seed: int = 0) -> None:
        policy = find_bot(bot, 0).policy
        if policy is None:
            raise pyspiel.SpielError(f"{bot} is not compiled: play on with random or greedy.")
        self.policy = policy
        self.rng = np.array([stream(np.uint64(seed), np.uint64(0))], np.uint64)

    def evaluate(self, state: VoyageurState) -> NDArray[np.float64]:
        """Each seat's share of the victory in the end."""
        while state.is_chance_node():
            state = state.child(int(pick_from(self.rng, OUTCOMES)))
        position, players = state.position, state.num_players()
        work = np.empty(WORK, position.game.state)
        work[TRUTH] = position.state[0]
        work[TRUTH]["rng"] = bits_from(self.rng)  # what comes is chance, and not what the position has in store
        policies = np.full(players, self.policy, np.int8)
        rngs = np.array([bits_from(self.rng) for _ in range(players)], np.uint64)
        scores, shares = np.zeros(players), np.zeros(players)
        position.game.compiled(play_on)(work, position._table, policies, rngs, scores, shares)
        return shares

    def prior(self, state: VoyageurState) -> list[tuple[int, float]]:
        """Every action is as likely as the other."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


# ---- registering ------------------------------------------------------------------------------------------------


def parameter_of(option: Option) -> Any:
    """The default of an option as OpenSpiel takes it, whose type is the parameter's."""
    if option.numbers is not None:
        return option.default if isinstance(option.default, int) else USUAL
    return option.default


def value_of(option: Option, parameter: Any) -> Any:
    """The value of an option that a parameter stands for. OpenSpiel's own commas part parameters: a list has `/`."""
    if option.numbers is not None:
        return option.default if parameter == USUAL else parameter
    return option.read(parameter.replace("/", ",")) if isinstance(parameter, str) else parameter


def kind_of(game: Game) -> Any:
    """What OpenSpiel wants to know of a game."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.id,
        long_name=game.name["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if game.kernels.hope is None else utility.GENERAL_SUM,  # somebody always wins
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.players[0],
            **{option.name: parameter_of(option) for option in game.options},
        },
    )


def register(game: Game) -> None:
    """Make a game known to OpenSpiel."""
    kind = kind_of(game)
    made: type[VoyageurGame] = type(f"Voyageur_{game.id}", (VoyageurGame,), {"engine": game, "kind": kind})
    pyspiel.register_game(
        kind, made
    )  # a class: what else it holds is freed too late, and aborts the process at its end


for name in registry.names():
    register(registry.find(name))
