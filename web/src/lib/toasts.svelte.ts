/** Short messages at the edge of the page: what was done, and what went wrong. */
import { Refusal } from './api'
import { has, say } from './words.svelte'

export type Kind = 'info' | 'good' | 'bad'

export interface Toast {
  id: number
  text: string
  kind: Kind
}

const STAYS = 6000
let next = 0
let list = $state<Toast[]>([])

export const toasts = (): readonly Toast[] => list

export function toast(text: string, kind: Kind = 'info'): void {
  const id = next++
  // The same thing twice is said once, and stays longer.
  list = [...list.filter((other) => other.text !== text), { id, text, kind }].slice(-4)
  setTimeout(() => dismiss(id), STAYS)
}

export function dismiss(id: number): void {
  list = list.filter((other) => other.id !== id)
}

/** Say why the server did not do something. What is not a refusal is a mistake of ours and stays one. */
export function complain(error: unknown): void {
  toast(reasonOf(error), 'bad')
}

/** The reason of a refusal, in this language. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Refusal)) throw error
  return has(error.sentence.key) ? say(error.sentence) : error.message
}
