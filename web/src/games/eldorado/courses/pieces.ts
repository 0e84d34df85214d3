/**
 * The cardboard of the game and how it lies on the lattice: shapes, turns, and where one piece fits along another.
 * Whether a course can be played on is for the server to say; what is offered here only looks right.
 */
import data from '../../../../../src/voyageur/games/eldorado/data/boards.json'
import { middle, nameOf, STEPS, type Hex } from '../course'

interface PrintedHex {
  q: number
  r: number
  terrain: string
  cost: number | null
  symbol?: string
  start?: number
  cave?: boolean
}
interface Printed {
  kind: 'start' | 'board' | 'strip' | 'finish'
  back: string
  hexes: PrintedHex[]
}

/** A side of a board or strip, and how it lies: turned by sixths, clockwise. */
export interface Laid {
  board: string
  rotation: number
  q: number
  r: number
}
type Place = readonly [number, number]

const BOARDS = data.boards as unknown as Record<string, Printed>
export const TURNS = 6
/** As many edges as a side of a large board has: pieces that follow each other share at least those. */
const SIDE = 7
/** No piece reaches farther from its origin. */
const FAR = 3

export const kindOf = (board: string): Printed['kind'] => BOARDS[board]!.kind
export const backOf = (board: string): string => BOARDS[board]!.back
const of = (...kinds: string[]): string[] => Object.keys(BOARDS).filter((board) => kinds.includes(BOARDS[board]!.kind))
/** Every piece of the tray, by its two sides. */
export const SHEETS: readonly [string, string][] = of('board', 'strip')
  .filter((board) => board < backOf(board))
  .map((board) => [board, backOf(board)])
export const PLATES: readonly string[] = of('finish')

export function turned([q, r]: Place, turns: number): Place {
  let place: Place = [q, r]
  for (let k = 0; k < ((turns % TURNS) + TURNS) % TURNS; k++) place = [-place[1], place[0] + place[1]]
  return [place[0] + 0, place[1] + 0]
}

/** Its hexes, as they lie. */
export function hexesOf({ board, rotation, q, r }: Laid): Hex[] {
  return BOARDS[board]!.hexes.map((printed) => {
    const [dq, dr] = turned([printed.q, printed.r], rotation)
    const finish = printed.terrain === 'finish'
    return {
      q: q + dq,
      r: r + dr,
      board,
      terrain: finish ? printed.symbol! : printed.terrain,
      cost: printed.cost ?? 0,
      cave: printed.cave ?? false,
      start: printed.start ?? null,
      finish,
    }
  })
}

const cover = (piece: Laid): Set<string> => new Set(hexesOf(piece).map(({ q, r }) => nameOf(q, r)))

/** The finish plate on a corner of a large board; the corners are counted clockwise from the north-east. */
export function plateOn({ q, r }: Laid, plate: string, corner: number): Laid {
  const [dq, dr] = turned([4, -4], corner)
  return { board: plate, rotation: corner, q: q + dq, r: r + dr }
}

/** The middle of a piece, on the map. */
export function centre(piece: Laid): [number, number] {
  const points = hexesOf(piece).map(({ q, r }) => middle(q, r))
  return [points.reduce((sum, [x]) => sum + x, 0) / points.length, points.reduce((sum, [, y]) => sum + y, 0) / points.length]
}

function touching(piece: ReadonlySet<string>, hexes: readonly Hex[]): number {
  let edges = 0
  for (const { q, r } of hexes) {
    for (const [dq, dr] of Object.values(STEPS)) if (piece.has(nameOf(q + dq, r + dr))) edges += 1
  }
  return edges
}

const known = new Map<string, Place[]>()

/** The steps from one piece to another along it: the same wherever they lie. */
function steps(before: Laid, board: string, rotation: number): Place[] {
  const key = [before.board, before.rotation, board, rotation].join()
  let found = known.get(key)
  if (!found) {
    const there = cover({ ...before, q: 0, r: 0 })
    const shape = hexesOf({ board, rotation, q: 0, r: 0 })
    const reach = Array.from({ length: 4 * FAR + 3 }, (_, k) => k - 2 * FAR - 1)
    found = reach.flatMap((dq) =>
      reach
        .filter((dr) => {
          const hexes = shape.map((hex) => ({ ...hex, q: hex.q + dq, r: hex.r + dr }))
          return !hexes.some(({ q, r }) => there.has(nameOf(q, r))) && touching(there, hexes) >= SIDE
        })
        .map((dr): Place => [dq, dr]),
    )
    known.set(key, found)
  }
  return found
}

/** Where a piece, turned as it is, fits along another: clockwise, from the east. */
export function fits(before: Laid, board: string, rotation: number): Laid[] {
  const found = steps(before, board, rotation).map(([dq, dr]) => ({ board, rotation, q: before.q + dq, r: before.r + dr }))
  return found.sort((a, b) => heading(before, a) - heading(before, b))
}

/** The direction from one piece to another, in degrees clockwise from the east, 0 to 360. */
export function heading(from: Laid, to: Laid): number {
  const [a, b] = [centre(from), centre(to)]
  return ((Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI + 360) % 360
}

/** The side of a large board, 0 to 5, through which one goes: clockwise from the south-east. */
export const sideOf = (from: Laid, to: Laid): number => Math.floor(heading(from, to) / 60)

/** Whether a piece lies clear of another: neither on it nor at its edge. */
export function clear(piece: Laid, other: Laid): boolean {
  const there = cover(other)
  const hexes = hexesOf(piece)
  return touching(there, hexes) === 0 && !hexes.some(({ q, r }) => there.has(nameOf(q, r)))
}
