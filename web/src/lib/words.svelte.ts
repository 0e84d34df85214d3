/**
 * Everything people read comes from the Fluent catalogues: the engine's and the games' own, and the browser's.
 * They are loaded by language: the common ones before the first page, a game's with the game.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Sentence } from './session'
import { settings, type Language } from './settings.svelte'

type Load = () => Promise<string>
type Values = Record<string, unknown>

const files: Record<string, Load> = {
  ...import.meta.glob<string>('../../../src/voyageur/{,server/,games/*/}locales/*.ftl', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../{,frame/,games/*/,games/*/guide/,games/*/courses/}locales/*.ftl', { query: '?raw', import: 'default' }),
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en'), fr: bundle('fr') }
const loaded = new Map<string, Promise<void>>()
const wanted = new Set<string>([''])
let version = $state(0)
let names: (seat: number) => string = (seat) => t('web-seat', { number: seat + 1 })

function bundle(language: Language): FluentBundle {
  const made = new FluentBundle(language, {
    useIsolating: false,
    functions: { SEAT: ([seats], { case: form }) => called(language, String(seats?.valueOf()), String(form ?? '')) },
  })
  return made
}

/** One seat or several, by the names of their people; whose something is (`case: "of"`), French may have to elide. */
function called(language: Language, seats: string, form: string): string {
  const said = seats.split(', ').map((seat) => names(Number(seat))).join(', ')
  if (form !== 'of') return said
  if (language === 'en') return `of ${said}`
  return /^[aeiouyhàâæéèêëîïôœù]/i.test(said) ? `d’${said}` : `de ${said}`
}

/** Load the sentences of a game, of its rules (`<game>/guide`) or of every page (an empty name), in the language in use. */
export async function need(game = ''): Promise<void> {
  wanted.add(game)
  await load(game, settings.language)
}

/** Everything needed so far, in another language; only then does the page change to it. */
export async function prepare(language: Language): Promise<void> {
  await Promise.all([...wanted].map((game) => load(game, language)))
}

function load(game: string, language: Language): Promise<void> {
  const key = `${game} ${language}`
  let loading = loaded.get(key)
  if (!loading) {
    const paths = Object.keys(files).filter(
      (path) => path.endsWith(`/${language}.ftl`) && (game ? path.includes(`/games/${game}/locales/`) : !path.includes('/games/')),
    )
    loading = Promise.all(paths.map((path) => files[path]!())).then((sources) => {
      for (const source of sources) bundles[language].addResource(new FluentResource(source))
      version += 1
    })
    loaded.set(key, loading)
    loading.catch(() => loaded.delete(key))
  }
  return loading
}

/** The sentence of that key; in a component it changes with the language. */
export function t(key: string, values: Values = {}): string {
  void version
  const message = bundles[settings.language].getMessage(key)
  if (!message?.value) return key
  const problems: Error[] = []
  const said = bundles[settings.language].formatPattern(message.value, fluent(values), problems)
  if (problems.length && import.meta.env.DEV) console.error(key, problems)
  return said
}

/** Whether there is such a sentence. */
export function has(key: string): boolean {
  void version
  return bundles[settings.language].hasMessage(key)
}

/** A sentence that came as its key and arguments; seats are called by the given names. */
export function say(sentence: Sentence | null | undefined, naming?: (seat: number) => string): string {
  if (!sentence) return ''
  const before = names
  if (naming) names = naming
  try {
    return t(sentence.key, (sentence.args ?? {}) as Values)
  } finally {
    names = before
  }
}

function fluent(values: Values): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, localised(value)]))
}

/** A value, or its text in this language; a list is joined by commas; a nested sentence is said. */
function localised(value: unknown): FluentVariable {
  if (Array.isArray(value)) return value.map((item) => String(localised(item))).join(', ')
  if (value !== null && typeof value === 'object') {
    if ('key' in value) return t(String(value.key), ((value as { args?: Values }).args ?? {}))
    return String((value as Record<string, string>)[settings.language] ?? '')
  }
  return typeof value === 'number' ? value : String(value ?? '')
}

export const number = (value: number, digits = 0): string =>
  new Intl.NumberFormat(settings.language, { maximumFractionDigits: digits }).format(value)

export const date = (millis: number, style: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' }): string =>
  new Intl.DateTimeFormat(settings.language, style).format(millis)
