import { atOnce, type Bot } from '#engine/bots/bot.ts'
import { type FullRules, type GameEvent, type Options, replayed } from '#engine/core/index.ts'
import { type Fixture, type Refereed, referee } from '../referee.ts'
import { meanOf } from './statistics.ts'

/** Who plays whom: the bots by seat, at one table, with the same deal in every rotation. */
export interface Pairing {
  readonly rules: FullRules
  readonly map: string
  readonly options: Options
  readonly bots: readonly Bot[]
}

/** What a bot came to in one block: the same deal, once with everybody on each seat. */
export interface BlockScore {
  readonly bot: string
  /** Of the matches of the block, shared wins in parts. */
  readonly won: number
  readonly score: number
  readonly seats: number
  readonly bankrupt: number
  /** Links of each delivery from the fourth round on. */
  readonly links: readonly number[]
}

export interface Block {
  readonly matches: number
  readonly scores: readonly BlockScore[]
  readonly winning: number
  readonly decisions: number
  readonly milliseconds: Readonly<Record<string, number>>
  readonly slowest: number
}

/** The seats that one bot has in a match, and what came of them. */
interface SeatScore extends Omit<BlockScore, 'seats'> {
  readonly bot: string
}

const LATE_ROUND = 4

/**
 * Plays a deal with everybody one seat further each time, as often as that is not a match that has been played: two bots
 * that take the seats in turn are back where they were after two.
 */
export function block({ rules, map, options, bots }: Pairing, seed: string): Block {
  const time = new Map<string, { ms: number; decisions: number }>()
  let slowest = 0
  const timed = (bot: Bot): Bot =>
    atOnce(bot, (...at) => {
      const began = performance.now()
      const action = bot.choose(...at)
      const ms = performance.now() - began
      const known = time.get(bot.id) ?? { ms: 0, decisions: 0 }
      time.set(bot.id, { ms: known.ms + ms, decisions: known.decisions + 1 })
      slowest = Math.max(slowest, ms)
      return action
    })
  const fixtures = bots.slice(0, turnsOf(bots)).map((_, turn): Fixture => {
    const seated = bots.map((_, seat) => timed(bots[(seat + turn) % bots.length] as Bot))
    return { rules, map, options, bots: seated, seed }
  })
  const matches = fixtures.map((fixture) => ({ fixture, refereed: referee(fixture) }))
  const seats = matches.flatMap(({ fixture, refereed }) => seatScores(rules, fixture, refereed))
  return {
    matches: matches.length,
    scores: [...new Set(bots.map(({ id }) => id))].map((bot) =>
      together(
        bot,
        seats.filter((seat) => seat.bot === bot),
      ),
    ),
    winning: meanOf(matches.map(({ refereed }) => winningScore(refereed))),
    decisions: [...time.values()].reduce((sum, { decisions }) => sum + decisions, 0),
    milliseconds: Object.fromEntries([...time].map(([bot, { ms, decisions }]) => [bot, ms / decisions])),
    slowest,
  }
}

/** After so many turns everybody sits where somebody of the same kind has sat. */
export function turnsOf(bots: readonly Bot[]): number {
  const turned = (turn: number) => bots.every(({ id }, seat) => bots[(seat + turn) % bots.length]?.id === id)
  let turn = 1
  while (!turned(turn)) turn++
  return turn
}

const together = (bot: string, seats: readonly SeatScore[]): BlockScore => ({
  bot,
  won: seats.reduce((sum, { won }) => sum + won, 0),
  score: meanOf(seats.map(({ score }) => score)),
  seats: seats.length,
  bankrupt: seats.reduce((sum, { bankrupt }) => sum + bankrupt, 0),
  links: seats.flatMap(({ links }) => links),
})

const winningScore = ({ result }: Refereed): number =>
  Math.max(0, ...result.standings.flatMap(({ score }) => (score === null ? [] : score)))

function seatScores(rules: FullRules, { bots }: Fixture, { match, result }: Refereed): SeatScore[] {
  const deliveries = deliveriesOf(rules, match)
  return result.standings.map(({ seat, score, eliminated }) => ({
    bot: bots[seat]?.id ?? '',
    won: result.winners.includes(seat) ? 1 / result.winners.length : 0,
    score: score ?? 0,
    bankrupt: eliminated ? 1 : 0,
    links: deliveries.filter((one) => one.seat === seat).map(({ links }) => links),
  }))
}

/** Deliveries of the rail games name all places of their way. */
const isDelivery = (event: GameEvent): event is GameEvent & { seat: number; places: readonly string[] } =>
  event.type === 'delivered' && 'places' in event

function deliveriesOf(rules: FullRules, match: Refereed['match']): { seat: number; links: number }[] {
  return replayed(match, rules).steps.flatMap(({ state, events }) =>
    rules.turn(state).round < LATE_ROUND
      ? []
      : events.filter(isDelivery).map(({ seat, places }) => ({ seat, links: places.length - 1 })),
  )
}
