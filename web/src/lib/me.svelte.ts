/** Who one is here. Nobody has to say so before playing: a guest is made with the first wish that needs one. */
import { prepareActions } from './actions.svelte'
import { ask, Refusal, setCsrf, type Schemas } from './api'
import type { TableInfo } from './session'
import { change, settings, type Language } from './settings.svelte'
import { prepare, t } from './words.svelte'

export type Me = Schemas['Me']

/** Set on a device where somebody is known: the cookie itself cannot be read here. */
const STORE = 'voyageur-known'

let person = $state<Me | null>(null)
let making: Promise<Me> | null = null

/** Null for somebody who has not done anything yet. */
export const me = (): Me | null => person

/** Whether one has a seat at a table. */
export const sitsAt = (table: TableInfo): boolean => table.seats.some((seat) => seat.person && seat.person.id === person?.id)

export function become(known: Me | null): void {
  person = known
  setCsrf(known?.csrf ?? '')
  try {
    if (known) localStorage.setItem(STORE, known.id)
    else localStorage.removeItem(STORE)
  } catch {
    // A browser that keeps nothing: one is asked for again.
  }
}

/** Look who one was the last time; somebody new need not be asked for. */
export async function recall(): Promise<void> {
  try {
    if (!localStorage.getItem(STORE)) return
  } catch {
    // A browser that keeps nothing may still have the cookie.
  }
  try {
    become(await ask('get', '/api/me'))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.status === 401) become(null)
  }
}

/** The person who wishes something: known, or a new guest. */
export async function somebody(): Promise<Me> {
  if (person) return person
  making ??= begin().finally(() => (making = null))
  const known = await making
  become(known)
  return known
}

async function begin(): Promise<Me> {
  try {
    const body = { name: inventedName(), colour: 'blue', language: settings.language } as const
    return await ask('post', '/api/people/guest', { body })
  } catch (error) {
    // The cookie says who one is, even where nothing else was kept.
    if (error instanceof Refusal && error.status === 409) return await ask('get', '/api/me')
    throw error
  }
}

/** A name for somebody in a hurry: a real explorer's trade, and a number. */
function inventedName(): string {
  const trades = t('web-guest-names').split(',')
  const trade = trades[Math.floor(Math.random() * trades.length)]!.trim()
  return `${trade} ${Math.floor(Math.random() * 900) + 100}`
}

/** Change the language of everything, in the middle of anything. */
export async function speak(language: Language): Promise<void> {
  // Without a list of actions the language changes all the same: its words follow when they come.
  await Promise.all([prepare(language), prepareActions(language).catch(() => undefined)])
  change({ language })
  if (person && person.language !== language) become(await ask('patch', '/api/me', { body: { language } }))
}
