import { spoken } from '../../texts/language.svelte.ts'

/** The panel of actions, which is shown to whoever waits, too. */
export const choose = spoken(() => import('./asks/Choose.svelte'), 'age-of-steam/asks')

/** Cubes for the display, which is what it is put onto. */
export const growth = spoken(() => import('./asks/Growth.svelte'), 'age-of-steam/display')
