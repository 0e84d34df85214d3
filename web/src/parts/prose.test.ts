import { expect, test } from 'vitest'
import { blocks, contains, marked } from './prose'

test('a text has paragraphs, lists and bold words', () => {
  expect(blocks('One **two**.\n\nBefore it:\n- a\n- **b** c\n\nAfter.')).toEqual([
    { kind: 'paragraph', runs: [{ text: 'One ', bold: false }, { text: 'two', bold: true }, { text: '.', bold: false }] },
    { kind: 'paragraph', runs: [{ text: 'Before it:', bold: false }] },
    { kind: 'list', items: [[{ text: 'a', bold: false }], [{ text: 'b', bold: true }, { text: ' c', bold: false }]] },
    { kind: 'paragraph', runs: [{ text: 'After.', bold: false }] },
  ])
})

test('words are found without their accents and whatever their case', () => {
  expect(contains('Les **Expéditions**', 'expeditions')).toBe(true)
  expect(contains('Les flèches', 'flecheZ')).toBe(false)
})

test('what is found is marked in the text as it is written', () => {
  expect(marked('La flèche, FLECHE', 'fleche')).toEqual([
    { text: 'La ', found: false },
    { text: 'flèche', found: true },
    { text: ', ', found: false },
    { text: 'FLECHE', found: true },
  ])
  expect(marked('nothing', '')).toEqual([{ text: 'nothing', found: false }])
})
