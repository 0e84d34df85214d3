"""Bots think elsewhere: whatever they do, there is a legal move, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvloop

import voyageur as vg
from voyageur.server import frames, thinking
from voyageur.server.thinking import Lost, Stopping, Thinkers, Turns

PLUGINS = ("tests.server.thinking_bots",)
SHORT, AMPLE = 1.0, 60.0
"""Budgets: one that bots which take for ever soon exceed, and one that no other bot does."""


@asynccontextmanager
async def thinkers(processes: int = 1, seconds: float = AMPLE, **settings: Any) -> AsyncIterator[Thinkers]:
    """Processes that know the test bots, and end with the test."""
    pool = Thinkers(processes, seconds, **{"plugins": PLUGINS, **settings})
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()
        assert not pool._processes._all
        assert not pool._preparers._all


LOOPS: dict[str, Callable[[], asyncio.AbstractEventLoop]] = {
    "uvloop": uvloop.new_event_loop,
    "asyncio": asyncio.new_event_loop,
}


def run(test: Callable[[], Coroutine[Any, Any, None]], loop: str = "uvloop") -> None:
    """Run a test's coroutine."""
    with asyncio.Runner(loop_factory=LOOPS[loop]) as runner:
        runner.run(test())


def position(name: str = "expeditions", seed: int = 7) -> vg.Position:
    game = vg.game(name)
    return game.start(players=game.players[-1], seed=seed)


def notations(at: vg.Position, seat: int) -> list[str]:
    return [str(action) for action in at.legal(seat)]


@pytest.mark.parametrize("name", vg.games())
def test_a_bot_of_another_process_plays_a_whole_game(name: str) -> None:
    async def test() -> None:
        async with thinkers() as pool:
            at = position(name)
            while not at.over:
                seat = at.actors[-1]
                thought = await pool.choose("greedy", at, seat)
                assert (thought.bot, thought.instead_of, thought.trouble) == ("greedy", None, None)
                at = at.play(thought.action, seat)

    run(test)


@pytest.mark.parametrize(
    ("bot", "trouble"),
    [
        ("test-sleeper", "slow"),
        ("test-hog", "slow"),
        ("test-raiser", "raised"),
        ("test-leaver", "raised"),
        ("test-crasher", "crashed"),
        ("test-segfaulter", "crashed"),
        ("test-cheater", "illegal"),
        ("test-mumbler", "illegal"),
        ("nobody-at-all", "raised"),
    ],
)
def test_a_bot_that_fails_is_replaced_for_that_move_and_the_next_one_is_asked_as_usual(bot: str, trouble: str) -> None:
    async def test() -> None:
        async with thinkers(seconds=SHORT if trouble == "slow" else AMPLE) as pool:
            at = position()
            seat = at.actors[0]
            thought = await pool.choose(bot, at, seat)
            assert (thought.bot, thought.instead_of, thought.trouble) == ("random", bot, trouble)
            assert thought.action in notations(at, seat)
            after = await pool.choose("test-quick", at, seat)
            assert (after.action, after.bot, after.trouble) == (notations(at, seat)[0], "test-quick", None)
            assert (pool.queued, pool.busy) == (0, 0)

    run(test)


@pytest.mark.parametrize("loop", LOOPS)
def test_processes_are_started_killed_and_replaced_on_either_kind_of_loop(loop: str) -> None:
    async def test() -> None:
        async with thinkers(processes=2) as pool:
            at = position()
            bots = ["test-crasher", "test-hog", "test-quick", "test-raiser", "test-quick"]
            tasks = [asyncio.create_task(pool.choose(bot, at, at.actors[0])) for bot in bots]
            thoughts = [await task for bot, task in zip(bots, tasks, strict=True) if bot != "test-hog"]
            assert [thought.trouble for thought in thoughts] == ["crashed", None, "raised", None]
            tasks[1].cancel()
            await asyncio.wait(tasks)

    run(test, loop)


def test_what_a_bot_prints_disturbs_nobody() -> None:
    async def test() -> None:
        async with thinkers() as pool:
            at = position()
            for _ in range(3):
                thought = await pool.choose("test-printer", at, at.actors[0])
                assert (thought.action, thought.trouble) == (notations(at, at.actors[0])[0], None)

    run(test)


def test_a_bot_is_shown_neither_seed_nor_moves_nor_the_secrets_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VOYAGEUR_SECRET", "hush")
    monkeypatch.setenv("PGPASSWORD", "hush")

    async def test() -> None:
        async with thinkers() as pool:
            at = position()
            at = at.play(at.legal()[0])
            thought = await pool.choose("test-witness", at, at.actors[0])
            assert "moves=() seed=None secrets=[]" in thought.words

    run(test)


def test_what_goes_over_the_pipe_tells_nothing_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seeds, and the same bytes, whatever the others hold."""
    monkeypatch.setattr(thinking, "new_seed", lambda: 5)
    for name in vg.games():
        at = position(name)
        seat = at.actors[0]
        sent = {frames.written(thinking.request("greedy", at.determinize(seat, deal), seat)) for deal in range(5)}
        assert sent == {frames.written(thinking.request("greedy", at, seat))}


def test_while_bots_hog_their_processes_the_loop_runs_and_others_get_their_moves() -> None:
    async def test() -> None:
        async with thinkers(processes=2, seconds=AMPLE) as pool:
            at = position()
            seat = at.actors[0]
            await pool.choose("test-quick", at, seat)
            hogging = asyncio.create_task(pool.choose("test-hog", at, seat))
            await asyncio.sleep(0)
            loop, delays = asyncio.get_running_loop(), []
            for _ in range(50):
                before = loop.time()
                await asyncio.sleep(0.01)
                delays.append(loop.time() - before)
                thought = await pool.choose("test-quick", at, seat)
                assert thought.trouble is None
            assert not hogging.done()
            assert sorted(delays)[len(delays) // 2] < 0.1  # a loop that waited for the hog would not come back at all
            hogging.cancel()
            await asyncio.wait([hogging])

    run(test)


def test_bots_known_to_think_long_leave_a_process_for_the_others() -> None:
    async def test() -> None:
        async with thinkers(processes=2, seconds=1.5) as pool:
            at = position()
            seat = at.actors[0]
            await pool.choose("test-sleeper", at, seat)
            crowd = [asyncio.create_task(pool.choose("test-sleeper", at, seat)) for _ in range(4)]
            await asyncio.sleep(0)
            assert (pool.busy, pool.queued) == (1, 3)
            thought = await pool.choose("test-quick", at, seat)
            assert thought.trouble is None
            assert not any(task.done() for task in crowd[1:])
            for task in crowd:
                task.cancel()
            await asyncio.wait(crowd)
            assert (pool.busy, pool.queued) == (0, 0)

    run(test)


def test_time_in_the_queue_is_no_thinking_time_and_who_comes_first_is_served_first() -> None:
    async def test() -> None:
        async with thinkers(processes=1, seconds=3.0) as pool:
            at, order = position(), list[int]()

            async def choose(number: int) -> thinking.Thought:
                thought = await pool.choose("test-slowish", at, at.actors[0])
                order.append(number)
                return thought

            thoughts = await asyncio.gather(*map(choose, range(20)))
            assert [thought.trouble for thought in thoughts] == [None] * 20
            assert max(thought.waited for thought in thoughts) > 3.0 > max(thought.seconds for thought in thoughts)
            assert order == list(range(20))

    run(test)


def test_who_waits_can_be_cancelled_in_the_queue_and_in_the_middle_of_a_thought() -> None:
    async def test() -> None:
        async with thinkers(processes=1) as pool:
            at = position()
            seat = at.actors[0]
            await pool.choose("test-quick", at, seat)
            thinking_task = asyncio.create_task(pool.choose("test-hog", at, seat))
            waiting_task = asyncio.create_task(pool.choose("test-quick", at, seat))
            patient_task = asyncio.create_task(pool.choose("test-quick", at, seat))
            await asyncio.sleep(0.1)
            assert (pool.busy, pool.queued) == (1, 2)
            waiting_task.cancel()
            thinking_task.cancel()
            thought = await patient_task
            assert thought.trouble is None
            assert waiting_task.cancelled()
            assert thinking_task.cancelled()
            assert (pool.busy, pool.queued) == (0, 0)

    run(test)


@pytest.mark.parametrize("loop", LOOPS)
def test_whenever_somebody_is_cancelled_nothing_is_left_behind(loop: str) -> None:
    async def test() -> None:
        async with thinkers(processes=2) as pool:
            at = position()
            for number in range(20):
                tasks = [asyncio.create_task(pool.choose("test-quick", at, at.actors[0])) for _ in range(4)]
                for _ in range(number):
                    await asyncio.sleep(0)
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks)
            assert pool.queued == 0
            thought = await pool.choose("test-quick", at, at.actors[0])
            assert thought.trouble is None

    run(test, loop)


def test_stopping_sends_everybody_away_without_a_move() -> None:
    async def test() -> None:
        async with thinkers(processes=1) as pool:
            at = position()
            seat = at.actors[0]
            await pool.choose("test-quick", at, seat)
            tasks = [asyncio.create_task(pool.choose(bot, at, seat)) for bot in ("test-hog", "test-quick")]
            await asyncio.sleep(0.1)
            await pool.stop()
            results = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(result, Stopping) for result in results)
            with pytest.raises(Stopping):
                await pool.choose("test-quick", at, seat)

    run(test)


def test_stopping_at_once_after_the_start_is_clean() -> None:
    async def test() -> None:
        async with thinkers(processes=3):
            pass

    run(test)


@pytest.mark.parametrize(
    "settings", [{"python": os.devnull}, {"python": "/nowhere/python"}, {"plugins": ("no_such_module_anywhere",)}]
)
def test_where_no_process_can_be_started_there_are_moves_all_the_same(settings: dict[str, Any]) -> None:
    async def test() -> None:
        async with thinkers(processes=2, **settings) as pool:
            at = position()
            thoughts = await asyncio.gather(*(pool.choose("greedy", at, at.actors[0]) for _ in range(3)))
            assert {thought.trouble for thought in thoughts} == {"crashed"}
            assert {thought.instead_of for thought in thoughts} == {"greedy"}

    run(test)


def test_a_process_that_dies_while_it_is_idle_is_replaced_unnoticed() -> None:
    async def test() -> None:
        async with thinkers(processes=1) as pool:
            at = position()
            seat = at.actors[0]
            await pool.choose("test-quick", at, seat)
            (process,) = pool._processes._all
            process.kill()
            await process.gone
            thought = await pool.choose("test-quick", at, seat)
            assert thought.trouble is None

    run(test)


def test_a_seat_that_has_to_wait_hears_why() -> None:
    async def test() -> None:
        async with thinkers() as pool:
            at = position()
            waiting = next(seat for seat in range(at.players) if seat not in at.actors)
            with pytest.raises(vg.IllegalMove):
                await pool.choose("greedy", at, waiting)

    run(test)


def test_a_thinking_process_ends_when_the_server_is_gone_even_in_the_middle_of_a_thought() -> None:
    async def test() -> None:
        async with thinkers() as pool:
            at = position()
            seat = at.actors[0]
            await pool.choose("test-quick", at, seat)
            (process,) = pool._processes._all
            hogging = asyncio.create_task(pool.choose("test-hog", at, seat))
            await asyncio.sleep(0.2)
            assert process._transport is not None
            pipe = process._transport.get_pipe_transport(0)
            assert pipe is not None
            pipe.close()  # as when the server dies: nobody kills, the pipe just ends
            thought = await hogging
            assert thought.trouble == "crashed"
            await process.gone

    run(test)


def test_loading_rules_costs_no_thinking_time() -> None:
    async def test() -> None:
        process = thinking.Process()
        process._answers.put_nowait(frames.Preparing(True))
        asyncio.get_running_loop().call_later(0.3, process._answers.put_nowait, frames.Preparing(False))
        asyncio.get_running_loop().call_later(0.35, process._answers.put_nowait, frames.Chosen("move"))
        assert await process.answer(0.2) == frames.Chosen("move")
        with pytest.raises(thinking.Slow):
            await process.answer(0.01)

    run(test)


@pytest.mark.parametrize("long", [True, False])
def test_who_waits_is_told_of_a_preparation_that_takes_long(monkeypatch: pytest.MonkeyPatch, long: bool) -> None:
    monkeypatch.setattr(thinking, "NOTICED_SECONDS", 0.0 if long else AMPLE)

    async def test() -> None:
        process, told = thinking.Process(), asyncio.Event()
        process._answers.put_nowait(frames.Preparing(True))
        answer = asyncio.create_task(process.answer(AMPLE, told.set))
        if long:
            await asyncio.wait_for(told.wait(), AMPLE)
        for frame in (frames.Preparing(False), frames.Chosen("move")):
            process._answers.put_nowait(frame)
        assert await answer == frames.Chosen("move")
        assert told.is_set() == long

    run(test)


def test_what_looks_ahead_is_prepared_beside_the_bots_which_all_stay_free() -> None:
    async def test() -> None:
        async with thinkers(processes=1) as pool:
            at = position()
            await pool.choose("test-quick", at, at.actors[0])
            preparing = asyncio.create_task(pool.prepare(vg.game(name).start(seed=0) for name in vg.games()))
            await asyncio.sleep(0)
            assert (pool.busy, preparing.done()) == (0, False)
            assert (await pool.choose("test-quick", at, at.actors[0])).trouble is None
            await preparing
            await asyncio.gather(*(process.gone for process in pool._preparers._all))  # it ends by itself

    run(test)


def test_what_cannot_be_prepared_is_said_and_nothing_is_left() -> None:
    async def test() -> None:
        async with thinkers(python="/nowhere/python") as pool:
            with pytest.raises(Lost):
                await pool.prepare([position()])
        async with thinkers() as pool:
            preparing = asyncio.create_task(pool.prepare([position()]))
            await asyncio.sleep(0.1)
            await pool.stop()
            with pytest.raises((Lost, Stopping)):
                await preparing
            assert not pool._preparers._all
        async with thinkers() as pool:
            preparing = asyncio.create_task(pool.prepare([position()]))
            await asyncio.sleep(0.1)
            preparing.cancel()
            await asyncio.wait([preparing])
            assert preparing.cancelled()

    run(test)


def test_who_prepares_for_ever_is_slow_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PREPARE_SECONDS", 0.2)

    async def test() -> None:
        process = thinking.Process()

        async def prepare() -> None:
            while True:
                for now in (True, False):
                    process._answers.put_nowait(frames.Preparing(now))
                    await asyncio.sleep(0.02)

        preparing = asyncio.create_task(prepare())
        with pytest.raises(thinking.Slow):
            await asyncio.wait_for(process.answer(0.1), AMPLE)
        preparing.cancel()

    run(test)


def test_what_a_process_says_unasked_is_nobodys_answer() -> None:
    async def test() -> None:
        async with thinkers() as pool:
            at = position()
            await pool.choose("test-quick", at, at.actors[0])
            (talker,) = pool._processes._idle
            talker.pipe_data_received(1, frames.written(frames.Chosen("nonsense")))
            assert (await pool.choose("test-quick", at, at.actors[0])).trouble is None
            assert talker.ended
            (flooder,) = pool._processes._idle
            flooder.pipe_data_received(1, frames.written(frames.Ready()) * (thinking.MOST_UNREAD + 1))
            assert flooder.ended

    run(test)


def test_bots_take_turns_and_each_is_served_in_order() -> None:
    async def test() -> None:
        turns, order = Turns(1), []

        async def visit(bot: str, number: int) -> None:
            async with turns.turn(bot):
                order.append((bot, number))
                await asyncio.sleep(0)

        names = ["a", "a", "a", "a", "b", "b", "c"]
        await asyncio.gather(*(visit(bot, number) for number, bot in enumerate(names)))
        assert "".join(bot for bot, _ in order) == "aabcaba"
        for bot in "abc":
            numbers = [number for name, number in order if name == bot]
            assert numbers == sorted(numbers)
        assert (turns.taken, turns.waiting) == (0, 0)

    run(test)


def test_frames_are_put_together_from_any_pieces() -> None:
    sent: list[frames.Answer] = [frames.Progress(0.5), frames.Chosen("x" * 1000), frames.Ready()]
    stream = b"".join(map(frames.written, sent))
    for size in (1, 3, 7, len(stream)):
        reader, read = frames.Reader(), []
        for at in range(0, len(stream), size):
            read += [frames.answer_decoder.decode(frame) for frame in reader.feed(stream[at : at + size])]
        assert read == sent
    with pytest.raises(ValueError, match="no frame"):
        list(frames.Reader().feed(b"\xff\xff\xff\xffhello"))
