/** Pieces of the map for the drawings of the rules: the same sheet as the board's, cut around a few spots. */
import { coast, MARGIN, place, SHEET, WIDTH } from '../chart'
import type { Colour } from '../places'

export interface Crop {
  x: number
  y: number
  width: number
  height: number
}

/** How an arrow is drawn: lying there, possible, taken away, or forbidden. */
export type Look = 'placed' | 'possible' | 'gone' | 'forbidden'

export interface Drawn {
  colour: Colour
  /** As "from>to". */
  way: string
  look?: Look
  /** When it was placed, told on the arrow. */
  number?: number
}

export type Side = 'right' | 'left' | 'above' | 'below'

/** The smallest piece of that shape (height to width) that holds the spots, with some room around them. */
export function cropAround(ids: readonly string[], shape: number, room: number): Crop {
  const points = ids.map(place)
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))]
  const width = Math.max(right - left, (bottom - top) / shape) * (1 + 2 * room)
  const height = width * shape
  return { x: (left + right - width) / 2, y: Math.max(SHEET.top, (top + bottom - height) / 2), width, height }
}

/** The strip of the map at one edge, margin included, at the height of a spot. */
export function cropAtEdge(edge: 'left' | 'right', id: string, width: number, shape: number): Crop {
  const height = width * shape
  const x = edge === 'left' ? -MARGIN : WIDTH + MARGIN - width
  return { x, y: Math.max(SHEET.top, place(id).y - height / 2), width, height }
}

interface Outline {
  path: string
  left: number
  right: number
  top: number
  bottom: number
}

const outlines: Outline[] = coast
  .split('M')
  .filter(Boolean)
  .map((rest) => {
    const corners = [...rest.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)]
    const xs = corners.map(([, x]) => Number(x))
    const ys = corners.map(([, , y]) => Number(y))
    return { path: `M${rest}`, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
  })

/** The outlines of the land that reach into a piece; `turn` moves the whole world aside, for the margins. */
export function coastIn(crop: Crop, turn = 0): string {
  return outlines
    .filter(({ left, right }) => left + turn < crop.x + crop.width && right + turn > crop.x)
    .filter(({ top, bottom }) => top < crop.y + crop.height && bottom > crop.y)
    .map(({ path }) => path)
    .join('')
}

export const inside = (crop: Crop, x: number, y: number, room = 0): boolean =>
  x > crop.x - room && x < crop.x + crop.width + room && y > crop.y - room && y < crop.y + crop.height + room
