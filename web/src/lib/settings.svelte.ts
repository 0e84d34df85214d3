/** What a person prefers on this device: kept here, applied to the page at once. */

import { LEVELS, USUAL_LEVEL, type Level } from './levels'

export type Language = 'en' | 'fr'

export interface Kept {
  language: Language
  theme: 'system' | 'light' | 'dark'
  palette: 'atlas' | 'harbour' | 'dusk'
  motion: 'system' | 'full' | 'none'
  sound: boolean
  /** When an action needs a second tap: always, on touch screens, where a slip would hurt, never. */
  confirm: 'always' | 'touch' | 'grave' | 'never'
  /** The level of the bots that "play now" plays against. */
  opponent: Level
  keys: Record<string, string>
}

const STORE = 'voyageur-settings'

/** What each may be: something else, from another version or another hand, is not taken over. */
const ALLOWED = {
  language: ['en', 'fr'],
  theme: ['system', 'light', 'dark'],
  palette: ['atlas', 'harbour', 'dusk'],
  motion: ['system', 'full', 'none'],
  sound: [true, false],
  confirm: ['always', 'touch', 'grave', 'never'],
  opponent: LEVELS,
} satisfies { [Name in keyof Omit<Kept, 'keys'>]: readonly Kept[Name][] }

function usual(): Kept {
  return {
    language: document.documentElement.lang === 'fr' ? 'fr' : 'en',
    theme: 'system',
    palette: 'atlas',
    motion: 'system',
    sound: false,
    confirm: 'touch',
    opponent: USUAL_LEVEL,
    keys: {},
  }
}

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORE) ?? '{}')
    return { ...usual(), ...understood(Object(found) as Record<string, unknown>) }
  } catch {
    return usual()
  }
}

function understood(found: Record<string, unknown>): Partial<Kept> {
  const good = Object.entries(ALLOWED).filter(([name, values]) => (values as unknown[]).includes(found[name]))
  const keys = Object.entries(Object(found.keys) as object).filter(([, key]) => typeof key === 'string')
  return { ...Object.fromEntries(good.map(([name]) => [name, found[name]])), keys: Object.fromEntries(keys) }
}

export const settings: Kept = $state(kept())

const dark = matchMedia('(prefers-color-scheme: dark)')
let night = $state(dark.matches)
dark.addEventListener('change', ({ matches }) => {
  night = matches
  apply()
})

/** Light or dark, as the person wants it or, where they leave it to the system, as that has it. */
export const theme = (): 'light' | 'dark' => (settings.theme !== 'system' ? settings.theme : night ? 'dark' : 'light')

/** Change some of them; they are kept for the next visit and for other tabs. */
export function change(some: Partial<Kept>): void {
  Object.assign(settings, some)
  try {
    localStorage.setItem(STORE, JSON.stringify(settings))
  } catch {
    // A browser that keeps nothing: they hold until the page is closed.
  }
  apply()
}

export function apply(): void {
  const root = document.documentElement
  root.lang = settings.language
  root.dataset.theme = theme()
  root.dataset.palette = settings.palette
  root.dataset.motion = settings.motion
}

/** Whether things may move. */
export function animated(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'full'
  return !matchMedia('(prefers-reduced-motion: reduce)').matches
}

export const onTouch = (): boolean => matchMedia('(pointer: coarse)').matches

window.addEventListener('storage', (event) => {
  if (event.key === STORE) {
    Object.assign(settings, kept())
    apply()
  }
})
