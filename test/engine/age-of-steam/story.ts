import { trackOf } from '#engine/age-of-steam/game.ts'
import type { Action, Special, State } from '#engine/age-of-steam/index.ts'
import { chains, isLink } from '#engine/track/track.ts'
import { build, building, END, game, HEX, played, player, type Turn } from './position.ts'

/** The seats of the worked example that both rule texts tell. */
export const [PETRA, DARIA, JOHANNA, VIOLA] = [0, 1, 2, 3] as const
const { A, B, C, D, F, G, Indianapolis } = HEX

export const PETRAS = [build(A, 'straight', 1), build(B, 'straight', 1), build(C, 'gentle', 3)]
export const DARIAS = [build(D, 'gentle', 1), build(Indianapolis, 'straight', 1), build(F, 'gentle', 2)]
export const JOHANNAS = [
  build(G, 'sharp', 5),
  build(B, 'x-straight-straight', 1),
  build(Indianapolis, 'x-straight-straight', 1),
]

export const turn = (seat: number, actions: readonly Action[]): Turn[] =>
  [...actions, END].map((action) => [seat, action])

export const RICH = { players: { 0: { money: 60 }, 1: { money: 60 }, 2: { money: 60 }, 3: { money: 60 } } }
export const EXPERIENCED = {
  players: Object.fromEntries([0, 1, 2, 3].map((seat) => [seat, { money: 60, hasBuilt: true }])),
}
export const afterPetra = (): State => played(building(RICH), turn(PETRA, PETRAS))
export const afterDaria = (): State => played(afterPetra(), turn(DARIA, DARIAS))
export const afterJohanna = (): State => played(afterDaria(), turn(JOHANNA, JOHANNAS))

export const withSpecial = (state: State, seat: number, special: Special): State => ({
  ...state,
  players: state.players.map((one, i) => (i === seat ? { ...one, special } : one)),
})

export const spent = (before: State, next: State, seat: number): number =>
  player(before, seat).money - player(next, seat).money
export const chainsOf = (state: State, seat: number) =>
  chains(trackOf(game, state)).filter((chain) => chain.owner === seat)
export const linksOf = (state: State, seat: number) => chainsOf(state, seat).filter(isLink)

/** All track of the position without an owner, as after a round without building; a fresh building phase. */
export function loseEverything(state: State): State {
  const tiles = state.tiles.map((placed) => placed && { ...placed, owners: placed.owners.map(() => null) })
  return { ...building(EXPERIENCED), tiles }
}
