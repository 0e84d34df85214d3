import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { toasts } from '../lib/toasts.svelte'
import { need, t } from '../lib/words.svelte'
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

test('where nothing may be copied, the address is shown', async () => {
  vi.stubGlobal('navigator', {})
  await copyLink('/tables/y')
  expect(toasts().at(-1)?.text).toBe(`${location.origin}/tables/y`)
})
