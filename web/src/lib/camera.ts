/** Which part of a map is seen, and how large: plain arithmetic, so that a gesture costs one transform. */

export interface Point {
  x: number
  y: number
}

/** The sheet that a map is drawn on, in its own units. */
export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

export interface Limits {
  /** How many times the whole map the closest look is. */
  closest: number
  /** How far the edge of the map may be dragged into the window, in pixels. */
  slack: number
  /** The scale at which the map is easily read: a small window begins with it. */
  readable: number
}

export interface Size {
  width: number
  height: number
}

/** A window on a map: what a camera needs to know to stay within it. */
export interface View {
  size: Size
  frame: Frame
  limits: Limits
}

/** `scale` pixels for a unit of the sheet; the sheet's corner stands at `x`, `y` in the window. */
export interface Camera {
  x: number
  y: number
  scale: number
}

/** However small the window is, one may look as close as this. */
const CLOSE = 2.4
/** All of the map is worth a scale somewhat smaller than the readable one, but not less than this part of it. */
const WHOLE_IS_WORTH = 0.76

export const whole = ({ size, frame }: View): number => Math.min(size.width / frame.width, size.height / frame.height)

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value))

/** The camera held within the sheet: little beyond its edges, in the middle where there is room to spare. */
export function held(camera: Camera, view: View): Camera {
  const { size, frame, limits } = view
  const all = whole(view)
  const scale = between(all, camera.scale, Math.max(all * limits.closest, CLOSE))
  const along = (offset: number, room: number, sheet: number): number =>
    sheet <= room ? (room - sheet) / 2 : between(room - sheet - limits.slack, offset, limits.slack)
  return { scale, x: along(camera.x, size.width, frame.width * scale), y: along(camera.y, size.height, frame.height * scale) }
}

/** Nearer or farther, the point of the window under the fingers or the pointer staying where it is. */
export function zoomed(camera: Camera, factor: number, focus: Point, view: View): Camera {
  const scale = held({ ...camera, scale: camera.scale * factor }, view).scale
  const grown = scale / camera.scale
  return held({ scale, x: focus.x - (focus.x - camera.x) * grown, y: focus.y - (focus.y - camera.y) * grown }, view)
}

export const moved = (camera: Camera, dx: number, dy: number, view: View): Camera =>
  held({ ...camera, x: camera.x + dx, y: camera.y + dy }, view)

/** A point of the sheet in the middle of the window. */
export function centred(point: Point, scale: number, view: View): Camera {
  const { size, frame } = view
  const kept = held({ x: 0, y: 0, scale }, view).scale
  return held({ scale: kept, x: size.width / 2 - (point.x - frame.left) * kept, y: size.height / 2 - (point.y - frame.top) * kept }, view)
}

/** What a window shows at first: all of the map, or as much as can be read around a point. */
export function opening(point: Point, view: View): Camera {
  const { readable } = view.limits
  const all = whole(view)
  return centred(point, all < readable * WHOLE_IS_WORTH ? readable : all, view)
}

export const toSheet = (camera: Camera, x: number, y: number, frame: Frame): Point => ({
  x: (x - camera.x) / camera.scale + frame.left,
  y: (y - camera.y) / camera.scale + frame.top,
})

export const toWindow = (camera: Camera, point: Point, frame: Frame): Point => ({
  x: (point.x - frame.left) * camera.scale + camera.x,
  y: (point.y - frame.top) * camera.scale + camera.y,
})

/** On the way from one camera to another. */
export function partWay(from: Camera, to: Camera, share: number): Camera {
  // Scales are mixed by their ratio, so that a long flight does not rush at its end.
  const scale = from.scale * (to.scale / from.scale) ** share
  const part = Math.abs(to.scale - from.scale) < 1e-6 ? share : (scale - from.scale) / (to.scale - from.scale)
  return { scale, x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}
