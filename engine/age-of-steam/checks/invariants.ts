import {
  brokenChains,
  brokenGoods,
  brokenPlayers as brokenSeats,
  brokenTiles,
  unless,
} from '../../rail/checks/invariants.ts'
import { type Chain, chains } from '../../track/track.ts'
import { discsUsed, MARKERS } from '../building.ts'
import { type Game, trackOf } from '../game.ts'
import { TOWN_DISCS } from '../tiles.ts'
import { GOODS, type Good, type State } from '../types.ts'

/** Everything that holds in every state of every match; what does not hold is described. */
export function broken(game: Game, state: State): string[] {
  const track = trackOf(game, state)
  const [all, discs] = [chains(track), discsUsed(track)]
  return [
    ...brokenSeats(state),
    ...brokenPlayers(state),
    ...brokenGoods(state, goodsElsewhere(state), game.steps.cubes),
    ...brokenTiles(track),
    ...unless(discs <= TOWN_DISCS, `${discs} town discs`),
    ...brokenChains(track, all, state),
    ...tooManyChains(all, state),
  ]
}

const brokenPlayers = ({ players }: State): string[] =>
  players.flatMap(({ money, income, shares }, seat) => [
    ...unless(money >= 0, `seat ${seat} has $${money}`),
    ...unless(shares >= 2 && shares <= 15, `seat ${seat} has ${shares} shares`),
    ...unless(income >= 0, `seat ${seat} has income ${income}`),
  ])

const goodsElsewhere = ({ display, stage, cityColors, removed }: State): (Good | null)[] => [
  ...Object.values(display).flat(),
  ...(stage.phase === 'growth' ? (stage.drawn ?? []) : []),
  ...Object.values(cityColors),
  ...GOODS.flatMap((good) => Array.from({ length: removed[good] }, () => good)),
]

/** A New City can hand out markers that the supply does not hold (D-22); building cannot. */
const tooManyChains = (all: readonly Chain[], { players, options, newCities, fixedLinks }: State): string[] =>
  players.flatMap(({ eliminated }, seat) => {
    const count = [...all.map(({ owner }) => owner), ...fixedLinks].filter((owner) => owner === seat).length
    const limited = options.ownerMarkerLimit !== 'none' && eliminated === null
    return unless(!limited || count <= MARKERS + newCities.length * 6, `seat ${seat} owns ${count} chains`)
  })
