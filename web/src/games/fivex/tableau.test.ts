/** How technologies lie, against the layout and the score that the package's own data give as an example. */
import { expect, test } from 'vitest'
import box from '../../../../src/voyageur/games/fivex/data/cards.json'
import { TECHNOLOGIES } from './material'
import { difference, gemPoints, litGems, pieceOf, pieces, placed, seenCorners, STEP, STRIP, WIDTH, type Group } from './tableau'

const layout = box.fixtures.cleo_layout
const keyOf = (id: number) => TECHNOLOGIES[id - 1]!.key
const cleo: Group = { cards: layout.group.cards.map(keyOf), over: layout.group.tops.map((top) => top === 'L') }

const count = (gems: string[]) => {
  const counted: Record<string, number> = {}
  for (const gem of gems) counted[gem] = (counted[gem] ?? 0) + 1
  return counted
}

test('the gems of the example layout are lit as the data say', () => {
  expect(count(litGems(cleo))).toEqual(layout.active)
})

test('the corners of the example layout are seen as the data say', () => {
  const named = layout.visible.map((corner) => corner.replace(/^\d+/, (id) => keyOf(Number(id))))
  expect(seenCorners(cleo)).toEqual(named)
})

test('the X counts where it brings most, as in the example score', () => {
  const score = box.fixtures.score_cleo
  expect(gemPoints(score.active).points).toBe(score.total - score.points.water)
})

test('a row of joined cards: every joint shares a strip, and the upper card is drawn last', () => {
  const [piece] = pieces(cleo, 10_000)
  expect(piece!.width).toBe(WIDTH + 3 * STEP)
  const drawn = piece!.faces.map((face) => face.card)
  cleo.over.forEach((over, joint) => {
    const [left, right] = [drawn.indexOf(cleo.cards[joint]!), drawn.indexOf(cleo.cards[joint + 1]!)]
    expect(left > right).toBe(over)
  })
})

test('a row too long for the room is cut between cards; what lies over the cut is whole, what lies under it is short', () => {
  const cut = pieces(cleo, 2 * WIDTH + 50)
  expect(cut.map((piece) => piece.faces.length)).toEqual([2, 2])
  expect(cut[0]!.faces.find((face) => face.card === cleo.cards[1])!.right).toBe('cut-over')
  expect(cut[1]!.faces.find((face) => face.card === cleo.cards[2])!.left).toBe('cut-under')
  const whole = pieceOf(cleo, 0, 4).width
  expect(cut[0]!.width + cut[1]!.width).toBeGreaterThan(whole - STRIP)
})

test('a technology between two groups joins them where the left one lay', () => {
  const groups: Group[] = [
    { cards: ['toll_arch'], over: [] },
    { cards: ['siphon_beacon', 'well_spotter'], over: [false] },
    { cards: ['deep_bore'], over: [] },
  ]
  const then = placed(groups, {
    technology: 'tomb_lamp',
    after: 'well_spotter',
    after_lies: 'under',
    before: 'toll_arch',
    before_lies: 'over',
  })
  expect(then.groups.map((group) => group.cards)).toEqual([
    ['siphon_beacon', 'well_spotter', 'tomb_lamp', 'toll_arch'],
    ['deep_bore'],
  ])
  expect(then.group.over).toEqual([false, true, true])
  expect(then.place).toBe(2)
})

test('what a joint changes: gems that light up, points, and the corners that are covered', () => {
  const groups: Group[] = [{ cards: ['siphon_beacon'], over: [] }]
  const joined = difference(groups, { technology: 'well_spotter', after: 'siphon_beacon', after_lies: 'over' })
  expect(joined.gems).toEqual(['blue', 'green'])
  expect(joined.points).toEqual([3, 7])
  expect(joined.covered).toEqual(['siphon_beacon.right'])
  expect(joined.seen).toEqual(['well_spotter.left', 'well_spotter.right'])
  const apart = difference(groups, { technology: 'well_spotter' })
  expect(apart.gems).toEqual(['blue'])
  expect(apart.covered).toEqual([])
})
