/** One's own courses: kept by this browser, under their names. */
import { unique } from '../../../lib/unique'
import type { Document } from './draft'

export interface Own {
  id: string
  document: Document
}

const STORE = 'voyageur-courses'
const DRAFT = 'voyageur-course-draft'

function read<Kept>(store: string, otherwise: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(store) ?? 'null') as Kept | null) ?? otherwise
  } catch {
    return otherwise
  }
}

function write(store: string, value: unknown): void {
  try {
    localStorage.setItem(store, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing: it is there until the page is closed.
  }
}

let list = $state.raw<Own[]>(read(STORE, []))

export const ownCourses = (): readonly Own[] => list

function keep(courses: Own[]): void {
  list = courses
  write(STORE, courses)
}

/** Keep a course: in the place of the one it was, or as a new one. Gives its id. */
export function save(document: Document, id: string | null): string {
  const known = list.some((own) => own.id === id)
  const made = { id: known ? id! : unique(), document }
  keep(known ? list.map((own) => (own.id === id ? made : own)) : [...list, made])
  return made.id
}

export const forget = (id: string): void => keep(list.filter((own) => own.id !== id))

export function rename(id: string, name: string): void {
  keep(list.map((own) => (own.id === id ? { ...own, document: { ...own.document, name } } : own)))
}

/** What one was working at when the page was closed. */
export const unfinished = (): Document | null => read<Document | null>(DRAFT, null)
export const leave = (document: Document): void => write(DRAFT, document)

addEventListener('storage', (event) => {
  if (event.key === STORE) list = read(STORE, [])
})
