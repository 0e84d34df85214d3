import { expect, test } from 'vitest'
import type { Schemas } from '../../lib/api'
import { curvesOf, framesOfPlies, marksOf, mistakesOf, type Analysis, type Step } from './analysis.svelte'

type Frames = Schemas['Replay']['frames']

const frames = (...lines: [string | null, number | null][]): Frames =>
  lines.map(([kind, actor]) => ({ kind, actor }) as unknown as Frames[number])

const step = (ply: number, seat: number, chances: number[], loss = 0): Step =>
  ({ ply, seat, chances, loss }) as unknown as Step

const found = (steps: Step[]): Analysis => ({ players: 2, steps, result: [1, 0] }) as unknown as Analysis

test('plies are the moves that were not taken back', () => {
  expect(framesOfPlies(frames([null, null], ['move', 0], ['move', 0], ['undo', 0], ['hold', 1], ['move', 0], ['move', 1]))).toEqual([0, 1, 5, 6])
})

test('what is taken back is one’s own, though others have sealed something since', () => {
  expect(framesOfPlies(frames([null, null], ['move', 0], ['move', 1], ['undo', 0], ['move', 0]))).toEqual([0, 2, 4])
})

test('a curve has what the mover expected before each move, and in the end the result', () => {
  const lines = frames([null, null], ['move', 0], ['hold', 1], ['move', 1])
  const analysis = found([step(1, 0, [0.6, 0.4], 0.1), step(2, 1, [0.5, 0.5])])
  const curves = curvesOf(analysis, lines, (seat) => `seat ${seat}`, (seat) => `var(--s${seat})`)
  expect(curves.map(({ label, values }) => [label, values])).toEqual([
    ['seat 0', [0.6, 0.5, null, 1]],
    ['seat 1', [0.4, 0.5, null, 0]],
  ])
  expect(marksOf(analysis, lines)).toEqual([{ series: 0, index: 0 }])
})

test('mistakes are one seat’s costly moves', () => {
  const steps = [step(1, 0, [], 0.3), step(2, 1, [], 0.3), step(3, 0, [], 0.001), step(4, 0, [], 0.02)]
  expect(mistakesOf(found(steps), 0).map(({ ply }) => ply)).toEqual([1, 4])
})
