/** Legal actions as places on the map: which hexes and barriers can be clicked, and what a click does. */
import type { components } from '../../lib/protocol'
import type { Form } from '../../lib/session'
import { beyond, HOME } from './course'

export type View = components['schemas']['EldoradoView']
export type Reach = components['schemas']['EldoradoReach']

/** A hex that a pawn can get to. */
export interface Target {
  /** As the outlook calls it: "scout", "scout+symbol", "tile native", "enter", or "go" with the rest of a card. */
  tool: string
  pawn: number
  hex: string
  /** Power left there; null where nobody has said yet. */
  left: number | null
  actions: string[]
  path: string[]
}

/** A barrier that a pawn can open. */
export interface Opening {
  tool: string
  pawn: number
  barrier: number
  action: string
}

/** What an action that moves is done with. */
function toolOf(form: Form): string | null {
  if (form.kind === 'enter' || form.kind === 'go') return String(form.kind)
  if (form.kind !== 'move') return null
  if (form.tile) return `tile ${String(form.tile)}`
  return form.symbol ? `${String(form.card)}+symbol` : String(form.card)
}

const keyOf = ({ tool, pawn, hex }: { tool: string; pawn: number; hex: string }): string => `${tool}|${pawn}|${hex}`

/** The hex on the map that a way ends on: a gate, where it ends in El Dorado. */
function lastHex(reach: Reach, from: string): string {
  if (reach.hex !== HOME) return reach.hex
  const way = reach.actions.at(-1)!.split(' ').at(-1)!
  return beyond(reach.path.at(-2) ?? from, way)
}

/** What can be reached: the next steps, which legal actions say, and farther hexes, which the outlook adds. */
export function targetsOf(
  legal: Iterable<string>,
  form: (action: string) => Form | undefined,
  view: View,
  seat: number,
  reach: readonly Reach[],
): { targets: Target[]; openings: Opening[] } {
  const places = view.players[seat]?.pawns ?? []
  const targets = new Map<string, Target>()
  const openings: Opening[] = []
  const allowed = new Set<string>()
  for (const action of legal) {
    allowed.add(action)
    const what = form(action)
    const tool = what && toolOf(what)
    if (!what || !tool) continue
    const pawn = tool === 'go' ? (view.pending?.pawn ?? 1) : Number(what.pawn ?? 1)
    const to = String(what.to)
    const from = places[pawn - 1]
    if (to.startsWith('barrier ')) {
      openings.push({ tool, pawn, barrier: Number(to.slice(8)), action })
    } else if (from && from !== HOME) {
      const hex = beyond(from, to)
      const target = { tool, pawn, hex, left: null, actions: [action], path: [hex] }
      targets.set(keyOf(target), target)
    }
  }
  for (const each of reach) {
    const from = places[each.pawn - 1]
    if (!from || !allowed.has(each.actions[0]!)) continue // an outlook of a moment ago
    const hex = lastHex(each, from)
    const path = each.hex === HOME ? [...each.path.slice(0, -1), hex] : each.path
    const target = { tool: each.with, pawn: each.pawn, hex, left: each.left, actions: each.actions, path }
    targets.set(keyOf(target), target)
  }
  return { targets: [...targets.values()], openings }
}

/** Whether a tool belongs to what was chosen: a card also with a changed symbol, the tile with every such card. */
export function fits(tool: string, chosen: string | null): boolean {
  if (chosen === null) return true
  if (chosen === 'tile symbol') return tool.endsWith('+symbol')
  return tool === chosen || tool === `${chosen}+symbol`
}
