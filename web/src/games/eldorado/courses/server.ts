/** What the server knows of courses: those of the rulebook, whether one's own can be played on, and new ones. */
import { ask, type Schemas } from '../../../lib/api'
import type { Document, Facts, Plan } from './draft'

export interface Course {
  /** What the option of a table takes: a name, or a document. */
  value: string | Document
  name: Record<string, string>
  document: Document
  plan: Plan
  facts: Facts
}

export interface Checked {
  problems: Schemas['Sentence'][]
  document: Document | null
  plan: Plan | null
  facts: Facts | null
}

const game = { game: 'eldorado' }
let printed: Promise<Course[]> | null = null

/** The courses of the rulebook; asked for once. */
export function printedCourses(): Promise<Course[]> {
  printed ??= ask('get', '/api/games/{game}/designs', { path: game }).then((designs) =>
    designs.map(({ id, name, document, plan, facts }) => ({
      value: id,
      name: name as Record<string, string>,
      document: document as Document,
      plan: plan as Plan,
      facts: facts as Facts,
    })),
  )
  printed.catch(() => (printed = null))
  return printed
}

const remembered = new Map<string, Promise<Checked>>()
const MOST = 200

/** Everything that is wrong with a course, or what there is to know of it. */
export function check(design: string | Document): Promise<Checked> {
  const key = JSON.stringify(design)
  let found = remembered.get(key)
  if (!found) {
    found = ask('post', '/api/games/{game}/designs/check', { path: game, body: { design } }) as Promise<Checked>
    if (remembered.size > MOST) remembered.clear()
    remembered.set(key, found)
    found.catch(() => remembered.delete(key))
  }
  return found
}

const SEEDS = 2 ** 31

/** A new course by its short name, and what there is to know of it. */
export async function invent(): Promise<Course> {
  const value = `random-${Math.floor(Math.random() * SEEDS)}`
  const { document, plan, facts } = await check(value)
  return { value, name: plan!.name, document: document!, plan: plan!, facts: facts! }
}
