import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Line } from './line.svelte'
import type { Sentence } from './session'
import { change } from './settings.svelte'
import { FakeSocket, person, state, table, told, update } from './testing'

let line: Line
let refused: [Sentence, boolean][]
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  hidden = false
  FakeSocket.all = []
  change({ language: 'en' })
  refused = []
})
afterEach(() => {
  line.close()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A line of seat 0 that knows a few plies. */
function connected(ply = 3): FakeSocket {
  line = new Line('table', 0)
  line.onrefused = (...what) => refused.push(what)
  const socket = FakeSocket.latest()
  socket.open()
  socket.tell({ type: 'table', table: table(['ida', 'bot:greedy']) })
  socket.tell(update([1, 2, 3].slice(0, ply), state(ply)))
  return socket
}

/** The next attempt, after the longest pause there is. */
function reconnected(): FakeSocket {
  const before = FakeSocket.all.length
  vi.advanceTimersByTime(12_000)
  expect(FakeSocket.all.length).toBeGreaterThan(before)
  FakeSocket.latest().open()
  return FakeSocket.latest()
}

const plies = (): number[] => line.events.map((event) => event.ply)

test('a line begins with everything', () => {
  change({ language: 'fr' })
  const socket = connected()
  expect(socket.url).toMatch(/^ws:\/\/.*\/api\/tables\/table\/live\?/)
  expect(socket.query).toEqual({ language: 'fr', since: '0', seat: '0' })
  expect(plies()).toEqual([1, 2, 3])
  expect(line.connection).toBe('open')
})

test('a spectator has no seat, and can wish nothing', () => {
  line = new Line('table', null)
  const socket = FakeSocket.latest()
  expect(socket.query.seat).toBeUndefined()
  socket.open()
  socket.tell(update([1], state(1)))
  line.wish({ type: 'move', action: 'go' })
  expect(socket.wishes).toEqual([])
})

test('after an interruption it goes on from what it knows, and tells nothing twice', () => {
  const fresh: number[] = []
  const socket = connected()
  line.onevents = (events) => fresh.push(...events.map(({ ply }) => ply))
  socket.break()
  expect(line.connection).toBe('lost')
  const again = reconnected()
  expect(again.query.since).toBe('3')
  again.tell(update([3, 4, 5], state(5)))
  again.tell(update([5], state(5)))
  expect(plies()).toEqual([1, 2, 3, 4, 5])
  expect(fresh).toEqual([4, 5])
  expect(line.connection).toBe('open')
})

test('what is older than what is known changes nothing', () => {
  const socket = connected()
  socket.tell(update([2], state(2, { legal: [] })))
  expect(line.state).toMatchObject({ ply: 3, legal: ['go', 'stay'] })
})

test('without news, the state may still change', () => {
  const socket = connected()
  socket.tell(update([], state(3, { legal: ['stay'] })))
  expect(line.state!.legal).toEqual(['stay'])
})

test('a wish carries the ply it was made at, and is on its way until the state has it', () => {
  const socket = connected()
  line.wish({ type: 'move', action: 'go' })
  const [wish] = socket.wishes
  expect(wish).toMatchObject({ type: 'move', action: 'go', ply: 3, seat: 0 })
  expect(line.sending).not.toBeNull()
  socket.tell({ type: 'accepted', key: 'of another', seat: 0, ply: 4 })
  expect(line.sending).not.toBeNull()
  socket.tell({ type: 'accepted', key: wish!.key as string, seat: 0, ply: 4 })
  expect(line.sending).not.toBeNull()
  socket.tell(update([4], state(4)))
  expect(line.sending).toBeNull()
})

test('a wish that was not answered is sent again with its key, once it is known where the game stands', () => {
  const socket = connected()
  line.wish({ type: 'move', action: 'go' })
  socket.break()
  const again = reconnected()
  again.tell({ type: 'table', table: table(['ida', 'bot:greedy']) })
  expect(again.wishes).toEqual([])
  again.tell(update([4], state(4)))
  expect(again.wishes).toEqual(socket.wishes)
  again.tell(update([5], state(5)))
  expect(again.wishes).toHaveLength(1)
})

test('a wish that was answered is not sent again', () => {
  const socket = connected()
  line.wish({ type: 'undo' })
  socket.tell({ type: 'accepted', key: line.sending!.key, seat: 0, ply: 4 })
  socket.break()
  const again = reconnected()
  again.tell(update([4], state(4)))
  expect(again.wishes).toEqual([])
  expect(line.sending).toBeNull()
})

test('two wishes have different keys', () => {
  const socket = connected()
  line.wish({ type: 'move', action: 'go' })
  line.wish({ type: 'move', action: 'go' })
  expect(new Set(socket.wishes.map(({ key }) => key)).size).toBe(2)
})

test('a refusal says why, and ends the wish', () => {
  const socket = connected()
  line.wish({ type: 'move', action: 'go' })
  const problem = { status: 422, code: 'game-over', reason: 'It is over.', args: { seat: 0 } }
  socket.tell({ type: 'refused', key: line.sending!.key, problem })
  expect(line.sending).toBeNull()
  expect(refused).toEqual([[{ key: 'game-over', args: { seat: 0 } }, false]])
})

test('a wish that came too late brings what was missed', () => {
  const socket = connected()
  line.wish({ type: 'move', action: 'go' })
  const missed = update([4, 5], state(5, { legal: ['stay'] }))
  socket.tell({ type: 'refused', key: line.sending!.key, problem: { status: 409, code: 'server-stale', reason: '', missed } })
  expect(plies()).toEqual([1, 2, 3, 4, 5])
  expect(line.state!.legal).toEqual(['stay'])
  expect(refused.map(([, stale]) => stale)).toEqual([true])
  socket.tell(update([4, 5], state(5)))
  expect(plies()).toEqual([1, 2, 3, 4, 5])
})

test('a refusal of something else leaves the wish on its way', () => {
  const socket = connected()
  line.wish({ type: 'move', action: 'go' })
  socket.tell({ type: 'refused', key: null, problem: { status: 429, code: 'server-chat-fast', reason: '' } })
  expect(line.sending).not.toBeNull()
})

test('silence is a lost connection', () => {
  const socket = connected()
  vi.advanceTimersByTime(20_000)
  expect(socket.sent.filter(({ type }) => type === 'ping').length).toBeGreaterThan(1)
  expect(line.connection).toBe('open')
  vi.advanceTimersByTime(10_000)
  expect(line.connection).toBe('lost')
  expect(socket.readyState).toBe(2)
  expect(reconnected()).not.toBe(socket)
})

test('a server that answers is not silent', () => {
  const socket = connected()
  for (let passed = 0; passed < 90_000; passed += 10_000) {
    vi.advanceTimersByTime(10_000)
    socket.tell({ type: 'pong', at: Date.now() + 5000 })
  }
  expect(line.connection).toBe('open')
  expect(FakeSocket.all).toHaveLength(1)
  expect(line.offset).toBe(5000)
})

test('what a former socket still says is not heard', () => {
  const socket = connected()
  window.dispatchEvent(new Event('offline'))
  expect(line.connection).toBe('lost')
  socket.tell(update([4], state(4)))
  expect(line.connection).toBe('lost')
  const again = reconnected()
  socket.break()
  expect(line.connection).toBe('lost')
  again.tell(update([4], state(4)))
  expect(line.connection).toBe('open')
  vi.advanceTimersByTime(9000)
  expect(FakeSocket.latest()).toBe(again)
})

test('without a network it says so at once; with one again it does not wait', () => {
  connected()
  window.dispatchEvent(new Event('offline'))
  expect(line.connection).toBe('lost')
  const before = FakeSocket.all.length
  window.dispatchEvent(new Event('online'))
  expect(FakeSocket.all.length).toBe(before + 1)
})

test('who looks at the page again does not wait either, and has one socket, not two', () => {
  const socket = connected()
  hidden = true
  socket.break()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(FakeSocket.all).toHaveLength(1)
  hidden = false
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  const [, first, second] = FakeSocket.all
  expect(first!.readyState).toBe(2)
  second!.open()
  second!.tell(update([], state(3)))
  expect(line.connection).toBe('open')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(9000)
  expect(FakeSocket.all).toHaveLength(3)
})

test('it tries again less and less often, and soon again after a success', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  connected().break()
  const pauses: number[] = []
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const before = FakeSocket.all.length
    let waited = 0
    for (; FakeSocket.all.length === before; waited += 100) vi.advanceTimersByTime(100)
    pauses.push(waited)
    if (attempt < 6) FakeSocket.latest().break()
  }
  expect(pauses).toEqual([200, 500, 1000, 2000, 4000, 8000, 8000])
  FakeSocket.latest().open()
  FakeSocket.latest().tell(update([], state(3)))
  FakeSocket.latest().break()
  const before = FakeSocket.all.length
  vi.advanceTimersByTime(200)
  expect(FakeSocket.all.length).toBe(before + 1)
})

test('a table that has not begun is connected without any game', () => {
  line = new Line('table', 0)
  FakeSocket.latest().break()
  const socket = reconnected()
  socket.tell({ type: 'table', table: table(['ida', null], { status: 'open', started_at: null }) })
  expect(line.connection).toBe('open')
  expect(line.state).toBeNull()
  socket.tell(update([], state(0)))
  expect(line.state!.ply).toBe(0)
})

test('lines of the chat come once, in order', () => {
  const socket = connected()
  const said = (id: number): { id: number; at: number; person: ReturnType<typeof person>; text: string } => ({
    id,
    at: id,
    person: person('ida'),
    text: `line ${id}`,
  })
  socket.tell({ type: 'chat', lines: [said(1), said(3)] })
  socket.tell({ type: 'chat', lines: [said(2), said(3)] })
  expect(line.chat.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('what is said without a connection was not said', () => {
  const socket = connected()
  expect(line.talk('hello')).toBe(true)
  expect(socket.sent.at(-1)).toEqual({ type: 'say', text: 'hello' })
  socket.break()
  expect(line.talk('anybody?')).toBe(false)
})

test('a warning holds until something happens', () => {
  const socket = connected()
  socket.tell({ type: 'warning', seat: 0, until: 99 })
  expect(line.warned).toBe(99)
  socket.tell({ type: 'update', table: 'table', events: [told(4)], state: state(4) })
  expect(line.warned).toBeNull()
})

test('a warning is for one seat, and what others do does not end it', () => {
  const socket = connected()
  socket.tell({ type: 'warning', seat: 1, until: 98 })
  expect(line.warned).toBeNull()
  socket.tell({ type: 'warning', seat: 0, until: 99 })
  const clocks = [{ bank: 5, until: 99 }]
  socket.tell({ type: 'update', table: 'table', events: [told(4)], state: { ...state(4), clocks } })
  expect(line.warned).toBe(99)
})

test('a line that was closed stays closed', () => {
  const socket = connected()
  line.close()
  socket.break()
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all).toHaveLength(1)
})
