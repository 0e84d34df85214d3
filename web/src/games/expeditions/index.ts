import type { GameModule } from '../types'
import Board from './Board.svelte'
import Player from './Player.svelte'

const sentence = (key: string) => ({ key, args: {} })
export default {
  Board,
  Player,
  prompt: () => sentence('web-your-turn'),
  seatColour: (seat) => `var(--s${seat})`,
  ruleOf: () => '',
  groupOf: () => sentence('web-panel-actions'),
  isGrave: () => false,
  score: (points) => ({ key: 'web-bot', args: { bot: String(points ?? '') } }),
} satisfies GameModule
