import type { Seat } from '../../../core/rules.ts'
import { allCards } from '../../../spike/deck.ts'
import { DISPLAY, ROUNDS, TIME_CARDS } from '../../../spike/decks.ts'
import { isGone } from '../../../spike/game.ts'
import { countCards } from '../../../spike/piles.ts'
import type { State } from '../../../spike/types.ts'

/** The game ends by cards drawn, not by turns: how many are still to come, and who draws them. */
export interface Clock {
  /** Cards until the third time card, on average. */
  readonly cards: number
  /** So many more or fewer are likely. */
  readonly spread: number
  /** Cards that all rivals together draw between two own turns. */
  readonly drain: number
  readonly rivals: number
}

/** Of three turns one is for something else than cards: trains and upgrades. */
const TURNS_FOR_TRACK = 0.8
/** Cards that an average railway takes. */
const A_RAILWAY = 2.8

/** Cards that somebody draws a turn, on average, who builds what these cards pay for. */
export const cardsATurn = (tender: number): number => (TURNS_FOR_TRACK * A_RAILWAY * tender) / (A_RAILWAY + tender)

export function clockOf(state: State, seat: Seat): Clock {
  const others = state.players.filter((_, other) => other !== seat && !isGone(state, other))
  return {
    ...cardsToCome(state),
    drain: others.reduce((sum, { tender }) => sum + cardsATurn(tender), 0),
    rivals: others.length,
  }
}

/** Of three time cards among so many others the last one comes after three quarters (SPK-ROUND-03). */
const beforeTheLast = (others: number, time: number): number => (others * time) / (time + 1)

function cardsToCome(state: State): { cards: number; spread: number } {
  const { deck, round } = state
  const rail = countCards(deck.cards)
  if (round === ROUNDS) {
    const lower = rail - deck.upper
    return { cards: deck.upper + beforeTheLast(lower, deck.time), spread: 1 + lower * 0.2 }
  }
  // What hands hold now they will hold about then: the rest comes round again.
  const held = state.players.reduce((sum, { hand }) => sum + countCards(hand), 0)
  const again = Math.max(0, countCards(allCards(state)) - held - DISPLAY)
  const last = again / 2 + beforeTheLast(again / 2, TIME_CARDS)
  return { cards: rail + (ROUNDS - 1 - round) * again + last, spread: 3 + again * 0.12 }
}
