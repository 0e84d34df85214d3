/** Laying tables and sitting down, from wherever one is. */
import type { Entry } from '../games'
import { ask, type Schemas } from '../lib/api'
import { somebody } from '../lib/me.svelte'
import { go } from '../lib/router.svelte'
import { settings } from '../lib/settings.svelte'

export type NewTable = Schemas['NewTable']
export type Wish = NonNullable<NewTable['seats']>[number]

/** Lay a table and go there. */
export async function lay(table: NewTable): Promise<void> {
  await somebody()
  const { id } = await ask('post', '/api/tables', { body: table })
  go(`/tables/${id}`)
}

/** One click from the hall into a game against bots. Nobody is invited to watch a first try. */
export function playNow(entry: Entry): Promise<void> {
  const bots = Array.from({ length: entry.usual - 1 }, (): Wish => ({ kind: 'bot', bot: settings.opponent }))
  return lay({ game: entry.id, players: entry.usual, seats: [{ kind: 'me' }, ...bots], public: false, start: true })
}

/** Take any free seat at a table, and go there. */
export async function sit(id: string): Promise<void> {
  await somebody()
  await ask('post', '/api/tables/{table_id}/sit', { path: { table_id: id }, body: {} })
  go(`/tables/${id}`)
}

/** The table that a link or a code means; null where it means none. */
export function tableOf(text: string): string | null {
  const link = /\/(?:tables|replay)\/([\w-]+)\/?(?:[?#].*)?$/
  const code = /^([\w-]{8,64})$/
  const found = link.exec(text.trim()) ?? code.exec(text.trim())
  return found?.[1] ?? null
}
