/** Which part of the sheet is seen, and how large: plain arithmetic, so that a gesture costs one transform. */
import { SHEET, type Point } from './chart'

/** `scale` pixels for a unit of the sheet; the sheet's corner stands at `x`, `y` in the window. */
export interface Camera {
  x: number
  y: number
  scale: number
}

export interface Size {
  width: number
  height: number
}

/** How many times the whole map the closest look is. */
const CLOSEST = 9

export const whole = (size: Size): number => Math.min(size.width / SHEET.width, size.height / SHEET.height)

/** Below the first scale names and spots are too close to be read: a small window begins with the second. */
const TOO_SMALL = 0.38
const READABLE = 0.5

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** The camera held within the sheet: never beyond its edges, in the middle where there is room to spare. */
export function held(camera: Camera, size: Size): Camera {
  const scale = between(whole(size), camera.scale, Math.max(whole(size) * CLOSEST, 2.4))
  return { scale, x: along(camera.x, size.width, SHEET.width * scale), y: along(camera.y, size.height, SHEET.height * scale) }
}

function along(offset: number, window: number, sheet: number): number {
  return sheet <= window ? (window - sheet) / 2 : between(window - sheet, offset, 0)
}

/** Nearer or farther, the point of the window under the fingers or the pointer staying where it is. */
export function zoomed(camera: Camera, factor: number, focus: Point, size: Size): Camera {
  const scale = held({ ...camera, scale: camera.scale * factor }, size).scale
  const grown = scale / camera.scale
  return held({ scale, x: focus.x - (focus.x - camera.x) * grown, y: focus.y - (focus.y - camera.y) * grown }, size)
}

export const moved = (camera: Camera, dx: number, dy: number, size: Size): Camera =>
  held({ ...camera, x: camera.x + dx, y: camera.y + dy }, size)

/** A point of the sheet in the middle of the window. */
export function centred(point: Point, scale: number, size: Size): Camera {
  const kept = held({ x: 0, y: 0, scale }, size).scale
  return held(
    { scale: kept, x: size.width / 2 - (point.x - SHEET.left) * kept, y: size.height / 2 - (point.y - SHEET.top) * kept },
    size,
  )
}

/** What a window shows at first: all of the map, or as much as can be read around a point. */
export const opening = (point: Point, size: Size): Camera => centred(point, whole(size) < TOO_SMALL ? READABLE : whole(size), size)

export const toSheet = (camera: Camera, x: number, y: number): Point => ({
  x: (x - camera.x) / camera.scale + SHEET.left,
  y: (y - camera.y) / camera.scale + SHEET.top,
})

export const toWindow = (camera: Camera, point: Point): Point => ({
  x: (point.x - SHEET.left) * camera.scale + camera.x,
  y: (point.y - SHEET.top) * camera.scale + camera.y,
})

/** On the way from one camera to another. */
export function partWay(from: Camera, to: Camera, share: number): Camera {
  // Scales are mixed by their ratio, so that a long flight does not rush at its end.
  const scale = from.scale * (to.scale / from.scale) ** share
  const part = Math.abs(to.scale - from.scale) < 1e-6 ? share : (scale - from.scale) / (to.scale - from.scale)
  return { scale, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** Units of the sheet that a drawn pixel takes: pieces and names grow more slowly than the map. */
export const grainOf = (scale: number): number => between(0.9, (scale / 0.55) ** 0.42, 1.9) / scale
