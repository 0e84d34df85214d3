/** A lesson: a prepared position, and the moves made in it so far. The server plays it; nothing is kept there. */
import { actionsOf } from './actions.svelte'
import { ask, Refusal, type Schemas } from './api'
import { BaseSession } from './base.svelte'
import type { Preview, Sentence, State, Told } from './session'
import { t } from './words.svelte'

export type Lesson = Schemas['Lesson']
type Move = Schemas['LessonMove']
/** Where a step stands: to be read or done, done otherwise than meant, or done. */
export type Standing = 'open' | 'astray' | 'done'

export class LessonSession extends BaseSession {
  #update = $state.raw<Schemas['Update']>()!
  #moves: Move[] = []
  /** The moves made before each step, to go back to. */
  #before: Move[][] = []
  #busy = $state(false)
  #turns = 0
  step = $state(0)
  standing = $state<Standing>('open')

  private constructor(
    readonly game: string,
    readonly lesson: Lesson,
    first: Schemas['Update'],
  ) {
    super()
    this.#update = first
    this.#before = [[]]
  }

  static async begin(game: string, lesson: Lesson): Promise<LessonSession> {
    return new LessonSession(game, lesson, await after(game, lesson.id, []))
  }

  get current(): Lesson['steps'][number] {
    return this.lesson.steps[this.step]!
  }

  get isLast(): boolean {
    return this.step === this.lesson.steps.length - 1
  }

  get mayGoOn(): boolean {
    return !this.#busy && (this.standing === 'done' || this.current.accept.length === 0)
  }

  /** The next step; what follows by itself happens first, for a step that is only read. */
  async next(): Promise<void> {
    if (!this.mayGoOn || this.isLast) return
    if (this.standing !== 'done' && !(await this.#play(this.#moves, this.current.reply))) return
    this.step += 1
    this.standing = 'open'
    this.#before[this.step] = [...this.#moves]
  }

  /** Take back what was done in this step or, where nothing was, go to the step before. */
  async back(): Promise<void> {
    const here = this.#before[this.step]!
    if (this.#moves.length === here.length && this.standing === 'open' && this.step > 0) this.step -= 1
    await this.again()
  }

  /** This step once more. */
  async again(): Promise<void> {
    this.cancel()
    this.standing = 'open'
    await this.#play(this.#before[this.step]!)
  }

  /** The position after these moves and those; false where the server could not say, or something else is wished by now. */
  async #play(moves: readonly Move[], more: readonly Move[] = []): Promise<boolean> {
    const turn = (this.#turns += 1)
    const wanted = [...moves, ...more]
    this.#busy = true
    try {
      const update = await after(this.game, this.lesson.id, wanted)
      if (turn !== this.#turns) return false
      this.#update = update
      this.#moves = wanted
      return true
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      if (turn === this.#turns) this.reason = error.sentence
      return false
    } finally {
      if (turn === this.#turns) this.#busy = false
    }
  }

  protected send(action: string): void {
    const meant = this.current.accept.some((pattern) => fits(pattern, action))
    if (!meant) {
      // The lesson's position stays as it is: only what is taught is done.
      this.standing = 'astray'
      return
    }
    void this.#play(this.#moves, [{ seat: this.lesson.seat, action }, ...this.current.reply]).then((played) => {
      if (played) this.standing = 'done'
    })
  }

  get options(): Record<string, unknown> {
    return this.lesson.options
  }

  get players(): number {
    return this.lesson.players
  }

  get seat(): number {
    return this.lesson.seat
  }

  get state(): State {
    return this.#update.state
  }

  get events(): readonly Told[] {
    return this.#update.events
  }

  override get marked(): readonly string[] {
    return this.standing === 'done' ? [] : this.current.show
  }

  get canAct(): boolean {
    return !this.#busy && this.standing !== 'done' && this.current.accept.length > 0 && this.state.legal.length > 0
  }

  name(seat: number): string {
    return seat === this.lesson.seat ? t('web-lesson-you') : t('web-lesson-other', { number: seat + 1 })
  }

  protected get actions() {
    return actionsOf(this.game)
  }

  get #address() {
    return { game: this.game, lesson: this.lesson.id }
  }

  protected async fetchWhy(action: string): Promise<Sentence | null> {
    try {
      const body = { moves: this.#moves, action }
      return (await ask('post', '/api/games/{game}/lessons/{lesson}/why', { path: this.#address, body })).reason ?? null
    } catch (error) {
      return error instanceof Refusal ? error.sentence : null
    }
  }

  async preview(actions: string[]): Promise<Preview | null> {
    try {
      const body = { moves: this.#moves, actions }
      return await ask('post', '/api/games/{game}/lessons/{lesson}/preview', { path: this.#address, body })
    } catch {
      return null
    }
  }

  async outlook<Outlook>(): Promise<Outlook | null> {
    try {
      const body = { moves: this.#moves }
      return (await ask('post', '/api/games/{game}/lessons/{lesson}/outlook', { path: this.#address, body })) as Outlook
    } catch {
      return null
    }
  }
}

function after(game: string, lesson: string, moves: Move[]): Promise<Schemas['Update']> {
  return ask('post', '/api/games/{game}/lessons/{lesson}', { path: { game, lesson }, body: { moves } })
}

/** Whether a move fits a pattern, in which a star stands for anything. */
export function fits(pattern: string, action: string): boolean {
  const parts = pattern.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.*')}$`).test(action)
}
