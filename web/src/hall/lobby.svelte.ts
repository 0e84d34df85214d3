/** The public tables, as they are laid, filled and started: told by a socket, asked for where there is none. */
import { ask } from '../lib/api'
import type { components } from '../lib/protocol'
import type { TableInfo } from '../lib/session'

type Message = components['schemas']['Message']

const ASK_AGAIN = 15_000
const LONGEST_PAUSE = 30_000

export class Lobby {
  #tables = $state.raw(new Map<string, TableInfo>())
  /** Whether anything was heard yet. */
  known = $state(false)

  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #pause = 1000
  #left = false

  constructor() {
    this.#listen()
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    const socket = this.#socket
    // One that is still being opened is closed once it is: browsers complain of less.
    if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
    else socket?.close()
  }

  /** Tables with a free seat, the newest first. */
  get open(): TableInfo[] {
    return this.#of('open')
  }

  get running(): TableInfo[] {
    return this.#of('running')
  }

  #of(status: TableInfo['status']): TableInfo[] {
    const found = [...this.#tables.values()].filter((table) => table.status === status)
    return found.sort((a, b) => b.created_at - a.created_at)
  }

  #listen(): void {
    this.#socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby/live`)
    let first = true
    this.#socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as Message
      if (message.type !== 'lobby') return
      // The first message has every table there is: what was known before may be gone.
      this.#hear(message, first ? [] : this.#tables)
      first = false
    }
    this.#socket.onclose = () => {
      if (this.#left) return
      void this.#read()
      this.#timer = setTimeout(() => this.#listen(), this.#pause)
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
    }
  }

  #hear(message: Extract<Message, { type: 'lobby' }>, before: Iterable<[string, TableInfo]>): void {
    this.#pause = 1000
    const tables = new Map(before)
    for (const table of message.tables) tables.set(table.id, table)
    for (const id of message.gone) tables.delete(id)
    this.#tables = tables
    this.known = true
  }

  /** Ask once; while the socket stays away, every pause brings another chance. */
  async #read(): Promise<void> {
    try {
      const tables = await ask('get', '/api/tables', { query: { limit: 100 }, signal: AbortSignal.timeout(ASK_AGAIN) })
      this.#tables = new Map(tables.map((table) => [table.id, table]))
      this.known = true
    } catch {
      // No answer: the next pause asks again, and the page shows what was known.
    }
  }
}
