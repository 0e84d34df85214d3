import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { commands, conflict, keyOf, onCommand, resetKeys, setKey, unusable } from './keys.svelte'

let ends: (() => void)[] = []

beforeEach(() => {
  resetKeys()
  document.body.innerHTML = ''
})
afterEach(() => {
  ends.forEach((end) => end())
  ends = []
})

function answer(id: Parameters<typeof onCommand>[0]): ReturnType<typeof vi.fn> {
  const handler = vi.fn()
  ends.push(onCommand(id, handler))
  return handler
}

/** Press a key somewhere; whether it was used. */
function press(key: string, options: KeyboardEventInit = {}, where: Element = document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options })
  where.dispatchEvent(event)
  return event.defaultPrevented
}

function element(markup: string): Element {
  document.body.innerHTML = markup
  return document.body.firstElementChild!
}

test('no two commands of one place have the same key at first', () => {
  for (const { id, key } of commands) expect(conflict(id, key)).toBeNull()
})

test('a key does what it stands for, as long as somebody answers', () => {
  const undo = answer('undo')
  expect(press('u')).toBe(true)
  expect(press('U', { shiftKey: true })).toBe(true)
  expect(undo).toHaveBeenCalledTimes(2)
  ends.pop()!()
  expect(press('u')).toBe(false)
  expect(undo).toHaveBeenCalledTimes(2)
})

test('what lies on top answers; below it, what was there before', () => {
  const below = answer('log')
  const top = answer('log')
  press('l')
  expect([below, top].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  ends.pop()!()
  press('l')
  expect([below, top].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('a key can be changed, kept and given back', () => {
  const undo = answer('undo')
  setKey('undo', 'z')
  expect(keyOf('undo')).toBe('z')
  expect(press('u')).toBe(false)
  expect(press('z')).toBe(true)
  expect(undo).toHaveBeenCalledOnce()
  expect(JSON.parse(localStorage.getItem('voyageur-settings')!).keys).toEqual({ undo: 'z' })
  resetKeys()
  expect(keyOf('undo')).toBe('u')
})

test('two commands that can meet cannot have one key', () => {
  expect(conflict('undo', 'A')).toBe('actions')
  expect(conflict('undo', 'l')).toBe('log')
  expect(conflict('log', 'u')).toBe('undo')
  expect(conflict('forward', 'u')).toBeNull()
  expect(conflict('undo', 'u')).toBeNull()
  setKey('actions', 'x')
  expect(conflict('undo', 'a')).toBeNull()
  expect(conflict('undo', 'x')).toBe('actions')
})

test('the keys of a table and of a replay may be the same: only who is there answers', () => {
  setKey('play', 'u')
  const play = answer('play')
  expect(press('u')).toBe(true)
  expect(play).toHaveBeenCalledOnce()
})

test.each(['<input>', '<input type="search">', '<textarea></textarea>', '<select></select>', '<div contenteditable="true">x</div>'])(
  'who types is left alone: %s',
  (markup) => {
    const undo = answer('undo')
    const cancel = answer('cancel')
    const field = element(markup)
    expect(press('u', {}, field)).toBe(false)
    expect(undo).not.toHaveBeenCalled()
    expect(press('Escape', {}, field)).toBe(true)
    expect(cancel).toHaveBeenCalledOnce()
  },
)

test('Enter and Space press the button that has the focus, and nothing else', () => {
  const confirm = answer('confirm')
  const undo = answer('undo')
  const button = element('<button>x</button>')
  expect(press('Enter', {}, button)).toBe(false)
  expect(press('u', {}, button)).toBe(true)
  expect(press('Enter')).toBe(true)
  expect(confirm).toHaveBeenCalledOnce()
  expect(undo).toHaveBeenCalledOnce()
})

test('a slider keeps the keys that move it, and no others', () => {
  const play = answer('play')
  const forward = answer('forward')
  const slider = element('<input type="range">')
  expect(press('ArrowRight', {}, slider)).toBe(false)
  expect(press(' ', {}, slider)).toBe(true)
  expect(forward).not.toHaveBeenCalled()
  expect(play).toHaveBeenCalledOnce()
})

test('keys of the browser, half-written letters and keys that were used already are left alone', () => {
  const undo = answer('undo')
  for (const options of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { isComposing: true }]) press('u', options)
  const board = element('<div></div>')
  board.addEventListener('keydown', (event) => event.preventDefault())
  press('u', {}, board)
  expect(undo).not.toHaveBeenCalled()
})

test('under an open dialog nothing happens', () => {
  const undo = answer('undo')
  element('<dialog open></dialog>')
  press('u')
  expect(undo).not.toHaveBeenCalled()
})

test('keys that move the focus or change other keys cannot be given', () => {
  expect(['Tab', 'Shift', 'Dead'].every(unusable)).toBe(true)
  expect(['x', 'Enter', 'F2'].some(unusable)).toBe(false)
})
