// Before the first paint, so that nothing flashes or jumps: lib/device/theme.ts and lib/parts/controls/preferences.svelte.ts change it.
// In somebody else's page (/embed/…) they say it in the address.
try {
  const embedded = location.pathname.startsWith('/embed/')
  const theme = embedded
    ? new URLSearchParams(location.search).get('theme')
    : JSON.parse(localStorage.getItem('railhead/theme') ?? 'null')
  if (localStorage.getItem('railhead/left-handed') === 'true') document.documentElement.dataset.hand = 'left'
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be refused; the system's theme is fine.
}
