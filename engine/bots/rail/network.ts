import type { Seat } from '../../core/rules.ts'
import { trackOf } from '../../rail/game.ts'
import type { RailGame, RailState } from '../../rail/types.ts'
import { type HexIndex, NO_HEX } from '../../track/board.ts'
import { network } from '../../track/delivery.ts'
import { chains } from '../../track/track.ts'
import type { Venture } from '../../track/venture.ts'

/** What one's own link brings. */
const OWN = 1

/** A link as one seat sees it: where it leads, and what it brings whoever counts: less for others'. */
export interface Step {
  readonly to: HexIndex
  readonly worth: number
}

/** By place, and by hex with goods on its track: the links that leave it. */
export type Net = ReadonlyMap<HexIndex, readonly Step[]>

/** All links as they are, each worth what `worth` says of its owner; those it gives null for are left out. */
export function netOf(game: RailGame, state: RailState, worth: (owner: Seat | null) => number | null): Net {
  const track = trackOf(game, state)
  const net = new Map<HexIndex, Step[]>()
  for (const [place, steps] of network(track).entries()) {
    for (const step of steps) {
      const value = worth(step.owner)
      if (value !== null) join(net, place, step.to, value)
    }
  }
  for (const { owner, segments, ends } of chains(track)) {
    const value = worth(owner)
    if (value === null) continue
    for (const { hex } of segments) if (state.cubes[hex] && !net.has(hex)) leadOff(net, hex, ends, value)
  }
  return net
}

/** Goods that lie on a tile reach the places where its track ends, and nothing reaches them. */
function leadOff(net: Map<HexIndex, Step[]>, hex: HexIndex, ends: readonly { place: HexIndex }[], worth: number): void {
  for (const { place } of ends) if (place !== NO_HEX && place !== hex) join(net, hex, place, worth)
}

/** The best of parallel links stands for all. */
function join(net: Map<HexIndex, Step[]>, from: HexIndex, to: HexIndex, worth: number): void {
  const steps = net.get(from) ?? []
  const at = steps.findIndex((step) => step.to === to)
  if (at === -1) steps.push({ to, worth })
  else if ((steps[at] as Step).worth < worth) steps[at] = { to, worth }
  net.set(from, steps)
}

/** The network as it would be with these plans carried out. */
export function withPlans(net: Net, plans: readonly Venture[]): Net {
  const wider = new Map<HexIndex, Step[]>()
  for (const [place, steps] of net) wider.set(place, [...steps])
  for (const { wishes, places } of plans) {
    const ends = places.map((place) => ({ place }))
    for (const { hex } of wishes) if (!places.includes(hex)) leadOff(wider, hex, ends, OWN)
    for (let i = 1; i < places.length; i++) {
      join(wider, places[i - 1] as HexIndex, places[i] as HexIndex, OWN)
      join(wider, places[i] as HexIndex, places[i - 1] as HexIndex, OWN)
    }
  }
  return wider
}

/** Whether a link of one's own leads to this place. */
export const isServed = (net: Net, place: HexIndex): boolean =>
  net.get(place)?.some(({ worth }) => worth === OWN) === true

/** Own links that hang together: of the largest such part, as many as it needs to join its places. */
export function longestChain(net: Net): number {
  const seen = new Set<HexIndex>()
  let most = 0
  for (const start of net.keys()) {
    if (seen.has(start)) continue
    seen.add(start)
    const part = [start]
    for (const place of part) {
      for (const { to, worth } of net.get(place) ?? []) {
        if (worth < OWN || seen.has(to)) continue
        seen.add(to)
        part.push(to)
      }
    }
    most = Math.max(most, part.length - 1)
  }
  return most
}
