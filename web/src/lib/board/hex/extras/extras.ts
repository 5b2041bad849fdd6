import FixedLinks from './FixedLinks.svelte'
import type { Extras } from './later.ts'
import Pins from './Pins.svelte'
import Prices from './Prices.svelte'
import Rose from './Rose.svelte'
import Terminal from './Terminal.svelte'

/** All of it at hand: for pictures. */
export const extrasAtHand: Extras = {
  FixedLinks: () => FixedLinks,
  Pins: () => Pins,
  Prices: () => Prices,
  Rose: () => Rose,
  Terminal: () => Terminal,
}
