/** A finished game, frame by frame, through anybody's eyes or with all cards open. */
import { actionsOf } from './actions.svelte'
import { ask, type Schemas } from './api'
import { BaseSession } from './base.svelte'
import { nameOf } from './live.svelte'
import type { Preview, Sentence, State, TableInfo, Told } from './session'

type Replayed = Schemas['Replay']
/** A seat, a spectator, or everybody's cards at once. */
export type Eyes = number | 'none' | 'all'

export class ReplaySession extends BaseSession {
  /** What was loaded, by whose eyes; frames have the same numbers for all. */
  #seen = $state.raw<Partial<Record<number | 'none', Replayed>>>({})
  eyes = $state<Eyes>('none')
  /** The frame shown: 0 is the start. */
  at = $state(0)
  /** Which look is the latest: one that takes longer does not undo it. */
  #looks = 0

  private constructor(
    readonly id: string,
    readonly table: TableInfo,
  ) {
    super()
  }

  static async load(id: string): Promise<ReplaySession> {
    const first = await ask('get', '/api/tables/{table_id}/replay', { path: { table_id: id } })
    const session = new ReplaySession(id, first.table)
    session.#seen = { none: first }
    return session
  }

  /** Look through other eyes, at the same moment. */
  async look(eyes: Eyes): Promise<void> {
    const needed = eyes === 'all' ? this.table.seats.map((seat) => seat.seat) : eyes === 'none' ? [] : [eyes]
    const look = (this.#looks += 1)
    const missing = needed.filter((seat) => !this.#seen[seat])
    const found = await Promise.all(
      missing.map((seat) =>
        ask('get', '/api/tables/{table_id}/replay', { path: { table_id: this.id }, query: { seat } }),
      ),
    )
    this.#seen = { ...this.#seen, ...Object.fromEntries(missing.map((seat, index) => [seat, found[index]])) }
    if (look === this.#looks) this.eyes = eyes
  }

  get #replay(): Replayed {
    const eyes = this.eyes === 'all' ? 'none' : this.eyes
    return this.#seen[eyes] ?? this.#seen.none!
  }

  get frames(): Replayed['frames'] {
    return this.#replay.frames
  }

  get last(): number {
    return this.frames.length - 1
  }

  /** Go to a frame; beyond the ends, to the end; to the start by what is no number. */
  goTo(frame: number): void {
    this.at = Math.max(0, Math.min(this.last, Math.round(frame) || 0))
    this.shown = null
  }

  get game(): string {
    return this.table.game
  }

  get options(): Record<string, unknown> {
    return this.table.options
  }

  get players(): number {
    return this.table.players
  }

  get seat(): number | null {
    return typeof this.eyes === 'number' ? this.eyes : null
  }

  readonly state: State = $derived.by(() => {
    const frame = this.frames[this.at]!
    return {
      seat: this.seat,
      ply: this.at,
      over: frame.over,
      awaited: frame.awaited,
      legal: [],
      wait: null,
      undo: false,
      scores: frame.scores,
      winners: frame.over ? (this.table.result?.winners ?? []) : [],
      clocks: null,
      view: frame.view,
    }
  })

  /** What had been told up to the frame shown. */
  readonly events: readonly Told[] = $derived.by(() =>
    this.frames.slice(0, this.at + 1).flatMap((frame) => (frame.event ? [frame.event] : [])),
  )

  override get opened(): readonly unknown[] | null {
    if (this.eyes !== 'all') return null
    return this.table.seats.map(({ seat }) => this.#seen[seat]!.frames[this.at]!.view)
  }

  get canAct(): boolean {
    return false
  }

  name(seat: number): string {
    return nameOf(this.table, seat)
  }

  protected get actions() {
    return actionsOf(this.table.game)
  }

  protected send(): void {
    // Nothing can be done in what is over.
  }

  override propose(): void {
    this.reason = { key: 'web-replay-over', args: {} }
  }

  protected fetchWhy(): Promise<Sentence | null> {
    return Promise.resolve({ key: 'web-replay-over', args: {} })
  }

  preview(): Promise<Preview | null> {
    return Promise.resolve(null)
  }

  outlook<Outlook>(): Promise<Outlook | null> {
    return Promise.resolve(null)
  }
}
