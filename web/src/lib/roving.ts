/** Many targets, one stop of the Tab key: inside, the arrow keys move from one to the next. */
import type { Attachment } from 'svelte/attachments'
import type { Point } from './camera'

/** For rows and lists: the arrow keys, Home and End walk through what the selector finds in a box. */
export const roving =
  (selector: string): Attachment<HTMLElement> =>
  (box) => {
    const targets = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(selector)]

    /** Exactly one target is a stop: the one that had the focus last, or the first. */
    function settle(stop?: HTMLElement): void {
      const all = targets()
      const chosen = stop ?? all.find((target) => target.tabIndex === 0 && target.hasAttribute('tabindex')) ?? all[0]
      for (const target of all) target.tabIndex = target === chosen ? 0 : -1
    }

    function walk(event: KeyboardEvent): void {
      const all = targets()
      const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>(selector)!)
      if (at < 0) return
      const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
      if (to === undefined) return
      event.preventDefault()
      all[(to + all.length) % all.length]!.focus()
    }

    const enter = (event: FocusEvent): void => {
      const target = (event.target as HTMLElement).closest<HTMLElement>(selector)
      if (target) settle(target)
    }

    settle()
    box.addEventListener('keydown', walk)
    box.addEventListener('focusin', enter)
    const watcher = new MutationObserver(() => settle())
    watcher.observe(box, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-target'] })
    return () => {
      watcher.disconnect()
      box.removeEventListener('keydown', walk)
      box.removeEventListener('focusin', enter)
    }
  }

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** For maps: which of these points is the nearest that way from one of them; -1 if none is, undefined for another key. */
export function toward(key: string, points: readonly Point[], from: number): number | undefined {
  const way = WAYS[key]
  if (!way) return undefined
  const here = points[from]!
  let best = -1
  let least = Infinity
  for (const [index, { x, y }] of points.entries()) {
    const along = (x - here.x) * way[0] + (y - here.y) * way[1]
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0])
    const far = along + 2 * aside
    if (along > 1 && far < least) [best, least] = [index, far]
  }
  return best
}
