import { readdirSync, readFileSync } from 'node:fs'
import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import { linesFor as ageOfSteamLines } from '#engine/age-of-steam/lines.ts'
import { type MatchFile, replay } from '#engine/core/index.ts'
import { centre } from '#engine/hex/layout.ts'
import { isLine, Lines, type LinesIn } from '#engine/rail/line/lines.ts'
import type { RailGame, RailState } from '#engine/rail/types.ts'
import { steam } from '#engine/steam/index.ts'
import { linesFor as steamLines } from '#engine/steam/lines.ts'
import type { HexIndex } from '#engine/track/board.ts'

export interface LineFigures {
  readonly name: string
  /** Of lines that one turn suffices for: the mean and the slowest, in milliseconds. */
  readonly mean: number
  readonly slowest: number
  /** Of all that were asked for, those that there are none of included. */
  readonly longest: number
}

interface Drawn {
  readonly ms: number
  readonly inTurn: boolean
}

const REPEATS = 5
/** Every so many building positions one, and of that so many pairs of places. */
const EVERY = 3
const PAIRS = 12
/** From middle to middle, in sides of a hex: four tiles and the places at their ends. */
const REACH = 5 * Math.sqrt(3)

const GAMES = [
  { rules: ageOfSteam, linesFor: ageOfSteamLines },
  { rules: steam, linesFor: steamLines },
] as const

/** Lines of recorded matches on all maps; each is drawn several times on a board that nothing is known of, the best counts. */
export const lineFigures = (): LineFigures[] =>
  GAMES.map(({ rules, linesFor }) => {
    const drawn = recordedOf(rules.id).flatMap((match) => timesIn(match, rules as never, linesFor as never))
    const inTurn = drawn.flatMap(({ ms, inTurn }) => (inTurn ? [ms] : []))
    return {
      name: rules.name,
      mean: inTurn.reduce((sum, time) => sum + time, 0) / inTurn.length,
      slowest: Math.max(...inTurn),
      longest: Math.max(...drawn.map(({ ms }) => ms)),
    }
  })

function recordedOf(game: string): MatchFile[] {
  const folder = new URL('../games/', import.meta.url)
  return readdirSync(folder)
    .filter((file) => file.startsWith(`${game}-`) && file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as MatchFile)
    .filter((match) => match.log !== undefined && match.setup !== undefined && match.game === game)
}

function timesIn(match: MatchFile, rules: typeof ageOfSteam, linesFor: LinesIn<RailGame, RailState>): Drawn[] {
  const game: RailGame = rules.game(match.map)
  const times: Drawn[] = []
  let turns = 0
  for (const { state } of replay(match, rules as never)) {
    const { ask, seats } = rules.turn(state as never)
    const [seat] = seats
    if (ask !== 'build' || seat === undefined || turns++ % EVERY > 0) continue
    const begin = () =>
      new Lines(game, state as RailState, seat, linesFor(game, seat), (from, by, build, chance) =>
        rules.play(from as never, by, build, chance),
      )
    for (const [from, to] of pairs(game, turns)) {
      const took = Array.from({ length: REPEATS }, () => {
        const lines = begin()
        const began = performance.now()
        const line = lines.line([from, to])
        return { ms: performance.now() - began, inTurn: isLine(line) && line.turns <= 1 }
      })
      times.push(took.reduce((best, one) => (one.ms < best.ms ? one : best)))
    }
  }
  return times
}

/** Other places with every turn. */
function pairs({ board }: RailGame, turn: number): [HexIndex, HexIndex][] {
  const at = (hex: HexIndex) => centre(board.layout, board.hexes[hex]?.at ?? [0, 0])
  const near = board.places.flatMap((from) =>
    board.places.flatMap((to): [HexIndex, HexIndex][] =>
      from !== to && Math.hypot(at(from).x - at(to).x, at(from).y - at(to).y) <= REACH ? [[from, to]] : [],
    ),
  )
  return Array.from({ length: PAIRS }, (_, i) => near[(turn * 31 + i * 17) % near.length] as [HexIndex, HexIndex])
}
