// Shows what the server tells a browser whose page is closed, and opens the table it is about.
self.addEventListener('push', (event) => {
  const notice = event.data?.json()
  if (!notice) return
  event.waitUntil(
    self.registration.showNotification('Voyageur', {
      body: notice.words,
      icon: '/favicon.svg',
      tag: notice.table ?? notice.kind,
      data: notice.link,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data ?? '/', self.location.origin).href
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => page.url === address)
      return open ? open.focus() : self.clients.openWindow(address)
    }),
  )
})
