import type { Hidden } from '../core/chance.ts'
import type { Seat } from '../core/rules.ts'
import { cardsOfAType, DISPLAY, ROUNDS, TIME_CARDS } from './decks.ts'
import { type Run, update } from './game.ts'
import { cardsOf, countCards, isFaceDown, minus, NO_CARDS, ofEach, plus, withCard, withCards } from './piles.ts'
import type { Cards, Deck, RailType, State } from './types.ts'

export const deckSize = ({ cards, time }: Deck): number => countCards(cards) + time

/** All rail cards of the match (SPK-SETUP-06). */
export const allCards = (state: State): Cards => ofEach(cardsOfAType(state.players.length))

/**
 * What the deck can hold. To eyes that may not look into it, every card they see nowhere else: some of them are in
 * other hands.
 */
export function cardsPossible(state: State): Cards {
  const { cards } = state.deck
  if (!isFaceDown(cards)) return cards
  const seen = plus(state.discard, cardsOf(state.display))
  return state.players.reduce(
    (unseen, { hand }) => (isFaceDown(hand) ? unseen : minus(unseen, hand)),
    minus(allCards(state), seen),
  )
}

/**
 * The next rail card, for the eyes of one seat or for all. Time cards that lie above it are laid open first
 * (SPK-DRAW-07); undefined when the third of them has come (SPK-END-01).
 */
export function take(run: Run, label: string, only: Seat): RailType | Hidden | undefined
export function take(run: Run, label: string, only: null): RailType | undefined
export function take(run: Run, label: string, only: Seat | null): RailType | Hidden | undefined {
  while (timeCardComes(run, label)) if (run.state.timeOut === TIME_CARDS) return undefined
  const bag = cardsPossible(run.state)
  const card = only === null ? run.chance.pick(label, bag) : run.chance.draw(label, bag, only)
  const { deck } = run.state
  update(run, {
    deck: { ...deck, cards: withCard(deck.cards, card, -1), upper: Math.max(0, deck.upper - 1) },
  })
  return card
}

/** Whether a time card is on top; if so it is out. Whether it is one may be known to all, what else it is may not. */
function timeCardComes(run: Run, label: string): boolean {
  const { deck, timeOut } = run.state
  if (deck.time === 0 || deck.upper > 0) return false
  const rail = countCards(deck.cards)
  if (run.chance.pick(`${label}/kind/${timeOut}`, { rail, time: deck.time }) === 'rail') return false
  update(run, { deck: { ...deck, time: deck.time - 1 }, timeOut: timeOut + 1 })
  run.events.push({ type: 'timeCard', out: timeOut + 1 })
  return true
}

/** While the deck is empty a new round begins (SPK-ROUND-02, -04). Tells whether one did. */
export function roundsPass(run: Run): boolean {
  const before = run.state.round
  while (deckSize(run.state.deck) === 0 && run.state.round < ROUNDS) nextRound(run)
  return run.state.round > before
}

function nextRound(run: Run): void {
  const { state } = run
  const round = state.round + 1
  // Everybody knows what goes in; but a deck that may not be looked into stays one.
  const cards = withCards(state.deck.cards, plus(state.discard, cardsOf(state.display)))
  update(run, { round, display: [], discard: NO_CARDS, deck: { cards, upper: 0, time: 0 } })
  run.events.push({ type: 'round', round })
  openDisplay(run, `round/${round}`)
  if (round === ROUNDS) {
    // Half of what is left lies above the time cards, the odd card too (SPK-ROUND-03).
    const { deck } = run.state
    update(run, { deck: { ...deck, upper: Math.ceil(countCards(deck.cards) / 2), time: TIME_CARDS } })
  }
}

/** The first display of a round, as far as there are cards (SPK-ROUND-05). */
export function openDisplay(run: Run, label: string): void {
  const cards: RailType[] = []
  while (cards.length < DISPLAY && countCards(run.state.deck.cards) > 0) {
    cards.push(take(run, `${label}/display/${cards.length}`, null) as RailType)
  }
  update(run, { display: cards })
  run.events.push({ type: 'opened', cards })
}

/**
 * Fills the display up after a draw action (SPK-DRAW-03). False when the third time card came, which ends the match;
 * a round that ends meanwhile opens a display of its own (SPK-DRAW-06).
 */
export function refill(run: Run): boolean {
  const opened: RailType[] = []
  const tell = () => {
    if (opened.length > 0) run.events.push({ type: 'opened', cards: opened })
  }
  while (run.state.display.length < DISPLAY) {
    const card = take(run, `refill/${opened.length}`, null)
    if (card === undefined) {
      tell()
      return false
    }
    opened.push(card)
    update(run, { display: [...run.state.display, card] })
    if (deckSize(run.state.deck) === 0) {
      tell()
      roundsPass(run)
      return true
    }
  }
  tell()
  return true
}

/** The deck as everybody may know it once all hands are open. */
export function openedDeck(state: State): Deck {
  const { deck } = state
  return isFaceDown(deck.cards) ? { ...deck, cards: cardsPossible(state) } : deck
}
