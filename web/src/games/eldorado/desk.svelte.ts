/**
 * What the person at a table of El Dorado has in mind: the card or tile that was picked, a choice between ways, cards
 * marked to be discarded, and a path that is being walked step by step. It knows no rules: all comes from the legal
 * actions and the outlook.
 */
import type { components } from '../../lib/protocol'
import type { Session } from '../../lib/session'
import type { Plan } from './course'
import { fits, targetsOf, type Opening, type Reach, type Target, type View } from './moves'

/** Actions that were wished together: one confirmation is enough for all. */
interface Trail {
  actions: string[]
  path: string[]
  pawn: number | null
  /** How many of them are made, or under way. */
  sent: number
  /** The ply before the last of those. */
  ply: number
  /** Whether the first still waits for its confirmation. */
  waiting: boolean
}

export interface Option {
  action: string
  target?: Target
}

export class Desk {
  #session: () => Session<View>
  plan = $state.raw<Plan | null>(null)
  #reach = $state.raw<readonly Reach[]>([])
  #trail = $state.raw<Trail | null>(null)
  #ply = -1
  /** Whether it is still being worked out how far everything leads: until then only single steps are known. */
  looking = $state(false)
  /** Which look is the latest. */
  #looks = 0

  /** The card, or "tile …", that was picked. */
  chosen = $state<string | null>(null)
  /** Which of the cards in hand that is, where there are several like it. */
  place = $state<number | null>(null)
  /** Several ways to do what was clicked. */
  options = $state.raw<readonly Option[]>([])
  /** The target that is pointed at. */
  pointed = $state.raw<Target | null>(null)
  /** Cards marked to be discarded, by their place in the hand; null while nobody is marking. */
  marks = $state.raw<ReadonlySet<number> | null>(null)
  marketOpen = $state(false)

  constructor(session: () => Session<View>) {
    this.#session = session
  }

  get session(): Session<View> {
    return this.#session()
  }

  get view(): View {
    return this.session.view
  }

  /** Whose cards lie here: one's own or, with all cards open, those of who is to act. */
  get seat(): number | null {
    return this.session.opened ? this.view.turn : this.session.seat
  }

  /** Whose pawns move now. */
  get mover(): number {
    return this.view.turn
  }

  readonly hand: Record<string, number> | null = $derived.by(() => {
    const { seat } = this
    if (seat === null) return null
    return (this.session.opened?.[seat] ?? this.view).players[seat]?.hand ?? null
  })

  readonly #moves = $derived.by(() =>
    targetsOf(this.session.legal, (action) => this.session.form(action), this.view, this.mover, this.#reach),
  )
  /** Every hex that can be gone to with what was picked, or with anything. */
  readonly targets: readonly Target[] = $derived(this.#moves.targets.filter(({ tool }) => fits(tool, this.chosen)))
  readonly openings: readonly Opening[] = $derived(this.#moves.openings.filter(({ tool }) => fits(tool, this.chosen)))

  /** The best of the ways to each hex. */
  readonly best: ReadonlyMap<string, Target> = $derived.by(() => {
    const found = new Map<string, Target>()
    for (const target of this.targets) {
      const known = found.get(target.hex)
      if (!known || (target.left ?? 0) > (known.left ?? 0)) found.set(target.hex, target)
    }
    return found
  })

  /** The path to be drawn: that of the target pointed at, or of what waits or is under way. */
  readonly path: { pawn: number; hexes: string[] } | null = $derived.by(() => {
    const trail = this.#trail
    if (trail?.path.length && trail.pawn) return { pawn: trail.pawn, hexes: trail.path }
    if (this.pointed) return { pawn: this.pointed.pawn, hexes: this.pointed.path }
    const { proposed, shown } = this.session
    const target = this.#moves.targets.find(({ actions }) => actions.length === 1 && actions[0] === (proposed ?? shown))
    return target ? { pawn: target.pawn, hexes: target.path } : null
  })

  /** The card, in the hand or in the market, of the action that waits or is pointed at in a list. */
  readonly meant: { where: 'hand' | 'market'; card: string } | null = $derived.by(() => {
    const form = this.session.form(this.session.proposed ?? this.session.shown ?? '')
    if (typeof form?.card !== 'string') return null
    return { where: form.kind === 'buy' || form.kind === 'take' ? 'market' : 'hand', card: form.card }
  })

  /** Whether one thing after another is being done, and nothing else should be wished in between. */
  get busy(): boolean {
    return this.#trail !== null && !this.#trail.waiting
  }

  can(action: string): boolean {
    return this.session.legal.has(action)
  }

  // ---- what happens by itself

  /** Called whenever the position or what one may do has changed. */
  async look(): Promise<void> {
    const { session } = this
    const { ply } = session.state
    const look = (this.#looks += 1)
    this.#reach = []
    this.looking = false
    if (!session.canAct) return
    const moving = [...session.legal].some((action) => ['move', 'enter', 'go'].includes(String(session.form(action)?.kind)))
    if (!moving) return
    this.looking = true
    const found = await session.outlook<components['schemas']['EldoradoOutlook']>()
    if (look === this.#looks) this.looking = false
    if (session.state.ply === ply && session.canAct) this.#reach = found?.reach ?? []
  }

  /** Forget what was in mind before a move or a turn. */
  tidy(): void {
    const { ply } = this.session.state
    if (ply === this.#ply) return
    this.#ply = ply
    this.options = []
    this.pointed = null
    this.chosen = null
    this.marks = null
  }

  /** Go on with the trail when its last action is made; give it up when that was taken back or refused. */
  follow(): void {
    const trail = this.#trail
    const { session } = this
    if (!trail) return
    const awaited = trail.waiting && session.proposed === trail.actions[0]
    if (awaited || (!session.canAct && session.state.ply === trail.ply)) return
    const next = trail.actions[trail.sent]
    if (session.state.ply === trail.ply || next === undefined || !session.state.legal.includes(next)) {
      this.#trail = null
    } else if (session.canAct) {
      this.#trail = { ...trail, sent: trail.sent + 1, ply: session.state.ply, waiting: false }
      session.propose(next)
      if (session.proposed === next) session.confirm()
    }
  }

  // ---- what the person does

  /** The pointer or the focus is on a hex, or on none. */
  point(hex: string | null): void {
    this.pointed = (hex && this.best.get(hex)) || null
    this.session.shown = this.pointed?.actions[0] ?? null
  }

  /** Do these one after the other; what is asked before the first is asked for all. */
  go(actions: string[], path: string[] = [], pawn: number | null = null): void {
    const { session } = this
    this.options = []
    this.pointed = null
    const again = this.#trail?.waiting && this.#trail.actions.join() === actions.join()
    if (!again) this.#trail = { actions, path, pawn, sent: 1, ply: session.state.ply, waiting: true }
    session.propose(actions[0]!)
  }

  #offer(options: readonly Option[]): void {
    if (options.length === 1) this.take(options[0]!)
    else this.options = options
  }

  take({ action, target }: Option): void {
    if (target) this.go(target.actions, target.path, target.pawn)
    else this.go([action])
  }

  /** A hex was clicked; `why` is what to ask when nobody can go there. */
  goTo(hex: string, why?: string): void {
    const ways = this.targets.filter((target) => target.hex === hex)
    if (ways.length) this.#offer(ways.map((target) => ({ action: target.actions[0]!, target })))
    else if (why && this.session.canAct) this.session.askWhy(why)
    else this.options = []
  }

  open(barrier: number): void {
    const ways = this.openings.filter((opening) => opening.barrier === barrier)
    if (ways.length) this.#offer(ways.map(({ action }) => ({ action })))
    else if (this.session.canAct) this.session.askWhy(`${this.#askTool()}barrier ${barrier}`)
  }

  /** How a question begins, why something is not possible with what was picked. */
  #askTool(): string {
    const pending = this.view.pending
    if (pending?.kind === 'path') return 'go '
    return this.chosen && this.chosen !== 'tile symbol' ? `${this.chosen}: ` : 'enter '
  }

  /** What to ask about going from a pawn in a direction. */
  question(pawn: number, way: string): string {
    const tool = this.#askTool()
    return tool === 'go ' || pawn === 1 ? `${tool}${way}` : `${tool}pawn${pawn} ${way}`
  }

  /** What picking a card would do at once, because something asks for cards. */
  asked(card: string): string[] {
    const kind = this.view.pending?.kind
    if (kind === 'enter') return [`give ${card}`]
    if (kind === 'buy') return [`pay ${card}`, `pay ${card}+symbol`]
    if (kind === 'remove') return [`remove ${card}`]
    if (kind === 'swap') return [`swap ${card}`]
    if (this.view.phase === 'discard') return [`discard ${card}`]
    if (this.chosen === 'tile remove') return [`tile remove ${card}`]
    return []
  }

  pickCard(card: string, place: number): void {
    const { session } = this
    if (!session.canAct) return
    if (this.marks) {
      const marks = new Set(this.marks)
      if (!marks.delete(place)) marks.add(place)
      this.marks = marks
      return
    }
    const asked = this.asked(card)
    const possible = asked.filter((action) => this.can(action))
    if (possible.length) this.#offer(possible.map((action) => ({ action })))
    else if (asked.length) session.askWhy(asked[0]!)
    else if (this.view.pending) session.askWhy(`discard ${card}`)
    else this.choose(card, place)
  }

  pickTile(tile: string): void {
    const { session } = this
    if (!session.canAct) return
    const direct = [`pay tile ${tile}`, ...(tile === 'save_item' ? ['save'] : []), ...(tile === 'pass_through' && this.view.pending ? ['tile pass_through'] : [])]
    const possible = direct.filter((action) => this.can(action))
    if (possible.length) this.#offer(possible.map((action) => ({ action })))
    else if (tile === 'save_item') session.askWhy('save')
    else if (this.view.pending) session.askWhy(`tile ${tile}`)
    else this.choose(`tile ${tile}`)
  }

  choose(thing: string, place: number | null = null): void {
    const again = this.chosen === thing && this.place === place
    this.chosen = again ? null : thing
    this.place = place
    this.options = []
    this.session.cancel()
  }

  /** A pile of the market was clicked. */
  pickPile(card: string): void {
    const { session } = this
    if (!session.canAct) return
    const wished = this.chosen === 'transmitter' ? [`take ${card}`] : [`buy ${card}`, `take ${card}`]
    const possible = wished.filter((action) => this.can(action))
    if (possible.length) {
      this.marketOpen = false
      this.#offer(possible.map((action) => ({ action })))
    } else {
      session.askWhy(wished[0]!)
    }
  }

  /** End the turn, without the cards that are marked. */
  endTurn(cards: readonly string[]): void {
    const discarded = [...(this.marks ?? [])].map((place) => `discard ${cards[place]!}`)
    this.go([...discarded, 'end'])
  }

  /** Back to nothing picked. */
  clear(): void {
    this.chosen = null
    this.options = []
    this.marks = null
    this.#trail = null
    if (this.session.proposed) this.session.cancel()
  }
}
