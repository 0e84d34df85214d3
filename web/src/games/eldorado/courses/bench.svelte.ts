/** The workbench of the course editor: the draft, its history, what is chosen, and what the server says of it. */
import { added, finishOf, fromDocument, toDocument, empty, type Document, type Draft, type Plan } from './draft'
import { leave, save, unfinished } from './own.svelte'
import { hexesOf } from './pieces'
import { check, type Checked } from './server'
import type { Hex } from '../course'

const PAUSE = 120
const MOST = 200
export type Chosen = number | 'finish' | null

/** Whether two drafts lie alike: their names and barriers are always right. */
const lieAlike = (one: Draft, other: Draft): boolean =>
  one.boards === other.boards && one.plate === other.plate && one.corner === other.corner

export class Bench {
  draft = $state.raw<Draft>(empty())
  /** While something is dragged: how it would be. */
  preview = $state.raw<Draft | null>(null)
  /** A piece on its way from the tray, and where the pointer is. */
  carried = $state.raw<{ board: string; clientX: number; clientY: number } | null>(null)
  /** The piece that the tools are for. */
  chosen = $state<Chosen>(null)
  /** Pieces that a problem is about, while somebody points at it. */
  pointed = $state.raw<readonly string[]>([])
  /** The own course that is being changed; null for one that is not kept yet. */
  own = $state<string | null>(null)
  kept = $state.raw<Draft | null>(null)
  #past = $state.raw<Draft[]>([])
  #future = $state.raw<Draft[]>([])
  #judged = $state.raw<{ draft: Draft; verdict: Checked } | null>(null)
  failed = $state(false)
  #timer = 0

  readonly shown = $derived(this.preview ?? this.draft)
  readonly hexes: Hex[] = $derived([...this.shown.boards.flatMap(hexesOf), ...hexesOf(finishOf(this.shown))])
  /** What the server says of the course as it is now; null until it has. */
  readonly verdict: Checked | null = $derived(this.#judged && lieAlike(this.#judged.draft, this.draft) ? this.#judged.verdict : null)
  readonly junctions: Plan['junctions'] = $derived(this.preview ? [] : (this.verdict?.plan?.junctions ?? []))
  readonly document: Document = $derived(toDocument(this.draft, this.verdict?.plan?.junctions))
  readonly right = $derived(this.verdict?.document != null)
  readonly changed = $derived(this.draft !== this.kept)
  readonly canUndo = $derived(this.#past.length > 0)
  readonly canRedo = $derived(this.#future.length > 0)

  constructor() {
    const before = unfinished()
    if (before) {
      try {
        this.draft = fromDocument(before)
      } catch {
        // It was written by something else.
      }
    }
    this.kept = this.draft
    this.#judge()
  }

  change(draft: Draft, chosen: Chosen = this.chosen): void {
    this.preview = null
    if (draft !== this.draft) {
      this.#past = [...this.#past.slice(-MOST), this.draft]
      this.#future = []
      this.draft = draft
      this.#judge()
    }
    this.chosen = chosen
  }

  add(board: string): void {
    this.change(added(this.draft, board), this.draft.boards.length)
  }

  /** Another course altogether; that can be undone like any change. */
  open(document: Document | null, own: string | null = null): void {
    this.change(document ? fromDocument(document) : empty(), null)
    this.own = own
    this.kept = this.draft
  }

  undo(): void {
    this.#step(this.#past, this.#future)
  }

  redo(): void {
    this.#step(this.#future, this.#past)
  }

  #step(from: Draft[], to: Draft[]): void {
    const draft = from.at(-1)
    if (!draft) return
    const [less, more] = [from.slice(0, -1), [...to, this.draft]]
    if (from === this.#past) [this.#past, this.#future] = [less, more]
    else [this.#future, this.#past] = [less, more]
    this.draft = draft
    this.preview = null
    if (typeof this.chosen === 'number' && this.chosen >= draft.boards.length) this.chosen = null
    this.#judge()
  }

  keep(): void {
    this.own = save(this.document, this.own)
    this.kept = this.draft
  }

  /** Ask the server, a moment after the last change. A single board is no course yet: there is nothing to ask. */
  #judge(): void {
    const { draft } = this
    clearTimeout(this.#timer)
    leave(toDocument(draft))
    if (draft.boards.length < 2 || (this.#judged && lieAlike(this.#judged.draft, draft))) return
    this.#timer = window.setTimeout(async () => {
      try {
        const verdict = await check(toDocument({ ...draft, name: '', numbers: null }))
        if (lieAlike(this.draft, draft)) this.#judged = { draft, verdict }
        this.failed = false
      } catch {
        this.failed = true
      }
    }, PAUSE)
  }

  ask(): void {
    this.#judge()
  }
}
