/** What all sessions have in common: pointing, proposing, confirming, asking why, and words. */
import type { Actions } from './actions.svelte'
import type { Form, Preview, Sentence, Session, State, Told } from './session'
import { onTouch, settings } from './settings.svelte'

export abstract class BaseSession implements Session {
  abstract readonly game: string
  abstract readonly options: Record<string, unknown>
  abstract readonly players: number
  abstract readonly seat: number | null
  abstract readonly state: State
  abstract readonly events: readonly Told[]
  abstract readonly canAct: boolean
  abstract name(seat: number): string

  protected abstract readonly actions: Actions
  /** Make the move. */
  protected abstract send(action: string): void
  protected abstract fetchWhy(action: string): Promise<Sentence | null>

  proposed = $state<string | null>(null)
  #shown = $state<string | null>(null)
  /** Why the last wish was refused, until something else is wished. */
  reason = $state.raw<Sentence | null>(null)
  /** Which question is the latest: what comes of an earlier one is not said any more. */
  #asked = 0
  /** The game's own word on whether a slip would hurt. */
  isGrave: (action: string) => boolean = () => false

  readonly legal: ReadonlySet<string> = $derived.by(() => new Set(this.canAct ? this.state.legal : []))

  /** What somebody points at; else, for as long as there is advice, what is advised. */
  get shown(): string | null {
    return this.#shown ?? this.advised
  }

  set shown(action: string | null) {
    this.#shown = action
  }

  /** The best action, for who has asked. */
  get advised(): string | null {
    return null
  }

  get view(): unknown {
    return this.state.view
  }

  get opened(): readonly unknown[] | null {
    return null
  }

  get marked(): readonly string[] {
    return []
  }

  propose(action: string): void {
    this.#forget()
    if (!this.legal.has(action)) {
      this.askWhy(action)
    } else if (this.proposed !== action && this.#wantsConfirmation(action)) {
      this.proposed = action
    } else {
      this.#play(action)
    }
  }

  confirm(): void {
    if (this.proposed && this.legal.has(this.proposed)) this.#play(this.proposed)
  }

  cancel(): void {
    this.proposed = null
    this.#forget()
  }

  askWhy(action: string): void {
    this.proposed = null
    const question = (this.#asked += 1)
    this.fetchWhy(action).then(
      (reason) => {
        if (question === this.#asked) this.reason = reason
      },
      () => undefined,
    )
  }

  /** Neither the last reason nor the answer to the last question matters any more. */
  #forget(): void {
    this.#asked += 1
    this.reason = null
  }

  #play(action: string): void {
    this.proposed = null
    this.shown = null
    this.send(action)
  }

  #wantsConfirmation(action: string): boolean {
    if (settings.confirm === 'always') return true
    if (settings.confirm === 'never') return false
    return (settings.confirm === 'touch' && onTouch()) || this.isGrave(action)
  }

  abstract preview(actions: string[]): Promise<Preview | null>
  abstract outlook<Outlook>(): Promise<Outlook | null>

  words(action: string): string {
    return this.actions.words(action)
  }

  form(action: string): Form | undefined {
    return this.actions.form(action)
  }

  notation(form: Form): string | undefined {
    return this.actions.notation(form)
  }
}
