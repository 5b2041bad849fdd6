import { MediaQuery } from 'svelte/reactivity'

/**
 * How a table is laid out in its window. Everything about a table asks this and no media query of its own; style sheets
 * read it from the frame: `:global([data-shape='phone'])`.
 *
 *   phone  board above, one part of the table below it, a bar of tabs for the others
 *   short  too low for that: the board has the whole height at the left, and the same parts beside it
 *   page   board above; what is asked and everything else side by side below it
 *   desk   board left; what is asked and everything else one above the other beside it
 */
export type Shape = 'phone' | 'short' | 'page' | 'desk'

const short = new MediaQuery('(max-height: 559px) and (min-aspect-ratio: 6/5) and (min-width: 520px)')
const narrow = new MediaQuery('(max-width: 699px)')
const roomy = new MediaQuery('(min-width: 1000px)')

export const shape = (): Shape => (short.current ? 'short' : narrow.current ? 'phone' : roomy.current ? 'desk' : 'page')

/** One part of the table is shown at a time, and the board is small. */
export const isSmall = (): boolean => short.current || narrow.current
