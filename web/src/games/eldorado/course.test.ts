import { expect, test } from 'vitest'
import { beyond, cityOf, frame, hexAt, letters, middle, nameOf, placeOf, posts, rims, STEPS, wayTo, type Hex, type Land } from './course'

/** A hexagonal board of radius one about a place. */
function board(letter: string, q: number, r: number, terrain = 'jungle'): Hex[] {
  const around = [[0, 0], ...Object.values(STEPS)]
  return around.map(([dq, dr]) => ({ q: q + dq!, r: r + dr!, board: letter, terrain, cost: 1, cave: false, start: null, finish: false }))
}

const gate = (q: number, r: number): Hex => ({ q, r, board: 'finish_river', terrain: 'river', cost: 1, cave: false, start: null, finish: true })

const land: Land = {
  hexes: [...board('B', 0, 0), ...board('C', 3, -1), gate(5, -2), gate(5, -3), gate(4, -3)],
  junctions: [{ between: ['B', 'C'], edges: [[1, 0, 2, 0], [1, 0, 2, -1], [1, -1, 2, -1]], barrier: true, number: null }],
}

test('the hex at a point is the one whose middle is nearest', () => {
  for (const name of ['0,0', '3,-2', '-4,7', '12,-12']) {
    const [x, y] = middle(...placeOf(name))
    expect(hexAt([x, y])).toBe(name)
    expect(hexAt([x + 24, y])).toBe(name)
    expect(hexAt([x - 20, y + 12])).toBe(name)
  }
})

test('ways lead to neighbours and back', () => {
  for (const way of Object.keys(STEPS)) expect(wayTo('2,-1', beyond('2,-1', way))).toBe(way)
  expect(wayTo('0,0', '2,0')).toBeUndefined()
})

test('each piece has one closed rim', () => {
  const found = rims(land.hexes)
  expect([...found.keys()]).toEqual(['B', 'C', 'finish_river'])
  for (const letter of ['B', 'C']) expect(found.get(letter)!.match(/L/g)).toHaveLength(18)
})

test('a barrier lies along all edges of its junction, and its sign beside it', () => {
  const [post] = posts(land)
  expect(post!.points).toHaveLength(4)
  expect(Math.min(...land.hexes.map(({ q, r }) => Math.hypot(...([0, 1] as const).map((axis) => middle(q, r)[axis] - post!.sign[axis]))))).toBeGreaterThan(20)
})

test('El Dorado lies behind the middle gate, and nowhere without gates', () => {
  const [x, y] = cityOf(land.hexes)!
  const [nearX, nearY] = middle(5, -3)
  expect(x).toBeGreaterThan(nearX)
  expect(y).toBeLessThan(nearY)
  expect(cityOf(board('B', 0, 0))).toBeNull()
})

test('every board has its letter beside it', () => {
  const there = new Set(land.hexes.map(({ q, r }) => nameOf(q, r)))
  expect(letters(land).map(({ board }) => board)).toEqual(['B', 'C'])
  for (const { at } of letters(land)) expect(there).not.toContain(hexAt(at))
})

test('the frame holds everything', () => {
  const box = frame(land)
  for (const { q, r } of land.hexes) {
    const [x, y] = middle(q, r)
    expect(x).toBeGreaterThan(box.x + 30)
    expect(x).toBeLessThan(box.x + box.width - 30)
    expect(y).toBeGreaterThan(box.y + 30)
    expect(y).toBeLessThan(box.y + box.height - 30)
  }
})
