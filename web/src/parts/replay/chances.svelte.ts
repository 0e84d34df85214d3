/** The chances of winning over a finished game: asked for once, computed on the server, then kept there. */
import { ask, type Schemas } from '../../lib/api'
import { somebody } from '../../lib/me.svelte'
import type { ReplaySession } from '../../lib/replay.svelte'
import { complain } from '../../lib/toasts.svelte'
import type { Series } from '../Graph.svelte'

type Computation = Schemas['ComputationInfo']

/** What the computation "chances" gives; its shape is its own, which the protocol leaves open. */
interface Result {
  moments: { ply: number; chances: number[] }[]
}

const NAME = 'chances'
const LOOK_AGAIN = 800

export class Chances {
  #computation = $state.raw<Computation | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false

  constructor(readonly session: ReplaySession) {
    void this.#find()
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
  }

  get progress(): number | null {
    const now = this.#computation
    return now && (now.status === 'running' || now.status === 'waiting') ? now.progress : null
  }

  get problem(): string | null {
    return this.#computation?.status === 'failed' ? (this.#computation.problem ?? '') : null
  }

  get done(): boolean {
    return this.#computation?.status === 'done' && this.#result !== null
  }

  get #result(): Result | null {
    return (this.#computation?.result as Result | null) ?? null
  }

  /** A curve for each seat over the frames; between the moments that were looked at, the line goes straight. */
  curves(label: (seat: number) => string, colour: (seat: number) => string): Series[] {
    const frames = framesOfPlies(this.session.frames)
    return Array.from({ length: this.session.players }, (_, seat) => {
      const values = new Array<number | null>(this.session.frames.length).fill(null)
      for (const { ply, chances } of this.#result?.moments ?? []) {
        const frame = frames[ply]
        if (frame !== undefined) values[frame] = chances[seat] ?? null
      }
      return { label: label(seat), colour: colour(seat), values }
    })
  }

  /** Somebody may have asked before. */
  async #find(): Promise<void> {
    try {
      const all = await ask('get', '/api/tables/{table_id}/computations', { path: { table_id: this.session.id } })
      const known = all.find((each) => each.name === NAME && ['done', 'running', 'waiting'].includes(each.status))
      if (known) await this.#look(known.id)
    } catch {
      // Nothing is known of it: it can be asked for.
    }
  }

  async ask(): Promise<void> {
    try {
      await somebody()
      this.#computation = await ask('post', '/api/tables/{table_id}/computations', {
        path: { table_id: this.session.id },
        body: { name: NAME },
      })
      await this.#look(this.#computation.id)
    } catch (error) {
      complain(error)
    }
  }

  async #look(id: string): Promise<void> {
    if (this.#left) return
    const path = { table_id: this.session.id, computation_id: id }
    this.#computation = await ask('get', '/api/tables/{table_id}/computations/{computation_id}', { path })
    if (this.progress !== null) this.#timer = setTimeout(() => void this.#look(id).catch(complain), LOOK_AGAIN)
  }
}

/** The frame in which each ply of the record was played: what was taken back is no ply of it. */
export function framesOfPlies(frames: readonly { kind: string | null }[]): number[] {
  const plies = [0]
  frames.forEach(({ kind }, frame) => {
    if (kind === 'move') plies.push(frame)
    else if (kind === 'undo') plies.pop()
  })
  return plies
}
