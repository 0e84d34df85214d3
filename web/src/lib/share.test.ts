import { afterEach, expect, test } from 'vitest'
import { change as changeSettings } from './settings.svelte'
import { change, percent, points } from './share'

afterEach(() => changeSettings({ language: 'en' }))

test('shares are written as people of each language write them', () => {
  expect([percent(0.125), points(0.1234), change(0.047), change(-0.2), change(0.0001)]).toEqual(['13%', '12.3', '+4.7', '-20', '0'])
  changeSettings({ language: 'fr' })
  expect([percent(0.5).replace(/\s/, ' '), change(-0.047)]).toEqual(['50 %', '-4,7'])
})
