/** Drawing with one pen: shapes written once as paths, put down anywhere, so that a whole map is a few dozen paths. */

export type Point = readonly [number, number]

type Step = { letter: string; points: Point[] }

const read = new Map<string, Step[]>()

/** A path of M, L, Q, C and Z with absolute coordinates, as steps. */
function steps(shape: string): Step[] {
  let known = read.get(shape)
  if (!known) {
    known = [...shape.matchAll(/([MLQCZ])([^MLQCZ]*)/g)].map(([, letter, rest]) => {
      const numbers = (rest!.match(/-?[\d.]+/g) ?? []).map(Number)
      const points: Point[] = []
      for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i]!, numbers[i + 1]!])
      return { letter: letter!, points }
    })
    read.set(shape, known)
  }
  return known
}

/** A coordinate, as short as it can be. */
export const short = (value: number): string => String(Math.round(value * 10) / 10)

/** The shape put down at a point, so many times as large, turned clockwise by so many degrees. */
export function put(shape: string, [x, y]: Point, scale = 1, turn = 0): string {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)]
  return steps(shape)
    .map(({ letter, points }) =>
      letter + points.map(([px, py]) => `${short(x + cos * px - sin * py)},${short(y + sin * px + cos * py)}`).join(' '),
    )
    .join('')
}

/** A circle as a shape. */
export function disc(radius: number, cx = 0, cy = 0): string {
  const k = 0.5523 * radius
  const [l, r, t, b] = [cx - radius, cx + radius, cy - radius, cy + radius]
  return (
    `M${l} ${cy}C${l} ${cy - k} ${cx - k} ${t} ${cx} ${t}C${cx + k} ${t} ${r} ${cy - k} ${r} ${cy}` +
    `C${r} ${cy + k} ${cx + k} ${b} ${cx} ${b}C${cx - k} ${b} ${l} ${cy + k} ${l} ${cy}Z`
  )
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}Z`

/** Numbers between 0 and 1 that look thrown but are the same for the same place. */
export function thrown(q: number, r: number): () => number {
  let seed = (q * 374761393 + r * 668265263) | 0
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
