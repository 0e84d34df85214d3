import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LiveSession, nameOf } from './live.svelte'
import { become } from './me.svelte'
import type { State, TableInfo } from './session'
import { change } from './settings.svelte'
import { answering, FakeSocket, later, settled, state, table, update } from './testing'
import { need } from './words.svelte'

let session: LiveSession

beforeAll(() => need())
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  FakeSocket.all = []
  change({ language: 'en', confirm: 'never' })
  become({ id: 'ida', name: 'Ida', colour: 'blue', guest: true, language: 'en', login: null, chat: true, muted: [], csrf: 'x' })
})
afterEach(() => session.close())

/** Sit down: a socket for each of one's seats, in the order of the seats. */
function sitDown(known: TableInfo): FakeSocket[] {
  session = new LiveSession('table', known)
  return FakeSocket.all.slice()
}

function begin(socket: FakeSocket, now: State): void {
  socket.open()
  socket.tell(update([], now))
}

const actOf = (seat: number, more: Partial<State> = {}): State => state(0, { seat, awaited: [seat], ...more })
const waitOf = (seat: number, awaited: number): State => state(0, { seat, awaited: [awaited], legal: [] })

test('somebody with a seat may do what is legal, once they are connected', () => {
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  expect(session.ready).toBe(false)
  expect(session.canAct).toBe(false)
  begin(socket!, actOf(0))
  expect(session.seat).toBe(0)
  expect(session.ready && session.canAct && session.myTurn).toBe(true)
  expect([...session.legal]).toEqual(['go', 'stay'])
  socket!.break()
  expect(session.canAct).toBe(false)
  expect(session.legal.size).toBe(0)
})

test('a move is sent once; until it is answered nothing else can be', () => {
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  begin(socket!, actOf(0))
  session.propose('go')
  expect(session.sending).toBe('go')
  expect(session.canAct).toBe(false)
  session.undo()
  expect(socket!.wishes.map(({ action }) => action)).toEqual(['go'])
})

test('a confirmation stands between the wish and the move', () => {
  change({ confirm: 'always' })
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  begin(socket!, actOf(0))
  session.propose('go')
  expect(session.proposed).toBe('go')
  expect(socket!.wishes).toEqual([])
  session.cancel()
  session.confirm()
  expect(socket!.wishes).toEqual([])
  session.propose('stay')
  session.confirm()
  expect(socket!.wishes.map(({ action }) => action)).toEqual(['stay'])
  expect(session.proposed).toBeNull()
})

test('a second tap on what is proposed confirms it', () => {
  change({ confirm: 'always' })
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  begin(socket!, actOf(0))
  session.propose('go')
  session.propose('stay')
  expect(session.proposed).toBe('stay')
  session.propose('stay')
  expect(socket!.wishes.map(({ action }) => action)).toEqual(['stay'])
})

test.each([
  ['always', 'mouse', 'light', true],
  ['touch', 'mouse', 'light', false],
  ['touch', 'touch', 'light', true],
  ['touch', 'mouse', 'grave', true],
  ['grave', 'touch', 'light', false],
  ['grave', 'mouse', 'grave', true],
  ['never', 'touch', 'grave', false],
] as const)('confirmations %s, with a %s, of a %s move: %s', (confirm, pointer, weight, asked) => {
  change({ confirm })
  vi.stubGlobal('matchMedia', () => ({ matches: pointer === 'touch' }))
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  session.isGrave = () => weight === 'grave'
  begin(socket!, actOf(0))
  session.propose('go')
  expect(session.proposed === 'go').toBe(asked)
})

test('a proposal that has become impossible is forgotten', () => {
  change({ confirm: 'always' })
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  begin(socket!, actOf(0))
  session.propose('go')
  socket!.tell(update([1], state(1)))
  expect(session.proposed).toBe('go')
  socket!.tell(update([2], state(2, { legal: ['stay'] })))
  expect(session.proposed).toBeNull()
})

test('why not is asked of the server; an older answer does not come between', async () => {
  const slow = later<unknown>()
  answering({
    'GET /api/tables/table/why?seat=0&action=fly': () => slow.promise,
    'GET /api/tables/table/why?seat=0&action=swim': { reason: { key: 'game-over', args: {} } },
  })
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  begin(socket!, actOf(0))
  session.propose('fly')
  session.propose('swim')
  await settled()
  expect(session.reason?.key).toBe('game-over')
  slow.keep({ reason: { key: 'not-your-turn', args: {} } })
  await settled()
  expect(session.reason?.key).toBe('game-over')
  session.cancel()
  expect(session.reason).toBeNull()
  expect(socket!.wishes).toEqual([])
})

test('a refusal is said; one because of other news says that, and goes away with the next', () => {
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  begin(socket!, actOf(0))
  session.propose('go')
  const key = socket!.wishes[0]!.key as string
  socket!.tell({ type: 'refused', key, problem: { status: 409, code: 'server-stale', reason: '', missed: update([1], state(1)) } })
  expect(session.reason?.key).toBe('web-table-stale')
  expect(session.canAct).toBe(true)
  socket!.tell(update([2], state(2)))
  expect(session.reason).toBeNull()
})

test('undo is wished only where it may be', () => {
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  begin(socket!, actOf(0))
  session.undo()
  expect(socket!.wishes).toEqual([])
  socket!.tell(update([1], state(1, { undo: true })))
  session.undo()
  expect(socket!.wishes.map(({ type }) => type)).toEqual(['undo'])
})

const ADVICE = { seat: 0, ply: 0, chances: [0.6, 0.4], choices: [{ action: 'go', chances: [0.6, 0.4], error: 0, visits: 9, reasons: [] }] }
const HINT = 'GET /api/tables/table/hint?seat=0'

test('a hint is shown on the board until something has happened', async () => {
  answering({ [HINT]: ADVICE })
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  begin(socket!, actOf(0))
  void session.askHint()
  expect(session.hinting).toBe(true)
  await settled()
  expect([session.hinting, session.hint?.choices[0]?.action, session.shown]).toEqual([false, 'go', 'go'])
  session.shown = 'stay'
  expect(session.shown).toBe('stay')
  session.shown = null
  expect(session.shown).toBe('go')
  socket!.tell(update([1], state(1)))
  expect([session.hint, session.shown]).toEqual([null, null])
})

test.each([
  ['has to wait', table(['ida', 'bot:greedy']), waitOf(0, 1)],
  ['watches', table(['eva', 'bot:greedy']), { ...actOf(0), seat: null, legal: [] }],
  ['sits where there are no hints', table(['ida', 'bot:greedy'], { hints: false }), actOf(0)],
])('who %s asks for none', async (_, known, now) => {
  const asked = answering({ [HINT]: ADVICE })
  const [socket] = sitDown(known)
  begin(socket!, now)
  await session.askHint()
  expect(asked).not.toContain(HINT)
})

test('who has no seat watches', async () => {
  const [socket] = sitDown(table(['roald', 'bot:greedy']))
  expect(socket!.query.seat).toBeUndefined()
  begin(socket!, state(0, { seat: null, legal: [] }))
  expect(session.seat).toBeNull()
  expect(session.myTurn).toBe(false)
  session.askWhy('go')
  await settled()
  expect(session.reason?.key).toBe('web-table-watching')
  expect(await session.preview(['go'])).toBeNull()
})

test('people who share a screen have a line each, and are told when it is another’s turn', () => {
  const [first, second] = sitDown(table(['ida', 'bot:greedy', 'ida']))
  expect([first, second].map((socket) => socket!.query.seat)).toEqual(['0', '2'])
  begin(first!, actOf(0))
  begin(second!, waitOf(2, 0))
  expect(session.next).toBe(0)
  session.turnTo(0)
  expect(session.seat).toBe(0)
  expect(session.next).toBeNull()

  first!.tell(update([1], state(1, { seat: 0, awaited: [2], legal: [] })))
  second!.tell(update([1], state(1, { seat: 2, awaited: [2] })))
  expect(session.myTurn).toBe(false)
  expect(session.next).toBe(2)
  session.shown = 'go'
  session.turnTo(2)
  expect(session.seat).toBe(2)
  expect(session.shown).toBeNull()
  expect(session.next).toBeNull()
  session.propose('stay')
  expect(second!.wishes[0]).toMatchObject({ action: 'stay', seat: 2 })
  expect(first!.wishes).toEqual([])
})

test('with both awaited at once, who has the screen keeps it until they have acted', () => {
  const [first, second] = sitDown(table(['ida', 'ida']))
  begin(first!, state(0, { seat: 0, awaited: [0, 1] }))
  begin(second!, state(0, { seat: 1, awaited: [0, 1] }))
  session.turnTo(0)
  expect(session.next).toBeNull()
  first!.tell(update([1], state(1, { seat: 0, awaited: [1], legal: [] })))
  expect(session.next).toBe(1)
})

test('who reloads a shared screen is shown nothing before somebody takes it; when all is over there is nothing to hide', () => {
  const [first, second] = sitDown(table(['ida', 'ida', 'bot:greedy']))
  begin(first!, waitOf(0, 2))
  begin(second!, waitOf(1, 2))
  expect(session.next).toBe(0)
  second!.tell(update([1], state(1, { seat: 1, awaited: [1] })))
  expect(session.next).toBe(1)
  first!.tell(update([1, 2], state(2, { seat: 0, over: true, awaited: [], legal: [] })))
  expect(session.next).toBeNull()
})

test('a second click while the move is on its way is no question', async () => {
  const asked = answering({})
  const [socket] = sitDown(table(['ida', 'bot:greedy']))
  begin(socket!, actOf(0))
  session.propose('go')
  session.propose('go')
  await settled()
  expect(asked).toEqual([])
  expect(session.reason).toBeNull()
  expect(socket!.wishes).toHaveLength(1)
})

test('news is announced for the seat that has the screen, not twice', () => {
  const [first, second] = sitDown(table(['ida', 'ida']))
  begin(first!, actOf(0))
  begin(second!, waitOf(1, 0))
  const heard = vi.fn()
  session.onevents = heard
  first!.tell(update([1], actOf(0, { ply: 1 })))
  second!.tell(update([1], waitOf(1, 0)))
  expect(heard).toHaveBeenCalledOnce()
})

test('who sits down or gets up changes lines, and the old ones are closed', () => {
  const [watching] = sitDown(table(['roald', null], { status: 'open', started_at: null }))
  watching!.open()
  watching!.tell({ type: 'table', table: table(['roald', 'ida'], { status: 'open', started_at: null }) })
  session.follow()
  expect(FakeSocket.all).toHaveLength(2)
  expect(FakeSocket.latest().query.seat).toBe('1')
  expect(watching!.readyState).toBe(2)
  session.follow()
  expect(FakeSocket.all).toHaveLength(2)
  FakeSocket.latest().open()
  FakeSocket.latest().tell({ type: 'table', table: table(['roald', null], { status: 'open', started_at: null }) })
  session.follow()
  expect(FakeSocket.all).toHaveLength(3)
  expect(session.seat).toBeNull()
})

test('who is let go before hearing of it looks at the table again', async () => {
  const open = { status: 'open', started_at: null } as const
  const [seated] = sitDown(table(['roald', 'ida'], open))
  expect(seated!.query.seat).toBe('1')
  const asked = answering({ 'GET /api/tables/table': table(['roald', null], open) })
  seated!.open()
  seated!.tell({ type: 'refused', key: null, problem: { status: 403, code: 'server-not-your-seat', reason: '' } })
  await settled()
  expect(asked).toHaveLength(1)
  expect(session.seat).toBeNull()
  expect(session.reason).toBeNull()
  expect(FakeSocket.latest().query.seat).toBeUndefined()
  expect(seated!.readyState).toBe(2)
})

test('everybody has a name: people, several seats of one, bots, several bots, nobody', () => {
  session = new LiveSession('table', table(['ida']))
  expect(nameOf(table(['ida', 'bot:greedy']), 0)).toBe('ida')
  const shared = table(['ida', 'ida', 'bot:greedy', 'bot:greedy', null])
  const names = [0, 1, 2, 3, 4].map((seat) => nameOf(shared, seat))
  expect(new Set(names).size).toBe(5)
  expect(names[0]).toContain('ida')
  expect(names.some((name) => name.startsWith('web-'))).toBe(false)
})
