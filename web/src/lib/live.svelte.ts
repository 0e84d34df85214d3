/** A table as the person at this screen has it: one line for each of their seats, or one for a spectator. */
import { actionsOf } from './actions.svelte'
import { ask, Refusal } from './api'
import { BaseSession } from './base.svelte'
import { Line } from './line.svelte'
import { me } from './me.svelte'
import type { Advice, Preview, Sentence, State, TableInfo, Told } from './session'
import { complain } from './toasts.svelte'
import { t } from './words.svelte'

const STALE: Sentence = { key: 'web-table-stale', args: {} }

export class LiveSession extends BaseSession {
  #lines = $state.raw<readonly Line[]>([])
  /** Which of one's own seats has the screen. */
  #active = $state(0)
  /** Whether somebody has said that the screen is theirs: with several seats nothing is shown before that. */
  #taken = $state(false)
  #left = false
  /** The table as the lines before these were told of it: these have not been told yet. */
  #before = $state.raw<TableInfo | null>(null)

  /** The latest advice: it holds for one seat at one ply. */
  #advice = $state.raw<Advice | null>(null)
  /** Whether a hint is being worked out. */
  hinting = $state(false)

  /** Called with what is new, for sounds and announcements. */
  onevents: (fresh: readonly Told[]) => void = () => undefined

  constructor(
    readonly id: string,
    readonly known: TableInfo,
  ) {
    super()
    this.#open(this.mine)
  }

  close(): void {
    this.#left = true
    this.#hangUp()
  }

  #hangUp(): void {
    for (const line of this.#lines) line.close()
  }

  #open(seats: readonly number[]): void {
    this.#hangUp()
    this.#lines = (seats.length ? seats : [null]).map((seat) => {
      const line = new Line(this.id, seat)
      line.onunseated = () => void this.#lookAgain(line)
      line.onrefused = (sentence, stale) => (this.reason = stale ? STALE : sentence)
      line.onevents = (fresh) => {
        if (line !== this.line) return
        if (this.proposed && !this.state.legal.includes(this.proposed)) this.proposed = null
        this.reason = null
        this.onevents(fresh)
      }
      return line
    })
    this.#active = 0
  }

  /** Who gets up is let go before hearing how the table is then: ask for it. */
  async #lookAgain(line: Line): Promise<void> {
    try {
      line.table = await ask('get', '/api/tables/{table_id}', { path: { table_id: this.id } })
      this.follow()
    } catch {
      // Without an answer there is another chance when the line tries again.
    }
  }

  /** Somebody sat down or got up: other lines are needed. */
  follow(): void {
    const now = this.mine
    const seats = now.length ? now : [null]
    const same = seats.length === this.#lines.length && seats.every((seat, index) => this.#lines[index]!.seat === seat)
    if (same || this.#left) return
    this.#before = this.table
    this.#open(now)
  }

  get line(): Line {
    return this.#lines[this.#active]!
  }

  get table(): TableInfo {
    return this.line?.table ?? this.#before ?? this.known
  }

  /** One's own seats. */
  get mine(): number[] {
    const person = me()
    const table = this.#lines[0]?.table ?? this.#before ?? this.known
    return person ? table.seats.filter((seat) => seat.person?.id === person.id).map((seat) => seat.seat) : []
  }

  /** With several people at one screen: the seat that is to have it next; at first, and after a reload, nobody has it. */
  get next(): number | null {
    if (this.#lines.length === 1 || this.line.state?.over) return null
    if (this.#taken && isAwaited(this.line)) return null
    const awaited = this.#lines.find(isAwaited)?.seat ?? null
    return this.#taken ? awaited : (awaited ?? this.line.seat)
  }

  /** Whether the game waits for the seat that has the screen. */
  get myTurn(): boolean {
    return isAwaited(this.line)
  }

  /** Give the screen to another of one's seats. */
  turnTo(seat: number): void {
    const index = this.#lines.findIndex((line) => line.seat === seat)
    if (index >= 0) this.#active = index
    this.#taken = true
    this.cancel()
    this.shown = null
  }

  get game(): string {
    return this.known.game
  }

  get options(): Record<string, unknown> {
    return this.known.options
  }

  get players(): number {
    return this.known.players
  }

  get seat(): number | null {
    return this.line.seat
  }

  /** Only asked for once the game has begun and the first state is there: see `ready`. */
  get state(): State {
    return this.line.state!
  }

  get ready(): boolean {
    return this.line.state !== null
  }

  get events(): readonly Told[] {
    return this.line.events
  }

  get canAct(): boolean {
    const line = this.line
    return line.connection === 'open' && !line.sending && !!line.state && line.state.legal.length > 0
  }

  get sending(): string | null {
    const wish = this.line.sending
    return wish?.type === 'move' ? wish.action : null
  }

  name(seat: number): string {
    return nameOf(this.table, seat)
  }

  protected get actions() {
    return actionsOf(this.known.game)
  }

  protected send(action: string): void {
    this.line.wish({ type: 'move', action })
  }

  /** While a move is on its way, a second click on the same thing asks nothing. */
  override askWhy(action: string): void {
    if (!this.line.sending) super.askWhy(action)
  }

  /** Why there are no hints at this table. */
  get noHints(): Sentence | null {
    return this.table.hints ? null : { key: this.table.rated ? 'server-hint-rated' : 'server-hint-off', args: {} }
  }

  /** What was advised, until something has happened. */
  get hint(): Advice | null {
    const advice = this.#advice
    return advice && advice.seat === this.seat && advice.ply === this.state.ply ? advice : null
  }

  override get advised(): string | null {
    return this.hint?.choices[0]?.action ?? null
  }

  async askHint(): Promise<void> {
    if (this.seat === null || this.state.over || this.hinting) return
    this.reason = this.noHints
    if (this.noHints || !this.canAct) return
    this.hinting = true
    try {
      this.#advice = await ask('get', '/api/tables/{table_id}/hint', { path: { table_id: this.id }, query: { seat: this.seat! } })
    } catch (error) {
      complain(error)
    } finally {
      this.hinting = false
    }
  }

  closeHint(): void {
    this.#advice = null
    this.shown = null
  }

  undo(): void {
    this.cancel()
    if (this.line.state?.undo && !this.line.sending) this.line.wish({ type: 'undo' })
  }

  protected async fetchWhy(action: string): Promise<Sentence | null> {
    if (this.seat === null) return { key: 'web-table-watching', args: {} }
    try {
      const { reason } = await ask('get', '/api/tables/{table_id}/why', {
        path: { table_id: this.id },
        query: { seat: this.seat, action },
      })
      return reason ?? null
    } catch (error) {
      return error instanceof Refusal ? error.sentence : null
    }
  }

  async preview(actions: string[]): Promise<Preview | null> {
    if (this.seat === null) return null
    try {
      return await ask('post', '/api/tables/{table_id}/preview', {
        path: { table_id: this.id },
        body: { seat: this.seat, actions },
      })
    } catch {
      return null
    }
  }

  async outlook<Outlook>(): Promise<Outlook | null> {
    if (this.seat === null) return null
    try {
      return (await ask('get', '/api/tables/{table_id}/outlook', {
        path: { table_id: this.id },
        query: { seat: this.seat },
      })) as Outlook | null
    } catch {
      return null
    }
  }
}

function isAwaited({ seat, state }: Line): boolean {
  return seat !== null && !!state && !state.over && state.awaited.includes(seat) && state.legal.length > 0
}

/** Who sits there, in a word or two. */
export function nameOf(table: TableInfo, seat: number): string {
  const info = table.seats[seat]
  if (info?.person) {
    const twice = table.seats.filter((other) => other.person?.id === info.person!.id).length > 1
    return twice ? t('web-seat-shared', { name: info.person.name, number: seat + 1 }) : info.person.name
  }
  if (info?.bot) {
    const bots = table.seats.filter((other) => other.bot)
    const name = t('server-bot-name', { bot: info.bot })
    return bots.length > 1 ? t('web-bot-numbered', { name, number: bots.indexOf(info) + 1 }) : name
  }
  return t('web-seat', { number: seat + 1 })
}
