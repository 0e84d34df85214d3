/** Shares of a victory in words: 0.125 is "13 %", and as a change "+13" points of a hundred. */
import { settings } from './settings.svelte'

const style = (options: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(settings.language, options)

export const percent = (share: number): string => style({ style: 'percent', maximumFractionDigits: 0 }).format(share)

/** A chance that is only estimated: what is small is never written as none, nor what is nearly sure as sure. */
export function chance(share: number): string {
  const least = 0.01
  if (share > 0 && share < least / 2) return `<${percent(least)}`
  if (share < 1 && share > 1 - least / 2) return `>${percent(1 - least)}`
  return percent(share)
}

/** As points of a hundred, without a sign. */
export const points = (share: number): string => style({ maximumFractionDigits: 1 }).format(100 * share)

/** A gain or a loss, with its sign; what rounds to nothing has none. */
export const change = (share: number): string =>
  style({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(Math.round(share * 1000) / 10)
