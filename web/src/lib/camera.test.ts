import { expect, test } from 'vitest'
import { centred, held, opening, partWay, toSheet, toWindow, whole, zoomed, type View } from './camera'

const frame = { left: -70, top: 20, width: 1740, height: 872 }
const view: View = { size: { width: 1000, height: 480 }, frame, limits: { closest: 9, slack: 0, readable: 0.5 } }
const place = { x: 830, y: 400 }

test('a camera never leaves its sheet, but for the slack it is given', () => {
  const far = held({ x: 900, y: -9000, scale: 2 }, view)
  expect(far.x).toBe(0)
  expect(far.y).toBeCloseTo(view.size.height - frame.height * 2)
  const loose = held({ x: 900, y: -9000, scale: 2 }, { ...view, limits: { ...view.limits, slack: 50 } })
  expect(loose.x).toBe(50)
  expect(loose.y).toBeCloseTo(far.y - 50)
})

test('it comes no closer than it may, and goes no farther than all of the map, in the middle', () => {
  expect(held({ x: 0, y: 0, scale: 99 }, view).scale).toBeCloseTo(9 * whole(view))
  const all = held({ x: 0, y: 0, scale: 0.01 }, view)
  expect(all.scale).toBeCloseTo(whole(view))
  expect(all.x).toBeCloseTo((view.size.width - frame.width * all.scale) / 2)
})

test('the point under the pointer stays where it is', () => {
  const before = held({ x: -300, y: -200, scale: 1.2 }, view)
  const focus = { x: 420, y: 200 }
  const after = zoomed(before, 1.5, focus, view)
  const [one, other] = [toSheet(before, focus.x, focus.y, frame), toSheet(after, focus.x, focus.y, frame)]
  expect(other.x).toBeCloseTo(one.x)
  expect(other.y).toBeCloseTo(one.y)
})

test('a place is brought to the middle', () => {
  const seen = toWindow(centred(place, 2, view), place, frame)
  expect(seen.x).toBeCloseTo(500)
  expect(seen.y).toBeCloseTo(240)
})

test('one begins with all of the map where it can be read, and nearer on a phone', () => {
  expect(opening(place, view).scale).toBeCloseTo(whole(view))
  expect(opening(place, { ...view, size: { width: 390, height: 330 } }).scale).toBe(0.5)
})

test('a flight ends where it was to end', () => {
  const from = held({ x: 0, y: 0, scale: 0.6 }, view)
  const to = centred(place, 2, view)
  expect(partWay(from, to, 1).x).toBeCloseTo(to.x)
  expect(partWay(from, to, 0)).toEqual(from)
})
