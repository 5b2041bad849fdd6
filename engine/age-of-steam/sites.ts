import { type Refusal, refusal } from '../core/refusal.ts'
import type { Side } from '../hex/layout.ts'
import { CITY, type HexIndex, TOWN } from '../track/board.ts'
import type { Outlook } from '../track/outlook.ts'
import { candidatesOf, mayStartAt, type Survey } from '../track/sites.ts'
import { type Builder, judgeBuild, type PricedBuild } from './building.ts'
import { nameOf } from './game.ts'
import { TILES } from './tiles.ts'

const ON_TOWN = candidatesOf(TILES, true)
const ELSEWHERE = candidatesOf(TILES, false)

/** What a seat may and may not build now. */
export function surveyFor(builder: Builder): Survey<PricedBuild> {
  const { track, seat } = builder
  const survey: Survey<PricedBuild> = {
    track,
    seat,
    candidates: (hex) => (track.kinds[hex] === TOWN ? ON_TOWN : ELSEWHERE),
    hopeless: (hex, look) => hopeless(builder, survey, hex, look),
    judge: (proposal, look) => judgeBuild(builder, proposal, look),
    closestFirst: CLOSEST_FIRST,
  }
  return survey
}

/** No builds left, a city, or nothing of the builder's around that track could start from. */
function hopeless(
  { track, seat, left, game, state }: Builder,
  survey: Survey,
  hex: HexIndex,
  look: (side: Side) => Outlook,
): Refusal | null {
  if (left <= 0) return refusal('AOS-BUILD-02', { limit: game.steps.tileLimit(state, seat) })
  if (track.kinds[hex] === CITY) return refusal('AOS-BUILD-06', { hex: nameOf(game, hex), tile: '' })
  return mayStartAt(survey, hex, look) ? null : refusal('AOS-CONN-01', { hex: nameOf(game, hex), tile: '' })
}

/** A rule of the map's own is asked when the base has nothing left to say but markers and money. */
const CLOSEST_FIRST: Survey['closestFirst'] = [
  'AOS-BUILD-03',
  'AOS-OWN-09',
  /^AOS-(?!BUILD|CONN|PLACE|REPL|REDIR|TOWN|TILE|COMP)/,
  'AOS-COMP-06',
  'AOS-BUILD-05',
  'AOS-CONN-04',
  'AOS-CONN-01',
  'AOS-BUILD-09',
  'AOS-BUILD-08',
]
