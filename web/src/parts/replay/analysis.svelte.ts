/** What the server found in a finished game: asked for once, computed there, then kept. */
import { ask, Refusal, type Schemas } from '../../lib/api'
import { somebody } from '../../lib/me.svelte'
import { complain } from '../../lib/toasts.svelte'
import type { Mark, Series } from '../Graph.svelte'

type Computation = Schemas['ComputationInfo']
type Frames = Schemas['Replay']['frames']
export type Analysis = Schemas['Analysis']
export type Step = Schemas['Step']
export type Effort = Analysis['effort']

const NAME = 'analysis'
const LOOK_AGAIN = 800
/** What a move must have cost at least, as a share of the victory, to be held up to its player. */
export const COSTLY = 0.02

export class Analysing {
  #computation = $state.raw<Computation | null>(null)
  /** What was found before, while a deeper look is under way. */
  #before = $state.raw<Analysis | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false
  /** Whether it is known if somebody has asked before. */
  known = $state(false)

  constructor(readonly table: string) {
    void this.#find()
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
  }

  /** How much is done, from 0 to 1; null while nothing is under way. */
  get progress(): number | null {
    const now = this.#computation
    return now && (now.status === 'running' || now.status === 'waiting') ? now.progress : null
  }

  get waiting(): boolean {
    return this.#computation?.status === 'waiting'
  }

  get problem(): string | null {
    return this.#computation?.status === 'failed' ? (this.#computation.problem ?? '') : null
  }

  readonly result: Analysis | null = $derived.by(() =>
    this.#computation?.status === 'done' ? (this.#computation.result as Analysis | null) : this.#before,
  )

  /** Somebody may have asked before; what was thought about longer is better. */
  async #find(): Promise<void> {
    try {
      const all = await ask('get', '/api/tables/{table_id}/computations', { path: { table_id: this.table } })
      const known = all.filter((each) => each.name === NAME && ['done', 'running', 'waiting'].includes(each.status))
      const done = known.filter((each) => each.status === 'done')
      const best = done.find((each) => each.params.effort === 'deep') ?? done[0]
      if (best) await this.#look(best.id)
      const going = known.find((each) => each.status !== 'done')
      if (going) await this.#follow(going)
    } catch {
      // Nothing is known of it: it can be asked for.
    } finally {
      this.known = true
    }
  }

  async ask(effort: Effort): Promise<void> {
    try {
      await somebody()
      const path = { table_id: this.table }
      await this.#follow(await ask('post', '/api/tables/{table_id}/computations', { path, body: { name: NAME, params: { effort } } }))
    } catch (error) {
      complain(error)
    }
  }

  /** Look how far something is, and do not forget meanwhile what is known already. */
  async #follow(computation: Computation): Promise<void> {
    this.#before = this.result
    this.#computation = computation
    await this.#look(computation.id)
  }

  async #look(id: string): Promise<void> {
    if (this.#left) return
    const path = { table_id: this.table, computation_id: id }
    this.#computation = await ask('get', '/api/tables/{table_id}/computations/{computation_id}', { path })
    if (this.progress !== null) this.#lookAgain(id)
  }

  /** Without a network there is no answer for a while; then there may be one again. */
  #lookAgain(id: string): void {
    const lost = (error: unknown): void => (error instanceof Refusal && !error.status ? this.#lookAgain(id) : complain(error))
    this.#timer = setTimeout(() => void this.#look(id).catch(lost), LOOK_AGAIN)
  }

  /** Look no further, unless others want it too. */
  async giveUp(): Promise<void> {
    const path = { table_id: this.table, computation_id: this.#computation!.id }
    try {
      this.#computation = await ask('delete', '/api/tables/{table_id}/computations/{computation_id}', { path })
      clearTimeout(this.#timer)
    } catch (error) {
      complain(error)
    }
  }
}

/**
 * The frame in which each ply of the record was played; the first is the start. What was taken back is no ply of it:
 * that is always the latest move of whoever took it back, though others may have sealed something since.
 */
export function framesOfPlies(frames: readonly { kind: string | null; actor: number | null }[]): number[] {
  const plies = [0]
  frames.forEach(({ kind, actor }, frame) => {
    if (kind === 'move') plies.push(frame)
    else if (kind === 'undo') plies.splice(plies.findLastIndex((ply) => frames[ply]!.actor === actor), 1)
  })
  return plies
}

/** A curve for each seat over the frames: before each move what its mover could expect, and in the end the result. */
export function curvesOf(found: Analysis, frames: Frames, name: (seat: number) => string, colour: (seat: number) => string): Series[] {
  const plies = framesOfPlies(frames)
  return Array.from({ length: found.players }, (_, seat) => {
    const values = new Array<number | null>(frames.length).fill(null)
    for (const step of found.steps) {
      const frame = plies[step.ply - 1]
      if (frame !== undefined) values[frame] = step.chances[seat] ?? null
    }
    const last = plies[found.steps.length]
    if (last !== undefined) values[last] = found.result[seat] ?? null
    return { label: name(seat), colour: colour(seat), values }
  })
}

/** The costly moves, where they were made: on the curve of whoever made them. */
export function marksOf(found: Analysis, frames: Frames): Mark[] {
  const plies = framesOfPlies(frames)
  return found.steps
    .filter((step) => step.loss >= COSTLY)
    .map((step) => ({ series: step.seat, index: plies[step.ply - 1] ?? 0 }))
}

/** The costly moves of one seat, in the order in which they were made. */
export const mistakesOf = (found: Analysis, seat: number): Step[] =>
  found.steps.filter((step) => step.seat === seat && step.loss >= COSTLY)
