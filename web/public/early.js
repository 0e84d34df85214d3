// Before anything is drawn: the language and the looks chosen last time, so that nothing flashes or jumps.
;(() => {
  const root = document.documentElement
  let kept = {}
  try {
    kept = Object(JSON.parse(localStorage.getItem('voyageur-settings')))
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  const dark = kept.theme === 'dark' || (kept.theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.lang = kept.language ?? (navigator.language.startsWith('fr') ? 'fr' : 'en')
  root.dataset.theme = dark ? 'dark' : 'light'
  root.dataset.palette = kept.palette ?? 'atlas'
  root.dataset.motion = kept.motion ?? 'system'
})()
