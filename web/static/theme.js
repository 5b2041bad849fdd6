// Before the first paint, so that a chosen theme does not flash: web/src/lib/theme.ts changes it.
try {
  const theme = JSON.parse(localStorage.getItem('railhead/theme') ?? 'null')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage may be refused; the system's theme is fine.
}
