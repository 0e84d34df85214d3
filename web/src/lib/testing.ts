/** What unit tests have instead of a server and a browser's window: answers, sockets and tables made up here. */
import { vi } from 'vitest'
import type { Schemas } from './api'
import type { State, TableInfo, Told } from './session'

type Answer = unknown

/** Answer requests by `METHOD path`, with a value or by what a function makes of the body; the requests, in order. */
export function answering(answers: Record<string, Answer | ((body: unknown) => Answer)>): string[] {
  const asked: string[] = []
  const fetch = async (path: string, { method, body }: RequestInit): Promise<Response> => {
    const request = `${method} ${path}`
    asked.push(request)
    if (!(request in answers)) return new Response(JSON.stringify({ code: 'server-nothing-here', reason: request }), { status: 404 })
    const answer = answers[request]
    const said = typeof answer === 'function' ? await answer(body ? JSON.parse(body as string) : undefined) : answer
    return said instanceof Response ? said : new Response(JSON.stringify(said))
  }
  vi.stubGlobal('fetch', fetch)
  return asked
}

/** A promise that the test keeps when it likes. */
export function later<Value>(): { promise: Promise<Value>; keep: (value: Value) => void } {
  let keep!: (value: Value) => void
  const promise = new Promise<Value>((resolve) => (keep = resolve))
  return { promise, keep }
}

/** Everything that waits for an answer has it. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** A socket whose other end is the test. */
export class FakeSocket {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }

  static latest(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  get query(): Record<string, string> {
    return Object.fromEntries(new URL(this.url).searchParams)
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  /** The client hangs up; as in a browser, what is on its way may still arrive, and `onclose` comes later. */
  close(): void {
    this.readyState = 2
  }

  open(): void {
    this.readyState = 1
    this.onopen?.()
  }

  tell(message: Schemas['Message']): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  break(): void {
    this.readyState = 3
    this.onclose?.()
  }

  /** The wishes among what was sent. */
  get wishes(): Record<string, unknown>[] {
    return this.sent.filter(({ type }) => type === 'move' || type === 'undo')
  }
}

export function person(id: string, name = id): Schemas['PersonInfo'] {
  return { id, name, colour: 'blue', guest: true }
}

/** A running table; each seat has somebody's id, `bot:<name>` or nobody. */
export function table(seats: (string | null)[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'table',
    game: 'expeditions',
    version: 1,
    players: seats.length,
    options: {},
    public: false,
    status: 'running',
    host: null,
    clock: { kind: 'none' },
    substitute: 'greedy',
    chat: true,
    spectator_delay: 0,
    hints: true,
    rated: false,
    preparing: false,
    seats: seats.map((who, seat) => ({
      seat,
      person: who && !who.startsWith('bot:') ? person(who) : null,
      bot: who?.startsWith('bot:') ? who.slice(4) : null,
      held: null,
      resigned: false,
      wants_abandon: false,
      online: true,
    })),
    created_at: 0,
    started_at: 1,
    ended_at: null,
    rematch_of: null,
    rematch: null,
    result: null,
    revision: 1,
    ...more,
  }
}

export function state(ply: number, more: Partial<State> = {}): State {
  return {
    seat: 0,
    ply,
    over: false,
    awaited: [0],
    legal: ['go', 'stay'],
    wait: null,
    undo: false,
    scores: [],
    winners: [],
    clocks: null,
    view: {} as State['view'],
    ...more,
  }
}

export function told(ply: number, action: string | null = null): Told {
  return { ply, at: ply, kind: 'move', seat: 0, action, bot: null, words: null, news: [] }
}

export function update(plies: readonly number[], now: State): Schemas['Update'] {
  return { type: 'update', table: 'table', events: plies.map((ply) => told(ply)), state: now }
}
