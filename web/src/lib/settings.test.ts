import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const STORE = 'voyageur-settings'

beforeEach(() => {
  localStorage.clear()
  document.documentElement.lang = 'en'
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The module as a page that has just been opened has it. */
async function opened(): Promise<typeof import('./settings.svelte')> {
  vi.resetModules()
  return await import('./settings.svelte')
}

const usual = { language: 'en', theme: 'system', palette: 'atlas', motion: 'system', sound: false, confirm: 'touch', opponent: 'casual', keys: {} }

test('at first things are as usual, in the language of the page', async () => {
  expect((await opened()).settings).toEqual(usual)
  document.documentElement.lang = 'fr'
  expect((await opened()).settings.language).toBe('fr')
})

test('what is changed is kept for the next visit', async () => {
  const { change } = await opened()
  change({ theme: 'dark', keys: { undo: 'z' } })
  expect((await opened()).settings).toEqual({ ...usual, theme: 'dark', keys: { undo: 'z' } })
})

test('what is changed is seen at once', async () => {
  const { apply, change } = await opened()
  apply()
  change({ language: 'fr', theme: 'dark', palette: 'dusk', motion: 'none' })
  const { lang, dataset } = document.documentElement
  expect(lang).toBe('fr')
  expect({ ...dataset }).toMatchObject({ theme: 'dark', palette: 'dusk', motion: 'none' })
})

test.each(['{', 'null', '"dark"', '[1, 2]', '{"language": "de", "keys": null, "sound": "yes", "motion": 3}', '{"keys": {"undo": 7}}'])(
  'what cannot be understood is forgotten: %s',
  async (broken) => {
    localStorage.setItem(STORE, broken)
    expect((await opened()).settings).toEqual(usual)
  },
)

test('one setting that cannot be understood takes no other with it', async () => {
  localStorage.setItem(STORE, '{"language": "xx", "palette": "harbour"}')
  expect((await opened()).settings).toEqual({ ...usual, palette: 'harbour' })
})

test('a browser that keeps nothing still changes things', async () => {
  const { change, settings } = await opened()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full')
  })
  change({ sound: true })
  expect(settings.sound).toBe(true)
})

test('a browser that may not even be asked begins as usual', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden')
  })
  expect((await opened()).settings).toEqual(usual)
})

test('other tabs follow', async () => {
  const { settings } = await opened()
  localStorage.setItem(STORE, JSON.stringify({ theme: 'light' }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }))
  expect(settings.theme).toBe('system')
  window.dispatchEvent(new StorageEvent('storage', { key: STORE }))
  expect(settings.theme).toBe('light')
  expect(document.documentElement.dataset.theme).toBe('light')
})

test('light or dark is what the system has, as long as it is left to it', async () => {
  const system = Object.assign(new EventTarget(), { matches: true })
  vi.stubGlobal('matchMedia', () => system)
  const { apply, change, theme } = await opened()
  const { dataset } = document.documentElement
  apply()
  expect([theme(), dataset.theme]).toEqual(['dark', 'dark'])
  system.dispatchEvent(Object.assign(new Event('change'), { matches: false }))
  expect([theme(), dataset.theme]).toEqual(['light', 'light'])
  change({ theme: 'dark' })
  expect(dataset.theme).toBe('dark')
})

test('things move unless the person or their system wants none of it', async () => {
  const { animated, change } = await opened()
  const wishes = (reduced: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches: reduced }))
  wishes(true)
  expect(animated()).toBe(false)
  change({ motion: 'full' })
  expect(animated()).toBe(true)
  wishes(false)
  change({ motion: 'none' })
  expect(animated()).toBe(false)
  change({ motion: 'system' })
  expect(animated()).toBe(true)
})
