import { CITY, type HexIndex, TOWN } from '../track/board.ts'
import { brokenLimits } from '../track/pieces.ts'
import { hasOneOwner, isConnected, isRooted } from '../track/soundness.ts'
import { type Chain, chains, isLink, type Track, tilesUsed } from '../track/track.ts'
import { type Game, GROWTH_MARKERS, playerOf, trackOf } from './game.ts'
import { LEAST_INCOME } from './money.ts'
import { CUBES } from './setup.ts'
import { TILES } from './tiles.ts'
import { GOODS, type State } from './types.ts'

/** Everything that holds in every state of every match (STM-ENG-05); what does not hold is described. */
export function broken(game: Game, state: State): string[] {
  const track = trackOf(game, state)
  return [...brokenPlayers(state), ...brokenGoods(state), ...brokenTiles(track), ...brokenChains(track, state)]
}

function brokenPlayers(state: State): string[] {
  return state.players.flatMap(({ cash, income, points, engine, eliminated }, seat) => [
    ...unless(cash >= 0, `seat ${seat} has $${cash}`),
    ...unless(income >= LEAST_INCOME, `seat ${seat} has income ${income}`),
    ...unless(points >= 0, `seat ${seat} has ${points} points`),
    ...unless(engine >= 1 && engine <= 6, `seat ${seat} has locomotive ${engine}`),
    ...unless(state.order.includes(seat) === (eliminated === null), `seat ${seat} is out of order`),
    ...unless(state.bankrupt.includes(seat) === (eliminated !== null), `seat ${seat} is not bankrupt in order`),
  ])
}

/** Bag, board and supply hold all the cubes there are, colour by colour; cubes lie in cities alone. */
function brokenGoods(state: State): string[] {
  const lying = [...Object.values(state.cubes).flat(), ...state.supply.flat()]
  return [
    ...GOODS.flatMap((good) => {
      const count = state.bag[good] + lying.filter((cube) => cube === good).length
      return unless(count === CUBES[good] && state.bag[good] >= 0, `${count} ${good} cubes instead of ${CUBES[good]}`)
    }),
    ...unless(state.grown.length <= GROWTH_MARKERS, `${state.grown.length} cities have grown`),
    ...unless(new Set(state.grown).size === state.grown.length, 'a city has grown twice'),
  ]
}

function brokenTiles(track: Track): string[] {
  const wrong = track.tiles.findIndex(
    (placed, hex) => placed && (TILES.byId.get(placed.tile)?.kind === 'town') !== (track.kinds[hex] === TOWN),
  )
  const onCity = track.tiles.findIndex((placed, hex) => placed && track.kinds[hex] === CITY)
  return [
    ...brokenLimits(TILES.limits, tilesUsed(track.tiles)).map(({ tiles, most }) => `more than ${most} ${tiles}`),
    ...unless(wrong === -1, `the wrong kind of tile on hex ${wrong}`),
    ...unless(onCity === -1, `a tile on city hex ${onCity}`),
  ]
}

function brokenChains(track: Track, state: State): string[] {
  const all = chains(track)
  const pending = state.stage.phase === 'build' ? state.stage.pending : []
  const waits = ({ segments }: Chain): boolean =>
    segments.some(({ hex, index }) => pending.some((ref) => ref.hex === hex && ref.index === index))
  return [
    ...all.filter((chain) => !waits(chain)).flatMap((chain) => brokenChain(track, state, chain)),
    ...all.filter(waits).flatMap(({ owner }) => unless(owner === null, `seat ${owner} owns track that waits`)),
    ...state.players.flatMap((_, seat) =>
      unless(isConnected(track, all, seat), `seat ${seat} has track that no city is connected to`),
    ),
  ]
}

function brokenChain(track: Track, state: State, chain: Chain): string[] {
  const at = track.board.hexes[chain.segments[0]?.hex as HexIndex]?.name
  // Only the bankrupt leave links that are nobody's.
  const owned = chain.owner !== null || state.bankrupt.length > 0
  const out = chain.owner !== null && playerOf(state, chain.owner).eliminated !== null
  return [
    ...unless(hasOneOwner(track, chain), `the chain at ${at} has several owners`),
    ...unless(!isLink(chain) || owned, `the link at ${at} has no owner`),
    ...unless(isRooted(chain), `the chain at ${at} has no root`),
    ...unless(!out, `the chain at ${at} belongs to somebody who is out`),
  ]
}

const unless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem])
