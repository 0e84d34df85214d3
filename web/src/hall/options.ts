/** What can be chosen before a game starts: how each option is shown, and which values it has at this table. */
import type { Schemas } from '../lib/api'
import { has, number, t } from '../lib/words.svelte'

export type Option = Schemas['OptionInfo']

/** Ranges up to this length are lists to choose from; longer ones are typed. */
const LIST = 30

/** Options that count seats: no more than sit at the table. */
const COUNTS_SEATS = 'first_player'

/** `web-option-<name>`; an option we have no word for keeps the server's name. */
export const labelOf = (option: Option): string =>
  has(`web-option-${option.name}`) ? t(`web-option-${option.name}`) : option.name

/** `web-option-<name>-<value>`, `web-option-<value>`, or the value itself. */
export function valueLabel(option: Option, value: unknown): string {
  if (typeof value === 'number') {
    return option.name === COUNTS_SEATS ? t('web-seat', { number: value + 1 }) : number(value)
  }
  const own = `web-option-${option.name}-${String(value)}`
  const common = `web-option-${String(value)}`
  return has(own) ? t(own) : has(common) ? t(common) : String(value)
}

/** Every value that can be chosen from a list; empty where a number must be typed. */
export function valuesOf(option: Option, players: number): unknown[] {
  if (option.least === null || option.most === null) return option.choices
  const most = option.name === COUNTS_SEATS ? Math.min(option.most, players - 1) : option.most
  if (most - option.least > LIST) return []
  return [...option.choices, ...Array.from({ length: most - option.least + 1 }, (_, index) => option.least! + index)]
}

/** Whether there is anything to choose: some options only take documents, which programs write. */
export const choosable = (option: Option): boolean => option.choices.length > 1 || option.least !== null

/** What an option is about. Names of values, which the terminal needs, are left out: here they have labels. */
export const explanationOf = (option: Option): string =>
  option.choices.reduce((text: string, choice) => text.replace(` (${String(choice)})`, ''), option.explanation)
