// Before anything is drawn: the language and the looks chosen last time, so that nothing flashes or jumps.
;(() => {
  const root = document.documentElement
  let kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('voyageur-settings') ?? '{}')
  } catch {
    // Nothing was kept, or nothing that can be read.
  }
  root.lang = kept.language ?? (navigator.language.startsWith('fr') ? 'fr' : 'en')
  root.dataset.theme = kept.theme ?? 'system'
  root.dataset.palette = kept.palette ?? 'atlas'
  root.dataset.motion = kept.motion ?? 'system'
})()
