import { afterEach, expect, test, vi } from 'vitest'
import type { Schemas } from './api'
import { ReplaySession } from './replay.svelte'
import { answering, later, settled, table, told } from './testing'

const LAST = 4
const over = table(['ida', 'bot:greedy'], {
  status: 'over',
  result: { winners: [1], places: [2, 1], scores: [1, 2] } as unknown as Schemas['TableInfo']['result'],
})

/** Frame 2 is a sealed move of seat 1: nobody else was told. */
function replay(seat: number | null): Schemas['Replay'] {
  const frames = Array.from({ length: LAST + 1 }, (_, frame) => ({
    event: frame === 0 || (frame === 2 && seat !== 1) ? null : told(frame, `move ${frame}`),
    at: frame,
    kind: frame ? 'move' : null,
    actor: frame ? frame % 2 : null,
    awaited: [frame % 2],
    scores: [frame, 0],
    over: frame === LAST,
    view: { eyes: seat, frame } as unknown as Schemas['Frame']['view'],
  }))
  return { table: over, seat, frames }
}

const path = (seat: number | null): string => `GET /api/tables/table/replay${seat === null ? '' : `?seat=${seat}`}`
const everything = { [path(null)]: replay(null), [path(0)]: replay(0), [path(1)]: replay(1) }

afterEach(() => vi.unstubAllGlobals())

async function loaded(): Promise<{ session: ReplaySession; asked: string[] }> {
  const asked = answering(everything)
  return { session: await ReplaySession.load('table'), asked }
}

test('it begins at the start, as a spectator saw it', async () => {
  const { session } = await loaded()
  expect([session.at, session.last, session.eyes, session.seat]).toEqual([0, LAST, 'none', null])
  expect(session.state).toMatchObject({ ply: 0, over: false, legal: [], winners: [], scores: [0, 0] })
  expect(session.events).toEqual([])
  expect(session.opened).toBeNull()
})

test.each([
  [3, 3],
  [99, LAST],
  [-1, 0],
  [1.6, 2],
  [Infinity, LAST],
  [NaN, 0],
])('going to %s leads to %s', async (wanted, reached) => {
  const { session } = await loaded()
  session.goTo(2)
  session.shown = 'move 1'
  session.goTo(wanted)
  expect(session.at).toBe(reached)
  expect(session.state.view).toMatchObject({ frame: reached })
  expect(session.shown).toBeNull()
})

test('what was told up to the frame is told, and no more', async () => {
  const { session } = await loaded()
  session.goTo(3)
  expect(session.events.map(({ ply }) => ply)).toEqual([1, 3])
  await session.look(1)
  expect(session.events.map(({ ply }) => ply)).toEqual([1, 2, 3])
})

test('the winners are known at the end', async () => {
  const { session } = await loaded()
  session.goTo(LAST - 1)
  expect(session.state.winners).toEqual([])
  session.goTo(LAST)
  expect(session.state).toMatchObject({ over: true, winners: [1] })
})

test('eyes change at the same moment, and each is asked for once', async () => {
  const { session, asked } = await loaded()
  session.goTo(2)
  await session.look(1)
  expect([session.at, session.seat]).toEqual([2, 1])
  expect(session.view).toEqual({ eyes: 1, frame: 2 })
  await session.look('none')
  expect(session.view).toEqual({ eyes: null, frame: 2 })
  await session.look('all')
  expect(session.view).toEqual({ eyes: null, frame: 2 })
  expect(session.opened).toEqual([
    { eyes: 0, frame: 2 },
    { eyes: 1, frame: 2 },
  ])
  session.goTo(3)
  expect(session.opened).toMatchObject([{ frame: 3 }, { frame: 3 }])
  expect(asked).toEqual([path(null), path(1), path(0)])
})

test('the latest wish to look counts, not the latest answer', async () => {
  const slow = later<unknown>()
  answering({ ...everything, [path(0)]: () => slow.promise })
  const session = await ReplaySession.load('table')
  const first = session.look(0)
  await session.look(1)
  slow.keep(replay(0))
  await first
  expect(session.eyes).toBe(1)
})

test('eyes that cannot be had leave the others open', async () => {
  const { session } = await loaded()
  await session.look(1)
  await expect(session.look(7)).rejects.toThrow()
  expect(session.eyes).toBe(1)
})

test('nothing can be done in what is over', async () => {
  const { session, asked } = await loaded()
  expect(session.canAct).toBe(false)
  expect(session.legal.size).toBe(0)
  session.propose()
  expect(session.reason?.key).toBe('web-replay-over')
  expect(session.proposed).toBeNull()
  session.cancel()
  session.askWhy('move 1')
  await settled()
  expect(session.reason?.key).toBe('web-replay-over')
  expect(asked).toEqual([path(null)])
  expect(await session.preview()).toBeNull()
})
