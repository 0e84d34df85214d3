import { beforeEach, expect, test, vi } from 'vitest'
import type { Form, Session } from '../../lib/session'
import { Desk } from './desk.svelte'
import { fits, targetsOf, type Reach, type View } from './moves'

const FORMS: Record<string, Form> = {
  'scout: e': { kind: 'move', card: 'scout', pawn: 1, to: 'e' },
  'explorer: e': { kind: 'move', card: 'explorer', pawn: 1, to: 'e' },
  'explorer: barrier 4': { kind: 'move', card: 'explorer', pawn: 1, to: 'barrier 4' },
  'sailor+symbol: e': { kind: 'move', card: 'sailor', symbol: true, pawn: 1, to: 'e' },
  'go e': { kind: 'go', to: 'e' },
  'go ne': { kind: 'go', to: 'ne' },
  stop: { kind: 'stop' },
  end: { kind: 'end' },
  'discard sailor': { kind: 'discard', card: 'sailor' },
}

function view(some: Partial<View> = {}): View {
  const player = { seat: 0, pawns: ['0,0'], hand: { scout: 1, explorer: 1, sailor: 2 }, tiles: {} }
  return { turn: 0, phase: 'play', pending: null, players: [player], ...some } as unknown as View
}

/** A table at which moves are made as soon as they are confirmed. */
class FakeSession {
  seat = 0
  opened = null
  shown: string | null = null
  marked: string[] = []
  ply = $state(0)
  view = $state.raw(view())
  allowed = $state.raw<string[]>([])
  canAct = $state(true)
  proposed = $state<string | null>(null)
  sent: string[] = []
  asks = false
  askWhy = vi.fn()

  get state() {
    return { ply: this.ply, legal: this.allowed }
  }

  get legal() {
    return new Set(this.canAct ? this.allowed : [])
  }

  form = (action: string): Form | undefined => FORMS[action]

  propose(action: string): void {
    if (this.asks && this.proposed !== action) this.proposed = action
    else this.#send(action)
  }

  confirm(): void {
    this.#send(this.proposed!)
  }

  cancel(): void {
    this.proposed = null
  }

  #send(action: string): void {
    this.proposed = null
    this.sent.push(action)
    this.canAct = false
  }

  /** The server has made the last move. */
  made(...allowed: string[]): void {
    this.ply += 1
    this.allowed = allowed
    this.canAct = true
  }
}

let session: FakeSession
let desk: Desk

beforeEach(() => {
  session = new FakeSession()
  desk = new Desk(() => session as unknown as Session<View>)
})

const reach = (some: Partial<Reach>): Reach => ({ with: 'scout', pawn: 1, hex: '2,0', left: 0, actions: ['scout: e', 'go e'], path: ['1,0', '2,0'], ...some })
const targets = (legal: string[], ...reached: Reach[]) => targetsOf(legal, (action) => FORMS[action], view(), 0, reached)

test('next steps come from the legal actions, farther ones and the power left from the outlook', () => {
  const found = targets(['scout: e', 'explorer: e', 'end'], reach({}), reach({ hex: '1,0', left: 1, actions: ['scout: e'], path: ['1,0'] }))
  expect(found.targets.map(({ tool, hex, left }) => [tool, hex, left])).toEqual([
    ['scout', '1,0', 1],
    ['explorer', '1,0', null],
    ['scout', '2,0', 0],
  ])
})

test('an outlook of a moment ago is not believed', () => {
  expect(targets(['explorer: e'], reach({})).targets.map(({ tool }) => tool)).toEqual(['explorer'])
})

test('a way into El Dorado ends on the gate that it goes through', () => {
  const found = targets(['scout: e'], reach({ hex: 'el-dorado', actions: ['scout: e', 'go ne'], path: ['1,0', 'el-dorado'] }))
  expect(found.targets.at(-1)).toMatchObject({ hex: '2,-1', path: ['1,0', '2,-1'] })
})

test('barriers are opened, not entered', () => {
  const found = targets(['explorer: barrier 4'])
  expect(found.targets).toEqual([])
  expect(found.openings).toEqual([{ tool: 'explorer', pawn: 1, barrier: 4, action: 'explorer: barrier 4' }])
})

test('a card goes with its changed symbol, the tile with every card so changed', () => {
  expect([null, 'sailor', 'tile symbol', 'scout'].map((chosen) => fits('sailor+symbol', chosen))).toEqual([true, true, true, false])
})

test('a path is walked step by step, as long as its next step is legal', () => {
  session.allowed = ['scout: e']
  desk.go(['scout: e', 'go e', 'go ne'], ['1,0', '2,0', '3,-1'], 1)
  expect(session.sent).toEqual(['scout: e'])
  desk.follow()
  expect(session.sent).toEqual(['scout: e'])
  session.made('go e', 'stop')
  desk.follow()
  expect(session.sent).toEqual(['scout: e', 'go e'])
  expect(desk.busy).toBe(true)
  session.made('end')
  desk.follow()
  expect(session.sent).toEqual(['scout: e', 'go e'])
  expect(desk.busy).toBe(false)
})

test('one confirmation is enough for a whole path, and the path is drawn while it waits', () => {
  session.asks = true
  session.allowed = ['scout: e']
  desk.go(['scout: e', 'go e'], ['1,0', '2,0'], 1)
  desk.follow()
  expect(session.sent).toEqual([])
  expect(desk.path).toEqual({ pawn: 1, hexes: ['1,0', '2,0'] })
  session.confirm()
  session.made('go e', 'stop')
  desk.follow()
  expect(session.sent).toEqual(['scout: e', 'go e'])
})

test('what is taken back or refused is given up', () => {
  session.asks = true
  session.allowed = ['scout: e']
  desk.go(['scout: e', 'go e'], ['1,0', '2,0'], 1)
  session.cancel()
  desk.follow()
  expect(desk.path).toBeNull()
})

test('several ways to do something are offered, one is taken at once', () => {
  session.allowed = ['scout: e', 'explorer: e']
  desk.goTo('1,0')
  expect(session.sent).toEqual([])
  expect(desk.options.map(({ action }) => action)).toEqual(['scout: e', 'explorer: e'])
  desk.choose('explorer', 0)
  desk.goTo('1,0')
  expect(session.sent).toEqual(['explorer: e'])
})

test('where nobody can go, it is asked why', () => {
  session.allowed = ['scout: e']
  desk.goTo('-1,0', desk.question(1, 'w'))
  desk.choose('scout', 0)
  desk.goTo('-1,0', desk.question(2, 'w'))
  expect(session.askWhy.mock.calls).toEqual([['enter w'], ['scout: pawn2 w']])
})

test('cards that something asks for are given at once; marked ones are discarded with the end of the turn', () => {
  session.view = view({ pending: { kind: 'enter', left: 1, pawn: 1, symbol: null, to: 'e', card: null } })
  session.allowed = ['give sailor']
  desk.pickCard('sailor', 2)
  expect(session.sent).toEqual(['give sailor'])

  session.view = view()
  session.made('discard sailor', 'end')
  desk.follow()
  desk.marks = new Set()
  desk.pickCard('sailor', 2)
  desk.pickCard('scout', 0)
  desk.pickCard('scout', 0)
  desk.endTurn(['scout', 'explorer', 'sailor', 'sailor'])
  session.made('discard sailor', 'end')
  desk.follow()
  expect(session.sent).toEqual(['give sailor', 'discard sailor', 'end'])
})
