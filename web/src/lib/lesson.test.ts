import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { fits, LessonSession, type Lesson } from './lesson.svelte'
import { change } from './settings.svelte'
import { answering, later, settled, state, update } from './testing'
import { need } from './words.svelte'

type Body = { moves: { seat: number; action: string }[] }

const lesson: Lesson = {
  id: 'first',
  players: 2,
  options: {},
  seat: 0,
  steps: [
    { id: 'look', accept: [], reply: [{ seat: 1, action: 'stay' }], show: ['here'] },
    { id: 'go', accept: ['go *'], reply: [{ seat: 1, action: 'come' }], show: ['there'] },
    { id: 'end', accept: [], reply: [], show: [] },
  ],
}
const LEGAL = ['go north', 'go south', 'stay']
const PATH = '/api/games/expeditions/lessons/first'

/** The position after some moves: as many plies as moves. */
const position = ({ moves }: Body): unknown => update(moves.map((_, index) => index + 1), state(moves.length, { legal: LEGAL }))

beforeAll(() => need())
beforeEach(() => {
  change({ confirm: 'never' })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

async function begun(): Promise<LessonSession> {
  answering({ [`POST ${PATH}`]: position, [`POST ${PATH}/why`]: { reason: { key: 'game-over', args: {} } } })
  return await LessonSession.begin('expeditions', lesson)
}

test.each([
  ['red: start>*', 'red: start>Paris', true],
  ['red: start>*', 'blue: start>Paris', false],
  ['pass', 'pass', true],
  ['pass', 'pass twice', false],
  ['pass', 'I pass', false],
  ['*>b', 'a>b', true],
  ['buy * (2)', 'buy map (2)', true],
  ['buy * (2)', 'buy map 2', false],
  ['a.b', 'axb', false],
  ['a+b?', 'a+b?', true],
  ['*', 'anything at all', true],
  ['go * by *', 'go north by sea', true],
])('the pattern “%s” and the move “%s”: %s', (pattern, action, fit) => expect(fits(pattern, action)).toBe(fit))

test('what is only read is left by going on, and what follows by itself happens', async () => {
  const session = await begun()
  expect([session.canAct, session.mayGoOn, session.standing]).toEqual([false, true, 'open'])
  expect(session.marked).toEqual(['here'])
  await session.next()
  expect([session.step, session.state.ply]).toEqual([1, 1])
  expect(session.marked).toEqual(['there'])
})

test('what is to be done has to be done', async () => {
  const session = await begun()
  await session.next()
  expect([session.canAct, session.mayGoOn]).toEqual([true, false])
  await session.next()
  expect(session.step).toBe(1)

  session.propose('go north')
  await settled()
  expect(session.standing).toBe('done')
  expect(session.state.ply).toBe(3)
  expect(session.marked).toEqual([])
  expect(session.canAct).toBe(false)
  await session.next()
  expect([session.isLast, session.state.ply]).toEqual([true, 3])
  await session.next()
  expect(session.step).toBe(2)
})

test('another move leads astray, and leaves the position as it is', async () => {
  const session = await begun()
  await session.next()
  session.propose('stay')
  await settled()
  expect([session.standing, session.state.ply, session.mayGoOn, session.canAct]).toEqual(['astray', 1, false, true])
  session.propose('go south')
  await settled()
  expect(session.standing).toBe('done')
})

test('an illegal move is explained', async () => {
  const session = await begun()
  await session.next()
  session.propose('fly')
  await settled()
  expect(session.reason?.key).toBe('game-over')
  expect(session.standing).toBe('open')
})

test('an explanation that comes late does not keep a good move from counting', async () => {
  const why = later<unknown>()
  answering({ [`POST ${PATH}`]: position, [`POST ${PATH}/why`]: () => why.promise })
  const session = await LessonSession.begin('expeditions', lesson)
  await session.next()
  session.propose('fly')
  session.propose('go north')
  why.keep({ reason: { key: 'game-over', args: {} } })
  await settled()
  expect(session.standing).toBe('done')
  expect(session.reason).toBeNull()
})

test('back takes back what was done, then goes to the step before', async () => {
  const session = await begun()
  await session.back()
  expect(session.step).toBe(0)
  await session.next()
  session.propose('go north')
  await settled()
  await session.back()
  expect([session.step, session.standing, session.state.ply]).toEqual([1, 'open', 1])
  await session.back()
  expect([session.step, session.state.ply]).toEqual([0, 0])
})

test('again begins the step anew', async () => {
  const session = await begun()
  await session.next()
  session.propose('go north')
  await settled()
  await session.again()
  expect([session.step, session.standing, session.state.ply, session.canAct]).toEqual([1, 'open', 1, true])
})

test('who goes back while a move is on its way is back', async () => {
  const session = await begun()
  await session.next()
  const slow = later<void>()
  answering({
    [`POST ${PATH}`]: async (body: unknown) => {
      if ((body as Body).moves.length > 1) await slow.promise
      return position(body as Body)
    },
  })
  session.propose('go north')
  await session.again()
  slow.keep()
  await settled()
  expect([session.standing, session.state.ply, session.canAct]).toEqual(['open', 1, true])
})

test('without an answer nothing goes on, and one may try again', async () => {
  const session = await begun()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await session.next()
  expect(session.step).toBe(0)
  expect(session.reason?.key).toBe('web-no-answer')
  answering({ [`POST ${PATH}`]: position })
  await session.next()
  expect([session.step, session.state.ply]).toEqual([1, 1])
})
