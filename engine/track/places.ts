import type { Seat } from '../core/rules.ts'
import type { Side } from '../hex/layout.ts'
import { CITY, type HexIndex, PLAIN } from './board.ts'
import { stepsFrom } from './delivery.ts'
import { follow, type Track, wiringAt } from './track.ts'

/** A city or a town as it is now, New Cities included. */
export interface TrackPlace {
  readonly hex: HexIndex
  /** As the board names the hex: `K9`. */
  readonly name: string
  readonly kind: 'city' | 'town'
}

/** A finished link, seen from one of the two places it joins. */
export interface Link {
  readonly from: HexIndex
  /** The side by which it leaves. */
  readonly side: Side
  readonly to: HexIndex
  /** The side of `to` by which it comes in. */
  readonly arrives: Side
  readonly owner: Seat | null
  /** Segments of track; a link without tiles counts one. */
  readonly length: number
  /** The hexes its track lies on, in order: a town at either end too, a city never. */
  readonly hexes: readonly HexIndex[]
}

/** Every place there is, in the order of the board. */
export function placesOf({ board, kinds }: Track): TrackPlace[] {
  return board.hexes.flatMap(({ index, name }): TrackPlace[] =>
    kinds[index] === PLAIN ? [] : [{ hex: index, name, kind: kinds[index] === CITY ? 'city' : 'town' }],
  )
}

/** The finished links that leave a place, by their sides clockwise; none for a hex that is no place. */
export function linksFrom(track: Track, place: HexIndex): Link[] {
  if ((track.kinds[place] ?? PLAIN) === PLAIN) return []
  return stepsFrom(track, place).map((step) => ({ from: place, ...step, hexes: hexesAlong(track, place, step.side) }))
}

function hexesAlong(track: Track, place: HexIndex, side: Side): HexIndex[] {
  const stub = track.kinds[place] === CITY ? -1 : (wiringAt(track, place)?.at[side] ?? -1)
  const hexes = stub < 0 ? [] : [place]
  follow(track, place, side, (hex) => hexes.push(hex))
  return hexes
}
