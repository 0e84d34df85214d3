/** Which page is open: the address decides. */

export interface Place {
  page: 'hall' | 'table' | 'replay' | 'learn' | 'rules' | 'tutorial' | 'courses' | 'profile' | 'settings' | 'nowhere'
  /** The table, game or person that the address names. */
  id: string
  query: URLSearchParams
}

const PAGES: [RegExp, Place['page']][] = [
  [/^\/$/, 'hall'],
  [/^\/tables\/([\w-]+)$/, 'table'],
  [/^\/replay\/([\w-]+)$/, 'replay'],
  [/^\/learn\/([\w-]+)$/, 'learn'],
  [/^\/rules\/([\w-]+)$/, 'rules'],
  [/^\/tutorial\/([\w-]+)$/, 'tutorial'],
  [/^\/courses$/, 'courses'],
  [/^\/people\/([\w-]+)$/, 'profile'],
  [/^\/settings$/, 'settings'],
]

export function read(address: URL): Place {
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(address.pathname)
    if (found) return { page, id: found[1] ?? '', query: address.searchParams }
  }
  return { page: 'nowhere', id: '', query: address.searchParams }
}

let here = $state.raw(read(new URL(location.href)))

export const place = (): Place => here

/** Go to another page of ours. */
export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path)
  else history.pushState(null, '', path)
  const before = here
  here = read(new URL(location.href))
  if (here.page !== before.page || here.id !== before.id) scrollTo(0, 0)
}

window.addEventListener('popstate', () => (here = read(new URL(location.href))))

/** Links of ours change the page without loading it anew; everything else about them stays as in any browser. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a')
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin || link.pathname.startsWith('/api')) return
  if (link.hash && link.pathname === location.pathname) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
})
