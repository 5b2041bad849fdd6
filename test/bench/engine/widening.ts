import { ageOfSteamOn } from '#engine/age-of-steam/index.ts'
import { type FullRules, infoOf } from '#engine/core/rules.ts'
import { type Spread, spread } from '../spread.ts'
import { landOf } from './land.ts'
import { listingTimes } from './listing.ts'
import { crowdedOn } from './positions.ts'

export interface Wide {
  readonly hexes: number
  /** How long lists of moves take, in milliseconds, by what is asked. */
  readonly builds: Spread
  readonly deliveries: Spread
}

/** The same game on made-up land of these sizes, crowded (bots know printed boards only). */
export const byHexes = (sizes: readonly number[]): Wide[] =>
  sizes.map((size) => {
    const data = landOf(size)
    const rules = ageOfSteamOn([{ data }]) as FullRules
    const positions = crowdedOn(rules, infoOf(data))
    const of = (ask: string): Spread =>
      spread(
        listingTimes(
          rules,
          positions.filter((position) => position.ask === ask),
        ),
      )
    return { hexes: size, builds: of('build'), deliveries: of('goods') }
  })
