import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { toasts } from './toasts.svelte'
import { need, t } from './words.svelte'
import { copyLink } from './link'

beforeAll(() => need())
afterEach(() => vi.unstubAllGlobals())

test('a link is copied with its whole address', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyLink('/tables/x')
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/tables/x`)
  expect(toasts().at(-1)?.text).toBe(t('web-link-copied'))
})

test('each link is spoken of in its own words', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: vi.fn().mockResolvedValue(undefined) } })
  await copyLink('/replay/x?at=3', 'This moment.')
  expect(toasts().at(-1)?.text).toBe('This moment.')
})

test('where nothing may be copied, the address is shown', async () => {
  vi.stubGlobal('navigator', {})
  await copyLink('/tables/y')
  expect(toasts().at(-1)?.text).toBe(`${location.origin}/tables/y`)
})

test('or something else is done with it', async () => {
  vi.stubGlobal('navigator', {})
  const otherwise = vi.fn()
  await copyLink('/courses#x', 'Copied.', otherwise)
  expect(otherwise).toHaveBeenCalledWith(`${location.origin}/courses#x`)
})
