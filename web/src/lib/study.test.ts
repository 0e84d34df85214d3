import { afterEach, expect, test, vi } from 'vitest'
import type { Schemas } from './api'
import { become } from './me.svelte'
import { ReplaySession } from './replay.svelte'
import { compared, StudySession, type Step } from './study.svelte'
import { answering, settled, state, table, told } from './testing'

const worth = (action: string, chance: number, error = 0.01) => ({ action, chances: [chance, 1 - chance], error, visits: 100 })
const best = worth('go', 0.7)
const made = worth('stay', 0.5)

test.each([
  ['go', 0.7, 'best'],
  ['stay', 0.5, 'again'],
  ['run', 0.69, 'good'],
  ['run', 0.72, 'good'],
  ['run', 0.6, 'better'],
  ['run', 0.51, 'worse'],
  ['run', 0.2, 'worse'],
])('%s at %s is %s', (action, chance, verdict) => {
  expect(compared(0, worth(action, chance), best, made)).toMatchObject({ action, verdict, tried: chance, best: 0.7, made: 0.5 })
})

afterEach(() => {
  vi.unstubAllGlobals()
  become(null)
})

const step = { ply: 2, seat: 0, action: 'stay', chosen: made, best } as unknown as Step
const frame = (number: number): Schemas['Frame'] =>
  ({ event: number ? told(number, `move ${number}`) : null, at: number, kind: 'move', actor: 0, awaited: [0], scores: [], over: false, view: {} }) as unknown as Schemas['Frame']
const moment = 'GET /api/tables/table/moment?seat=0&at=1'
const opinion = 'POST /api/tables/table/opinion'

async function study(opinions: unknown): Promise<{ session: StudySession; asked: string[] }> {
  become({ id: 'ida', csrf: 'x' } as unknown as Schemas['Me'])
  const replay = { table: table(['ida', 'bot:greedy'], { status: 'over' }), seat: null, frames: [0, 1, 2].map(frame) }
  const asked = answering({
    'GET /api/tables/table/replay': replay,
    [moment]: state(1, { legal: ['go', 'stay', 'run'] }),
    [opinion]: opinions,
    'GET /api/tables/table/outlook?seat=0&at=1': { reach: [] },
    'GET /api/tables/table/why?seat=0&action=fly&at=1': { reason: { key: 'no', args: {} } },
  })
  return { session: await StudySession.before(await ReplaySession.load('table'), step, 2), asked }
}

test('the moment before a move is shown to its mover, with all that could be done', async () => {
  const { session } = await study({})
  expect([session.seat, session.at, session.canAct, [...session.legal]]).toEqual([0, 1, true, ['go', 'stay', 'run']])
  expect(session.events.map(({ action }) => action)).toEqual(['move 1'])
  expect(session.shown).toBeNull()
  expect(await session.outlook()).toEqual({ reach: [] })
  session.propose('fly')
  await settled()
  expect(session.reason).toEqual({ key: 'no', args: {} })
})

test('what was found already need not be asked again', async () => {
  const { session, asked } = await study({})
  session.propose('go')
  await settled()
  expect(session.trial).toMatchObject({ action: 'go', verdict: 'best' })
  session.propose('stay')
  await settled()
  expect(session.trial).toMatchObject({ action: 'stay', verdict: 'again' })
  expect(asked).not.toContain(opinion)
})

test('anything else is compared on the server, and shown on the board', async () => {
  const { session } = await study((wish: { actions: string[] }) => ({
    choices: wish.actions.map((action) => ({ go: best, stay: made, run: worth('run', 0.6) })[action]),
  }))
  session.propose('run')
  expect(session.canAct).toBe(false)
  await settled()
  expect(session.trial).toMatchObject({ action: 'run', verdict: 'better' })
  expect(session.shown).toBe('run')
  session.solve()
  expect(session.shown).toBe('go')
})

test('a refusal is said', async () => {
  const refusal = { status: 429, code: 'server-too-many', reason: 'later', args: {} }
  const { session } = await study(() => new Response(JSON.stringify(refusal), { status: 429 }))
  session.propose('run')
  await settled()
  expect(session.reason?.key).toBe('server-too-many')
  expect(session.canAct).toBe(true)
})
