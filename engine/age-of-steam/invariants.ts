import { CITY, type HexIndex } from '../track/board.ts'
import { brokenLimits } from '../track/pieces.ts'
import { hasOneOwner, isConnected, isRooted } from '../track/soundness.ts'
import { type Chain, chains, isLink, type Track, tilesUsed } from '../track/track.ts'
import { discsUsed } from './building.ts'
import { type Game, playerOf, trackOf } from './game.ts'
import { TILES, TOWN_DISCS } from './tiles.ts'
import { GOODS, type Good, type State } from './types.ts'

/** Everything that holds in every state of every match; what does not hold is described. */
export function broken(game: Game, state: State): string[] {
  const track = trackOf(game, state)
  return [...brokenPlayers(state), ...brokenCubes(game, state), ...brokenTiles(track), ...brokenChains(track, state)]
}

function brokenPlayers(state: State): string[] {
  return state.players.flatMap(({ money, income, shares, engine, eliminated }, seat) => [
    ...unless(money >= 0, `seat ${seat} has $${money}`),
    ...unless(shares >= 2 && shares <= 15, `seat ${seat} has ${shares} shares`),
    ...unless(engine >= 1 && engine <= 6, `seat ${seat} has engine ${engine}`),
    ...unless(income >= 0, `seat ${seat} has income ${income}`),
    ...unless(state.order.includes(seat) === (eliminated === null), `seat ${seat} is out of order`),
  ])
}

/** Bag, board and display hold all the cubes there are, colour by colour. */
function brokenCubes(game: Game, state: State): string[] {
  const all = game.steps.cubes
  const drawn = state.stage.phase === 'growth' ? (state.stage.drawn ?? []) : []
  const lying: (Good | null)[] = [
    ...Object.values(state.cubes).flat(),
    ...Object.values(state.display).flat(),
    ...drawn,
    ...Object.values(state.cityColors),
  ]
  return GOODS.flatMap((good) => {
    const count = state.bag[good] + state.removed[good] + lying.filter((cube) => cube === good).length
    return unless(count === all[good] && state.bag[good] >= 0, `${count} ${good} cubes instead of ${all[good]}`)
  })
}

function brokenTiles(track: Track): string[] {
  const discs = discsUsed(track)
  const onCity = track.tiles.findIndex((placed, hex) => placed && track.kinds[hex] === CITY)
  return [
    ...brokenLimits(TILES.limits, tilesUsed(track.tiles)).map(({ tiles, most }) => `more than ${most} ${tiles}`),
    ...unless(discs <= TOWN_DISCS, `${discs} town discs`),
    ...unless(onCity === -1, `a tile on city hex ${onCity}`),
  ]
}

function brokenChains(track: Track, state: State): string[] {
  const all = chains(track)
  return [
    ...all.flatMap((chain) => brokenChain(track, chain)),
    ...state.players.flatMap((_, seat) =>
      unless(isConnected(track, all, seat), `seat ${seat} has track that no city is connected to`),
    ),
    ...state.players.flatMap((_, seat) => tooManyChains(all, state, seat)),
  ]
}

function brokenChain(track: Track, chain: Chain): string[] {
  const at = track.board.hexes[chain.segments[0]?.hex as HexIndex]?.name
  return [
    ...unless(hasOneOwner(track, chain), `the chain at ${at} has several owners`),
    ...unless(!isLink(chain) || chain.owner !== null, `the link at ${at} has no owner`),
    ...unless(isRooted(chain), `the chain at ${at} has no root`),
  ]
}

/** A New City can hand out markers that the supply does not hold (D-22); building cannot. */
function tooManyChains(all: readonly Chain[], state: State, seat: number): string[] {
  const count = [...all.map(({ owner }) => owner), ...state.fixedLinks].filter((owner) => owner === seat).length
  const limited = state.options.ownerMarkerLimit !== 'none' && playerOf(state, seat).eliminated === null
  return unless(!limited || count <= 20 + state.newCities.length * 6, `seat ${seat} owns ${count} chains`)
}

const unless = (holds: boolean, problem: string): string[] => (holds ? [] : [problem])
