import type { Component } from 'svelte'

/** The maps of a game as the page of all maps shows them. */
export interface MapsShown {
  /** A sentence about all of them. */
  readonly lead: string
  /** By the maps of the catalogue. */
  readonly about: (map: string) => string
  /** Width by height of the picture. */
  readonly aspect: (map: string) => number
  /** `still` is a picture; else the board can be moved about in. */
  readonly Picture: Component<{ map: string; still?: boolean }>
  /** What there is to know of a map before one sits down. */
  readonly Facts: Component<{ map: string }>
}
