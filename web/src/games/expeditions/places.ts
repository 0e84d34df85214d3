/** The board as a graph: its spots, what joins them, and how far one is from another. Distances are facts, not rules. */
import type { components } from '../../lib/protocol'
import type { Language } from '../../lib/settings.svelte'
import board from '../../../../src/voyageur/games/expeditions/data/board.json'
import stories from '../../../../src/voyageur/games/expeditions/data/facts.json'

export type View = components['schemas']['ExpeditionsView']
export type ExpeditionView = components['schemas']['ExpeditionsExpeditionView']

export type Kind = 'start' | 'location' | 'ticket' | 'bonus'
export type Text = Record<Language, string>

export interface Spot {
  id: string
  kind: Kind
  name: Text
  region: Text | null
  lat: number
  lon: number
}

export const COLOURS = ['yellow', 'red', 'blue'] as const
export type Colour = (typeof COLOURS)[number]

export const START = 'start'

export const spots: readonly Spot[] = board.spots.map((spot) => ({
  id: spot.id,
  kind: spot.kind as Kind,
  name: spot.name,
  region: 'region' in spot && spot.region ? spot.region : null,
  lat: spot.lat,
  lon: spot.lon,
}))

export const segments: readonly (readonly [string, string])[] = board.segments.map(([a, b]) => [a!, b!] as const)

const byId = new Map(spots.map((spot) => [spot.id, spot]))
const joined = new Map<string, string[]>(spots.map((spot) => [spot.id, []]))
for (const [a, b] of segments) {
  joined.get(a)!.push(b)
  joined.get(b)!.push(a)
}

export const isSpot = (id: string): boolean => byId.has(id)

export function spotOf(id: string): Spot {
  const spot = byId.get(id)
  if (!spot) throw new Error(`There is no spot ${id}`)
  return spot
}

export const neighbours = (id: string): readonly string[] => joined.get(id) ?? []

/** What is worth knowing of a location; the other spots have no story. */
export const factOf = (id: string): Text | null => (stories as Record<string, Text>)[id] ?? null

const reckoned = new Map<string, Map<string, number>>()

/** How many segments lie between a spot and every other. */
function distancesFrom(id: string): ReadonlyMap<string, number> {
  let far = reckoned.get(id)
  if (!far) {
    far = new Map([[id, 0]])
    const queue = [id]
    for (const here of queue) {
      for (const next of neighbours(here)) {
        if (!far.has(next)) {
          far.set(next, far.get(here)! + 1)
          queue.push(next)
        }
      }
    }
    reckoned.set(id, far)
  }
  return far
}

export const distance = (from: string, to: string): number => distancesFrom(from).get(to) ?? Infinity

export function endsOf(arrow: string): [string, string] {
  const [from = '', to = ''] = arrow.split('>')
  return [from, to]
}
