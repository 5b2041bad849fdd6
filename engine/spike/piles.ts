import { HIDDEN, type Hidden } from '../core/chance.ts'
import { type Cards, type FaceDown, type Pile, RAIL_TYPES, type RailType } from './types.ts'

export const NO_CARDS: Cards = { white: 0, blue: 0, red: 0, green: 0, yellow: 0, black: 0 }

export const isFaceDown = (pile: Pile): pile is FaceDown => 'hidden' in pile

/** The same number of each type. */
export const ofEach = (count: number): Cards => mapCards(NO_CARDS, () => count)

export const countCards = (pile: Pile): number =>
  isFaceDown(pile) ? pile.hidden : RAIL_TYPES.reduce((sum, type) => sum + pile[type], 0)

export const faceDown = (pile: Pile): FaceDown => ({ hidden: countCards(pile) })

export function mapCards(cards: Cards, change: (count: number, type: RailType) => number): Cards {
  const { white, blue, red, green, yellow, black } = cards
  return {
    white: change(white, 'white'),
    blue: change(blue, 'blue'),
    red: change(red, 'red'),
    green: change(green, 'green'),
    yellow: change(yellow, 'yellow'),
    black: change(black, 'black'),
  }
}

export const cardsOf = (list: readonly RailType[]): Cards =>
  mapCards(NO_CARDS, (_, type) => list.filter((card) => card === type).length)

/** A face-down pile takes and gives cards by number, whatever is known of them. */
export function withCards(pile: Pile, cards: Cards, sign: 1 | -1 = 1): Pile {
  return isFaceDown(pile)
    ? { hidden: pile.hidden + sign * countCards(cards) }
    : mapCards(pile, (count, type) => count + sign * cards[type])
}

/** One card more or less. A pile that takes or gives a card nobody here knows is known no longer. */
export function withCard(pile: Cards, card: RailType, sign?: 1 | -1): Cards
export function withCard(pile: Pile, card: RailType | Hidden, sign?: 1 | -1): Pile
export function withCard(pile: Pile, card: RailType | Hidden, sign: 1 | -1 = 1): Pile {
  if (card === HIDDEN || isFaceDown(pile)) return { hidden: countCards(pile) + sign }
  return { ...pile, [card]: pile[card] + sign }
}

/** One card more of a type, where it is asked for at every step of a search. */
export const withOne = (cards: Cards, card: RailType): Cards => ({
  white: cards.white + Number(card === 'white'),
  blue: cards.blue + Number(card === 'blue'),
  red: cards.red + Number(card === 'red'),
  green: cards.green + Number(card === 'green'),
  yellow: cards.yellow + Number(card === 'yellow'),
  black: cards.black + Number(card === 'black'),
})

export const sameCards = (a: Cards, b: Cards): boolean =>
  a.white === b.white &&
  a.blue === b.blue &&
  a.red === b.red &&
  a.green === b.green &&
  a.yellow === b.yellow &&
  a.black === b.black

export const plus = (cards: Cards, more: Cards): Cards => mapCards(cards, (count, type) => count + more[type])

export const minus = (cards: Cards, less: Cards): Cards => mapCards(cards, (count, type) => count - less[type])
