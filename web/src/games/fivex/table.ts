/** What a session shows of the table: whose cards and water are known, who stands where, and what is done now. */
import type { components } from '../../lib/protocol'
import type { Session } from '../../lib/session'
import { t } from '../../lib/words.svelte'
import { cornerOf, type Corner } from './material'

export type View = components['schemas']['FivexView']
export type Player = components['schemas']['FivexPlayerView']
export type Account = components['schemas']['FivexAccountView']
export type Table = Session<View>

/** How water comes and goes in a round, in the order in which it is told. */
export const FLOWS = ['gained', 'stolen', 'drawn', 'lost', 'paid'] as const
export type Flow = (typeof FLOWS)[number]

export const change = (account: Account, flow: Flow): number =>
  flow === 'lost' || flow === 'paid' ? -account[flow] : account[flow]
export const total = (account: Account): number => FLOWS.reduce((sum, flow) => sum + change(account, flow), 0)
export const signed = (water: number): string => (water > 0 ? `+${water}` : water < 0 ? `−${-water}` : '0')

/** A clan as it may be shown: with all cards open, by its own eyes. */
export const playerOf = (table: Table, seat: number): Player => (table.opened?.[seat] ?? table.view).players[seat]!

/** The card and the bid that a clan has sealed, where one may see them: one's own, or all in an open replay. */
export function sealedOf(table: Table, seat: number): { choice: string | null; bid: number | null } {
  const eyes = table.opened?.[seat] ?? (table.view.seat === seat ? table.view : null)
  return { choice: eyes?.choice ?? null, bid: eyes?.bid ?? null }
}

/** The clans, one's own first, then clockwise. */
export const order = (table: Table): number[] =>
  Array.from({ length: table.view.players.length }, (_, step) => ((table.view.seat ?? 0) + step) % table.view.players.length)

/** Whether a clan's decision is due; whether it has made it, nobody is told. */
export function decides(view: View, seat: number): boolean {
  if (view.phase === 'over') return false
  return view.turn === null ? view.deciding.includes(seat) : view.turn === seat
}

/** What is known of a clan's water, as a number or bounds. */
export function waterShort(player: Player): string {
  const { at_least: least, at_most: most } = player
  return least === most ? String(least) : most === null ? `≥ ${least}` : `${least}–${most}`
}

export function waterWords(player: Player): string {
  const { at_least: least, at_most: most } = player
  const kind = least === most ? 'exact' : most === null ? 'least' : 'between'
  return t('web-fivex-water-known', { kind, least, most: most ?? 0, screen: player.water === null ? 'yes' : 'no' })
}

/** The visible corners of a clan that improve an action. */
export const cornersFor = (player: Player, action: string): Corner[] =>
  player.improvements.map(cornerOf).filter((corner) => corner.action === action)
