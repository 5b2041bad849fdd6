import type { Goods, Side } from './types.ts'

/** One destination of a contract. */
export interface Destination {
  readonly city: string
  readonly payment: number
}

export interface ContractCard {
  readonly id: string
  readonly goods: Goods
  readonly sides: Readonly<Record<Side, readonly Destination[]>>
}

export interface RouteCard {
  readonly id: string
  readonly top: string
  readonly cities: readonly { readonly city: string; readonly value: number }[]
}

/** The printed cards that name cities of a board. */
export interface CardData {
  readonly contracts: readonly ContractCard[]
  readonly routes: readonly RouteCard[]
}

/** Cards of each rail type in the box, and in a match of so many (SPK-COMP-02, SPK-SETUP-06). */
export const CARDS_OF_A_TYPE = 10
export const cardsOfAType = (seats: number): number => CARDS_OF_A_TYPE - (seats === 2 ? 3 : 0)

export const HAND_AT_START = 5
export const DISPLAY = 4
export const TRACK_PIECES = 45
export const TIME_CARDS = 3
export const ROUNDS = 3
