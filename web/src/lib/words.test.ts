import { beforeAll, beforeEach, expect, test } from 'vitest'
import { change } from './settings.svelte'
import { date, has, need, number, prepare, say, t } from './words.svelte'

const people = ['Ida', 'Roald', 'Alma']
const naming = (seat: number): string => people[seat]!

beforeAll(async () => {
  await need()
  await prepare('fr')
})
beforeEach(() => change({ language: 'en' }))

test('a sentence is said in the language in use', () => {
  expect(say({ key: 'game-over', args: {} })).toBe('The game is over.')
  change({ language: 'fr' })
  expect(say({ key: 'game-over', args: {} })).toBe('La partie est finie.')
})

test('a key that nobody has written is seen as it is, and is known to be missing', () => {
  expect(t('no-such-sentence')).toBe('no-such-sentence')
  expect(has('no-such-sentence')).toBe(false)
  expect(has('game-over')).toBe(true)
})

test('nothing to say is nothing', () => {
  expect(say(null)).toBe('')
  expect(say(undefined)).toBe('')
})

test('sentences can be arguments of sentences', () => {
  const reason = { key: 'game-unknown', args: { name: 'chess', known: ['fivex', 'eldorado'] } }
  const sentence = { key: 'record-move', args: { number: 3, move: 'pass', reason } }
  expect(say(sentence)).toBe('Move 3 (“pass”) cannot be played: There is no game “chess”. There are: fivex, eldorado.')
})

test('texts by language and lists of them are said in the language in use', () => {
  const allowed = [{ en: 'river', fr: 'fleuve' }, { en: 'desert', fr: 'désert' }, 7]
  const sentence = { key: 'option-value', args: { option: { en: 'land', fr: 'pays' }, value: 'sea', allowed } }
  expect(say(sentence)).toBe('land cannot be sea. It can be: river, desert, 7.')
  change({ language: 'fr' })
  expect(say(sentence)).toContain('fleuve, désert, 7')
  expect(say(sentence)).toContain('pays')
})

test('seats are called by the names of their people', () => {
  const sentence = { key: 'not-your-turn', args: { seat: 0, awaited: [1, 2] } }
  expect(say(sentence, naming)).toBe('It is not the turn of Ida: the game waits for Roald, Alma.')
})

test('nested sentences know the names too, and later ones do not keep them', () => {
  const reason = { key: 'not-your-turn', args: { seat: 0, awaited: [2] } }
  expect(say({ key: 'record-move', args: { number: 1, move: 'x', reason } }, naming)).toContain('Alma')
  expect(say(reason)).not.toContain('Alma')
})

test('a game’s sentences are there once they are needed, in the language of that moment', async () => {
  change({ language: 'fr' })
  expect(has('eldorado-no-occupied')).toBe(false)
  await need('eldorado')
  expect(has('eldorado-no-occupied')).toBe(true)
  change({ language: 'en' })
  expect(has('eldorado-no-occupied')).toBe(false)
  await prepare('en')
  expect(say({ key: 'eldorado-no-occupied', args: { seat: 1 } }, naming)).toBe(
    'A pawn of Roald stands there: occupied hexes are closed.',
  )
})

test('French elides before a vowel', async () => {
  change({ language: 'fr' })
  await need('eldorado')
  const occupied = (seat: number): string => say({ key: 'eldorado-no-occupied', args: { seat } }, naming)
  expect(occupied(0)).toContain('d’Ida')
  expect(occupied(1)).toContain('de Roald')
})

test('a game’s guide is asked for by itself', async () => {
  await need('fivex')
  expect(has('rules-fivex-goal-title')).toBe(false)
  await need('fivex/guide')
  expect(has('rules-fivex-goal-title')).toBe(true)
})

test('numbers and dates are written as people of the language write them', () => {
  expect(number(1234.56, 1)).toBe('1,234.6')
  change({ language: 'fr' })
  expect(number(1234.56, 1)).toBe('1\u202f234,6')
  expect(date(0, { dateStyle: 'long', timeZone: 'UTC' })).toBe('1 janvier 1970')
})
