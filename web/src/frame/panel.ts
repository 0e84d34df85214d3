import type { Snippet } from 'svelte'
import type { IconName } from '../parts/icons'

/** Something beside the board: a tab on large screens, a sheet on phones. */
export interface Panel {
  id: string
  label: string
  icon: IconName
  /** Shown on the tab, where something is new. */
  badge?: number
  content: Snippet
}
