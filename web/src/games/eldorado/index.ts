/** The Quest for El Dorado in the browser. */
import type { Component } from 'svelte'
import type { Sentence, Session } from '../../lib/session'
import type { GameModule } from '../types'
import Board from './Board.svelte'
import { cardOf } from './cards'
import Player from './Player.svelte'
import type { View } from './moves'

const told = (key: string, args: Record<string, unknown> = {}): Sentence => ({ key, args })

/** The heading under which an action stands in the plain list. */
const GROUPS: Record<string, string> = {
  move: 'web-eldorado-group-move',
  enter: 'web-eldorado-group-move',
  go: 'web-eldorado-group-move',
  stop: 'web-eldorado-group-move',
  buy: 'web-eldorado-group-market',
  pay: 'web-eldorado-group-market',
  take: 'web-eldorado-group-market',
  discard: 'web-eldorado-group-end',
  end: 'web-eldorado-group-end',
}

/** The section of the rules about what is pending. */
const RULES: Record<string, string> = { path: 'movement', enter: 'movement', buy: 'buying', remove: 'cards', swap: 'caves' }

function prompt({ view }: Session<View>): Sentence {
  const { pending } = view
  if (pending?.kind === 'buy') {
    const { nameEn: en, nameFr: fr } = cardOf(pending.card!)
    return told('web-eldorado-prompt-buy', { card: { en, fr } })
  }
  if (pending) return told('web-eldorado-prompt-pending', { kind: pending.kind, left: pending.left })
  if (view.phase === 'discard') return told('web-eldorado-prompt-discard')
  return told('web-eldorado-prompt', { bought: view.bought ? 'yes' : 'no', last: view.last_round ? 'yes' : 'no' })
}

/** What cannot be undone in its effect, or is often a slip: cards that leave the game, the end of a turn hardly begun. */
function isGrave(action: string, { view }: Session<View>): boolean {
  if (action === 'end') return view.phase === 'play' && !Object.keys(view.played).length && !view.bought
  if (action.startsWith('discard ')) return view.phase === 'play'
  return action.startsWith('remove ') || action.startsWith('tile remove ')
}

export default {
  Board: Board as Component<{ session: Session<never> }>,
  Player: Player as Component<{ session: Session<never>; seat: number }>,
  prompt: prompt as (session: Session<never>) => Sentence,
  seatColour: (seat) => `var(--s${seat})`,
  ruleOf: ((session: Session<View>) => RULES[session.view.pending?.kind ?? ''] ?? 'turn') as (session: Session<never>) => string,
  groupOf: (form) => told(GROUPS[String(form.kind)] ?? 'web-eldorado-group-cards'),
  isGrave: isGrave as (action: string, session: Session<never>) => boolean,
  score: (points) => (points === null ? told('web-eldorado-score-none') : told('web-eldorado-score', { to_go: -points || 0 })),
} satisfies GameModule
