import type { Snippet } from 'svelte'
import type { IconName } from '../parts/icons'

/** Something beside the board: a tab on large screens, a sheet on phones. */
export interface Panel {
  id: string
  label: string
  icon: IconName
  /** Shown on the tab, where something is new. */
  badge?: number
  /** Whether it has much to show, so that the players beside it stand back. */
  tall?: boolean
  content: Snippet
}

/** Where panels are sheets. */
export const PHONE = '(max-width: 759px)'
export const onPhone = (): boolean => matchMedia(PHONE).matches

/** Go into a panel that has just been opened: to the line that is shown, to its first control, or to the panel itself. */
export function enterPanel(id: string): void {
  requestAnimationFrame(() => {
    const panel = document.getElementById(`panel-${id}`)
    const find = (what: string): HTMLElement | null | undefined => panel?.querySelector<HTMLElement>(what)
    const target = find('.current button') ?? find('input, button:not(.close), [tabindex="0"]') ?? panel
    target?.focus()
  })
}
