import { beforeEach, expect, test, vi } from 'vitest'
import { Actions, actionsOf, prepareActions } from './actions.svelte'
import { change } from './settings.svelte'
import { answering, settled } from './testing'

const forms = [
  { notation: 'red: a>b', form: { kind: 'extend', expedition: 'red', to: 'b', from: 'a' } },
  { notation: 'move 3>5', form: { kind: 'move', path: [3, 5], power: 2 } },
  { notation: 'move 5>3', form: { kind: 'move', path: [5, 3], power: 2 } },
  { notation: 'pass', form: { kind: 'pass' } },
]
const list = (language: string): unknown => forms.map((each) => ({ ...each, words: `${each.notation} (${language})` }))
const path = (language: string): string => `GET /api/games/expeditions/actions?language=${language}`

beforeEach(() => change({ language: 'en' }))

async function loaded(): Promise<Actions> {
  answering({ [path('en')]: list('en'), [path('fr')]: list('fr') })
  const actions = new Actions('expeditions')
  await actions.load()
  return actions
}

test('a form is found again whatever the order of its fields', async () => {
  const actions = await loaded()
  expect(actions.notation({ to: 'b', from: 'a', expedition: 'red', kind: 'extend' })).toBe('red: a>b')
  expect(actions.notation({ power: 2, path: [3, 5], kind: 'move' })).toBe('move 3>5')
  expect(actions.form('pass')).toEqual({ kind: 'pass' })
})

test('another form is another action, or none', async () => {
  const actions = await loaded()
  expect(actions.notation({ kind: 'move', path: [5, 3], power: 2 })).toBe('move 5>3')
  expect(actions.notation({ kind: 'move', path: [5, 3] })).toBeUndefined()
  expect(actions.notation({ kind: 'move', path: ['5', 3], power: 2 })).toBeUndefined()
  expect(actions.form('nonsense')).toBeUndefined()
})

test('words follow the language; until they are there, the notation stands for them', async () => {
  const actions = await loaded()
  expect(actions.words('pass')).toBe('pass (en)')
  change({ language: 'fr' })
  expect(actions.words('pass')).toBe('pass')
  await settled()
  expect(actions.words('pass')).toBe('pass (fr)')
  expect(actions.words('nonsense')).toBe('nonsense')
})

test('a list is asked for once', async () => {
  const asked = answering({ [path('en')]: list('en') })
  const actions = new Actions('expeditions')
  await Promise.all([actions.load(), actions.load()])
  await actions.load()
  expect(asked).toEqual([path('en')])
})

test('a list that did not come is asked for again', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const actions = new Actions('expeditions')
  await expect(actions.load()).rejects.toThrow()
  answering({ [path('en')]: list('en') })
  await actions.load()
  expect(actions.words('pass')).toBe('pass (en)')
})

test('before the language changes, the words of all games in use are there', async () => {
  answering({ [path('en')]: list('en'), [path('fr')]: list('fr') })
  const actions = actionsOf('expeditions')
  await actions.load()
  await prepareActions('fr')
  change({ language: 'fr' })
  expect(actions.words('pass')).toBe('pass (fr)')
})

test('all tables of a game share one list', () => {
  expect(actionsOf('fivex')).toBe(actionsOf('fivex'))
  expect(actionsOf('fivex')).not.toBe(actionsOf('eldorado'))
})
