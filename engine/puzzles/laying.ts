import type { Game as AgeOfSteamGame } from '../age-of-steam/game.ts'
import { linesFor as ofAgeOfSteam } from '../age-of-steam/lines.ts'
import type { State as AgeOfSteamState } from '../age-of-steam/types.ts'
import type { Rules, Seat, SomeAction } from '../core/index.ts'
import { SIDES } from '../hex/layout.ts'
import type { Game as SteamGame } from '../steam/game.ts'
import { linesFor as ofSteam } from '../steam/lines.ts'
import type { State as SteamState } from '../steam/types.ts'
import { type HexIndex, NO_HEX, nameOf, neighbourOf } from '../track/board.ts'
import { type BuildQuery, legalBuildsAt } from '../track/sites.ts'
import { after } from './puzzle.ts'
import { gameOf, trackWorth } from './tiles.ts'

/** A way to use a turn of building. */
export interface Laid {
  readonly line: readonly SomeAction[]
  readonly worth: number
}

interface Tile {
  readonly hex: HexIndex
  readonly action: SomeAction
  readonly completes: boolean
}

function queryFor(rules: Rules, state: unknown, seat: Seat): BuildQuery {
  const game = gameOf(rules, state)
  return rules.id === 'steam'
    ? ofSteam(game as SteamGame, seat).buildQuery(state as SteamState)
    : ofAgeOfSteam(game as AgeOfSteamGame, seat).buildQuery(state as AgeOfSteamState)
}

/**
 * The tiles that may be built on some hexes. In Steam a track of a tile may wait to be connected: what waits for a tile
 * can as well be built after it.
 */
function tilesOn(query: BuildQuery, hexes: readonly HexIndex[]): readonly Tile[] {
  return hexes
    .flatMap((hex) => legalBuildsAt(query, hex))
    .filter(({ effect }) => effect.waiting.length === 0)
    .map(({ proposal: { hex, tile, rotation }, effect: { completes } }) => ({
      hex,
      action: { type: 'build', hex: nameOf(query.track, hex), tile, rotation },
      completes: completes.length > 0,
    }))
}

/** Every tile that a seat might begin with. */
export const firstTiles = (rules: Rules, state: unknown, seat: Seat): readonly Tile[] => {
  const query = queryFor(rules, state, seat)
  return tilesOn(
    query,
    query.track.board.hexes.map(({ index }) => index),
  )
}

/**
 * Every turn of building that can matter: a tile either completes a link, or the next one goes on from it. So the last
 * tile always completes one.
 */
export function* laidTurns(
  rules: Rules,
  state: unknown,
  seat: Seat,
  line: readonly SomeAction[] = [],
  from: HexIndex | null = null,
): Generator<Laid> {
  const query = queryFor(rules, state, seat)
  const { board } = query.track
  const hexes = from === null ? board.hexes.map(({ index }) => index) : beside(query, from)
  for (const { hex, action, completes } of tilesOn(query, hexes)) {
    const isLast = query.left === 1
    if (isLast && !completes) continue
    const next = after(rules, state, seat, action)
    if (next === null) continue
    const laid = [...line, action]
    if (completes) yield { line: laid, worth: trackWorth(rules, next, seat) }
    if (!isLast) yield* laidTurns(rules, next, seat, laid, completes ? null : hex)
  }
}

const beside = ({ track: { board } }: BuildQuery, hex: HexIndex): HexIndex[] =>
  SIDES.map((side) => neighbourOf(board, hex, side)).filter((one) => one !== NO_HEX)
