/** The legal actions of a session, sorted by where on the table they are chosen. Nothing here decides what is legal. */
import type { Session } from '../../lib/session'
import { segmentKey } from './chart'
import { COLOURS, distance, isSpot, neighbours, spotOf, type Colour, type View } from './places'

export type Expeditions = Session<View>

export interface Arrow {
  action: string
  colour: Colour
  from: string
  to: string
}

/** Something on the map that can be chosen: a place to mark, or a way with the arrows that may be placed on it. */
export interface Target {
  key: string
  /** The spot where it is chosen. */
  spot: string
  /** For an arrow, where it starts. */
  from: string | null
  actions: string[]
}

export interface Choices {
  marks: ReadonlyMap<string, string>
  arrows: readonly Arrow[]
  keeps: ReadonlyMap<string | null, string>
  /** For each card that may go under the deck, how: before the other card, or after it. */
  tucks: ReadonlyMap<string, Partial<Record<'first' | 'last', string>>>
}

export function choicesOf(session: Expeditions): Choices {
  const marks = new Map<string, string>()
  const arrows: Arrow[] = []
  const keeps = new Map<string | null, string>()
  const tucks = new Map<string, Partial<Record<'first' | 'last', string>>>()
  for (const action of session.legal) {
    const form = session.form(action)
    if (form?.kind === 'mark') marks.set(String(form.card), action)
    else if (form?.kind === 'keep') keeps.set(form.card === null ? null : String(form.card), action)
    else if (form?.kind === 'tuck') {
      const card = String(form.card)
      tucks.set(card, { ...tucks.get(card), [form.place as 'first' | 'last']: action })
    } else {
      const arrow = arrowOf(session, action)
      if (arrow) arrows.push(arrow)
    }
  }
  arrows.sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour))
  return { marks, arrows, keeps, tucks }
}

/** An action as the arrow it places, if it is one. */
export function arrowOf(session: Expeditions, action: string | null): Arrow | null {
  const form = action === null ? undefined : session.form(action)
  if (action === null || form?.kind !== 'arrow') return null
  return { action, colour: form.colour as Colour, from: String(form.from), to: String(form.to) }
}

/** What can be chosen on the map, of one colour or of all, from west to east so that the keyboard goes through it in order. */
export function targetsOf(choices: Choices, colour: Colour | null): Target[] {
  const targets = new Map<string, Target>()
  for (const [card, action] of choices.marks) targets.set(card, { key: card, spot: card, from: null, actions: [action] })
  for (const arrow of choices.arrows) {
    if (colour && arrow.colour !== colour) continue
    const key = `${arrow.from}>${arrow.to}`
    const target = targets.get(key)
    if (target) target.actions.push(arrow.action)
    else targets.set(key, { key, spot: arrow.to, from: arrow.from, actions: [arrow.action] })
  }
  return [...targets.values()].sort((a, b) => spotOf(a.spot).lon - spotOf(b.spot).lon || a.key.localeCompare(b.key))
}

/** All that can be done at a spot: to mark it, or to place an arrow that points at it. */
export const actionsAt = (targets: readonly Target[], spot: string): string[] =>
  targets.filter((target) => target.spot === spot).flatMap((target) => target.actions)

/** All that can be done on a segment, either way. */
export const actionsOn = (targets: readonly Target[], key: string): string[] =>
  targets.filter((target) => target.from && segmentKey(target.from, target.spot) === key).flatMap((target) => target.actions)

/** The spots that an action is about, to be marked on the map. */
export function spotsOf(session: Expeditions, action: string | null): string[] {
  const form = action === null ? undefined : session.form(action)
  return [form?.card, form?.to].filter((id): id is string => typeof id === 'string' && isSpot(id))
}

/** The move that somebody may have meant who chose a spot where nothing can be done, to ask why it cannot be made. */
export function meant(view: View, spot: string, colour: Colour | null): string | null {
  if (view.phase === 'marking') return spotOf(spot).kind === 'location' ? `mark ${spot}` : null
  if (view.phase !== 'turns') return null
  const near = view.expeditions
    .filter((expedition) => !colour || expedition.colour === colour)
    .map((expedition) => ({ expedition, far: distance(expedition.tip, spot) }))
    .sort((a, b) => a.far - b.far)[0]
  if (!near) return null
  const tip = near.expedition.tip
  const before = [...neighbours(spot)].sort((a, b) => distance(tip, a) - distance(tip, b))[0]
  return before ? `${near.expedition.colour}: ${before}>${spot}` : null
}
