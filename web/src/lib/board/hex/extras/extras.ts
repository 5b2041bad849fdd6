/** What only some maps have, loaded where there is any of it. */
export { default as FixedLinks } from './FixedLinks.svelte'
export { default as Pins } from './Pins.svelte'
export { default as Prices } from './Prices.svelte'
export { default as Rose } from './Rose.svelte'
export { default as Terminal } from './Terminal.svelte'
