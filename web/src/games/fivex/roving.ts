/** Many targets, one stop of the Tab key: inside, arrow keys, Home and End move from one to the next. */
import type { Attachment } from 'svelte/attachments'

const TARGETS = '[data-target]'

export const roving: Attachment<HTMLElement> = (box) => {
  const targets = (): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(TARGETS)]

  /** Exactly one target is a stop: the one that had the focus last, or the first. */
  function settle(stop?: HTMLElement): void {
    const all = targets()
    const chosen = stop ?? all.find((target) => target.tabIndex === 0 && target.hasAttribute('tabindex')) ?? all[0]
    for (const target of all) target.tabIndex = target === chosen ? 0 : -1
  }

  function walk(event: KeyboardEvent): void {
    const all = targets()
    const at = all.indexOf((event.target as HTMLElement).closest<HTMLElement>(TARGETS)!)
    if (at < 0) return
    const to = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    all[(to + all.length) % all.length]!.focus()
  }

  const enter = (event: FocusEvent): void => {
    const target = (event.target as HTMLElement).closest<HTMLElement>(TARGETS)
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
