/**
 * How technologies lie: which strips are shared, who lies over whom, what is seen and which gems are lit. This is what
 * a picture of the table has to know; where a technology may be joined is only ever read from the legal actions.
 */
import type { components } from '../../lib/protocol'
import type { Form } from '../../lib/session'
import { GEMS, pointsOf, technology, type Side } from './material'

export type Group = components['schemas']['FivexGroupView']

export const WIDTH = 196
export const HEIGHT = 126
/** How wide the edge of a card is that another one can share. */
export const STRIP = 54
export const STEP = WIDTH - STRIP
/** The room for the sign that a row goes on. */
export const MARK = 22

/** What is beside an edge: nothing; a card below it; a card above it; the same, but in another row of the picture. */
export type Edge = 'free' | 'over' | 'under' | 'cut-over' | 'cut-under'

export interface Face {
  card: string
  left: Edge
  right: Edge
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
    x: start + STEP * step,
    level: levels[step]!,
  }))
  const edge = faces.at(-1)!
  const width = edge.x + WIDTH - (edge.right === 'cut-under' ? STRIP : 0) + (end < last ? MARK : 0)
  return { faces: faces.sort((a, b) => a.level - b.level), width, goesOn: { left: begin > 0, right: end < last } }
}

const cut = (edge: 'over' | 'under', here: boolean): Edge => (here ? `cut-${edge}` : edge)

function levelsOf(over: readonly boolean[]): number[] {
  const before = [0]
  const after = [0]
  for (const lies of over) before.push(lies ? 0 : before.at(-1)! + 1)
  for (const lies of [...over].reverse()) after.push(lies ? after.at(-1)! + 1 : 0)
  return before.map((level, place) => Math.max(level, after[over.length - place]!))
}

/** The gems of a group that are lit: those in the middle of a card, and the upper one of each shared strip. */
export function litGems(group: Group): string[] {
  const middles = group.cards.map((card) => technology(card).gems.center)
  const shared = group.over.map((lies, joint) =>
    lies ? technology(group.cards[joint]!).gems.right : technology(group.cards[joint + 1]!).gems.left,
  )
  return [...middles, ...shared]
}

/** The corners of a group that can be seen, as `tomb_lamp.left`. */
export function seenCorners(group: Group): string[] {
  return group.cards.flatMap((card, place) => {
    const sides: Side[] = []
    if (place === 0 || !group.over[place - 1]) sides.push('left')
    if (place === group.cards.length - 1 || group.over[place]) sides.push('right')
    return sides.map((side) => `${card}.${side}`)
  })
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

export interface Placed {
  groups: Group[]
  /** The group with the new technology, and where in it that is. */
  group: Group
  place: number
}

/** The groups as they would lie then; the enlarged one stands where its left part stood. */
export function placed(groups: readonly Group[], taking: Taking): Placed {
  const left = groups.find((group) => taking.after !== undefined && group.cards.at(-1) === taking.after)
  const right = groups.find((group) => taking.before !== undefined && group.cards[0] === taking.before)
  const group: Group = {
    cards: [...(left?.cards ?? []), taking.technology, ...(right?.cards ?? [])],
    over: [
      ...(left ? [...left.over, taking.after_lies === 'under'] : []),
      ...(right ? [taking.before_lies === 'over', ...right.over] : []),
    ],
  }
  const stays = left ?? right
  const others = groups.filter((each) => each !== stays && each !== left && each !== right)
  const at = stays ? groups.filter((each) => each !== right || right === stays).indexOf(stays) : others.length
  return { groups: [...others.slice(0, at), group, ...others.slice(at)], group, place: left?.cards.length ?? 0 }
}

export interface Difference {
  /** Gems that would be lit, of those that are not yet. */
  gems: string[]
  /** Gem points now and then. */
  points: [number, number]
  /** Corners that would be lost: of cards that lie there, and of the new one. */
  covered: string[]
  /** Corners that would come to be seen. */
  seen: string[]
}

/** What placing a technology so would change, as the cards would then lie. */
export function difference(groups: readonly Group[], taking: Taking): Difference {
  const then = placed(groups, taking).groups
  const [was, is] = [tally(groups), tally(then)]
  const had = new Set(groups.flatMap(seenCorners))
  const has = new Set(then.flatMap(seenCorners))
  const own = [`${taking.technology}.left`, `${taking.technology}.right`]
  return {
    gems: GEMS.flatMap((gem) => Array<string>(is[gem]! - was[gem]!).fill(gem)),
    points: [gemPoints(was).points, gemPoints(is).points],
    covered: [...had, ...own].filter((corner) => !has.has(corner)),
    seen: own.filter((corner) => has.has(corner)),
  }
}

function tally(groups: readonly Group[]): Record<string, number> {
  const lit = groups.flatMap(litGems)
  return Object.fromEntries(GEMS.map((gem) => [gem, lit.filter((each) => each === gem).length]))
}

export interface Worth {
  points: number
  /** The colour in which the X of the colony brings most. */
  x: string
}

/** What lit gems are worth, the X counted where it brings most. */
export function gemPoints(gems: Record<string, number>): Worth {
  const ways = GEMS.map((x) => ({ x, points: GEMS.reduce((sum, gem) => sum + pointsOf((gems[gem] ?? 0) + (gem === x ? 1 : 0)), 0) }))
  return ways.reduce((best, way) => (way.points > best.points ? way : best))
}
