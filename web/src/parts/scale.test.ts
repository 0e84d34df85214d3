import { expect, test } from 'vitest'
import { linear, pathOf, rangeOf, ticks } from './scale'

test.each([
  [0, 1, 4, false, [0, 0.5, 1]],
  [0, 100, 5, true, [0, 20, 40, 60, 80, 100]],
  [0, 3, 10, true, [0, 1, 2, 3]],
  [-7, 12, 4, false, [-5, 0, 5, 10]],
  [5, 5, 3, true, [5]],
])('from %s to %s in about %s', (least, most, about, whole, expected) => {
  expect(ticks(least, most, about, whole)).toEqual(expected)
})

test('values that are all the same still have a range', () => {
  expect(rangeOf([3, null, 3])).toEqual([2, 4])
  expect(rangeOf([null])).toEqual([0, 1])
  expect(rangeOf([1, 9, null])).toEqual([1, 9])
})

test('numbers become places', () => {
  const y = linear([0, 1], [100, 0])
  expect([y(0), y(0.25), y(1)]).toEqual([100, 75, 0])
})

test('a line goes straight on over what is not known', () => {
  const same = (value: number): number => value
  expect(pathOf([null, 2, null, 4], same, same)).toBe('M1.0,2.0L3.0,4.0')
  expect(pathOf([null], same, same)).toBe('')
})
