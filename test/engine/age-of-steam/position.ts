import { expect } from 'vitest'
import { type Action, ageOfSteam, type Event, type Player, type Stage, type State } from '#engine/age-of-steam/index.ts'
import { type Chance, chanceFrom, type Outcome } from '#engine/core/chance.ts'
import { type Options, settleOptions } from '#engine/core/options.ts'
import { seededPick } from '../../random.ts'

/** The hexes of the worked examples: both rule texts tell the same story around Indianapolis. */
export const HEX = {
  Evansville: 'J10',
  Cincinnati: 'M9',
  Indianapolis: 'K9',
  Lexington: 'N10',
  A: 'K10',
  B: 'L9',
  C: 'N9',
  D: 'J9',
  F: 'L8',
  G: 'M10',
} as const

export const game = ageOfSteam.game('rust-belt')

export const hexIndex = (name: string): number => game.board.byName.get(name) as number

export function optionsWith(wanted: Options = {}): Options {
  const settled = settleOptions(ageOfSteam.options('rust-belt'), wanted)
  if (!settled.ok) throw new Error(settled.refusal.rule)
  return settled.options
}

/** Chance by label: what a label begins with decides its outcome; everything else is spread by its label alone. */
export function directed(outcomes: Readonly<Record<string, Outcome>> = {}): Chance {
  return chanceFrom((label, options) => {
    const key = Object.keys(outcomes).find((prefix) => label.startsWith(prefix))
    return key === undefined ? (options[spread(label) % options.length] as Outcome) : (outcomes[key] as Outcome)
  })
}

const spread = (label: string): number => seededPick(label)(1000)

/** Seat 0 rolls best, then seat 1, …: the player order is the order of the seats. */
const IN_ORDER = Object.fromEntries([6, 5, 4, 3, 2, 1].map((value, seat) => [`order/1/${seat}/`, value]))

export const begin = (seats = 4, options: Options = {}, outcomes: Readonly<Record<string, Outcome>> = {}): State =>
  ageOfSteam.setup({ map: 'rust-belt', options: optionsWith(options), seats }, directed({ ...IN_ORDER, ...outcomes }))

export interface Arrangement {
  readonly seats?: number
  readonly options?: Options
  /** By seat; what is not said is as at the start. */
  readonly players?: Readonly<Record<number, Partial<Player>>>
  readonly change?: Partial<State>
}

export function arranged(
  stage: (state: State) => Stage,
  { seats, options, players = {}, change = {} }: Arrangement,
): State {
  const state = begin(seats, options)
  const changed = state.players.map((player, seat) => ({ ...player, ...players[seat] }))
  const patched = { ...state, players: changed, ...change }
  return { ...patched, stage: stage(patched) }
}

/** The build phase, the seats building in the order of the table. */
export const building = (arrangement: Arrangement = {}): State =>
  arranged(
    (state) => ({
      phase: 'build',
      left: state.order,
      urbanized: false,
      prices: [],
      history: [],
      choice: null,
      added: state.players.map(() => []),
    }),
    arrangement,
  )

export const movingGoods = (arrangement: Arrangement = {}): State =>
  arranged((state) => ({ phase: 'goods', pass: 1, left: state.order, upgraded: [] }), arrangement)

export const build = (hex: string, tile: string, rotation: number): Action => ({ type: 'build', hex, tile, rotation })
export const END: Action = { type: 'endBuild' }

export type Turn = readonly [seat: number, action: Action]

/** Plays actions that must all be accepted. */
export function played(state: State, turns: readonly Turn[], chance: Chance = directed()): State {
  return turns.reduce((before, [seat, action]) => accepted(before, seat, action, chance).state, state)
}

export function accepted(
  state: State,
  seat: number,
  action: Action,
  chance: Chance = directed(),
): { state: State; events: readonly Event[] } {
  const step = ageOfSteam.play(state, seat, action, chance)
  if (!step.ok)
    throw new Error(`${step.refusal.rule} refuses ${JSON.stringify(action)} ${JSON.stringify(step.refusal.params)}`)
  expect(ageOfSteam.broken(step.state)).toEqual([])
  return step
}

/** The rule that refuses an action; a refused action must leave its input as it was. */
export function refusedBy(state: State, seat: number, action: unknown): string {
  const before = JSON.stringify(state)
  const step = ageOfSteam.play(state, seat, action, directed())
  expect(JSON.stringify(state)).toBe(before)
  return step.ok ? 'accepted' : step.refusal.rule
}

/** What an action costs the seat that plays it. */
export function cost(state: State, seat: number, action: Action): number {
  const { state: next } = accepted(state, seat, action)
  return (state.players[seat]?.money ?? 0) - (next.players[seat]?.money ?? 0)
}

export const player = (state: State, seat: number): Player => state.players[seat] as Player

/** Owners of the tile on a hex, by segment. */
export const owners = (state: State, hex: string): readonly (number | null)[] | undefined =>
  state.tiles[hexIndex(hex)]?.owners
