/**
 * Commands by key: what there is, which key each has, and who answers it. A page registers what it can do with
 * `onCommand`; while somebody types, or a dialog is open, keys are left alone.
 */
import { change, settings } from './settings.svelte'

export interface Command {
  id: string
  key: string
  /** Where it means something: keys of different places may be the same. */
  at: 'anywhere' | 'table' | 'replay'
}

/** Each has its words in `web-key-<id>`. */
export const commands = [
  { id: 'help', key: '?', at: 'anywhere' },
  { id: 'board', key: 'g', at: 'anywhere' },
  { id: 'actions', key: 'a', at: 'table' },
  { id: 'log', key: 'l', at: 'anywhere' },
  { id: 'chat', key: 'c', at: 'table' },
  { id: 'players', key: 'p', at: 'anywhere' },
  { id: 'rules', key: 'r', at: 'anywhere' },
  { id: 'find', key: '/', at: 'anywhere' },
  { id: 'undo', key: 'u', at: 'table' },
  { id: 'hint', key: 'h', at: 'table' },
  { id: 'confirm', key: 'Enter', at: 'table' },
  { id: 'cancel', key: 'Escape', at: 'table' },
  { id: 'next', key: 'n', at: 'table' },
  { id: 'previous', key: 'b', at: 'table' },
  { id: 'forward', key: 'ArrowRight', at: 'replay' },
  { id: 'back', key: 'ArrowLeft', at: 'replay' },
  { id: 'first', key: 'Home', at: 'replay' },
  { id: 'last', key: 'End', at: 'replay' },
  { id: 'play', key: ' ', at: 'replay' },
] as const satisfies readonly Command[]

export type CommandId = (typeof commands)[number]['id']
type Handler = () => void

const handlers = new Map<CommandId, Handler[]>()

export const keyOf = (id: CommandId): string => settings.keys[id] ?? commands.find((command) => command.id === id)!.key

/** Answer a command from now on; the returned function ends that. In a component: `$effect(() => onCommand(…))`. */
export function onCommand(id: CommandId, handler: Handler): () => void {
  const list = handlers.get(id) ?? []
  handlers.set(id, [...list, handler])
  return () => handlers.set(id, (handlers.get(id) ?? []).filter((other) => other !== handler))
}

/** The command that another key would take the place of, if there is one. */
export function conflict(id: CommandId, key: string): CommandId | null {
  const at = commands.find((command) => command.id === id)!.at
  const meets = (other: Command): boolean => other.at === at || other.at === 'anywhere' || at === 'anywhere'
  return commands.find((other) => other.id !== id && meets(other) && same(keyOf(other.id), key))?.id ?? null
}

export const setKey = (id: CommandId, key: string): void => change({ keys: { ...settings.keys, [id]: key } })
export const resetKeys = (): void => change({ keys: {} })

/** Keys that cannot be given: they move the focus, or only change other keys. */
export const unusable = (key: string): boolean =>
  ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process', 'Unidentified'].includes(key)

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** Keys that move a slider. */
const MOVES = /^(Arrow|Page)|^(Home|End)$/

/** Whether the key belongs to what has the focus: a field, or, for the keys that press and move, any control. */
function taken(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null
  if (!target) return false
  if (target.matches('input[type="range"]')) return MOVES.test(event.key)
  if (target.closest('input, select, textarea, [contenteditable]')) return event.key !== 'Escape'
  const presses = event.key === 'Enter' || event.key === ' '
  return presses && target.closest('button, a, summary, [role="button"], [role="option"]') !== null
}

window.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return
  if (taken(event) || document.querySelector('dialog[open]')) return
  for (const command of commands) {
    // The latest to register is what lies on top.
    const handler = same(keyOf(command.id), event.key) ? handlers.get(command.id)?.at(-1) : undefined
    if (handler) {
      event.preventDefault()
      handler()
      return
    }
  }
})
