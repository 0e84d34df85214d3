/**
 * A moment of a finished game, just before a move: whoever looks may try out what else could have been done, and is
 * told how good it would have been. Nothing of it is kept.
 */
import { actionsOf } from './actions.svelte'
import { ask, Refusal, type Schemas } from './api'
import { BaseSession } from './base.svelte'
import { somebody } from './me.svelte'
import type { ReplaySession } from './replay.svelte'
import type { Preview, Sentence, State, Told } from './session'

export type Step = Schemas['Step']
/** The best, as good as the best, better than what was done, what was done, or no better. */
export type Verdict = 'best' | 'good' | 'better' | 'again' | 'worse'

/** A choice, and what it is worth. */
interface Worth {
  action: string
  chances: readonly number[]
  error: number
}

/** Something that was tried, and how it compares; chances are those of who tries. */
export interface Trial {
  action: string
  verdict: Verdict
  tried: number
  best: number
  made: number
}

/** Standard errors by which one choice must be better than another before chance alone is unlikely to be the reason. */
const DOUBT = 1.645

export class StudySession extends BaseSession {
  #state = $state.raw<State>()!
  #busy = $state(false)
  trial = $state.raw<Trial | null>(null)
  /** Whether the best move is shown. */
  solved = $state(false)

  private constructor(
    readonly replay: ReplaySession,
    readonly step: Step,
    /** How many lines of the log came before. */
    readonly at: number,
    first: State,
  ) {
    super()
    this.#state = first
  }

  /** The moment before a move of the record, which was played in that frame of the replay. */
  static async before(replay: ReplaySession, step: Step, frame: number): Promise<StudySession> {
    await somebody()
    const at = frame - 1
    const path = { table_id: replay.id }
    const first = await ask('get', '/api/tables/{table_id}/moment', { path, query: { seat: step.seat, at } })
    return new StudySession(replay, step, at, first)
  }

  /** Show the best move on the board. */
  solve(): void {
    this.cancel()
    this.solved = true
  }

  override get advised(): string | null {
    return this.solved ? this.step.best.action : (this.trial?.action ?? null)
  }

  get busy(): boolean {
    return this.#busy
  }

  protected send(action: string): void {
    void this.#judge(action)
  }

  async #judge(action: string): Promise<void> {
    const { best, chosen } = this.step
    this.#busy = true
    try {
      if (action === best.action || action === chosen.action) {
        this.trial = compared(this.seat, action === best.action ? best : chosen, best, chosen)
        return
      }
      const wish = { seat: this.seat, at: this.at, actions: [...new Set([action, best.action, chosen.action])] }
      const { choices } = await ask('post', '/api/tables/{table_id}/opinion', { path: this.#path, body: wish })
      const worth = (wanted: string): Worth => choices.find((choice) => choice.action === wanted)!
      this.trial = compared(this.seat, worth(action), worth(best.action), worth(chosen.action))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.reason = error.sentence
    } finally {
      this.#busy = false
    }
  }

  get #path() {
    return { table_id: this.replay.id }
  }

  get game(): string {
    return this.replay.game
  }

  get options(): Record<string, unknown> {
    return this.replay.options
  }

  get players(): number {
    return this.replay.players
  }

  get seat(): number {
    return this.step.seat
  }

  get state(): State {
    return this.#state
  }

  /** What had been told before. */
  get events(): readonly Told[] {
    return this.replay.frames.slice(0, this.at + 1).flatMap((frame) => (frame.event ? [frame.event] : []))
  }

  get canAct(): boolean {
    return !this.#busy && this.state.legal.length > 0
  }

  name(seat: number): string {
    return this.replay.name(seat)
  }

  protected get actions() {
    return actionsOf(this.game)
  }

  protected async fetchWhy(action: string): Promise<Sentence | null> {
    try {
      const query = { seat: this.seat, action, at: this.at }
      return (await ask('get', '/api/tables/{table_id}/why', { path: this.#path, query })).reason ?? null
    } catch (error) {
      return error instanceof Refusal ? error.sentence : null
    }
  }

  async preview(actions: string[]): Promise<Preview | null> {
    try {
      const body = { seat: this.seat, actions, at: this.at }
      return await ask('post', '/api/tables/{table_id}/preview', { path: this.#path, body })
    } catch {
      return null
    }
  }

  async outlook<Outlook>(): Promise<Outlook | null> {
    try {
      const query = { seat: this.seat, at: this.at }
      return (await ask('get', '/api/tables/{table_id}/outlook', { path: this.#path, query })) as Outlook | null
    } catch {
      return null
    }
  }
}

/** How a choice compares with the best one and with the one that was made. */
export function compared(seat: number, tried: Worth, best: Worth, made: Worth): Trial {
  const [own, most, least] = [tried, best, made].map((worth) => worth.chances[seat] ?? 0) as [number, number, number]
  const doubt = (one: Worth, other: Worth): number => DOUBT * Math.hypot(one.error, other.error)
  let verdict: Verdict = 'worse'
  if (tried.action === made.action && made.action !== best.action) verdict = 'again'
  else if (tried.action === best.action) verdict = 'best'
  else if (most - own <= doubt(best, tried)) verdict = 'good'
  else if (own - least > doubt(tried, made)) verdict = 'better'
  return { action: tried.action, verdict, tried: own, best: most, made: least }
}

/** Whether somebody has found what there was to find. */
export const isFound = (verdict: Verdict | undefined): boolean => verdict === 'best' || verdict === 'good'
