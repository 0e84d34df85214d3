/** A course in the making, and what can be done to it; every change gives a new draft, so that it can be undone. */
import type { components } from '../../../lib/protocol'
import { backOf, centre, clear, fits, heading, kindOf, PLATES, plateOn, sideOf, TURNS, type Laid } from './pieces'

export type Document = Record<string, unknown>
export type Plan = components['schemas']['EldoradoPlan']
export type Facts = components['schemas']['EldoradoFacts']
type Name = string | Record<string, string>

export interface Draft {
  name: Name
  /** In the order one crosses them; the start board is first. */
  boards: Laid[]
  plate: string
  /** The corner of the last board on which the plate sits, clockwise from the north-east. */
  corner: number
  /** The barriers by junction ("B-C"), where they are chosen and not drawn. */
  numbers: Record<string, number> | null
}

export const BARRIERS = 6

export const empty = (): Draft => ({
  name: '',
  boards: [{ board: 'B', rotation: 2, q: 0, r: 0 }],
  plate: PLATES[1]!,
  corner: 0,
  numbers: null,
})

export const finishOf = (draft: Draft): Laid => plateOn(draft.boards.at(-1)!, draft.plate, draft.corner)

// ---- documents

/** The draft as documents write it; which junctions take a barrier is what the server has said of it. */
export function toDocument(draft: Draft, junctions: readonly Plan['junctions'][number][] = []): Document {
  const { board: plate, ...place } = finishOf(draft)
  const numbers = barriersOf(draft, junctions)
  return {
    ...(draft.name ? { name: draft.name } : {}),
    boards: draft.boards,
    finish: { plate, ...place },
    ...(numbers.length ? { barriers: numbers.map(({ between, number }) => ({ between, number })) } : {}),
  }
}

/** A document that the server has found right, as a draft. */
export function fromDocument(document: Document): Draft {
  const { name, boards, finish, barriers } = document as {
    name?: Name
    boards: Laid[]
    finish: { plate: string; rotation: number }
    barriers?: { between: string[]; number?: number }[]
  }
  const chosen = (barriers ?? []).filter(({ number }) => number)
  return {
    name: name ?? '',
    boards: boards.map(({ board, rotation, q, r }) => ({ board, rotation, q, r })),
    plate: finish.plate,
    corner: finish.rotation,
    numbers: chosen.length ? Object.fromEntries(chosen.map(({ between, number }) => [between.join('-'), number!])) : null,
  }
}

/** The barrier of each junction that takes one, all different: as chosen, else the first that is left. */
export function barriersOf(draft: Draft, junctions: readonly Plan['junctions'][number][]): { between: string[]; number: number }[] {
  const { numbers } = draft
  if (!numbers) return []
  const places = junctions.filter(({ barrier }) => barrier).map(({ between }) => between as string[])
  const taken = new Set(places.map((between) => numbers[between.join('-')]))
  const left = Array.from({ length: BARRIERS }, (_, k) => k + 1).filter((number) => !taken.has(number))
  return places.map((between) => ({ between, number: numbers[between.join('-')] ?? left.shift() ?? 1 }))
}

/** Another barrier at a junction; if it stands elsewhere, the two change places. */
export function withBarrier(draft: Draft, junctions: readonly Plan['junctions'][number][], between: string[], number: number): Draft {
  const now = barriersOf(draft, junctions)
  const here = now.find((barrier) => barrier.between.join() === between.join())
  const numbers = Object.fromEntries(
    now.map((barrier) => [
      barrier.between.join('-'),
      barrier === here ? number : barrier.number === number && here ? here.number : barrier.number,
    ]),
  )
  return { ...draft, numbers }
}

// ---- where pieces go

/** Where a piece may go along the one before it, those first that keep clear of all others. */
export function places(draft: Draft, index: number, rotation = draft.boards[index]!.rotation): { at: Laid; free: boolean }[] {
  const earlier = draft.boards.slice(0, index)
  const before = earlier.pop()
  if (!before) return []
  return fits(before, draft.boards[index]!.board, rotation).map((at) => ({ at, free: earlier.every((other) => clear(at, other)) }))
}

/** With the plate on the corner that lies farthest from all other boards. */
function farCorner(draft: Draft): Draft {
  const others = draft.boards.slice(0, -1)
  const room = (corner: number): number => {
    const plate = finishOf({ ...draft, corner })
    const near = Math.min(...others.map((other) => apart(centre(other), centre(plate))))
    return near - (others.every((other) => clear(plate, other)) ? 0 : 10_000)
  }
  const corners = Array.from({ length: TURNS }, (_, corner) => corner)
  return { ...draft, corner: corners.reduce((best, corner) => (room(corner) > room(best) ? corner : best)) }
}

/** The plate stays where it is, unless it is in the way of another board there. */
const settled = (draft: Draft): Draft =>
  draft.boards.slice(0, -1).every((other) => clear(finishOf(draft), other)) ? draft : farCorner(draft)

const apart = (a: readonly [number, number], b: readonly [number, number]): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Lay a piece along the one before it: best in the wished direction, else eastwards; turn it if it must be. */
function attached(draft: Draft, index: number, wish: number | null): Laid {
  const piece = draft.boards[index]!
  const before = draft.boards[index - 1]!
  const [, level] = centre(draft.boards[0]!)
  const turning = (angle: number): number => Math.min(Math.abs(angle - wish!), 360 - Math.abs(angle - wish!))
  const eastwards = ([x, y]: [number, number]): number => 0.5 * Math.abs(y - level) - x
  const score = ({ at, free }: { at: Laid; free: boolean }): number =>
    (free ? 0 : 100_000) + (wish === null ? eastwards(centre(at)) : turning(heading(before, at)))
  for (let turn = 0; turn < TURNS; turn++) {
    const found = places(draft, index, (piece.rotation + turn) % TURNS)
    if (found.length) return found.reduce((best, each) => (score(each) < score(best) ? each : best)).at
  }
  return piece
}

const replaced = (draft: Draft, boards: Laid[]): Draft => ({ ...draft, boards })

/** Lay a piece elsewhere; whatever follows it comes along. */
export function moved(draft: Draft, index: number, to: Laid): Draft {
  const { q, r } = draft.boards[index]!
  const boards = draft.boards.map((piece, k) =>
    k < index ? piece : k === index ? to : { ...piece, q: piece.q + to.q - q, r: piece.r + to.r - r },
  )
  return settled(replaced(draft, boards))
}

/** Lay all pieces from one on along each other again, in the directions they had. */
function relaid(draft: Draft, from: number, headings: (number | null)[]): Draft {
  let made = draft
  for (let index = Math.max(1, from); index < made.boards.length; index++) {
    made = replaced(made, made.boards.with(index, attached(made, index, headings[index] ?? null)))
  }
  return settled(made)
}

const headingsOf = ({ boards }: Draft): (number | null)[] => boards.map((piece, k) => (k ? heading(boards[k - 1]!, piece) : null))

// ---- what people do

export function added(draft: Draft, board: string): Draft {
  const made = replaced(draft, [...draft.boards, { board, rotation: 0, q: 0, r: 0 }])
  const index = made.boards.length - 1
  const boards = made.boards.with(index, attached(made, index, null))
  return farCorner(replaced(made, boards))
}

export function removed(draft: Draft, index: number): Draft {
  const headings = headingsOf(draft).toSpliced(index, 1)
  return relaid(replaced(draft, draft.boards.toSpliced(index, 1)), index, headings)
}

/** Turn a piece by a sixth; one that then no longer fits is laid along the piece before it, and what follows as well. */
export function rotated(draft: Draft, index: number, by: 1 | -1): Draft {
  const headings = headingsOf(draft)
  let piece = draft.boards[index]!
  for (let turn = 0; turn < TURNS; turn++) {
    piece = { ...piece, rotation: (piece.rotation + by + TURNS) % TURNS }
    const made = replaced(draft, draft.boards.with(index, piece))
    if (kindOf(piece.board) !== 'strip') return made
    if (places(made, index).length) return relaid(made, index, headings)
  }
  return draft
}

/** The other side of the same piece of cardboard. */
export function flipped(draft: Draft, index: number): Draft {
  const piece = draft.boards[index]!
  return replaced(draft, draft.boards.with(index, { ...piece, board: backOf(piece.board) }))
}

/** One place earlier or later in the course. */
export function reordered(draft: Draft, index: number, by: 1 | -1): Draft {
  const other = index + by
  if (Math.min(index, other) < 1 || other >= draft.boards.length) return draft
  const headings = headingsOf(draft)
  const [here, there] = [draft.boards[index]!, draft.boards[other]!]
  const swapped = draft.boards
    .with(index, { ...here, board: there.board, rotation: there.rotation })
    .with(other, { ...there, board: here.board, rotation: here.rotation })
  const alike = kindOf(here.board) === kindOf(there.board) && kindOf(here.board) === 'board'
  return alike ? replaced(draft, swapped) : relaid(replaced(draft, swapped), Math.min(index, other), headings)
}

/** The same piece at another side of the one before it: the next one, clockwise, where it keeps clear of the others. */
export function aside(draft: Draft, index: number): Draft {
  const before = draft.boards[index - 1]!
  const found = places(draft, index)
  const now = sideOf(before, draft.boards[index]!)
  for (let turn = 1; turn <= TURNS; turn++) {
    const there = found.filter(({ at }) => sideOf(before, at) === (now + turn) % TURNS)
    const best = there.find(({ free }) => free) ?? (turn === TURNS ? there[0] : undefined)
    if (best) return moved(draft, index, best.at)
  }
  return draft
}

/** The same piece at the same side of the one before it, shifted along. */
export function shifted(draft: Draft, index: number): Draft {
  const piece = draft.boards[index]!
  const before = draft.boards[index - 1]!
  const same = places(draft, index).map(({ at }) => at).filter((at) => sideOf(before, at) === sideOf(before, piece))
  const now = same.findIndex((at) => at.q === piece.q && at.r === piece.r)
  const next = same[(now + 1) % same.length]
  return next ? moved(draft, index, next) : draft
}
