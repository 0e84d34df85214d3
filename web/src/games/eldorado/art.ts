/** The signs and textures of the land, drawn by us about the origin; a hex has a radius of 30. */
import { disc, put, thrown, type Point } from './pen'

/** What a terrain asks for, or shows. */
export const SIGN: Record<string, string> = { jungle: 'machete', village: 'coin', river: 'paddle', rubble: 'rocks', camp: 'tent' }

/** Filled, even-odd, about twenty units wide and high. */
export const SHAPES: Record<string, string> = {
  machete: 'M-8.6 6.2L-6.2 8.6L-2.6 5L-5 2.6ZM-4.2 1.6L4.4 -7.4Q8.6 -10.6 9.4 -6.6Q9.6 -4 6.6 -1L-1.2 5.2ZM-9.6 7.4L-7.4 9.6L-9 10Z',
  coin: disc(9) + disc(7.2) + 'M0 -4.8L3.6 0L0 4.8L-3.6 0ZM0 -2.6L-1.7 0L0 2.6L1.7 0Z',
  paddle: 'M7.6 -9.8L9.8 -7.6L8.6 -6.4L7.6 -7L-1 1.8Q0.6 5.8 -3.2 8.6Q-7 11 -8.8 8.8Q-11 7 -8.6 3.2Q-5.8 -0.6 -1.8 1L7 -7.6L6.4 -8.6Z',
  rocks: 'M-10 7L-9 0L-4.6 -2L-0.6 1.6L-1 7ZM0.8 7L1.6 0.6L5.6 -1.6L9.8 2.2L10 7ZM-5 -3.6L-1.8 -8.4L3.2 -7.8L4.8 -3L0.4 0.4Z',
  tent: 'M-10 8L-1 -7.4L-2.6 -10L-1 -10.6L0 -8.8L1 -10.6L2.6 -10L1 -7.4L10 8ZM-3.4 8L0 0.6L3.4 8Z',
  star: 'M0 -10L2.4 -2.4L10 0L2.4 2.4L0 10L-2.4 2.4L-10 0L-2.4 -2.4ZM0 -3.4L-0.9 -0.9L-3.4 0L-0.9 0.9L0 3.4L0.9 0.9L3.4 0L0.9 -0.9Z',
}

export const PEAKS = 'M-22 15L-9 -12L-3 -1L5 -15L23 15Z'
export const SNOW = 'M-9 -12L-14 -2L-11 -4L-8.6 0L-5.6 -4.6ZM5 -15L-0.4 -5.6L3 -7L5.6 -2.6L8 -6.6L10.6 -5.6Z'
export const HACHURES = 'M-6 -2L-9 6M-3 1L-5 8M8 -4L6 6M11 -1L11 9M15 6L16 11M-14 3L-17 10'
export const CAVE = 'M-10 15L-10 6C-10 -6 10 -6 10 6L10 15Z'
export const CAVE_RIM = 'M-14 15L-14 5C-14 -11 14 -11 14 5L14 15M-14 3L-10 4M-11 -4L-8 -1M-4 -8L-3 -4M4 -8L3 -4M11 -4L8 -1M14 3L10 4'
export const GATE = 'M-22 18L-22 -2C-22 -28 22 -28 22 -2L22 18L15 18L15 -2C15 -19 -15 -19 -15 -2L-15 18Z'

/** El Dorado: a stepped temple before the sun. */
export const SUN = disc(17, 0, -24)
export const RAYS = Array.from({ length: 13 }, (_, k) => {
  const angle = Math.PI * (1.1 - (1.2 * k) / 12)
  const [x, y] = [Math.cos(angle), -Math.sin(angle)]
  const far = k % 2 ? 29 : 34
  return `M${(21 * x).toFixed(1)} ${(21 * y - 24).toFixed(1)}L${(far * x).toFixed(1)} ${(far * y - 24).toFixed(1)}`
}).join('')
export const TEMPLE = 'M-46 30L-46 20L-37 20L-37 8L-28 8L-28 -4L-19 -4L-19 -15L19 -15L19 -4L28 -4L28 8L37 8L37 20L46 20L46 30Z'
export const STAIRS = 'M-46 20L46 20M-37 8L37 8M-28 -4L28 -4M-7 30L-4 -15M7 30L4 -15M-6 24L6 24M-6 16L6 16M-5 4L5 4M-5 -8L5 -8'
export const DOOR = 'M-5 -15L-5 -25L5 -25L5 -15Z'

/** A pawn: a traveller in a broad hat, standing at the origin. */
export const PAWN = 'M-12 6C-12 2 -7 -1 -5 -7C-6.6 -8 -7.6 -10 -7.4 -12L-13 -13.4C-13 -15.4 -8 -16 -6.6 -16.4C-6 -22.4 6 -22.4 6.6 -16.4C8 -16 13 -15.4 13 -13.4L7.4 -12C7.6 -10 6.6 -8 5 -7C7 -1 12 2 12 6C12 9.6 -12 9.6 -12 6Z'

const TUFTS = ['M-3 3Q-2.4 -2 -4 -4M0 3Q0 -3 0.4 -5M3 3Q2.4 -1 4.4 -3.4', 'M-4 2Q0 -5 4 2M-2.4 0.4Q0 -2 2.4 0.4', 'M0 4Q-1 -2 -4 -3M0 4Q1 -3 4.6 -3.4M0 4L0 -4']
const ROOFS = ['M-4.4 2L0 -3L4.4 2M-3 2L-3 5L3 5L3 2', 'M-5 2L-1 -2L3 2M-3.6 2L-3.6 4.4M1.6 2L1.6 4.4M-3.6 4.4L1.6 4.4']
const STONES = [disc(1.9), disc(1.2) + disc(1, 3.4, 0.8), 'M-2.4 1.6L-1 -1.8L2 -1L2.4 1.6Z']

/** Six places around the middle of a hex, where a texture does not run into its sign. */
const RING: Point[] = [0, 60, 120, 180, 240, 300].map((degrees) => {
  const angle = ((degrees + 30) * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
})

function scattered(shapes: readonly string[], [x, y]: Point, next: () => number, count: number, scale: number): string {
  let path = ''
  const from = Math.floor(next() * 6)
  for (let k = 0; k < count; k++) {
    const [dx, dy] = RING[(from + Math.round((k * 6) / count)) % 6]!
    const far = 18.5 + 3 * next()
    path += put(shapes[Math.floor(next() * shapes.length)]!, [x + far * dx + 2 * next() - 1, y + far * dy], scale * (0.85 + 0.3 * next()))
  }
  return path
}

function waves([x, y]: Point, next: () => number): string {
  return [-19, -12.5, 12.5, 19]
    .map((dy) => {
      const half = Math.abs(dy) > 15 ? 8 : 13
      return put(`M${-half} 0Q${-half / 2} -3.4 0 0Q${half / 2} 3.4 ${half} 0`, [x + 4 * next() - 2, y + dy])
    })
    .join('')
}

/** The strokes that tell a terrain without its colour: a few, thrown differently on every hex. */
export function texture(terrain: string, at: Point, q: number, r: number): string {
  const next = thrown(q, r)
  switch (terrain) {
    case 'jungle':
      return scattered(TUFTS, at, next, 5, 1)
    case 'village':
      return scattered(ROOFS, at, next, 3, 0.95)
    case 'river':
      return waves(at, next)
    case 'rubble':
      return scattered(STONES, at, next, 6, 1.1)
    case 'camp':
      return scattered(['M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6'], at, next, 6, 0.85)
    case 'mountain':
      return put(HACHURES, at)
    default:
      return ''
  }
}
