import type { Page } from 'playwright-core'
import { overflowsOn } from './pseudo.ts'

/** What cannot be reached or read here, in words: all may be scrolled to, but one way only. */
export const outOfReach = async (page: Page): Promise<string[]> => [
  ...(await overflowsOn(page)).map((text) => `too wide: ${text.replace(/\s+/g, ' ').slice(0, 60)}`),
  ...(await page.evaluate(besideHere)),
  ...(await page.evaluate(hiddenHere)),
]

/** Runs in the page: what makes it too wide, if anything does. */
function besideHere(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter(
    (one) => one.getBoundingClientRect().right > innerWidth + 1,
  )
  const innermost = wide.filter(
    (one) => one.checkVisibility() && !wide.some((other) => one !== other && one.contains(other)),
  )
  return innermost.map((one) => `too wide: ${one.outerHTML.slice(0, 80)}`)
}

/** Runs in the page. The board is a picture to be moved about, and its places are one stop of the keyboard. */
function hiddenHere(): string[] {
  const top = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].at(-1) ?? document.body
  const controls = [...top.querySelectorAll('button, a[href], input, select, textarea, summary')]
  const seen = controls.filter((one) => one.checkVisibility() && !one.closest('.unseen'))
  return seen.flatMap((one) => {
    one.scrollIntoView({ block: 'center', inline: 'nearest' })
    // What goes over several lines has gaps between them.
    const { left, top, right, bottom, width, height } = one.getClientRects()[0] ?? new DOMRect()
    if (width < 2 || height < 2) return []
    const name = `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`
    if (left < -1 || right > innerWidth + 1) return [`${name} lies beside the page`]
    if (bottom < 1 || top > innerHeight - 1) return [`${name} cannot be scrolled to`]
    const over = document.elementFromPoint((left + right) / 2, (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2)
    return over && (one.contains(over) || over.contains(one) || over.closest('label')?.contains(one))
      ? []
      : [`${name} lies under ${over?.outerHTML.slice(0, 60)}`]
  })
}
