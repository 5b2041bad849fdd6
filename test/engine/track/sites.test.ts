import { expect, test } from 'vitest'
import { type State as AgeOfSteamState, TILES as AOS_TILES, ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { TILES as STEAM_TILES, type State as SteamState, steam } from '#engine/steam/index.ts'
import { candidatesOf } from '#engine/track/candidates.ts'
import type { BuildSite } from '#engine/track/offers.ts'
import type { TileSet } from '#engine/track/tiles.ts'
import { settled } from '../directed.ts'
import { wholeMatch } from '../tables.ts'

/** How many tiles are tried on a town, and elsewhere, where all of them are. */
const ageOfSteamTries = [true, false].map((onTown) => countOf(AOS_TILES, onTown, () => true))
const steamTries = [
  countOf(STEAM_TILES, true, (kind) => kind === 'town'),
  countOf(STEAM_TILES, false, (kind) => kind !== 'town'),
]

function countOf(set: TileSet, onTown: boolean, wanted: (kind: string) => boolean): number {
  return candidatesOf(set, onTown, wanted).all.length
}

/** A list of builds judges only what looks promising; here everything is judged. */
function judgesAll(sites: readonly BuildSite[], tries: readonly number[]): void {
  for (const { hex, placements, refused, why } of sites) {
    // Where the hex itself forbids every tile, nothing is tried.
    if (placements.length + refused.length === 0) expect([hex, why === null]).toEqual([hex, false])
    else expect([hex, tries]).toEqual([hex, expect.arrayContaining([placements.length + refused.length])])
    expect([hex, why === null]).toEqual([hex, placements.length > 0])
  }
}

const ONE_IN = 12

test.each(ageOfSteam.maps)(
  'on $name what is not listed as a build of Age of Steam is refused',
  ({ id: map, seats }) => {
    const rules = ageOfSteam as FullRules
    wholeMatch<AgeOfSteamState>(
      rules,
      { map, seats: seats[1], options: settled(rules, map), seed: 'sites' },
      (state, pick) => {
        const [seat] = ageOfSteam.turn(state).seats
        const moves = seat === undefined || pick(ONE_IN) > 0 ? null : ageOfSteam.moves(state, seat)
        if (moves?.ask === 'build') judgesAll(moves.sites, ageOfSteamTries)
      },
    )
  },
)

test.each(steam.maps)('on $name what is not listed as a build of Steam is refused', ({ id: map, seats }) => {
  const rules = steam as FullRules
  wholeMatch<SteamState>(
    rules,
    { map, seats: seats[1], options: settled(rules, map), seed: 'sites' },
    (state, pick) => {
      const [seat] = steam.turn(state).seats
      const moves = seat === undefined || pick(ONE_IN) > 0 ? null : steam.moves(state, seat)
      if (moves?.ask === 'build') judgesAll(moves.sites, steamTries)
    },
  )
})
