import { afterEach, expect, test, vi } from 'vitest'
import { conflict, keyOf, onCommand, resetKeys, setKey } from './keys.svelte'

afterEach(resetKeys)

const press = (key: string, target: EventTarget = document.body): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('a command is answered by whoever registered last, until that ends', () => {
  const below = vi.fn()
  const above = vi.fn()
  const ends = [onCommand('undo', below), onCommand('undo', above)]
  press('u')
  ends[1]!()
  press('U')
  ends[0]!()
  press('u')
  expect([below.mock.calls.length, above.mock.calls.length]).toEqual([1, 1])
})

test('keys are left alone while somebody types, and Enter on a button', () => {
  const handler = vi.fn()
  const ends = [onCommand('undo', handler), onCommand('confirm', handler)]
  document.body.innerHTML = '<input><button></button>'
  press('u', document.querySelector('input')!)
  press('Enter', document.querySelector('button')!)
  expect(handler).not.toHaveBeenCalled()
  press('u', document.querySelector('button')!)
  expect(handler).toHaveBeenCalledOnce()
  ends.forEach((end) => end())
})

test('another key can be given, and one that is taken is told', () => {
  setKey('undo', 'z')
  expect(keyOf('undo')).toBe('z')
  expect(conflict('actions', 'Z')).toBe('undo')
  expect(conflict('forward', 'z')).toBeNull()
  expect(conflict('forward', 'l')).toBe('log')
})
