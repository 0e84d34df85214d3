/** Expeditions in the browser. */
import type { Sentence, Session } from '../../lib/session'
import type { GameModule } from '../types'
import Board from './Board.svelte'
import type { Expeditions } from './choices'
import './look.css'
import Player from './Player.svelte'

const sentence = (key: string, args: Record<string, unknown> = {}): Sentence => ({ key, args })
const known = (session: Session<never>): Expeditions => session as unknown as Expeditions

/** The colour that must restart, if one must. */
const restarting = (pending: string | null): string | null => (pending?.startsWith('restart ') ? pending.slice(8) : null)

function prompt(given: Session<never>): Sentence {
  const session = known(given)
  const { view } = session
  const restart = restarting(view.pending)
  if (view.phase === 'marking') {
    const own = session.seat === null ? undefined : view.players[session.seat]
    return sentence('web-expeditions-prompt-mark', { number: (own?.tokens.length ?? 0) + 1 })
  }
  if (view.swap) return sentence(view.swap.kept === null ? 'web-expeditions-prompt-keep' : 'web-expeditions-prompt-tuck')
  if (restart) return sentence('web-expeditions-prompt-restart', { colour: { key: 'expeditions-colour', args: { colour: restart } } })
  if (view.pending === 'bonus arrow') return sentence('web-expeditions-prompt-bonus', { count: view.bonus_arrows })
  if (view.pending === 'ticket arrow') return sentence('web-expeditions-prompt-ticket')
  const tickets = session.legal.has('ticket: arrow') || session.legal.has('ticket: swap') ? 'yes' : 'no'
  if (session.legal.has('end')) return sentence('web-expeditions-prompt-end', { tickets })
  return sentence('web-expeditions-prompt-arrow', { tickets })
}

function ruleOf(given: Session<never>): string {
  const { view } = known(given)
  if (view.phase === 'marking') return 'keys'
  if (view.phase === 'over') return 'score'
  if (view.swap || view.pending === 'swap') return 'swap'
  if (restarting(view.pending)) return 'loops'
  if (view.pending === 'bonus arrow') return 'bonus'
  if (view.pending === 'ticket arrow') return 'tickets'
  if (view.ending) return 'end'
  return view.progressed ? 'turn' : 'progress'
}

function groupOf(form: Record<string, unknown>): Sentence {
  if (form.kind === 'arrow') return sentence('web-expeditions-group-arrow', { colour: { key: 'expeditions-colour', args: { colour: form.colour } } })
  if (form.kind === 'mark') return sentence('web-expeditions-group-mark')
  if (form.kind === 'ticket') return sentence('web-expeditions-group-ticket')
  if (form.kind === 'keep' || form.kind === 'tuck') return sentence('web-expeditions-group-swap')
  return sentence('web-expeditions-group-turn')
}

/** What cannot be made good again: a bonus arrow or both drawn cards thrown away, a token given up for ever, a turn ended. */
function isGrave(action: string, given: Session<never>): boolean {
  const session = known(given)
  const form = session.form(action)
  if (form?.kind === 'tuck') {
    const own = session.seat === null ? undefined : session.view.players[session.seat]
    return own?.tokens.includes(String(form.card)) === true && !own.given_up.includes(String(form.card))
  }
  return action === 'decline' || action === 'keep nothing' || action.startsWith('ticket: remove')
}

const game: GameModule = {
  Board,
  Player,
  prompt,
  seatColour: (seat) => `var(--s${seat})`,
  ruleOf,
  groupOf,
  isGrave,
  score: (points) => sentence('web-expeditions-score', { points: points ?? 0 }),
}

export default game
