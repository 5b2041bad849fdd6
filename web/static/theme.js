// Before the first paint, so that a chosen theme does not flash: web/src/lib/theme.ts changes it.
// In somebody else's page (/embed/…) they say it in the address.
try {
  const embedded = location.pathname.startsWith('/embed/')
  const theme = embedded
    ? new URLSearchParams(location.search).get('theme')
    : JSON.parse(localStorage.getItem('railhead/theme') ?? 'null')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be refused; the system's theme is fine.
}
