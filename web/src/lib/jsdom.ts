/** What jsdom leaves out of a window: here nobody prefers anything. Tests that need another answer put their own in its place. */
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
