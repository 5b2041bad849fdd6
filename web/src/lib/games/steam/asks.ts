import { spoken } from '../../texts/language.svelte.ts'

// What Steam asks of its own, each with what it says; the panel of action tiles is shown to whoever waits, too.
export const opening = spoken(() => import('./asks/Opening.svelte'), 'steam/asks')
export const raise = spoken(() => import('./asks/Raise.svelte'), 'steam/asks')
export const select = spoken(() => import('./asks/Select.svelte'), 'steam/asks')
export const build = spoken(() => import('./asks/Build.svelte'), 'steam/asks')
export const score = spoken(() => import('./asks/Score.svelte'), 'steam/asks')
