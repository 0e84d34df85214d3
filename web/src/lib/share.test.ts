import { afterEach, expect, test } from 'vitest'
import { change as changeSettings } from './settings.svelte'
import { chance, change, percent, points } from './share'

afterEach(() => changeSettings({ language: 'en' }))

test('shares are written as people of each language write them', () => {
  expect([percent(0.125), points(0.1234), change(0.047), change(-0.2), change(0.0001)]).toEqual(['13%', '12.3', '+4.7', '-20.0', '0.0'])
  changeSettings({ language: 'fr' })
  expect([percent(0.5).replace(/\s/, ' '), change(-0.047)]).toEqual(['50 %', '-4,7'])
})

test('a chance is none or sure only where it is', () => {
  expect([0, 0.002, 0.006, 0.5, 0.994, 0.998, 1].map(chance)).toEqual(['0%', '<1%', '1%', '50%', '99%', '>99%', '100%'])
})
