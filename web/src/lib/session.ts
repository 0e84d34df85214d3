/**
 * What a board is shown and may ask for. A live table, a replay and a lesson are all sessions, so that a game's
 * components know nothing of sockets, logs or lessons, and hold no rules: they show `state` and propose one of
 * `state.legal`.
 */
import type { components } from './protocol'

type Schemas = components['schemas']

export type State = Schemas['State']
export type Told = Schemas['Told']
export type Sentence = Schemas['Sentence']
export type Preview = Schemas['Preview']
export type TableInfo = Schemas['TableInfo']
export type SeatInfo = Schemas['SeatInfo']
export type Advice = Schemas['Advice']
export type ActionInfo = Schemas['ActionInfo']
/** The JSON form of an action; `kind` says which it is. */
export type Form = ActionInfo['form']

export interface Session<View = unknown> {
  /** The game's id. */
  readonly game: string
  /** How it is played: the options of the table. */
  readonly options: Record<string, unknown>
  readonly players: number
  /** Whose eyes one looks through; null is a spectator. */
  readonly seat: number | null
  /** What that seat may know. */
  readonly view: View
  readonly state: State
  /** Everything told so far, oldest first. */
  readonly events: readonly Told[]
  /** Whether this seat may act now, and no answer is awaited. */
  readonly canAct: boolean
  /** The legal actions of this seat, in notation; empty unless `canAct`. */
  readonly legal: ReadonlySet<string>
  /** With all cards open, a replay has every seat's own view; otherwise null. */
  readonly opened: readonly View[] | null

  /** An action that was proposed and waits for its confirmation: draw it as a preview. */
  readonly proposed: string | null
  /** An action that somebody points at, in the log, the list of actions or on the board, or that is advised: draw it as shown. */
  shown: string | null
  /** An action that is advised, while nobody points at another: bring it into view. */
  readonly advised: string | null
  /** Names that a lesson points at (ids of places, cards, hexes…): mark them. */
  readonly marked: readonly string[]

  /** Play an action, or, where the person's settings want it, ask for a confirmation first. */
  propose(action: string): void
  confirm(): void
  cancel(): void
  /** Why an action is not legal, said under the board; asks the server, changes nothing. */
  askWhy(action: string): void
  /** What would be after these actions, as far as the seat can know; null where the server cannot say. */
  preview(actions: string[]): Promise<Preview | null>
  /** What the game works out for this seat: for El Dorado, where its pawns can get; for 5X, what a technology would bring. */
  outlook<Outlook>(): Promise<Outlook | null>

  /** An action in words, in the person's language. */
  words(action: string): string
  form(action: string): Form | undefined
  /** The notation of a form, if there is such an action. */
  notation(form: Form): string | undefined
  /** The name of who sits there. */
  name(seat: number): string
}
