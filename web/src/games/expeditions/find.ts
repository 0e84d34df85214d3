/** Finding a place by a part of its name, in either language, with or without accents. */
import type { Language } from '../../lib/settings.svelte'
import { spots, type Spot } from './places'

export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

interface Entry {
  spot: Spot
  names: string[]
}

const entries: readonly Entry[] = spots.map((spot) => ({
  spot,
  names: [spot.name.en, spot.name.fr, spot.region?.en, spot.region?.fr].map((name) => plain(name ?? '')),
}))

/** How well an entry answers: the start of its name, of a word of it, of its region, or nothing. Less is better. */
function rank({ names }: Entry, sought: string): number {
  let best = Infinity
  for (const [index, name] of names.entries()) {
    const region = index >= 2 ? 3 : 0
    if (name.startsWith(sought)) best = Math.min(best, region)
    else if (` ${name}`.includes(` ${sought}`)) best = Math.min(best, region + 1)
    else if (!region && name.includes(sought)) best = Math.min(best, 2)
  }
  return best
}

/** The places that fit what was typed, the best first; locations before other spots. */
export function find(typed: string, language: Language, most = 8): Spot[] {
  const sought = plain(typed)
  if (!sought) return []
  return entries
    .map((entry) => ({ spot: entry.spot, rank: rank(entry, sought) + (entry.spot.kind === 'location' ? 0 : 0.5) }))
    .filter((found) => found.rank < Infinity)
    .sort((a, b) => a.rank - b.rank || a.spot.name[language].localeCompare(b.spot.name[language], language))
    .slice(0, most)
    .map((found) => found.spot)
}
