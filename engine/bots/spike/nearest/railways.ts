import type { Seat } from '../../../core/rules.ts'
import { type Connection, connections } from '../../../spike/connections.ts'
import { type Game, playerOf } from '../../../spike/game.ts'
import { pointsOf } from '../../../spike/network.ts'
import { cardsPaid } from '../../../spike/payment.ts'
import { countCards, isFaceDown } from '../../../spike/piles.ts'
import { type Action, RAIL_TYPES, type RailType, type State } from '../../../spike/types.ts'
import { aimsOf, promise } from './aims.ts'

/** What a card in hand is worth: a piece of some other railway. */
const A_CARD = 0.6
/** A connection has to bring so much to be worth an action. */
const LEAST = 0.4
/** Cards that may still be drawn for something. */
const MOST_LACKING = 3

interface Wish {
  readonly connection: Connection
  /** Dollars, now and promised, less the cards. */
  readonly worth: number
  /** Turns until it is built. */
  readonly turns: number
}

/** The railways within reach, those first that bring most for the time they take. */
function wishes(game: Game, state: State, seat: Seat): Wish[] {
  const player = playerOf(state, seat)
  const network = pointsOf(game.board, player)
  const aims = aimsOf(game, player)
  const promised = new Map<string, number>()
  return connections(game, state, seat, MOST_LACKING)
    .map((connection): Wish => {
      const { city, money, payments, lacking, segments } = connection
      const hope = promised.get(city) ?? promise(game, network, aims, city)
      promised.set(city, hope)
      const [payment] = payments
      const cards = payment ? countCards(cardsPaid(payment)) : segments.length + 1
      const turns = 1 + Math.ceil(countCards(lacking) / player.tender)
      return { connection, worth: money + hope - cards * A_CARD, turns }
    })
    .sort((a, b) => b.worth / b.turns - a.worth / a.turns)
}

/**
 * The railway to build now; null if something better is worth waiting for, or nothing is worth its cards. `overlooked`
 * are so many of the best that it does not think of.
 */
export function bestRailway(game: Game, state: State, seat: Seat, overlooked: number): Action | null {
  const best = wishes(game, state, seat)[overlooked]
  const payment = best?.connection.payments[0]
  if (!best || !payment || best.worth < LEAST) return null
  return { type: 'build', segments: best.connection.segments, payment }
}

/** The card that the best railway lacks, or any card that goes well with those in hand. */
export function bestDraw(game: Game, state: State, seat: Seat): Action {
  const { display } = state
  const wanted = wantedCard(game, state, seat)
  const shown = wanted.map((type) => display.indexOf(type)).find((index) => index !== -1)
  return shown === undefined ? { type: 'draw' } : { type: 'draw', display: shown }
}

/** Types worth taking, the best first. */
function wantedCard(game: Game, state: State, seat: Seat): RailType[] {
  const best = wishes(game, state, seat).find(({ connection }) => connection.payments.length === 0)
  const { hand } = playerOf(state, seat)
  const lacking = best?.connection.lacking
  const needed = lacking ? RAIL_TYPES.filter((type) => lacking[type] > 0) : []
  const sets = isFaceDown(hand) ? [] : RAIL_TYPES.filter((type) => hand[type] >= 2)
  return [...needed, ...sets]
}
