/**
 * The sheet that the map is drawn on: where things stand on it, in its own units.
 *
 * The Patterson projection is cut at 170° west. Beyond both edges a margin repeats what lies on the other side, so that
 * the three spots that join the edges, and the segments to them, are seen from both.
 */
import { geoGraticule, geoPath } from 'd3-geo'
import { geoPatterson } from 'd3-geo-projection'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import land from 'world-atlas/land-110m.json'
import type { Frame, Point } from '../../lib/camera'
import { segments, spotOf, spots, COLOURS, type Colour } from './places'

export const WIDTH = 1600
export const MARGIN = 70
/** The whole sheet, the margins included. */
export const SHEET: Frame = { left: -MARGIN, top: 0, width: WIDTH + 2 * MARGIN, height: 872 }

const projection = geoPatterson()
  .rotate([-10, 0])
  .scale(WIDTH / (2 * Math.PI))
  .translate([WIDTH / 2, 446])
  .precision(0.3)

export interface Stroke {
  from: Point
  to: Point
}

const drawn = geoPath(projection).digits(1)
const world = land as unknown as Topology<{ land: GeometryCollection }>

/** Outlines of the land; and the net of meridians and parallels, one every 15 degrees. */
export const coast = drawn(feature(world, world.objects.land)) ?? ''
export const net = drawn(geoGraticule().step([15, 15]).extent([[-180, -85], [180, 85.1]])()) ?? ''

/** Degrees to the sheet's units. */
export function at(lon: number, lat: number): Point {
  const [x, y] = projection([lon, lat])!
  return { x, y }
}

const places = new Map<string, Point>(spots.map((spot) => [spot.id, at(spot.lon, spot.lat)]))

/** Where a spot stands. */
export function place(id: string): Point {
  const point = places.get(id)
  return point ?? at(spotOf(id).lon, spotOf(id).lat)
}

const onSheet = (x: number): boolean => x > SHEET.left + 8 && x < SHEET.left + SHEET.width - 8

/** Where a spot is seen: once, or twice where the margins repeat it. The first is its own place. */
export function copies(id: string): Point[] {
  const { x, y } = place(id)
  return [{ x, y }, ...[x - WIDTH, x + WIDTH].filter(onSheet).map((far) => ({ x: far, y }))]
}

/** Every stroke of the line between two spots, the short way round: as often as some of it lies on the sheet. */
export function strokes(tail: string, head: string): Stroke[] {
  const from = place(tail)
  let to = place(head)
  if (Math.abs(to.x - from.x) > WIDTH / 2) to = { x: to.x + (to.x < from.x ? WIDTH : -WIDTH), y: to.y }
  return [0, WIDTH, -WIDTH]
    .map((turn) => ({ from: { x: from.x + turn, y: from.y }, to: { x: to.x + turn, y: to.y } }))
    .filter((line) => onSheet(line.from.x) || onSheet(line.to.x))
}

export interface EdgeName {
  id: string
  /** The spot from which one goes there. */
  from: string
  x: number
  y: number
  side: 'left' | 'right'
}

/** Where segments leave the sheet: the place that each leads to, to be named there. */
const edgeNames: readonly EdgeName[] = segments.flatMap(([a, b]) =>
  strokes(a, b).flatMap((line) => [leaving(line.from, line.to, a, b), leaving(line.to, line.from, b, a)].filter((name) => name !== null)),
)

function leaving(inside: Point, outside: Point, from: string, id: string): EdgeName | null {
  if (!onSheet(inside.x) || onSheet(outside.x)) return null
  const side = outside.x < inside.x ? 'left' : 'right'
  const edge = side === 'left' ? SHEET.left : SHEET.left + SHEET.width
  const share = (edge - inside.x) / (outside.x - inside.x)
  return { id, from, x: edge, y: inside.y + share * (outside.y - inside.y), side }
}

/** The same by side and by the spot that one leaves: from there they can be listed. */
export const edgeGroups: readonly (readonly EdgeName[])[] = [...new Set(edgeNames.map((edge) => `${edge.side} ${edge.from}`))].map((key) =>
  edgeNames.filter((edge) => `${edge.side} ${edge.from}` === key),
)

/** The key of a segment, whichever way one goes. */
export const segmentKey = (a: string, b: string): string => (a < b ? `${a}|${b}` : `${b}|${a}`)

export const segmentLines: string = segments
  .flatMap(([a, b]) => strokes(a, b))
  .map(({ from, to }) => `M${from.x.toFixed(1)},${from.y.toFixed(1)}L${to.x.toFixed(1)},${to.y.toFixed(1)}`)
  .join('')

/** Units of the sheet that a drawn pixel takes: pieces and names grow more slowly than the map. */
export const grainOf = (scale: number): number => Math.max(0.9, Math.min(1.9, (scale / 0.55) ** 0.42)) / scale

export interface ArrowShape {
  /** From its tail to the neck of its head. */
  body: string
  head: string
  middle: Point
  angle: number
}

/**
 * An arrow beside the middle line of its segment, in the lane of its colour, so that three fit on one segment whichever
 * way they go. `grain` is how many of the sheet's units a drawn pixel takes.
 */
export function arrowShapes(colour: Colour, tail: string, head: string, grain: number): ArrowShape[] {
  const lane = (COLOURS.indexOf(colour) - 1) * (tail < head ? 1 : -1)
  return strokes(tail, head).map((stroke) => arrowShape(stroke, lane, grain))
}

function arrowShape({ from, to }: Stroke, lane: number, grain: number): ArrowShape {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const aside = lane * 4.6 * grain
  const [ox, oy] = [-uy * aside, ux * aside]
  // Between near spots an arrow is short, but there is always one.
  const gap = Math.min(8.5 * grain, length * 0.3)
  const tip = Math.min(10 * grain, length * 0.42)
  const point = (along: number, across = 0): string =>
    `${(from.x + ux * along + ox - uy * across).toFixed(2)},${(from.y + uy * along + oy + ux * across).toFixed(2)}`
  const end = length - gap
  const neck = end - tip
  const wing = Math.min(4.6 * grain, tip * 0.5)
  return {
    body: `M${point(Math.min(gap, neck))}L${point(neck + tip * 0.3)}`,
    head: `M${point(end)}L${point(neck, wing)}L${point(neck + tip * 0.25)}L${point(neck, -wing)}Z`,
    middle: { x: from.x + ux * (length / 2) + ox, y: from.y + uy * (length / 2) + oy },
    angle: (Math.atan2(uy, ux) * 180) / Math.PI,
  }
}

/** How far a point is from a stroke. */
export function offStroke(point: Point, { from, to }: Stroke): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (dx * dx + dy * dy || 1)
  const along = Math.max(0, Math.min(1, share))
  return Math.hypot(point.x - from.x - along * dx, point.y - from.y - along * dy)
}
