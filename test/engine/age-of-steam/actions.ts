import { trackOf } from '#engine/age-of-steam/game.ts'
import {
  type Action,
  ageOfSteam,
  GOODS,
  LETTERS,
  type Moves,
  SPECIALS,
  type State,
  TILES,
} from '#engine/age-of-steam/index.ts'
import type { Pick } from '#engine/core/rules.ts'
import { isSide } from '#engine/hex/layout.ts'
import { TOWN } from '#engine/track/board.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import type { BuildSite } from '#engine/track/offers.ts'
import { hexIndex } from './position.ts'

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T

/** One of the listed moves. */
export function listed(moves: Moves, pick: Pick): Action | null {
  switch (moves.ask) {
    case 'nothing':
      return null
    case 'issue':
      return { type: 'issue', n: pick(moves.max + 1) }
    case 'bid':
      if (moves.freePass) return { type: 'freePass' }
      return moves.mayBid ? { type: 'bid', amount: moves.min + pick(moves.max - moves.min + 1) } : { type: 'drop' }
    case 'payFirst':
      return { type: moves.mayPay && pick(2) ? 'payFirst' : 'declineFirst' }
    case 'choose':
      return { type: 'choose', action: one(moves.actions, pick) }
    case 'build':
      return listedBuild(moves, pick)
    case 'chooseGains':
      return { type: 'chooseGains', option: pick(moves.options.length) }
    case 'goods': {
      if (moves.deliveries.length === 0) return moves.engine ? { type: 'engine' } : { type: 'pass' }
      const { from, cube, ways } = one(moves.deliveries, pick)
      const { path, bonus } = one(ways, pick)
      return { type: 'deliver', from, cube, path, ...(bonus === undefined ? {} : { bonus }) }
    }
    case 'produce':
      return pick(2) ? { type: 'produce' } : { type: 'decline' }
    case 'place':
      return { type: 'place', cube: one(moves.cubes, pick), ...one(moves.spaces, pick) }
  }
}

function listedBuild(moves: Extract<Moves, { ask: 'build' }>, pick: Pick): Action {
  if (moves.urbanize && pick(2)) {
    return { type: 'urbanize', hex: one(moves.urbanize.hexes, pick), letter: one(moves.urbanize.letters, pick) }
  }
  if (moves.takeBack && pick(3) === 0) return { type: 'takeBack' }
  if (moves.cityLinks.length > 0 && pick(3) === 0) return { type: 'cityLink', link: one(moves.cityLinks, pick).link }
  const sites = moves.sites.filter((site) => site.placements.length > 0)
  if (sites.length === 0) return { type: moves.hindered ? 'takeBack' : 'endBuild' }
  const site = one(sites, pick)
  const { tile, rotation } = one(site.placements, pick)
  return { type: 'build', hex: site.hex, tile, rotation }
}

/** Any action of any phase, well formed and mostly nonsense. */
export function anything(state: State, pick: Pick): Action {
  const { hexes } = ageOfSteam.game(state.map).board
  const hex = one(hexes, pick).name
  const number = pick(9) - 1
  const path = Array.from({ length: pick(4) }, () => pick(6))
  const origin = one(Object.keys(state.cubes), pick)
  const cube = one(state.cubes[Number(origin)] ?? GOODS, pick)
  const from = hexes[Number(origin)]?.name ?? hex
  return one<Action>(
    [
      { type: 'issue', n: number },
      { type: 'bid', amount: number },
      { type: 'drop' },
      { type: 'freePass' },
      { type: 'payFirst' },
      { type: 'declineFirst' },
      { type: 'choose', action: one(SPECIALS, pick) },
      { type: 'urbanize', hex, letter: one(LETTERS, pick) },
      ...Array.from({ length: 8 }, (): Action => {
        return { type: 'build', hex, tile: one(TILES.types, pick).id, rotation: pick(6) }
      }),
      { type: 'cityLink', link: number },
      { type: 'takeBack' },
      { type: 'chooseGains', option: number },
      { type: 'endBuild' },
      { type: 'deliver', from: hex, cube: one(GOODS, pick), path },
      { type: 'deliver', from, cube, path },
      { type: 'deliver', from, cube, path: [pick(6)] },
      { type: 'deliver', from, cube, path, bonus: number },
      { type: 'engine' },
      { type: 'pass' },
      { type: 'produce' },
      { type: 'decline' },
      { type: 'place', cube: one(GOODS, pick), column: one(['light1', 'dark1', 'A', 'E'], pick), row: pick(3) },
    ],
    pick,
  )
}

/** Whether the list of moves has an action, or what it is composed of. */
export function isListed(state: State, seat: number, moves: Moves, action: Action): boolean {
  switch (action.type) {
    case 'issue':
      return moves.ask === 'issue' && action.n >= 0 && action.n <= moves.max
    case 'bid':
      return moves.ask === 'bid' && moves.mayBid && action.amount >= moves.min && action.amount <= moves.max
    case 'drop':
      return moves.ask === 'bid'
    case 'freePass':
      return moves.ask === 'bid' && moves.freePass
    case 'payFirst':
      return moves.ask === 'payFirst' && moves.mayPay
    case 'declineFirst':
      return moves.ask === 'payFirst'
    case 'choose':
      return moves.ask === 'choose' && moves.actions.includes(action.action)
    case 'urbanize':
      return (
        moves.ask === 'build' &&
        (moves.urbanize?.hexes.includes(action.hex) ?? false) &&
        (moves.urbanize?.letters.includes(action.letter) ?? false)
      )
    case 'build':
      return moves.ask === 'build' && moves.sites.some((site) => holds(state, site, action))
    case 'cityLink':
      return moves.ask === 'build' && moves.cityLinks.some(({ link }) => link === action.link)
    case 'takeBack':
      return moves.ask === 'build' && moves.takeBack
    case 'chooseGains':
      return moves.ask === 'chooseGains' && moves.options[action.option] !== undefined
    case 'endBuild':
      return moves.ask === 'build' && moves.hindered === null
    case 'deliver':
      return moves.ask === 'goods' && isComposed(state, seat, action)
    case 'engine':
      return moves.ask === 'goods' && moves.engine
    case 'pass':
      return moves.ask === 'goods'
    case 'produce':
    case 'decline':
      return moves.ask === 'produce'
    case 'place':
      return (
        moves.ask === 'place' &&
        moves.cubes.includes(action.cube) &&
        moves.spaces.some((space) => space.column === action.column && space.row === action.row)
      )
  }
}

function holds(state: State, site: BuildSite, { hex, tile, rotation }: Extract<Action, { type: 'build' }>): boolean {
  const onTown = trackOf(ageOfSteam.game(state.map), state).kinds[hexIndex(hex, state.map)] === TOWN
  const canonical = TILES.canonical(tile, rotation, onTown)
  return site.hex === hex && site.placements.some((one) => one.tile === tile && one.rotation === canonical)
}

/** A delivery is composed of links; what the mover has to choose on some maps must be among what is offered. */
function isComposed(state: State, seat: number, action: Extract<Action, { type: 'deliver' }>): boolean {
  const { from, cube, path, bonus } = action
  const game = ageOfSteam.game(state.map)
  const track = trackOf(game, state)
  const origin = hexIndex(from, state.map)
  if (!state.cubes[origin]?.includes(cube) || !game.steps.sources(game, state).includes(origin)) return false
  if (path.length === 0 || path.length > (state.players[seat]?.engine ?? 0)) return false
  const places = [origin]
  const steps: NonNullable<ReturnType<typeof linkFrom>>[] = []
  for (const [i, side] of path.entries()) {
    const here = places[i] as number
    const step = isSide(side) ? linkFrom(track, here, side) : null
    if (!step || places.includes(step.to) || steps.at(-1)?.arrives === side) return false
    if (i > 0 && (game.steps.accepts(game, state, here, cube) || game.board.hexes[here]?.place?.terminal)) return false
    places.push(step.to)
    steps.push(step)
  }
  const offered = game.steps.bonuses(game, state, seat, cube, { places, steps })
  return game.steps.accepts(game, state, places.at(-1) as number, cube) && offered.some((one) => one.bonus === bonus)
}
