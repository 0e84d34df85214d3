import { afterEach, expect, test } from 'vitest'
import { roving, toward } from './roving'

afterEach(() => document.body.replaceChildren())

function row(...names: string[]): HTMLElement {
  const box = document.createElement('div')
  for (const name of names) {
    const button = document.createElement('button')
    button.id = button.dataset.target = name
    box.append(button)
  }
  document.body.append(box)
  return box
}

const stops = (box: HTMLElement): string[] => [...box.querySelectorAll('button')].filter((button) => button.tabIndex === 0).map(({ id }) => id)
const press = (key: string): boolean => document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

test('one of many is a stop of the Tab key, and the arrow keys walk around', () => {
  const box = row('one', 'two', 'three')
  const end = roving('[data-target]')(box)
  expect(stops(box)).toEqual(['one'])
  document.getElementById('one')!.focus()
  for (const [key, there] of [['ArrowRight', 'two'], ['ArrowDown', 'three'], ['ArrowRight', 'one'], ['End', 'three'], ['ArrowLeft', 'two'], ['Home', 'one'], ['ArrowUp', 'three']]) {
    expect(press(key!)).toBe(false)
    expect(document.activeElement!.id).toBe(there)
    expect(stops(box)).toEqual([there])
  }
  expect(press('x')).toBe(true)
  end?.()
})

test('there is a stop again when the one that was is gone', async () => {
  const box = row('one', 'two')
  roving('[data-target]')(box)
  document.getElementById('one')!.remove()
  await Promise.resolve()
  expect(stops(box)).toEqual(['two'])
})

test('on a map the nearest that way is next', () => {
  const points = [{ x: 0, y: 0 }, { x: 10, y: 8 }, { x: 14, y: 1 }, { x: -5, y: 0 }]
  expect(toward('ArrowRight', points, 0)).toBe(2)
  expect(toward('ArrowDown', points, 0)).toBe(1)
  expect(toward('ArrowLeft', points, 0)).toBe(3)
  expect(toward('ArrowUp', points, 0)).toBe(-1)
  expect(toward('Enter', points, 0)).toBeUndefined()
})
