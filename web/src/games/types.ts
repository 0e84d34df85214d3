/** What a game brings to the browser: one folder here, one line in `games/index.ts`. */
import type { Component } from 'svelte'
import type { Sentence, Session } from '../lib/session'

export interface GameModule {
  /** The board in the middle, with the own hand and every choice that can be made. */
  Board: Component<{ session: Session<never> }>
  /** Everything public about one player, inside the player's panel (which has the name, the score and the clock). */
  Player: Component<{ session: Session<never>; seat: number }>
  /** What may be done now, in a sentence, when it is this seat's turn (else the frame says who is awaited). */
  prompt(session: Session<never>): Sentence
  /** The CSS colour of a seat's pieces, a custom property of `app.css`. */
  seatColour(seat: number): string
  /** In the rules, the section that matters now. */
  ruleOf(session: Session<never>): string
  /** Actions in groups for the plain list: the heading's sentence for one form. */
  groupOf(form: Record<string, unknown>): Sentence
  /** Whether a slip would hurt: ask for a confirmation even where the settings ask only for those. */
  isGrave(action: string, session: Session<never>): boolean
  /** What a score is called and how it is written ("12 points", "7 to go"). */
  score(points: number | null, session: Session<never>): Sentence
}

export interface RulesModule {
  /** Sections in the order of the page; `rules-<game>-<id>-title` and `-text` are their sentences. */
  sections: { id: string; diagram?: Component }[]
}
