import type { Component } from 'svelte'

/** The maps of a game as the page of all maps shows them; `Shown` is what its components are handed of one. */
export interface MapsShown<Shown = unknown> {
  /** A sentence about all of them. */
  readonly lead: string
  /** Width by height of the picture. */
  readonly aspect: (map: string) => number
  readonly shown: (map: string) => Shown
  /** `still` is a picture; else the board can be moved about in. */
  readonly Picture: Component<{ shown: Shown; still?: boolean }>
  /** What there is to know of a map before one sits down. */
  readonly Facts: Component<{ shown: Shown }>
}
