import { expect, test } from 'vitest'
import { framesOfPlies } from './chances.svelte'

test('plies are the moves that were not taken back', () => {
  const kinds = [null, 'move', 'move', 'undo', 'hold', 'move', 'move']
  expect(framesOfPlies(kinds.map((kind) => ({ kind })))).toEqual([0, 1, 5, 6])
})
