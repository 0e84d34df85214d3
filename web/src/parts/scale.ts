/** Where a graph puts its lines: round numbers over a range, and the way from numbers to places. */

/** Round numbers that cover a range, about so many; whole ones only, where steps are counted. */
export function ticks(least: number, most: number, about: number, whole = false): number[] {
  const span = most - least || 1
  const rough = span / Math.max(1, about)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => each >= rough && (!whole || each >= 1)) ?? 10 * power
  const sure = whole ? Math.max(1, step) : step
  const first = Math.ceil(least / sure - 1e-9)
  const last = Math.floor(most / sure + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * sure).toPrecision(12)))
}

/** The range of some values, with room where all are the same. */
export function rangeOf(values: readonly (number | null)[]): [number, number] {
  const known = values.filter((value): value is number => value !== null)
  if (!known.length) return [0, 1]
  const [least, most] = [Math.min(...known), Math.max(...known)]
  return least === most ? [least - 1, most + 1] : [least, most]
}

export const linear =
  ([from, to]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number): number =>
    start + ((value - from) / (to - from || 1)) * (end - start)

/** A path through the points that are known; where one is not, the line goes straight on to the next. */
export function pathOf(values: readonly (number | null)[], x: (index: number) => number, y: (value: number) => number): string {
  const points = values.flatMap((value, index) => (value === null ? [] : [`${x(index).toFixed(1)},${y(value).toFixed(1)}`]))
  return points.length ? `M${points.join('L')}` : ''
}
