/** The costly moves of one seat, one after the other, and which of them somebody has found something better for. */
import type { ReplaySession } from '../../lib/replay.svelte'
import { isFound, StudySession } from '../../lib/study.svelte'
import { framesOfPlies, mistakesOf, type Analysis, type Step } from './analysis.svelte'

export class Learning {
  readonly mistakes: readonly Step[]
  number = $state(0)
  study = $state.raw<StudySession | null>(null)
  ended = $state(false)
  /** Those that were found without being shown, by their number. */
  #found = $state.raw<readonly number[]>([])
  /** Those whose solution was shown. */
  #shown = $state.raw<readonly number[]>([])
  /** Which wish is the latest: a moment that comes late is not shown any more. */
  #wishes = 0
  /** The game's own word on whether a slip would hurt. */
  isGrave: (action: string, study: StudySession) => boolean = () => false

  constructor(
    readonly session: ReplaySession,
    analysis: Analysis,
    seat: number,
  ) {
    this.mistakes = mistakesOf(analysis, seat)
  }

  /** How many were found. */
  get found(): number {
    return this.#now.length
  }

  /** Whether the mistake at hand is done with: found, or shown. */
  get isSolved(): boolean {
    return this.#now.includes(this.number) || this.#shown.includes(this.number)
  }

  /** What has been found, the latest trial included. */
  get #now(): readonly number[] {
    const hit = isFound(this.study?.trial?.verdict) && !this.#shown.includes(this.number)
    return hit && !this.#found.includes(this.number) ? [...this.#found, this.number] : this.#found
  }

  async goTo(number: number): Promise<void> {
    const step = this.mistakes[number]
    if (!step) return
    const wish = (this.#wishes += 1)
    const study = await StudySession.before(this.session, step, framesOfPlies(this.session.frames)[step.ply]!)
    if (wish !== this.#wishes) return
    study.isGrave = (action) => this.isGrave(action, study)
    this.#found = this.#now
    this.number = number
    this.study = study
  }

  /** Show the better move: what was not found by then is not found. */
  show(): void {
    this.#found = this.#now
    if (!this.#found.includes(this.number)) this.#shown = [...this.#shown, this.number]
    this.study?.solve()
  }

  /** From the beginning. */
  async again(): Promise<void> {
    this.study = null
    this.#found = []
    this.#shown = []
    await this.goTo(0)
    this.ended = false
  }
}
