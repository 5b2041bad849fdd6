import { REGIONS, type Region } from '../../both/regions.ts'
import { roundTrip } from './roundTrips.ts'

/** How far somebody is away: where they are, and how long it takes to the table and back as it is. */
export interface Distance {
  readonly from: Region
  readonly ms: number
}

/** Whoever waits longest must gain so much, or it is not worth moving. */
const WORTH_MS = 40

/** Where the one who is farthest away is nearest; of several such places, where all together are. */
export function bestRegion(from: readonly Region[]): Region {
  const cost = (to: Region): number => {
    const trips = from.map((one) => roundTrip(one, to))
    return Math.max(...trips) * 1_000 + trips.reduce((sum, trip) => sum + trip, 0)
  }
  return REGIONS.reduce((best, region) => (cost(region) < cost(best) ? region : best))
}

/** Where the slowest of them would have a shorter way than now; null where that is nowhere, or not worth it. */
export function betterRegion(distances: readonly Distance[]): Region | null {
  if (distances.length === 0) return null
  const from = distances.map((one) => one.from)
  const best = bestRegion(from)
  const then = Math.max(...from.map((one) => roundTrip(one, best)))
  return then + WORTH_MS <= Math.max(...distances.map(({ ms }) => ms)) ? best : null
}
