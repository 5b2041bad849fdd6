import { remember, remembered } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const theme = (): Theme => remembered<Theme>('theme', 'system')

/** The script of `app.html` does the same before the first paint. */
export function setTheme(theme: Theme): void {
  remember('theme', theme)
  wearTheme(theme)
}

/** Without being asked for next time. */
export function wearTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
