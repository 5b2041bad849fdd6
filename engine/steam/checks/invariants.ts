import {
  brokenChains,
  brokenGoods,
  brokenPlayers as brokenSeats,
  brokenTiles,
  unless,
} from '../../rail/checks/invariants.ts'
import { TOWN } from '../../track/board.ts'
import { type Chain, chains, type Track } from '../../track/track.ts'
import { type Game, GROWTH_MARKERS, trackOf } from '../game.ts'
import { LEAST_INCOME } from '../money.ts'
import { CUBES } from '../setup.ts'
import { TILES } from '../tiles.ts'
import type { State } from '../types.ts'

/** Everything that holds in every state of every match (STM-ENG-05); what does not hold is described. */
export function broken(game: Game, state: State): string[] {
  const track = trackOf(game, state)
  const all = chains(track)
  // Only the bankrupt leave links that are nobody's.
  const nobodys = state.bankrupt.length > 0
  return [
    ...brokenSeats(state),
    ...brokenPlayers(state),
    ...brokenGoods(state, state.supply.flat(), CUBES),
    ...brokenGrowth(state),
    ...brokenTiles(track),
    ...misplacedTiles(track),
    ...brokenChains(track, all, state, { waits: waitsIn(state), nobodys }),
    ...leftBehind(all, state),
  ]
}

const brokenPlayers = ({ players, bankrupt }: State): string[] =>
  players.flatMap(({ cash, income, points, eliminated }, seat) => [
    ...unless(cash >= 0, `seat ${seat} has $${cash}`),
    ...unless(income >= LEAST_INCOME, `seat ${seat} has income ${income}`),
    ...unless(points >= 0, `seat ${seat} has ${points} points`),
    ...unless(bankrupt.includes(seat) === (eliminated !== null), `seat ${seat} is not bankrupt in order`),
  ])

const brokenGrowth = ({ grown }: State): string[] => [
  ...unless(grown.length <= GROWTH_MARKERS, `${grown.length} cities have grown`),
  ...unless(new Set(grown).size === grown.length, 'a city has grown twice'),
]

function misplacedTiles(track: Track): string[] {
  const wrong = track.tiles.findIndex(
    (placed, hex) => placed && (TILES.byId.get(placed.tile)?.kind === 'town') !== (track.kinds[hex] === TOWN),
  )
  return unless(wrong === -1, `the wrong kind of tile on hex ${wrong}`)
}

function waitsIn({ stage }: State): (chain: Chain) => boolean {
  const pending = stage.phase === 'build' ? stage.pending : []
  return ({ segments }) =>
    segments.some(({ hex, index }) => pending.some((ref) => ref.hex === hex && ref.index === index))
}

const leftBehind = (all: readonly Chain[], state: State): string[] =>
  state.players.flatMap(({ eliminated }, seat) =>
    unless(eliminated === null || all.every(({ owner }) => owner !== seat), `seat ${seat} is out and owns track`),
  )
