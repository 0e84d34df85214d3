/**
 * How technologies are drawn: where each lies, which strips are shared, and who lies over whom. Which gems are lit, and
 * what placing a technology would change, is said by the game, in its view and its outlook.
 */
import type { components } from '../../lib/protocol'
import type { Form } from '../../lib/session'

export type Group = components['schemas']['FivexGroupView']
export type Outlook = components['schemas']['FivexOutlook']
export type Placement = components['schemas']['FivexPlacement']

export const WIDTH = 196
export const HEIGHT = 126
/** How wide the edge of a card is that another one can share. */
export const STRIP = 54
export const STEP = WIDTH - STRIP
/** The room for the sign that a row goes on. */
const MARK = 22

/** What is beside an edge: nothing; a card below it; a card above it; the same, but in another row of the picture. */
export type Edge = 'free' | 'over' | 'under' | 'cut-over' | 'cut-under'

export interface Face {
  card: string
  left: Edge
  right: Edge
  /** The places of its gems that are lit. */
  lit: readonly string[]
  x: number
  /** How many cards lie below it, one under another: in that order they are drawn. */
  level: number
}

/** Part of a group, as much as fits a row. */
export interface Piece {
  /** The lower cards before those that lie on them. */
  faces: Face[]
  width: number
  goesOn: { left: boolean; right: boolean }
}

export const isSeen = (edge: Edge): boolean => edge !== 'under' && edge !== 'cut-under'
export const isJoined = (edge: Edge): boolean => edge !== 'free'

/** A group in as few pieces as the room allows, of about the same length. */
export function pieces(group: Group, room: number): Piece[] {
  const cards = group.cards.length
  const whole = WIDTH + STEP * (cards - 1)
  if (whole <= room || cards === 1) return [pieceOf(group, 0, cards)]
  const most = Math.max(1, Math.floor((room - 2 * MARK - STRIP) / STEP))
  const rows = Math.ceil(cards / most)
  const cuts = Array.from({ length: rows + 1 }, (_, row) => Math.floor((cards * row) / rows))
  return cuts.slice(1).map((end, row) => pieceOf(group, cuts[row]!, end))
}

/** The cards of a group from one place up to another. */
export function pieceOf(group: Group, begin: number, end: number): Piece {
  const last = group.cards.length
  const edgeLeft = (place: number): Edge =>
    place === 0 ? 'free' : cut(group.over[place - 1] ? 'under' : 'over', place === begin)
  const edgeRight = (place: number): Edge =>
    place === last - 1 ? 'free' : cut(group.over[place] ? 'over' : 'under', place === end - 1)
  const levels = levelsOf(group.over.slice(begin, end - 1))
  const start = (begin > 0 ? MARK : 0) - (edgeLeft(begin) === 'cut-under' ? STRIP : 0)
  const faces = Array.from({ length: end - begin }, (_, step) => ({
    card: group.cards[begin + step]!,
    left: edgeLeft(begin + step),
    right: edgeRight(begin + step),
    lit: group.lit[begin + step]!,
    x: start + STEP * step,
    level: levels[step]!,
  }))
  const edge = faces.at(-1)!
  const width = edge.x + WIDTH - (edge.right === 'cut-under' ? STRIP : 0) + (end < last ? MARK : 0)
  return { faces: faces.sort((a, b) => a.level - b.level), width, goesOn: { left: begin > 0, right: end < last } }
}

/** A card with its neighbours on either side. */
export function around(groups: readonly Group[], card: string): Piece | null {
  const group = groups.find((each) => each.cards.includes(card))
  if (!group) return null
  const place = group.cards.indexOf(card)
  return pieceOf(group, Math.max(0, place - 1), Math.min(group.cards.length, place + 2))
}

/** A technology that lies alone, in nobody's group: as it is printed, with both laurels about the gem in its middle. */
export const alone = (card: string): Piece => pieceOf({ cards: [card], over: [], lit: [['center']] }, 0, 1)

const cut = (edge: 'over' | 'under', here: boolean): Edge => (here ? `cut-${edge}` : edge)

function levelsOf(over: readonly boolean[]): number[] {
  const before = [0]
  const after = [0]
  for (const lies of over) before.push(lies ? 0 : before.at(-1)! + 1)
  for (const lies of [...over].reverse()) after.push(lies ? after.at(-1)! + 1 : 0)
  return before.map((level, place) => Math.max(level, after[over.length - place]!))
}

// ---- a technology that would be placed ---------------------------------------------------------------------------

/** A `take` action: the technology, and what it would be joined to on either side. */
export interface Taking {
  technology: string
  after?: string
  after_lies?: 'over' | 'under'
  before?: string
  before_lies?: 'over' | 'under'
}

export const takingOf = (form: Form | undefined): Taking | null =>
  form?.kind === 'take' ? (form as unknown as Taking) : null
