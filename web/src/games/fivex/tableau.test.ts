/** How technologies are drawn, with the layout that the package's own data give as an example. */
import { expect, test } from 'vitest'
import box from '../../../../src/voyageur/games/fivex/data/cards.json'
import { TECHNOLOGIES } from './material'
import { alone, around, pieceOf, pieces, STEP, STRIP, WIDTH, type Group } from './tableau'

const layout = box.fixtures.cleo_layout
const keyOf = (id: number) => TECHNOLOGIES[id - 1]!.key
const cleo: Group = {
  cards: layout.group.cards.map(keyOf),
  over: layout.group.tops.map((top) => top === 'L'),
  lit: [['center'], ['left', 'center', 'right'], ['center', 'right'], ['center']],
}

test('a row of joined cards: every joint shares a strip, and the upper card is drawn last', () => {
  const [piece] = pieces(cleo, 10_000)
  expect(piece!.width).toBe(WIDTH + 3 * STEP)
  const drawn = piece!.faces.map((face) => face.card)
  cleo.over.forEach((over, joint) => {
    const [left, right] = [drawn.indexOf(cleo.cards[joint]!), drawn.indexOf(cleo.cards[joint + 1]!)]
    expect(left > right).toBe(over)
  })
})

test('every card keeps the lit gems that it is said to have, in whatever order and piece it is drawn', () => {
  for (const room of [10_000, 2 * WIDTH + 50]) {
    const faces = pieces(cleo, room).flatMap((piece) => piece.faces)
    expect(faces).toHaveLength(4)
    for (const face of faces) expect(face.lit).toEqual(cleo.lit[cleo.cards.indexOf(face.card)])
  }
})

test('a row too long for the room is cut between cards; what lies over the cut is whole, what lies under it is short', () => {
  const cut = pieces(cleo, 2 * WIDTH + 50)
  expect(cut.map((piece) => piece.faces.length)).toEqual([2, 2])
  expect(cut[0]!.faces.find((face) => face.card === cleo.cards[1])!.right).toBe('cut-over')
  expect(cut[1]!.faces.find((face) => face.card === cleo.cards[2])!.left).toBe('cut-under')
  const whole = pieceOf(cleo, 0, 4).width
  expect(cut[0]!.width + cut[1]!.width).toBeGreaterThan(whole - STRIP)
})

test('a card is shown with its neighbours', () => {
  const apart: Group = { cards: ['deep_bore'], over: [], lit: [['center']] }
  const names = (card: string) => around([apart, cleo], card)?.faces.map((face) => face.card).sort()
  expect(names(cleo.cards[1]!)).toEqual(cleo.cards.slice(0, 3).sort())
  expect(names(cleo.cards[3]!)).toEqual(cleo.cards.slice(2).sort())
  expect(around([apart, cleo], 'deep_bore')).toEqual(alone('deep_bore'))
  expect(names('echo_probe')).toBeUndefined()
})
