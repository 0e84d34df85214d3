/** Expedition to 5X in the browser. */
import type { Session } from '../../lib/session'
import type { GameModule } from '../types'
import Board from './Board.svelte'
import { technologyName } from './material'
import Player from './Player.svelte'
import type { View } from './table'

const viewOf = (session: Session<never>): View => (session as unknown as Session<View>).view

/** Sections of the rules by what happens now. */
const RULES: Record<string, string> = { choose: 'choosing', follow: 'choosing', bid: 'auction', take: 'placing', over: 'end' }

const game: GameModule = {
  Board,
  Player,
  prompt(session) {
    const view = viewOf(session)
    const changes = view.changes ? 'yes' : 'no'
    if (view.phase === 'take') return { key: 'web-fivex-prompt-take', args: { cards: view.market.length } }
    if (view.phase === 'bid') {
      const sealed = view.bid === null ? 'no' : 'yes'
      return { key: 'web-fivex-prompt-bid', args: { sealed, changes, bid: view.bid ?? 0, water: view.players[view.seat ?? 0]?.water ?? 0 } }
    }
    if (view.choice) return { key: 'web-fivex-prompt-sealed', args: { action: view.choice, changes } }
    return { key: 'web-fivex-prompt-choose', args: { phase: view.phase, round: view.round } }
  },
  seatColour: (seat) => `var(--s${seat})`,
  ruleOf: (session) => RULES[viewOf(session).phase] ?? 'round',
  groupOf(form) {
    if (form.kind === 'take') return { key: 'web-fivex-group-take', args: { card: technologyName(String(form.technology)) } }
    return { key: form.kind === 'bid' ? 'web-fivex-group-bid' : 'web-fivex-group-play', args: {} }
  },
  /** A technology lies for good; so does what is sealed where it may not be changed. */
  isGrave: (action, session) => action.startsWith('take ') || !viewOf(session).changes,
  score: (points) => (points === null ? { key: 'web-fivex-score-hidden', args: {} } : { key: 'web-fivex-score', args: { points } }),
}

export default game
