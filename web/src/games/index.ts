/** The games there are: what the hall shows of each at once, and what is loaded when somebody sits down. */
import type { GameModule, RulesModule } from './types'

export interface Entry {
  id: string
  /** How long a game takes, in minutes, for the hall. */
  minutes: [number, number]
  players: [number, number]
  /** Against how many bots "play now" plays. */
  usual: number
  load(): Promise<{ default: GameModule }>
  loadRules(): Promise<{ default: RulesModule }>
}

export const games: Entry[] = [
  {
    id: 'expeditions',
    minutes: [30, 60],
    players: [2, 6],
    usual: 3,
    load: () => import('./expeditions'),
    loadRules: () => import('./expeditions/rules'),
  },
  {
    id: 'eldorado',
    minutes: [30, 60],
    players: [2, 4],
    usual: 3,
    load: () => import('./eldorado'),
    loadRules: () => import('./eldorado/rules'),
  },
  {
    id: 'fivex',
    minutes: [30, 45],
    players: [3, 5],
    usual: 4,
    load: () => import('./fivex'),
    loadRules: () => import('./fivex/rules'),
  },
]

export const entryOf = (id: string): Entry | undefined => games.find((entry) => entry.id === id)
