import type { Page } from 'playwright-core'

/**
 * What is wrong with how the page shows what it asks, in words: every control of the question can be brought onto the
 * screen whole and lies under nothing, the confirm is on it together with what is chosen, and the page does not scroll.
 */
export const flaws = (page: Page): Promise<string[]> => page.evaluate(flawsHere)

/** Runs in the page. */
function flawsHere(): string[] {
  const found: string[] = []
  const view = { right: window.innerWidth, bottom: window.innerHeight }
  const root = document.documentElement
  if (root.scrollHeight > view.bottom) found.push(`the page scrolls by ${root.scrollHeight - view.bottom}`)
  if (root.scrollWidth > view.right) found.push(`the page scrolls sideways by ${root.scrollWidth - view.right}`)

  const ask = document.querySelector('.ask')
  if (!ask || ask.getBoundingClientRect().height === 0) return [...found, 'nothing is asked']
  const seen = (one: Element) => one.checkVisibility() && !one.classList.contains('unseen')
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40)}"`

  const isOn = (one: Element, place = one.getBoundingClientRect()) => {
    if (place.left < -0.5 || place.top < -0.5 || place.right > view.right + 0.5 || place.bottom > view.bottom + 0.5) {
      return `is off the screen (${[place.left, place.top, place.right, place.bottom].map(Math.round)})`
    }
    // Corners are round.
    const inset = Math.min(7, place.width / 4, place.height / 4)
    const spots = [
      [place.left + inset, place.top + inset],
      [place.right - inset, place.top + inset],
      [place.left + inset, place.bottom - inset],
      [place.right - inset, place.bottom - inset],
      [place.left + place.width / 2, place.top + place.height / 2],
    ] as const
    for (const [x, y] of spots) {
      const top = document.elementFromPoint(x, y)
      if (!top || !(one.contains(top) || top.contains(one))) {
        return `is covered at ${Math.round(x)},${Math.round(y)} by ${top ? nameOf(top) : 'nothing'}`
      }
      // An ancestor at that spot would mean that the control is clipped there.
      if (top !== one && top.contains(one)) return `is cut off at ${Math.round(x)},${Math.round(y)}`
    }
    return null
  }

  const confirms = [...ask.querySelectorAll('.decision :is(button, a)')].filter(seen)
  for (const one of confirms) {
    const wrong = isOn(one)
    if (wrong) found.push(`confirm ${nameOf(one)} ${wrong}`)
  }
  const controls = [...ask.querySelectorAll('button, a[href], select, input')].filter(seen)
  for (const one of controls) {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const wrong = isOn(one) ?? (one.scrollWidth > one.clientWidth + 1 ? 'is too narrow for its words' : null)
    if (wrong) found.push(`${nameOf(one)} ${wrong}`)
  }
  if (confirms.length > 0) {
    for (const one of ask.querySelectorAll('.controls :is([aria-pressed="true"], [aria-expanded="true"])')) {
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const wrong = isOn(one) ?? confirms.map((confirm) => isOn(confirm)).find((each) => each !== null)
      if (wrong) found.push(`with ${nameOf(one)} chosen: ${wrong}`)
    }
  }
  for (const one of document.querySelectorAll('nav button, [role="tab"]')) {
    const wrong = isOn(one)
    if (wrong) found.push(`${nameOf(one)} ${wrong}`)
  }
  for (const one of document.querySelectorAll('.players dl > div')) {
    const name = one.querySelector('dt')
    if (seen(one) && (!name || !seen(name))) found.push(`a figure without its name: ${one.textContent}`)
  }
  // There is no room for all of every name, but for those of all bots and most people.
  for (const one of document.querySelectorAll('.players strong')) {
    const isShort = (one.textContent ?? '').length <= 6
    if (isShort && seen(one) && one.scrollWidth > one.clientWidth) found.push(`a cut name: ${one.textContent}`)
  }
  for (const one of document.querySelectorAll('.columns .city')) {
    if (seen(one) && one.scrollWidth > one.clientWidth + 1) found.push(`a cut name: ${one.textContent}`)
  }
  const board = document.querySelector('main.board')?.getBoundingClientRect()
  if (!board || board.height < 150 || board.width < 250) found.push(`the board is ${board?.width} × ${board?.height}`)
  return found
}
