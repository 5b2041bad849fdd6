import { expect } from 'vitest'
import { type Chance, type Outcome, recordingChance } from '#engine/core/chance.ts'
import type { Options } from '#engine/core/file/options.ts'
import {
  type Action,
  type Cards,
  type Contract,
  type Event,
  GOODS,
  type Goods,
  type Player,
  RAIL_TYPES,
  type RailType,
  type Side,
  type Stage,
  type State,
  spike,
  type Train,
} from '#engine/spike/index.ts'
import { cardsOf, minus, NO_CARDS, ofEach, plus } from '#engine/spike/piles.ts'
import { directed, settled } from '../directed.ts'

export const MAP = 'eastern-us'
export const game = spike.game(MAP)

export const optionsWith = (wanted: Options = {}): Options => settled(spike, MAP, wanted)

/** The ways of the test vectors (chapter 19 of the rules). */
export const WAY = {
  'raleigh-norfolk': ['s305', 's304'],
  'norfolk-raleigh': ['s304', 's305'],
  'raleigh-columbia': ['s345', 's384'],
  'raleigh-charleston': ['s303', 's262'],
  'norfolk-washington': ['s267', 's227', 's224'],
} as const

export const setupOf = (seats: number, options: Options = {}) => ({ map: MAP, options: optionsWith(options), seats })

/** Right after the setup; seat 0 is the start player. */
export const begun = (
  seats = 2,
  options: Options = {},
  outcomes: Readonly<Record<string, Outcome>> = {},
  labels: string[] = [],
): State => spike.setup(setupOf(seats, options), directed({ start: 1, ...outcomes }, labels))

export const deckOf = (cards: Partial<Cards>): Cards => ({ ...NO_CARDS, ...cards })
const all = (seats: number): Cards => ofEach(seats === 2 ? 7 : 10)

export interface Arrangement {
  readonly seats?: number
  readonly options?: Options
  /** By seat; hands by what they hold; what is not said is as at the start. */
  readonly players?: Readonly<Record<number, Partial<Omit<Player, 'hand'>> & { readonly hand?: Partial<Cards> }>>
  readonly display?: readonly RailType[]
  readonly discard?: Partial<Cards>
  /** Cards of the deck; if it is not said all that lie nowhere else, if it is those are in the hand of the last seat. */
  readonly deck?: Partial<Cards>
  readonly upper?: number
  readonly time?: number
  readonly stage?: Stage
  readonly change?: Partial<State>
}

const HOMES = ['raleigh', 'topeka', 'tampa', 'boston']

/** Seat 0 is to act; its train stands in Raleigh, nothing is built, and nobody holds cards that are not given to it. */
export function arranged(arrangement: Arrangement = {}): State {
  const { seats = 2, options = {}, players = {}, display = [], discard, deck, upper = 0, time = 0 } = arrangement
  const state = begun(seats, options)
  const hands = state.players.map((_, seat) => deckOf(players[seat]?.hand ?? {}))
  const lying = [...hands, cardsOf(display), deckOf(discard ?? {}), deckOf(deck ?? {})].reduce(plus)
  const rest = minus(all(seats), lying)
  if (RAIL_TYPES.some((type) => rest[type] < 0)) throw new Error(`too many cards: ${JSON.stringify(rest)}`)
  const last = seats - 1
  if (deck) hands[last] = plus(hands[last] as Cards, rest)
  return {
    ...state,
    players: state.players.map((player, seat) => ({
      ...player,
      ...standing(HOMES[seat] as string),
      routes: player.routes.length > 0 ? player.routes : [[...game.routes.keys()][seat] as string],
      ...players[seat],
      hand: hands[seat] as Cards,
    })),
    order: Array.from({ length: seats }, (_, seat) => seat),
    stage: arrangement.stage ?? { phase: 'action', seat: 0, rested: true },
    display,
    discard: deckOf(discard ?? {}),
    deck: { cards: deck ? deckOf(deck) : rest, upper, time },
    ...arrangement.change,
  }
}

/** At rest in the city the network begins in. */
export const standing = (home: string): Pick<Player, 'home' | 'train'> => ({ home, train: { at: 'city', city: home } })

export const onSegment = (segment: string, heading: string): Train => ({ at: 'segment', segment, heading })

/** Contracts by card and side (`fruit-1/A`); of what is on the train and delivered the player says so itself. */
export function contracts(...names: string[]): Contract[] {
  return names.map((name) => {
    const [card, side] = name.split('/') as [string, Side]
    const goods = game.contracts.get(card)?.goods as Goods
    return { card, goods, side, freight: 'contract', deliveredTo: null }
  })
}

/** The last seat holds contracts for all goods that no other seat has. */
export function withContracts(state: State, held: Readonly<Record<number, readonly Contract[]>>): State {
  const taken = Object.values(held).flatMap((list) => list.map(({ goods }) => goods))
  const rest = contracts(...GOODS.filter((goods) => !taken.includes(goods)).map((goods) => `${goods}-1/A`))
  const last = state.players.length - 1
  const players = state.players.map((player, seat) => ({
    ...player,
    contracts: [...(held[seat] ?? []), ...(seat === last ? rest : [])],
  }))
  return { ...state, players }
}

export const loaded = (contract: Contract): Contract => ({ ...contract, freight: 'train' })
export const deliveredTo = (city: string, contract: Contract): Contract => ({
  ...contract,
  freight: 'delivered',
  deliveredTo: city,
})

export const player = (state: State, seat = 0): Player => state.players[seat] as Player
export const handOf = (state: State, seat = 0): Cards => player(state, seat).hand as Cards

/** Plays an action that must be accepted, and checks what must hold afterwards. */
export function accepted(
  state: State,
  action: Action,
  chance: Chance = directed(),
  seat = spike.turn(state).seats[0] as number,
): { state: State; events: readonly Event[] } {
  const step = spike.play(state, seat, action, chance)
  if (!step.ok) {
    throw new Error(`${step.refusal.rule} refuses ${JSON.stringify(action)} ${JSON.stringify(step.refusal.params)}`)
  }
  expect(spike.broken(step.state)).toEqual([])
  return step
}

/** Plays actions one after the other, each by the seat that is asked. */
export const played = (state: State, actions: readonly Action[], chance: Chance = directed()): State =>
  actions.reduce((before, action) => accepted(before, action, chance).state, state)

/** The rule that refuses an action; a refused action must leave its input as it was. */
export function refusedBy(state: State, action: unknown, seat = spike.turn(state).seats[0] as number): string {
  const before = JSON.stringify(state)
  const step = spike.play(state, seat, action, directed())
  expect(JSON.stringify(state)).toBe(before)
  return step.ok ? 'accepted' : step.refusal.rule
}

export const build = (
  segments: readonly string[],
  direct: Partial<Cards>,
  ...jokers: { from: RailType; n: number; as: RailType }[]
): Action => ({ type: 'build', segments, payment: { direct, jokers } })

export const joker = (from: RailType, n: number, as: RailType) => ({ from, n, as })

/** What chance was asked for while an action was played. */
export function drawnFor(state: State, action: Action, chance: Chance = directed()) {
  const recording = recordingChance(chance)
  return { ...accepted(state, action, recording), drawn: recording.drawn }
}

export { directed }
