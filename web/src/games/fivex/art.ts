/** Our own drawings, as paths about their middle: actions, gems, technologies, colonies and small signs. */

/** A drawing in one ink: what is filled, and what is a line so thick. */
export interface Drawing {
  fill?: string
  line?: string
  thick?: number
}

/** About 26 units wide and high. */
export const GLYPHS: Record<string, Drawing> = {
  // A pickaxe.
  excavation: {
    fill: 'M-11,-6.5Q-4,-13.5 5.5,-11.5L8,-13.5L10.5,-11L8.5,-8.5Q12.5,-1 9.5,10Q9,1 4.5,-4.2L-7.2,12.2L-10.4,9.6L2.4,-5.8Q-3.5,-9 -11,-6.5Z',
  },
  // A well with its roof and bucket.
  exploitation: {
    fill: 'M-12,-3.5L0,-12.5L12,-3.5ZM-2.8,-0.5H2.8L2,3.4H-2ZM-10,5H10L8.8,12H-8.8Z',
    line: 'M-8,-3V5M8,-3V5M0,-3V0',
    thick: 2,
  },
  // Two crossed blades.
  extermination: {
    fill:
      'M-12.4,-12.4L-7.6,-11.4L4.4,0.6L1.4,3.6L-11.4,-7.6ZM12.4,-12.4L7.6,-11.4L-4.4,0.6L-1.4,3.6L11.4,-7.6Z' +
      'M0.6,6.6L6.6,0.6L8.4,2.4L6.6,4.2L11.4,9L9,11.4L4.2,6.6L2.4,8.4ZM-0.6,6.6L-6.6,0.6L-8.4,2.4L-6.6,4.2L-11.4,9L-9,11.4L-4.2,6.6L-2.4,8.4Z',
  },
  // A compass.
  exploration: {
    fill: 'M4.6,-6.6L2.4,2.4L-4.6,6.6L-2.4,-2.4Z',
    line: 'M0,-9.6A9.6,9.6 0 1 1 -0.1,-9.6M0,-12.8V-9M0,12.8V9M-12.8,0H-9M12.8,0H9',
    thick: 2.1,
  },
  // An open hand.
  extension: {
    fill: 'M-6.4,-0.8H6.8V4.5Q6.4,11.8 0.6,11.8Q-3.6,11.8 -6.4,5.6Z',
    line: 'M-5,0V-7.4M-1.6,-1V-10.7M1.8,-1V-10.1M5.3,0V-7.4M-5.6,5.2L-9.6,0.4',
    thick: 2.9,
  },
}

/** Outline and facets, about 24 units. */
export const GEM_SHAPES: Record<string, { outline: string; facets: string }> = {
  blue: { outline: 'M0,-12L10.4,-6V6L0,12L-10.4,6V-6Z', facets: 'M0,-12V-1M10.4,6L0,-1L-10.4,6M-5.2,-9L-10.4,6M5.2,-9L10.4,6' },
  green: {
    outline: 'M-9.8,-9.8H9.8V9.8H-9.8Z',
    facets: 'M-4.6,-4.6H4.6V4.6H-4.6ZM-9.8,-9.8L-4.6,-4.6M9.8,-9.8L4.6,-4.6M-9.8,9.8L-4.6,4.6M9.8,9.8L4.6,4.6',
  },
  violet: {
    outline: 'M0,-13.5C3,-7 9.5,-2.5 9.5,3.8A9.5,9.2 0 0 1 -9.5,3.8C-9.5,-2.5 -3,-7 0,-13.5Z',
    facets: 'M-5.4,3.4A5.6,5.6 0 0 0 0,9M0,-13.5V-5M0,-5L6.4,-3.4M0,-5L-6.4,-3.4',
  },
}

/** The X of a colony: a stone of all three colours. */
export const X_GEM = {
  outline: 'M0,-14L10,-10L14,0L10,10L0,14L-10,10L-14,0L-10,-10Z',
  blue: 'M-11.3,1.4L-11.4,0L-8.1,-8.1L-1,-11',
  green: 'M1,-11L8.1,-8.1L11.4,0L11.3,1.4',
  violet: 'M-10.7,3L-8.1,8.1L0,11.4L8.1,8.1L10.7,3',
  cross: 'M-4,-5.2L4,5.2M4,-5.2L-4,5.2',
}

/** One line drawing a technology, about 30 units wide and high. */
export const EMBLEMS: Record<string, string> = {
  siphon_beacon:
    'M-7,15L-2.5,-4H2.5L7,15ZM-5,7H5M0,-13C2,-10 3,-9 3,-7A3,3 0 0 1 -3,-7C-3,-9 -2,-10 0,-13ZM8,-13Q12,-8 8,-3M-8,-13Q-12,-8 -8,-3',
  ration_vault: 'M-14,-3H14V14H-14ZM-14,-3Q-14,-13 0,-13T14,-3M-9,-3V14M9,-3V14M0,1.5A2,2 0 1 1 -0.1,1.5M0,5.5V10',
  well_spotter: 'M-15,8L1,-5L5.5,0.5L-10.5,13.5ZM0,-7L10,-15L16,-7.5L6,0.5ZM-2,7L-5,15M1,4L6,15',
  sun_compass:
    'M0,-8.5A8.5,8.5 0 1 1 -0.1,-8.5M0,-15V-12M0,15V12M-15,0H-12M15,0H12M-10.6,-10.6L-8.5,-8.5M10.6,10.6L8.5,8.5' +
    'M10.6,-10.6L8.5,-8.5M-10.6,10.6L-8.5,8.5M-1.5,-1.5L5,-5L1.5,1.5L-5,5Z',
  storm_horn: 'M-14,1Q0,0 6,-14L14,-9Q8,9 -13,7ZM-14,-1V9M4,7L0,11H5L1,16',
  tomb_lamp:
    'M-15,1Q-15,-3 -9,-3H4Q9,-3 15,-6Q13,6 4,7H-6Q-13,7 -15,1ZM-5,7L-8,13H6L3,7M12,-9Q8,-12 12,-16Q16,-12 12,-9M-5,-3Q-4,-8 0,-3',
  deep_bore: 'M-9,-15H9V-8H-9ZM-7,-8L0,15L7,-8M-6,-3L6,-5M-4.5,3L4,1M-3,8L2.6,6',
  dew_nets:
    'M-14,15V-13M14,15V-13M-14,-11Q0,-5 14,-11M-14,-4Q0,2 14,-4M-14,3Q0,9 14,3M-7,-8.5V5M0,-7.5V6M7,-8.5V5M-4,11V14M4,11V14',
  toll_arch: 'M-14,15V-3A14,12 0 0 1 14,-3V15H7.5V-2A7.5,6.5 0 0 0 -7.5,-2V15ZM-3,-15L0,-8.5L3,-15M-7.5,7H7.5',
  stone_watcher: 'M-9,15V-5Q-9,-15 0,-15T9,-5V15ZM-6,-4H-2M2,-4H6M0,-2L-2,4H2M-4,9H4M-14,15H14',
  echo_probe:
    'M0,-10A6,6 0 1 1 -0.1,-10M0,2V15M-2,1.6L-9,15M2,1.6L9,15M9.5,-10Q12.5,-4 9.5,2M13,-13Q17.5,-4 13,5' +
    'M-9.5,-10Q-12.5,-4 -9.5,2M-13,-13Q-17.5,-4 -13,5',
  common_aqueduct:
    'M-16,-10H16M-16,-5H16M-16,-10V15M16,-10V15M-16,4A5,5 0 0 1 -5.5,4V15M-5.5,4A5,5 0 0 1 5.5,4V15M5.5,4A5,5 0 0 1 16,4',
  pack_banner: 'M-10,15V-15M-10,-13Q-2,-17 4,-13T14,-13L10,-6L14,1Q8,4 2,1T-10,1M-4,-9L0,-3L4,-9M-14,15H-6',
  sand_skimmer: 'M-15,9H10L15,5M-11,9V13H6V9M-3,9V-15Q9,-8 9,5H-3M-6,5Q-11,-1 -3,-12M-16,15H15',
  rain_chamber: 'M-14,5A14,14 0 0 1 14,5ZM-16,5H16V9H-16ZM0,-9V-14M-7,0A8,8 0 0 1 0,-5M-9,13V16M-3,12V15M3,13V16M9,12V15',
}

/** What is far and what is near of each colony, in 84 × 60. */
export const LANDS: Record<string, { far: string; near: string; lines: string }> = {
  amber_dunes: {
    far: 'M0,44Q18,24 40,38T84,28V60H0Z',
    near: 'M0,54Q26,38 50,50T84,44V60H0Z',
    lines: 'M6,50Q26,40 44,47M52,44Q66,42 80,38M14,57Q34,50 52,55',
  },
  salt_basin: {
    far: 'M0,42L12,36H70L84,42V60H0Z',
    near: 'M4,56L12,34L19,56ZM62,56L71,32L80,56ZM20,58L24,48L29,58Z',
    lines: 'M30,48H56M34,53H60M12,34L13,56M71,32L72,56',
  },
  glass_canyon: {
    far: 'M0,14L14,12L22,28L26,60H0ZM84,10L70,14L62,30L58,60H84Z',
    near: 'M0,34L10,36L20,60H0ZM84,36L74,38L65,60H84Z',
    lines: 'M4,20L10,34M14,14L18,38M78,18L74,36M70,16L66,42M36,58L40,50L44,58',
  },
  red_mesa: {
    far: 'M2,50L8,24H32L38,50ZM50,50L54,32H72L78,50Z',
    near: 'M0,49H84V60H0Z',
    lines: 'M9,30H31M7,37H34M53,38H73M4,55H30M44,54H76',
  },
  dusk_crater: {
    far: 'M0,52L18,32L28,36H56L66,32L84,52V60H0Z',
    near: 'M20,41Q42,56 64,41Q54,37 42,37T20,41Z',
    lines: 'M10,52L20,38M74,52L64,38M30,57H56',
  },
}

export const DROP = 'M0,-13C3,-7.5 9,-2 9,4A9,9 0 0 1 -9,4C-9,-2 -3,-7.5 0,-13Z'
export const DROP_SHINE = 'M-4.5,4A5,5 0 0 0 0,8.5'
export const DIE_OUTLINE = 'M0,-14L12,-6V6L0,14L-12,6V-6Z'
export const DIE_EDGES = 'M0,-14L8.5,5H-8.5ZM-8.5,5L-12,-6M8.5,5L12,-6M-8.5,5L0,14L8.5,5'
export const WAX =
  'M0,-11Q5,-13 7,-8Q12,-6 10.5,-1Q13,4 8.5,7Q7,12 1,10.5Q-4,13 -7,8.5Q-12,7 -10.5,1Q-13,-4 -8.5,-7Q-6,-12 0,-11Z'
/** It points to the left: towards who steals. */
export const STEALS = 'M7,0H-5M-1.5,-4L-5.5,0L-1.5,4'

/** A branch of laurel that opens to the right, 26 units high: its stem and its leaves. */
export const LAUREL_STEM = 'M2.4,-13Q-6.5,0 2.4,13'
export const LAUREL_LEAVES = [
  [-9.5, 60],
  [-4.5, 32],
  [1, 8],
  [6, -18],
  [10.5, -45],
]
  .map(([y, turn]) => leaf(0.035 * y! * y! - 3, y!, turn!))
  .join('')

function leaf(x: number, y: number, degrees: number): string {
  const turn = (degrees * Math.PI) / 180
  const at = (dx: number, dy: number) =>
    `${(x + dx * Math.cos(turn) - dy * Math.sin(turn)).toFixed(1)},${(y + dx * Math.sin(turn) + dy * Math.cos(turn)).toFixed(1)}`
  return `M${at(1.3, 0)}Q${at(-2.4, -3)} ${at(-6.1, 0)}Q${at(-2.4, 3)} ${at(1.3, 0)}Z`
}

/** Small signs of the ledger, 24 units: how water comes and goes. */
export const SIGNS: Record<string, Drawing> = {
  // A cog: improvements.
  gained: {
    fill: 'M-2,-11H2L2.8,-8A8.4,8.4 0 0 1 5.7,-6.4L8.6,-7.4L10.6,-4L8.4,-1.8A8.4,8.4 0 0 1 8.4,1.8L10.6,4L8.6,7.4L5.7,6.4A8.4,8.4 0 0 1 2.8,8L2,11H-2L-2.8,8A8.4,8.4 0 0 1 -5.7,6.4L-8.6,7.4L-10.6,4L-8.4,1.8A8.4,8.4 0 0 1 -8.4,-1.8L-10.6,-4L-8.6,-7.4L-5.7,-6.4A8.4,8.4 0 0 1 -2.8,-8ZM0,-3.6A3.6,3.6 0 1 0 0.1,-3.6Z',
  },
  // A mask: water stolen.
  stolen: {
    fill: 'M-11,-5Q0,-9.5 11,-5Q11.5,4.5 5.6,6Q2.4,6 0,2.4Q-2.4,6 -5.6,6Q-11.5,4.5 -11,-5ZM-7.8,-1.2Q-5,2.8 -2.2,0Q-4.8,-3.4 -7.8,-1.2ZM7.8,-1.2Q5,2.8 2.2,0Q4.8,-3.4 7.8,-1.2Z',
  },
  // A broken jar: water lost.
  lost: {
    fill: 'M-5,-11H5L4,-7.5Q9,-4 9,2Q9,8 4.5,11L1.5,4.5L3.5,1L-0.5,-4L-2,0.5L0,4L-2.5,11Q-9,9 -9,2Q-9,-4 -4,-7.5Z',
  },
  // A hammer: what is paid at the auction.
  paid: {
    fill: 'M-10.5,-3.5L-3.5,-10.5L-1.5,-8.5L-8.5,-1.5ZM-2.5,-7.5L1.5,-3.5L-3.5,1.5L-7.5,-2.5ZM2.5,-4.5L4.5,-2.5L-2.5,4.5L-4.5,2.5ZM0.5,0.5L10,8.5L8.2,10.3L-1,1.5ZM-11,9H0V11.5H-11Z',
  },
}
