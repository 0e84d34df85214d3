/** What is in the box, from the package's own data, and what it is called in the language in use. */
import box from '../../../../src/voyageur/games/fivex/data/cards.json'
import { settings } from '../../lib/settings.svelte'
import { t } from '../../lib/words.svelte'

export type Side = 'left' | 'right'
export const SIDES: readonly Side[] = ['left', 'right']

export interface Corner {
  action: string
  /** What it brings: `gain_1`, `gain_die`, `gain_per_action` or `steal_per_action`. */
  type: string
  target_action?: string
}

export interface Technology {
  key: string
  name_en: string
  name_fr: string
  left: Corner
  right: Corner
  gems: { left: string; center: string; right: string }
}

export const ACTIONS: readonly string[] = box.actions.map((action) => action.id)
export const GEMS: readonly string[] = box.gem_types.map((gem) => gem.id)
export const TECHNOLOGIES: readonly Technology[] = box.technology_cards
export const DIE: readonly number[] = box.die.faces
/** How the gems and the water of a clan are counted, as an example. */
export const EXAMPLE = box.fixtures.score_cleo

const technologies = new Map(TECHNOLOGIES.map((card) => [card.key, card]))
const colonies = new Map(box.colony_cards.map((colony) => [colony.key, colony]))

export function technology(key: string): Technology {
  const card = technologies.get(key)
  if (!card) throw new Error(`There is no technology “${key}”.`)
  return card
}

/** The corner written as `tomb_lamp.left`. */
export function cornerOf(name: string): Corner {
  const [card = '', side] = name.split('.')
  return technology(card)[side === 'left' ? 'left' : 'right']
}

export const technologyName = (key: string): string => technology(key)[settings.language === 'fr' ? 'name_fr' : 'name_en']
export const colonyName = (key: string): string => colonies.get(key)?.[settings.language === 'fr' ? 'name_fr' : 'name_en'] ?? key
export const actionName = (action: string): string => t('fivex-action', { action })
export const gemName = (gem: string): string => t('fivex-gem', { gem })

/** What a corner brings, in a few words. */
const cornerShort = (corner: Corner): string =>
  t('fivex-improvement', { kind: corner.type, target: corner.target_action ? actionName(corner.target_action) : '' })

/** A corner in words: the action that it improves, and what it brings. */
export const cornerWords = (corner: Corner): string => t('fivex-corner', { name: actionName(corner.action), does: cornerShort(corner) })
