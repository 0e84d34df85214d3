import { beforeEach, expect, test, vi } from 'vitest'
import { go, place, read } from './router.svelte'

const at = (path: string): string => {
  const { page, id } = read(new URL(path, 'http://here'))
  return `${page} ${id}`.trim()
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  go('/')
})

test.each([
  ['/', 'hall'],
  ['/tables/aB-3_x', 'table aB-3_x'],
  ['/replay/x1', 'replay x1'],
  ['/rules/eldorado', 'rules eldorado'],
  ['/rules/eldorado#movement', 'rules eldorado'],
  ['/tutorial/fivex', 'tutorial fivex'],
  ['/courses', 'courses'],
  ['/people/p-1', 'profile p-1'],
  ['/settings', 'settings'],
  ['/tables', 'nowhere'],
  ['/tables/a/b', 'nowhere'],
  ['/tables/a%2Fb', 'nowhere'],
  ['/Settings', 'nowhere'],
])('%s is %s', (path, page) => expect(at(path)).toBe(page))

test('what follows the question mark is given to the page', () => {
  expect(read(new URL('http://here/replay/x?at=12&eyes=all')).query.get('at')).toBe('12')
})

test('going somewhere changes the place and the address, and begins at the top', () => {
  go('/rules/fivex')
  expect(place()).toMatchObject({ page: 'rules', id: 'fivex' })
  expect(location.pathname).toBe('/rules/fivex')
  expect(scrollTo).toHaveBeenCalledWith(0, 0)
})

test('the same page with another question stays where it is scrolled', () => {
  go('/replay/x?at=1')
  vi.mocked(scrollTo).mockClear()
  const entries = history.length
  go('/replay/x?at=2', { replace: true })
  expect(place().query.get('at')).toBe('2')
  expect(scrollTo).not.toHaveBeenCalled()
  expect(history.length).toBe(entries)
})

test('the way back leads to the page before', async () => {
  go('/settings')
  go('/courses')
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  history.back()
  await left
  expect(place().page).toBe('settings')
})

/** Click on a link; whether the browser was kept from loading its page. */
function click(markup: string, options: MouseEventInit = {}): boolean {
  document.body.innerHTML = markup
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options })
  // jsdom cannot load pages, and says so aloud.
  const stay = (other: Event): void => other.preventDefault()
  let kept = false
  window.addEventListener('click', (other) => ((kept = other.defaultPrevented), stay(other)), { once: true })
  document.querySelector('a > *, a')!.dispatchEvent(event)
  return kept
}

test('links of ours change the page without loading it', () => {
  expect(click('<a href="/rules/fivex?x=1"><b>rules</b></a>')).toBe(true)
  expect(location.pathname + location.search).toBe('/rules/fivex?x=1')
})

test.each([
  ['another site', '<a href="https://elsewhere.example/">x</a>', {}],
  ['a new tab', '<a href="/settings" target="_blank">x</a>', {}],
  ['a new tab by key', '<a href="/settings">x</a>', { ctrlKey: true }],
  ['the middle button', '<a href="/settings">x</a>', { button: 1 }],
  ['a file', '<a href="/settings" download>x</a>', {}],
  ['the server itself', '<a href="/api/tables/x/record">x</a>', {}],
  ['another part of this page', '<a href="/#part">x</a>', {}],
])('%s is left to the browser', (_, markup, options) => {
  expect(click(markup, options)).toBe(false)
  expect(place().page).toBe('hall')
})
