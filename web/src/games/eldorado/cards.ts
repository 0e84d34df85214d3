/** The cards, barriers and tiles, from the package's own data. */
import barrierData from '../../../../src/voyageur/games/eldorado/data/barriers.json'
import cardData from '../../../../src/voyageur/games/eldorado/data/cards.json'
import caveData from '../../../../src/voyageur/games/eldorado/data/caves.json'
import { settings } from '../../lib/settings.svelte'
import { t } from '../../lib/words.svelte'

export interface Card {
  id: string
  nameEn: string
  nameFr: string
  /** "machete", "coin", "paddle", "joker" or "action". */
  kind: string
  power: number | null
  cost: number | null
  /** Leaves the game once it was used. */
  item: boolean
  effect: { draw?: number; removeFromHandUpTo?: number; take?: object; moveAdjacent?: object } | null
}

export const CARDS: readonly Card[] = [...cardData.starting, ...cardData.marketCards]
const byId = new Map(CARDS.map((card) => [card.id, card]))
const TILES = caveData.tiles
const tileById = new Map(TILES.map((tile) => [tile.id, tile]))
export const BARRIERS = new Map(barrierData.barriers.map((barrier) => [barrier.number, barrier]))
export const SLOTS = cardData.market.slots

export const cardOf = (id: string): Card => byId.get(id)!
export const tileOf = (id: string) => tileById.get(id)!
export const cardName = (id: string): string => (settings.language === 'fr' ? cardOf(id).nameFr : cardOf(id).nameEn)
export const tileName = (id: string): string => t('eldorado-tile', { tile: id })

/** What a card does, in a few words. */
export function does(card: Card): string {
  const once = card.item ? t('eldorado-does-once') : ''
  if (card.power !== null) return t('eldorado-does-power', { symbol: card.kind, power: card.power }) + once
  if (card.effect?.draw) return t('eldorado-does-draw', { draws: card.effect.draw, removes: card.effect.removeFromHandUpTo ?? 0 }) + once
  return t(card.effect?.take ? 'eldorado-does-take' : 'eldorado-does-native') + once
}

/** What an action is done with, as the outlook calls it, in words. */
export function toolName(tool: string): string {
  if (tool === 'enter' || tool === 'go') return t(tool === 'enter' ? 'web-eldorado-with-cards' : 'web-eldorado-with-rest')
  if (tool.startsWith('tile ')) return t('web-eldorado-with-tile', { tile: tileName(tool.slice(5)) })
  const [card, symbol] = tool.split('+')
  return symbol ? t('web-eldorado-with-symbol', { card: cardName(card!) }) : cardName(card!)
}

/** Cards or tiles one by one, from how many there are of each. */
export const oneByOne = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([id, number]) => Array.from({ length: number }, () => id))

export const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((all, number) => all + number, 0)
