import { expect, test } from 'vitest'
import { tableOf } from './play'

test('a table is found in its link, in the link of its replay, and in its code', () => {
  expect(tableOf(' https://play.example/tables/Q9qjEtQUM2ssFB2C ')).toBe('Q9qjEtQUM2ssFB2C')
  expect(tableOf('https://play.example/replay/Q9qjEtQUM2ssFB2C?at=7&eyes=all')).toBe('Q9qjEtQUM2ssFB2C')
  expect(tableOf('Q9qjEtQUM2ssFB2C')).toBe('Q9qjEtQUM2ssFB2C')
  expect(tableOf('https://play.example/rules/fivex')).toBeNull()
  expect(tableOf('what?')).toBeNull()
})
