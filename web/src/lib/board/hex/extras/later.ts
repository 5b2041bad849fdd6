/** What only some maps have, one by one: for pages, which load what their map has. */
export const extrasLater = {
  FixedLinks: async () => (await import('./FixedLinks.svelte')).default,
  Pins: async () => (await import('./Pins.svelte')).default,
  Prices: async () => (await import('./Prices.svelte')).default,
  Rose: async () => (await import('./Rose.svelte')).default,
  Terminal: async () => (await import('./Terminal.svelte')).default,
}

type Later = typeof extrasLater

/** The same, at hand or on its way. */
export type Extras = {
  readonly [Name in keyof Later]: () => Awaited<ReturnType<Later[Name]>> | ReturnType<Later[Name]>
}
