/**
 * One line to a table: what one seat, or a spectator, is told. It comes back by itself after any interruption and goes
 * on from the ply it knows; a wish that was not answered is sent again with its key, so that it is done once.
 */
import type { components } from './protocol'
import type { Schemas } from './api'
import type { Sentence, State, TableInfo, Told } from './session'
import { settings } from './settings.svelte'
import { unique } from './unique'

type Message = components['schemas']['Message']
type Chat = Schemas['ChatLine']
type Wish = { type: 'move'; action: string } | { type: 'undo' }
type Sent = Wish & { key: string; ply: number; seat: number }

const PING_MS = 10_000
const SILENCE_MS = 25_000
const PAUSES_MS = [200, 500, 1000, 2000, 4000, 8000]

type Connection = 'connecting' | 'open' | 'lost'

export class Line {
  table = $state.raw<TableInfo | null>(null)
  state = $state.raw<State | null>(null)
  events = $state.raw<readonly Told[]>([])
  chat = $state.raw<readonly Chat[]>([])
  connection = $state<Connection>('connecting')
  /** A wish on its way. */
  sending = $state.raw<Sent | null>(null)
  /** When the seat's time runs out, once it has been warned. */
  warned = $state<number | null>(null)
  /** How far the server's clock is ahead of ours. */
  offset = $state(0)

  /** The server says that this seat is not ours any more. */
  onunseated: () => void = () => undefined
  onrefused: (sentence: Sentence, stale: boolean) => void = () => undefined
  onevents: (fresh: readonly Told[]) => void = () => undefined

  #socket: WebSocket | null = null
  #tries = 0
  #heard = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #closed = false
  /** The ply that the wish on its way leads to, once the server has accepted it. */
  #accepted: number | null = null

  constructor(
    readonly id: string,
    readonly seat: number | null,
  ) {
    window.addEventListener('online', this.#hurry)
    window.addEventListener('offline', this.#drop)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearInterval(this.#ping)
    window.removeEventListener('online', this.#hurry)
    window.removeEventListener('offline', this.#drop)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  wish(wish: Wish): void {
    if (this.seat === null || !this.state) return
    this.sending = { ...wish, key: unique(), ply: this.state.ply, seat: this.seat }
    this.#accepted = null
    this.#say(this.sending)
  }

  /** Say something to the others; false where it could not be sent. */
  talk(text: string): boolean {
    return this.#say({ type: 'say', text })
  }

  #say(message: object): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #connect(): void {
    if (this.#closed) return
    const query = new URLSearchParams({ language: settings.language, since: String(this.state?.ply ?? 0) })
    if (this.seat !== null) query.set('seat', String(this.seat))
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/live?${query}`)
    this.#socket = socket
    // What a former socket still says is not heard: it would seem that the line is open.
    socket.onopen = () => {
      if (this.#socket !== socket) return
      this.#heard = Date.now()
      clearInterval(this.#ping)
      this.#ping = setInterval(() => this.#beat(), PING_MS)
      this.#say({ type: 'ping' })
    }
    socket.onmessage = (event) => {
      if (this.#socket !== socket) return
      this.#heard = Date.now()
      this.#hear(JSON.parse(event.data as string) as Message)
    }
    socket.onclose = () => {
      if (this.#socket === socket) this.#again()
    }
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE_MS) this.#drop()
    else this.#say({ type: 'ping' })
  }

  /** This connection is of no use any more. */
  #drop = (): void => {
    this.#hangUp()
    this.#again()
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #again(): void {
    clearInterval(this.#ping)
    clearTimeout(this.#timer)
    if (this.#closed) return
    this.connection = 'lost'
    const pause = PAUSES_MS[Math.min(this.#tries, PAUSES_MS.length - 1)]!
    this.#tries += 1
    this.#timer = setTimeout(() => this.#connect(), pause * (0.75 + Math.random() / 2))
  }

  /** The network is back, or somebody looks at the page again: do not wait. */
  #hurry = (): void => {
    if (document.hidden || this.connection !== 'lost') return
    this.#tries = 0
    clearTimeout(this.#timer)
    this.#hangUp()
    this.#connect()
  }

  #hear(message: Message): void {
    switch (message.type) {
      case 'table':
        this.table = message.table
        // Of a game that has not begun there is nothing more to be told.
        if (message.table.started_at === null) this.#settle()
        break
      case 'update':
        this.#update(message)
        this.#settle()
        break
      case 'chat':
        this.chat = merged(this.chat, message.lines)
        break
      case 'accepted':
        if (message.key === this.sending?.key) this.#accepted = message.ply
        this.#arrive()
        break
      case 'refused':
        this.#refused(message)
        break
      case 'warning':
        // A person with several seats is told on the lines of all of them.
        if (message.seat === this.seat) this.warned = message.until
        break
      case 'pong':
        this.offset = message.at - Date.now()
        break
    }
  }

  /** After an interruption the first update says where the game stands; what was on its way is sent again. */
  #settle(): void {
    if (this.connection === 'open') return
    this.connection = 'open'
    this.#tries = 0
    if (this.sending) this.#say(this.sending)
  }

  #update({ events, state }: Schemas['Update']): void {
    const known = this.state?.ply ?? 0
    const fresh = events.filter((event) => event.ply > known)
    if (state.ply < known) return
    if (fresh.length) this.events = [...this.events, ...fresh]
    this.state = state
    this.#arrive()
    // What others do meanwhile leaves a clock running.
    if (this.seat === null || state.clocks?.[this.seat]?.until !== this.warned) this.warned = null
    if (fresh.length) this.onevents(fresh)
  }

  /** A wish is on its way until the state has it: what was legal before is not offered again in between. */
  #arrive(): void {
    if (this.#accepted === null || !this.state || this.state.ply < this.#accepted) return
    this.sending = null
    this.#accepted = null
  }

  #refused({ key, problem }: Schemas['Refused']): void {
    if (key === null && problem.code === 'server-not-your-seat') return this.onunseated()
    if (key !== null && key === this.sending?.key) this.sending = null
    if (problem.missed) this.#update(problem.missed)
    this.onrefused({ key: problem.code, args: problem.args ?? {} }, problem.missed !== undefined && problem.missed !== null)
  }
}

function merged(old: readonly Chat[], fresh: readonly Chat[]): Chat[] {
  const lines = new Map(old.map((line) => [line.id, line]))
  for (const line of fresh) lines.set(line.id, line)
  return [...lines.values()].sort((one, other) => one.id - other.id)
}
