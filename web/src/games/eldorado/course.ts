/**
 * A course as it lies: fetched from the server, which knows how pieces go together, and measured for drawing.
 * The lattice is axial with a corner up; a hex is called "q,r" as in the views.
 */
import { ask } from '../../lib/api'
import type { components } from '../../lib/protocol'
import { polygon, type Point } from './pen'

export type Plan = components['schemas']['EldoradoPlan']
export type Hex = Plan['hexes'][number]
export type Junction = Plan['junctions'][number]
export type Barrier = components['schemas']['EldoradoBarrierView']
/** What drawing needs of a plan: an editor has it before its course is right. */
export type Land = Pick<Plan, 'hexes' | 'junctions'>
export type Box = { x: number; y: number; width: number; height: number }

export const HOME = 'el-dorado'
export const R = 30
export const WIDE = Math.sqrt(3) * R

/** The ways out of a hex, in the order of the engine: east, then against the clock. */
export const STEPS: Record<string, Point> = { e: [1, 0], ne: [1, -1], nw: [0, -1], w: [-1, 0], sw: [-1, 1], se: [0, 1] }
const WAYS = Object.values(STEPS)

const plans = new Map<string, Promise<Plan>>()

/** How a course lies: one of the rulebook's, an invented one ("random-7"), or a document. Asked for once. */
export function loadPlan(course: string | object): Promise<Plan> {
  const key = JSON.stringify(course)
  let plan = plans.get(key)
  if (!plan) {
    const design = course as string | Record<string, unknown>
    plan = ask('post', '/api/games/{game}/designs/check', { path: { game: 'eldorado' }, body: { design } }).then((found) => {
      if (!found.plan) throw new Error(`no course: ${key}`)
      return found.plan as Plan
    })
    plan.catch(() => plans.delete(key))
    plans.set(key, plan)
  }
  return plan
}

// ---- places

export const nameOf = (q: number, r: number): string => `${q},${r}`
export const middle = (q: number, r: number): Point => [WIDE * (q + r / 2), 1.5 * R * r]

/** Where a named hex lies. */
export function placeOf(name: string): [number, number] {
  const [q, r] = name.split(',').map(Number)
  return [q!, r!]
}

/** The hex at a point of the map. */
export function hexAt([x, y]: Point): string {
  const r = y / (1.5 * R)
  const q = x / WIDE - r / 2
  let [a, b] = [Math.round(q), Math.round(r)]
  const c = Math.round(-q - r)
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)]
  if (da > db && da > dc) a = -b - c
  else if (db > dc) b = -a - c
  return nameOf(a + 0, b + 0)
}

/** The neighbour in a direction. */
export function beyond(name: string, way: string): string {
  const [q, r] = placeOf(name)
  const [dq, dr] = STEPS[way]!
  return nameOf(q + dq, r + dr)
}

/** The direction from a hex to a neighbour, if it is one. */
export function wayTo(from: string, to: string): string | undefined {
  return Object.keys(STEPS).find((way) => beyond(from, way) === to)
}

// ---- lines

/** The corner of a hex at the upper right of its eastern side is number 0; they go against the clock. */
function corner([x, y]: Point, number: number, size = R): Point {
  const angle = Math.PI / 6 + (number * Math.PI) / 3
  return [x + size * Math.cos(angle), y - size * Math.sin(angle)]
}

export const hexagon = (at: Point, size = R): string => polygon([0, 1, 2, 3, 4, 5].map((number) => corner(at, number, size)))

type Edge = [Point, Point]

function edge(q: number, r: number, way: number): Edge {
  const at = middle(q, r)
  return [corner(at, way + 5), corner(at, way)]
}

const key = ([x, y]: Point): string => `${Math.round((2 * x) / WIDE)} ${Math.round((2 * y) / R)}`

/** Edges in one stroke: each begins where another ends, but for the first one of an open line. */
export function stroke(edges: readonly Edge[]): Point[] {
  const following = new Map(edges.map(([from, to]) => [key(from), to]))
  const ends = new Set(edges.map(([, to]) => key(to)))
  const points: Point[] = [(edges.find(([from]) => !ends.has(key(from))) ?? edges[0]!)[0]]
  for (let next = following.get(key(points[0]!)); next; next = following.get(key(points.at(-1)!))) {
    following.delete(key(points.at(-1)!))
    points.push(next)
  }
  return points
}

export const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`

/** The rim of each piece, by its letter. */
export function rims(hexes: readonly Hex[]): Map<string, string> {
  const pieces = new Map<string, Hex[]>()
  for (const hex of hexes) pieces.set(hex.board, [...(pieces.get(hex.board) ?? []), hex])
  const found = new Map<string, string>()
  for (const [board, own] of pieces) {
    const there = new Set(own.map(({ q, r }) => nameOf(q, r)))
    const edges = own.flatMap(({ q, r }) =>
      WAYS.flatMap(([dq, dr], way) => (there.has(nameOf(q + dq, r + dr)) ? [] : [edge(q, r, way)])),
    )
    found.set(board, `${line(stroke(edges))}Z`)
  }
  return found
}

const between = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export interface Post {
  between: [string, string]
  /** Along the junction. */
  points: Point[]
  /** Where its sign stands: beside the boards if there is room. */
  sign: Point
}

const [BESIDE, CLEAR] = [36, 46]

/** The barriers' places: every junction that takes one. */
export function posts(land: Land): Post[] {
  const middles = land.hexes.map(({ q, r }) => middle(q, r))
  const city = cityOf(land.hexes)
  const found: Post[] = []
  for (const junction of land.junctions) {
    if (!junction.barrier) continue
    const edges = junction.edges.map(([q, r, nextQ, nextR]) => {
      const way = WAYS.findIndex(([dq, dr]) => q! + dq === nextQ && r! + dr === nextR)
      return edge(q!, r!, way)
    })
    const points = stroke(edges)
    const [first, last] = [points[0]!, points.at(-1)!]
    const length = between(first, last)
    const along: Point = [(last[0] - first[0]) / length, (last[1] - first[1]) / length]
    const clearance = (at: Point): number =>
      Math.min(
        ...middles.map((other) => between(other, at)),
        ...found.map(({ sign }) => between(sign, at)),
        city ? between(city, at) - 2 * R : Infinity,
      )
    const ends: Point[] = [
      [first[0] - BESIDE * along[0], first[1] - BESIDE * along[1]],
      [last[0] + BESIDE * along[0], last[1] + BESIDE * along[1]],
    ]
    const best = clearance(ends[0]!) >= clearance(ends[1]!) ? ends[0]! : ends[1]!
    const centre: Point = [(first[0] + last[0]) / 2, (first[1] + last[1]) / 2]
    found.push({ between: junction.between as [string, string], points, sign: clearance(best) >= CLEAR ? best : centre })
  }
  return found
}

/** Where El Dorado lies: behind the middle one of the three finishing hexes. */
export function cityOf(hexes: readonly Hex[]): Point | null {
  const gates = hexes.filter((hex) => hex.finish)
  const centre = gates.find((gate) => gates.every((other) => other === gate || wayTo(nameOf(gate.q, gate.r), nameOf(other.q, other.r))))
  if (!centre || gates.length < 3) return null
  const others = gates.filter((gate) => gate !== centre)
  const q = centre.q - (others[0]!.q + others[1]!.q) / 2
  const r = centre.r - (others[0]!.r + others[1]!.r) / 2
  return middle(centre.q + 3.4 * q, centre.r + 3.4 * r)
}

/** Where the letter of each board stands: beside its rim, as far from everything else as can be, near its middle. */
export function letters(land: Land): { board: string; at: Point }[] {
  const there = new Set(land.hexes.map(({ q, r }) => nameOf(q, r)))
  const city = cityOf(land.hexes)
  const taken: Point[] = [...posts(land).map(({ sign }) => sign), ...(city ? [city] : [])]
  const boards = [...new Set(land.hexes.filter((hex) => !hex.finish).map((hex) => hex.board))]
  const found: { board: string; at: Point }[] = []
  for (const board of boards) {
    const own = land.hexes.filter((hex) => hex.board === board)
    const others = [...land.hexes.filter((hex) => hex.board !== board).map(({ q, r }) => middle(q, r)), ...taken]
    const spots = own.map(({ q, r }) => middle(q, r))
    const centre: Point = [spots.reduce((sum, [x]) => sum + x, 0) / spots.length, spots.reduce((sum, [, y]) => sum + y, 0) / spots.length]
    const rim = own.flatMap(({ q, r }) =>
      WAYS.filter(([dq, dr]) => !there.has(nameOf(q + dq, r + dr))).map(([dq, dr]) => middle(q + 0.98 * dq, r + 0.98 * dr)),
    )
    const room = (at: Point): number => Math.min(4 * R, ...others.map((other) => between(other, at))) - 0.001 * between(at, centre)
    const best = rim.reduce<Point | null>((chosen, at) => (chosen && room(chosen) >= room(at) ? chosen : at), null)
    if (best) {
      found.push({ board, at: best })
      taken.push(best)
    }
  }
  return found
}

/** What a picture of the land must hold. */
export function frame(land: Land, margin = 26): Box {
  const points: Point[] = land.hexes.map(({ q, r }) => middle(q, r))
  points.push(...posts(land).map(({ sign }) => sign), ...letters(land).map(({ at }) => at))
  const city = cityOf(land.hexes)
  if (city) points.push([city[0] - 30, city[1] - 40], [city[0] + 30, city[1] + 20])
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const reach = R + margin
  const [x, y] = [Math.min(...xs) - reach, Math.min(...ys) - reach]
  return { x, y, width: Math.max(...xs) + reach - x, height: Math.max(...ys) + reach - y }
}
