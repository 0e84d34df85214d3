"""A slow or crashing bot never delays a person's move: not at other tables, and not at its own.

Times are only compared with times of the same run: how long an acknowledgement takes while nobody but people plays, and
how long while bots compute at full load, raise errors, or end their processes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from statistics import median, quantiles

import pytest

from tests.server.client import Api, Ledger, Person, Player, Viewer, any_legal
from tests.server.processes import PONDERER_SECONDS, ROOMY, Server

MOVES = 120
"""Moves whose acknowledgements are timed, before and during the trouble."""
FACTOR = 6.0
"""How much slower an acknowledgement may seem on a machine that does other things too."""
TROUBLES = ("test-ponderer", "test-raiser", "test-crasher", "test-cheater")
THINK = 0.02


class Enough(Exception):
    """As many moves were made as were wanted."""


class Table:
    """Some people at a table, who play until they have made enough moves."""

    def __init__(self, addresses: list[str], table: str, people: dict[int, Person]) -> None:
        self.ledger = Ledger()
        self.players = [
            Player(addresses, table, person, self.ledger, seat, any_legal, self._think)
            for seat, person in people.items()
        ]
        self.wanted = 0

    def _think(self, _: Player) -> float:
        if self.made() >= self.wanted:
            raise Enough
        return random.uniform(0, 2 * THINK)

    def made(self) -> int:
        """Moves made so far."""
        return sum(len(player.waits) for player in self.players)

    async def play(self, moves: int) -> list[float]:
        """Make so many moves more: the seconds until each was acknowledged."""
        before = [len(player.waits) for player in self.players]
        self.wanted = self.made() + moves
        tasks = [asyncio.create_task(player.run()) for player in self.players]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        for ended in await asyncio.gather(*tasks, return_exceptions=True):
            if not isinstance(ended, Enough | asyncio.CancelledError | None):
                raise ended
        assert self.ledger.faults == []
        return [wait for player, begin in zip(self.players, before, strict=True) for wait in player.waits[begin:]]


async def lay(api: Api, game: str, people: int, bots: tuple[str, ...] = ()) -> Table:
    """A table of people, then bots."""
    persons = [await api.guest(f"person {number}") for number in range(people)]
    wishes = [{"kind": "me"}, *({"kind": "open"} for _ in persons[1:]), *({"kind": "bot", "bot": bot} for bot in bots)]
    table = await api.lay(persons[0], game=game, players=len(wishes), seats=wishes)
    for seat, person in enumerate(persons[1:], start=1):
        await api.sit(table.id, person, seat)
    await api.start(table.id, persons[0])
    return Table(api.addresses, table.id, dict(enumerate(persons)))


async def bots_alone(api: Api, bot: str) -> None:
    """A table where bots play each other, so that there is always one to think."""
    host = await api.guest("host")
    wishes = [{"kind": "bot", "bot": bot} for _ in range(3)]
    table = await api.lay(host, game="expeditions", players=3, seats=wishes, start=True)
    async with asyncio.timeout(60):
        while b'"events":[]' in await api.do("GET", f"/api/tables/{table.id}/events?since=0"):
            await asyncio.sleep(0.1)


def slowest(waits: list[float]) -> float:
    """The time in which nineteen of twenty were acknowledged."""
    return quantiles(waits, n=20)[-1]


def compare(calm: list[float], troubled: list[float]) -> None:
    """As fast with the trouble as without."""
    assert median(troubled) < FACTOR * median(calm)
    assert slowest(troubled) < FACTOR * slowest(calm)
    assert max(troubled) < PONDERER_SECONDS / 2  # not one of them waited for a bot


@pytest.fixture(scope="module")
def troubled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that knows the bots with troubles."""
    own = {"VOYAGEUR_BOTS": "tests.server.thinking_bots", "VOYAGEUR_BOT_SECONDS": "20"}
    with Server(tmp_path_factory.mktemp("troubled"), environment={**ROOMY, **own}) as server:
        yield server


def test_a_game_goes_on_when_its_bots_fail_and_says_who_moved_for_them(troubled: Server) -> None:
    async def played(bot: str) -> None:
        async with Api([troubled.address]) as api:
            host = await api.guest("host")
            wishes = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            table = await api.lay(host, game="eldorado", players=2, seats=wishes, options={"round_cap": 1}, start=True)
            ledger = Ledger()
            player = Player([troubled.address], table.id, host, ledger, 0, any_legal, lambda _: 0.0)
            visitor = Viewer([troubled.address], table.id, host, ledger)
            async with asyncio.timeout(120):
                await asyncio.gather(player.run(), visitor.run())
            assert ledger.faults == []
            made_by = {event.bot for event in visitor.events if event.seat == 1}
            assert "random" in made_by
            assert made_by <= {"random", bot}  # where only one move is legal, nobody has to think

    for bot in ("test-raiser", "test-crasher", "test-cheater"):
        asyncio.run(played(bot))


def test_people_at_the_same_table_do_not_wait_for_its_bots(troubled: Server) -> None:
    """In a game where all choose at once, a person's choice is acknowledged while the bot still computes."""

    async def compared() -> None:
        async with Api([troubled.address]) as api:
            people = await lay(api, "fivex", 3)
            calm = await people.play(40)
            waits: list[float] = []
            for bot in ("test-ponderer", "test-raiser", "test-crasher"):
                table = await lay(api, "fivex", 2, (bot,))
                waits += await table.play(4)
            assert len(waits) >= 12
            assert max(waits) < PONDERER_SECONDS / 2
            assert median(waits) < FACTOR * median(calm)

    asyncio.run(compared())


def test_people_at_other_tables_do_not_wait_for_bots(troubled: Server) -> None:
    async def compared() -> None:
        async with Api([troubled.address]) as api:
            people = await lay(api, "expeditions", 2)
            calm = await people.play(MOVES)
            for bot in TROUBLES:
                await bots_alone(api, bot)
            compare(calm, await people.play(MOVES))

    asyncio.run(compared())
