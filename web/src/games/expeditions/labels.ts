/** Names on the map that never touch each other: the more important first, the rest where there is room. */

export interface Wish {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** How far from its spot it keeps. */
  clear: number
  /** Larger is placed before smaller; from SHOULD on it may cover spots, from MUST on it is shown even over other names. */
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

export const SHOULD = 20
export const MUST = 100

const touches = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Places to try around a spot: right, left, below, above, then the corners. */
function tries({ x, y, width, height, clear }: Wish): [number, number][] {
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

/** Where each name goes that finds room, kept off the obstacles and inside the bounds. */
export function placed(wishes: readonly Wish[], obstacles: readonly Box[], bounds: Box): Label[] {
  const names: Box[] = []
  const labels: Label[] = []
  const free = (box: Box, others: readonly Box[]): boolean => !others.some((other) => touches(box, other))
  for (const wish of [...wishes].sort((a, b) => b.weight - a.weight)) {
    const inside = tries(wish)
      .map(([left, y]) => ({
        label: { id: wish.id, x: left, y },
        box: { left, top: y - wish.height / 2, right: left + wish.width, bottom: y + wish.height / 2 },
      }))
      .filter(({ box }) => box.left > bounds.left && box.right < bounds.right && box.top > bounds.top && box.bottom < bounds.bottom)
    const chosen =
      inside.find(({ box }) => free(box, names) && free(box, obstacles)) ??
      (wish.weight >= SHOULD ? inside.find(({ box }) => free(box, names)) : undefined) ??
      (wish.weight >= MUST ? inside[0] : undefined)
    if (chosen) {
      names.push(chosen.box)
      labels.push(chosen.label)
    }
  }
  return labels
}
