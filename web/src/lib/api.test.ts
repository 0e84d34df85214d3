import { afterEach, expect, test, vi } from 'vitest'
import { ask, Refusal, setCsrf } from './api'
import { change } from './settings.svelte'

afterEach(() => vi.unstubAllGlobals())

function answered(status: number, body: string | (() => Promise<string>)): ReturnType<typeof vi.fn> {
  const text = typeof body === 'string' ? () => Promise.resolve(body) : body
  const fetch = vi.fn().mockResolvedValue({ ok: status < 400, status, text })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

async function refused(): Promise<Refusal> {
  const error: unknown = await ask('get', '/api/me').catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Refusal)
  return error as Refusal
}

test('the address, the question and the body are what was asked for', async () => {
  change({ language: 'fr' })
  setCsrf('proof')
  const fetch = answered(200, '{"reason": null}')
  await ask('get', '/api/tables/{table_id}/why', { path: { table_id: 'a/b' }, query: { seat: 0, action: 'red: a>b' } })
  expect(fetch.mock.lastCall![0]).toBe('/api/tables/a%2Fb/why?seat=0&action=red%3A+a%3Eb')
  expect(fetch.mock.lastCall![1].headers).toEqual({ 'Accept-Language': 'fr' })
  await ask('post', '/api/tables/{table_id}/sit', { path: { table_id: 'x' }, body: { seat: null } })
  expect(fetch.mock.lastCall).toMatchObject(['/api/tables/x/sit', { method: 'POST', body: '{"seat":null}' }])
  expect(fetch.mock.lastCall![1].headers).toMatchObject({ 'X-CSRF-Token': 'proof', 'Content-Type': 'application/json' })
})

test('an empty answer is one', async () => {
  answered(204, '')
  expect(await ask('post', '/api/tables/{table_id}/start', { path: { table_id: 'x' } })).toBeUndefined()
})

test('a refusal has its sentence', async () => {
  answered(409, '{"status": 409, "code": "game-over", "reason": "It is over.", "args": {"seat": 1}}')
  const refusal = await refused()
  expect(refusal).toMatchObject({ status: 409, message: 'It is over.', sentence: { key: 'game-over', args: { seat: 1 } } })
})

test('no answer is a refusal too, also in the middle of one', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed to fetch')))
  expect(await refused()).toMatchObject({ status: 0, sentence: { key: 'web-no-answer' } })
  answered(200, () => Promise.reject(new TypeError('network error')))
  expect(await refused()).toMatchObject({ status: 0, sentence: { key: 'web-no-answer' } })
})

test('an answer of somebody else on the way is said to be odd', async () => {
  answered(502, '<h1>Bad gateway</h1>')
  expect(await refused()).toMatchObject({ status: 502, sentence: { key: 'web-odd-answer', args: { status: 502 } } })
})

test('who gave up waiting is not refused anything', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('enough', 'AbortError')))
  await expect(ask('get', '/api/me')).rejects.toBeInstanceOf(DOMException)
})
