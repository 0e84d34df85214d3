/** Engraved ornaments of the map: hills where there are mountains, the frame of degrees, lines of the winds. */
import { at, place, SHEET, WIDTH } from './chart'
import { START } from './places'

/** Ranges, each from end to end in degrees, and how many hills are drawn along it. */
const RANGES: readonly (readonly [number, number, number, number, number])[] = [
  [-136, 61, -113, 44, 7],
  [-108, 39, -104, 26, 3],
  [-79, 2, -75, -9, 3],
  [-71, -24, -72, -46, 5],
  [60, 67, 58, 53, 4],
  [42, 42.5, 47, 41, 2],
  [73, 37, 97, 30, 6],
  [78, 42, 88, 49, 3],
  [105, 55, 128, 57, 4],
  [134, 66, 152, 63, 4],
  [7, 46, 13, 47, 2],
  [-5, 33, 3, 35, 2],
  [37, 13, 39, 7, 2],
  [28, -30, 30, -26, 2],
  [146, -32, 150, -24, 3],
  [14, 68, 8, 61, 3],
]

/** Little hills, each a ridge with its shaded side. */
export const hills: string = RANGES.flatMap(([lon1, lat1, lon2, lat2, count]) =>
  Array.from({ length: count }, (_, index) => {
    const share = count === 1 ? 0 : index / (count - 1)
    const { x, y } = at(lon1 + (lon2 - lon1) * share, lat1 + (lat2 - lat1) * share)
    const size = 4.4 + ((index * 7) % 3) * 0.8
    const h = (part: number): string => (part * size).toFixed(1)
    return `M${x.toFixed(1)},${y.toFixed(1)}m${h(-1)},${h(0.6)}l${h(0.9)},${h(-1.4)}l${h(1.1)},${h(1.4)}m${h(-1)},${h(-1.2)}l${h(0.3)},${h(1.1)}m${h(0.1)},${h(-0.8)}l${h(0.3)},${h(0.8)}`
  }),
).join('')

/** Lines of the winds from the compass rose to the edges of the sheet, as on a portolan. */
export const winds: string = Array.from({ length: 32 }, (_, index) => {
  const { x, y } = place(START)
  const angle = (index / 32) * 2 * Math.PI
  return `M${x.toFixed(1)},${y.toFixed(1)}L${(x + Math.sin(angle) * WIDTH * 1.2).toFixed(0)},${(y - Math.cos(angle) * WIDTH * 1.2).toFixed(0)}`
}).join('')

const { left, top, width, height } = SHEET

/** The frame: bars of five degrees, black and white by turns, along all four sides. */
export const BAR = 6
const step = WIDTH / 72

function bars(): string {
  let path = ''
  for (let x = left, dark = true; x < left + width; x += step, dark = !dark) {
    if (!dark) continue
    const long = Math.min(step, left + width - x)
    path += `M${x.toFixed(1)},${top}h${long.toFixed(1)}v${BAR}h-${long.toFixed(1)}zM${x.toFixed(1)},${top + height - BAR}h${long.toFixed(1)}v${BAR}h-${long.toFixed(1)}z`
  }
  for (let y = top, dark = true; y < top + height; y += step, dark = !dark) {
    if (!dark) continue
    const tall = Math.min(step, top + height - y)
    path += `M${left},${y.toFixed(1)}h${BAR}v${tall.toFixed(1)}h-${BAR}zM${left + width - BAR},${y.toFixed(1)}h${BAR}v${tall.toFixed(1)}h-${BAR}z`
  }
  return path
}

export const frame: string = bars()

/** A ship under sail, about sixty units wide, drawn around its own middle. */
export const ship = {
  hull: 'M-30,10C-20,13 10,14 27,8C24,18 18,22 8,23L-18,23C-25,21 -29,16 -30,10Z',
  lines: 'M-26,15C-12,18 12,18 25,12M-24,19C-12,21 8,21 19,18M-14,10V-26M5,11V-32M19,9V-18M27,8L38,1M-30,10L-33,3',
  sails: 'M-22,-20C-16,-17 -10,-17 -5,-20C-3,-12 -3,-6 -6,2C-12,-1 -18,-1 -23,2C-20,-6 -20,-12 -22,-20ZM-4,-27C2,-24 9,-24 15,-27C17,-17 17,-8 14,3C7,-1 1,-1 -5,3C-2,-8 -2,-17 -4,-27ZM14,-14C18,-12 22,-12 26,-14C27,-8 27,-3 25,3C22,1 17,1 14,3C16,-3 16,-8 14,-14Z',
  pennants: 'M-14,-26L-24,-29L-14,-31ZM5,-32L-6,-35L5,-38ZM19,-18L10,-21L19,-23Z',
  waves: 'M-46,26q5,-5 10,0t10,0t10,0t10,0t10,0t10,0t10,0M-36,32q5,-4 10,0t10,0t10,0t10,0t10,0',
}

/** A sea serpent whose coils rise out of the water. */
export const serpent = {
  body: 'M-34,10C-34,-6 -18,-6 -18,10M-14,10C-14,-9 4,-9 4,10M8,10C8,-16 16,-24 25,-22C33,-21 36,-14 31,-11L22,-12C17,-10 17,0 18,10M-48,10C-47,2 -42,0 -38,3',
  details: 'M27,-18h.5M31,-11l4,3M24,-22l-3,-5l6,3M-30,0l-3,-3M-26,-2v-4M-22,0l3,-3M-10,-2l-3,-3M-5,-4v-4M0,-2l3,-3',
  waves: 'M-54,12q5,-4 10,0t10,0t10,0t10,0t10,0t10,0t10,0t10,0t10,0',
}
