/** Names on the map that never touch each other: the more important first, the rest where there is room. */

export interface Wish {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** Larger is placed before smaller; from MUST on it is shown even where there is no room. */
  weight: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Label {
  id: string
  /** The start of its line, at the middle of its height. */
  x: number
  y: number
}

export const MUST = 100

const touches = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Places to try around a spot: right, left, below, above, then the corners. */
function tries({ x, y, width, height }: Wish, clear: number): [number, number][] {
  const side = clear + height * 0.12
  const over = clear + height * 0.55
  return [
    [x + side, y],
    [x - side - width, y],
    [x - width / 2, y + over],
    [x - width / 2, y - over],
    [x + side * 0.7, y - over * 0.75],
    [x + side * 0.7, y + over * 0.75],
    [x - side * 0.7 - width, y - over * 0.75],
    [x - side * 0.7 - width, y + over * 0.75],
  ]
}

/** Where each name goes that finds room, kept off the obstacles and inside the bounds. `clear` is a spot's radius. */
export function placed(wishes: readonly Wish[], obstacles: readonly Box[], clear: number, bounds: Box): Label[] {
  const taken: Box[] = [...obstacles]
  const labels: Label[] = []
  for (const wish of [...wishes].sort((a, b) => b.weight - a.weight)) {
    const boxes = tries(wish, clear).map(([left, y]) => ({
      label: { id: wish.id, x: left, y },
      box: { left, top: y - wish.height / 2, right: left + wish.width, bottom: y + wish.height / 2 },
    }))
    const inside = boxes.filter(({ box }) => box.left > bounds.left && box.right < bounds.right && box.top > bounds.top && box.bottom < bounds.bottom)
    const free = inside.find(({ box }) => !taken.some((other) => touches(box, other)))
    const chosen = free ?? (wish.weight >= MUST ? inside[0] : undefined)
    if (chosen) {
      taken.push(chosen.box)
      labels.push(chosen.label)
    }
  }
  return labels
}
