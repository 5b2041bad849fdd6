import { REGIONS, type Region } from '../../both/regions.ts'

/**
 * Milliseconds there and back between data centers in two parts of the world, as published (docs/scale.md says by whom):
 * from each region to itself, which is assumed, and then to those after it in `REGIONS`.
 */
const BETWEEN: Readonly<Record<Region, readonly number[]>> = {
  wnam: [20, 78, 184, 141, 177, 254, 279, 167, 143],
  enam: [20, 124, 82, 113, 200, 227, 222, 202],
  sam: [20, 198, 236, 343, 337, 341, 320],
  weur: [20, 38, 137, 150, 180, 278],
  eeur: [20, 164, 175, 201, 313],
  me: [20, 127, 101, 189],
  afr: [20, 205, 295],
  apac: [20, 98],
  oc: [20],
}

/** From a home to the network. */
const LAST_MILE = 20

/** From a person in one region to a table in another, and back. */
export function roundTrip(from: Region, to: Region): number {
  const [one, other] = [REGIONS.indexOf(from), REGIONS.indexOf(to)]
  const first = REGIONS[Math.min(one, other)] as Region
  return LAST_MILE + (BETWEEN[first][Math.abs(one - other)] as number)
}
