const ACCENTS = ['--accent', '--accent-soft']

/**
 * Another signal colour than ours: of the one that is named, the hue. How light it is stays with us, so that it can be
 * read on either paper; null for our own.
 */
export function wearAccent(color: string | null): void {
  const { style } = document.documentElement
  for (const name of ACCENTS) style.removeProperty(name)
  if (color === null) return
  const inLight = (lightness: string) => `oklch(from ${color} ${lightness} c h)`
  style.setProperty('--accent', `light-dark(${inLight('min(l, 0.47)')}, ${inLight('max(l, 0.76)')})`)
  style.setProperty('--accent-soft', 'color-mix(in oklab, var(--accent) 16%, var(--card))')
}
