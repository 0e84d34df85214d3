/** Where a problem is, by what its sentence says. */
import type { Schemas } from '../../../lib/api'
import { PLATES } from './pieces'

type Sentence = Schemas['Sentence']
const NAMES = ['board', 'back', 'first', 'second'] as const

/** The pieces that a problem is about, by their letters; the finish plate by its name. */
export function piecesOf({ key, args }: Sentence): string[] {
  const named = NAMES.map((name) => (args as Record<string, unknown>)[name]).filter((value) => typeof value === 'string')
  return [...named, ...(/-(finish|notch)/.test(key) ? PLATES : [])]
}

/** The hex that a problem names, if it does. */
export function hexOf({ args }: Sentence): string | null {
  const { hex } = args as Record<string, unknown>
  return typeof hex === 'string' ? hex : null
}
