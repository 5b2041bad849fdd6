import type { Pick } from '#engine/core/rules.ts'
import { isSide } from '#engine/hex/layout.ts'
import { trackOf } from '#engine/steam/game.ts'
import {
  ACTION_TILES,
  type Action,
  GOODS,
  type Good,
  type Moves,
  type State,
  steam,
  TILES,
  TRACKS,
  USES,
} from '#engine/steam/index.ts'
import { CITY, TOWN } from '#engine/track/board.ts'
import { type LinkStep, linkFrom } from '#engine/track/delivery.ts'
import type { BuildSite } from '#engine/track/offers.ts'
import { hexIndex } from './position.ts'

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T

type Build = Extract<Moves, { ask: 'build' }>

/** One of the listed moves. */
export function listed(moves: Moves, pick: Pick): Action | null {
  switch (moves.ask) {
    case 'nothing':
      return null
    case 'raise':
      return { type: 'raise', n: pick(moves.max + 1) }
    case 'bid':
      if (moves.freePass && pick(2)) return { type: 'freePass' }
      if (moves.mayDrop && (pick(2) || !moves.mayBid)) return { type: 'drop' }
      return { type: 'bid', amount: moves.min + pick(moves.max - moves.min + 1) }
    case 'select': {
      const { tile, ways } = one(moves.offers, pick)
      return { type: 'select', tile, use: one(ways, pick).use }
    }
    case 'build':
      return listedBuild(moves, pick)
    case 'goods': {
      if (moves.deliveries.length === 0) return moves.engine ? { type: 'engine' } : { type: 'pass' }
      const { from, cube, ways } = one(moves.deliveries, pick)
      return { type: 'deliver', from, cube, path: one(ways, pick).path }
    }
    case 'score':
      return { type: 'score', to: one(TRACKS, pick) }
  }
}

function listedBuild({ urbanize, grow, takeBack, sites, hindered }: Build, pick: Pick): Action {
  if (urbanize && pick(2)) {
    const { hexes, colors, groups } = urbanize
    const placed = { type: 'urbanize', hex: one(hexes, pick), color: one(colors, pick) } as const
    return groups.length > 0 ? { ...placed, group: one(groups, pick) } : placed
  }
  if (grow && grow.hexes.length > 0 && pick(2))
    return { type: 'grow', hex: one(grow.hexes, pick), group: one(grow.groups, pick) }
  if (takeBack && pick(3) === 0) return { type: 'takeBack' }
  const open = sites.filter((site) => site.placements.length > 0)
  if (open.length === 0) return { type: hindered && takeBack ? 'takeBack' : 'endBuild' }
  // Tracks that wait are rare and worth trying.
  const waiting = open.filter((site) => site.placements.some(({ waits }) => waits))
  const site = one(waiting.length > 0 && pick(3) === 0 ? waiting : open, pick)
  const { tile, rotation } = one(site.placements, pick)
  return { type: 'build', hex: site.hex, tile, rotation }
}

/** Any action of any phase, well formed and mostly nonsense. */
export function anything(state: State, pick: Pick): Action {
  const { hexes } = steam.game(state.map).board
  const hex = one(hexes, pick).name
  const place = hexes[one(steam.game(state.map).board.places, pick)]?.name ?? hex
  const number = pick(9) - 1
  const path = Array.from({ length: pick(4) }, () => pick(6))
  const origin = Number(one(Object.keys(state.cubes), pick) ?? 0)
  const cube = one<Good>(state.cubes[origin] ?? GOODS, pick)
  const from = hexes[origin]?.name ?? hex
  return one<Action>(
    [
      { type: 'raise', n: number },
      { type: 'bid', amount: number },
      { type: 'drop' },
      { type: 'freePass' },
      { type: 'select', tile: one(ACTION_TILES, pick), use: one(USES, pick) },
      { type: 'urbanize', hex: place, color: one(GOODS, pick), group: pick(13) },
      { type: 'urbanize', hex: place, color: one(GOODS, pick) },
      { type: 'grow', hex: place, group: pick(13) },
      ...Array.from({ length: 8 }, (): Action => {
        return { type: 'build', hex, tile: one(TILES.types, pick).id, rotation: pick(6) }
      }),
      { type: 'takeBack' },
      { type: 'endBuild' },
      { type: 'deliver', from: hex, cube: one(GOODS, pick), path },
      { type: 'deliver', from, cube, path },
      { type: 'deliver', from, cube, path: [pick(6)] },
      { type: 'engine' },
      { type: 'pass' },
      { type: 'score', to: one(TRACKS, pick) },
    ],
    pick,
  )
}

/** Whether the list of moves has an action, or what it is composed of. */
export function isListed(state: State, seat: number, moves: Moves, action: Action): boolean {
  switch (action.type) {
    case 'raise':
      return moves.ask === 'raise' && action.n >= 0 && action.n <= moves.max
    case 'bid':
      return moves.ask === 'bid' && moves.mayBid && action.amount >= moves.min && action.amount <= moves.max
    case 'drop':
      return moves.ask === 'bid' && moves.mayDrop
    case 'freePass':
      return moves.ask === 'bid' && moves.freePass
    case 'select':
      return (
        moves.ask === 'select' &&
        moves.offers.some(({ tile, ways }) => tile === action.tile && ways.some(({ use }) => use === action.use))
      )
    case 'urbanize':
      return moves.ask === 'build' && moves.urbanize !== null && mayUrbanize(moves.urbanize, action)
    case 'grow':
      return moves.ask === 'build' && includesBoth(moves.grow, action)
    case 'build':
      return moves.ask === 'build' && moves.sites.some((site) => holds(state, site, action))
    case 'takeBack':
      return moves.ask === 'build' && moves.takeBack
    case 'endBuild':
      return moves.ask === 'build' && moves.hindered === null
    case 'deliver':
      return moves.ask === 'goods' && isComposed(state, seat, action)
    case 'engine':
      return moves.ask === 'goods' && moves.engine
    case 'pass':
      return moves.ask === 'goods'
    case 'score':
      return moves.ask === 'score'
  }
}

function mayUrbanize(
  { hexes, colors, groups }: NonNullable<Build['urbanize']>,
  { hex, color, group }: Extract<Action, { type: 'urbanize' }>,
): boolean {
  const comes = groups.length === 0 ? group === undefined : group !== undefined && groups.includes(group)
  return hexes.includes(hex) && colors.includes(color) && comes
}

const includesBoth = (grow: Build['grow'], { hex, group }: Extract<Action, { type: 'grow' }>): boolean =>
  (grow?.hexes.includes(hex) && grow.groups.includes(group)) ?? false

function holds(state: State, site: BuildSite, { hex, tile, rotation }: Extract<Action, { type: 'build' }>): boolean {
  const onTown = trackOf(steam.game(state.map), state).kinds[hexIndex(hex, state.map)] === TOWN
  const canonical = TILES.canonical(tile, rotation, onTown)
  return site.hex === hex && site.placements.some((each) => each.tile === tile && each.rotation === canonical)
}

/** Section 8 of the rules for one way, word by word. */
function isComposed(state: State, seat: number, { from, cube, path }: Extract<Action, { type: 'deliver' }>): boolean {
  const track = trackOf(steam.game(state.map), state)
  const colors = new Map(state.newCities.map(({ hex, color }): [number, string] => [hex, color]))
  const takes = (hex: number): boolean =>
    track.kinds[hex] === CITY && (colors.get(hex) ?? track.board.hexes[hex]?.place?.colors[0]) === cube
  const origin = hexIndex(from, state.map)
  if (!state.cubes[origin]?.includes(cube)) return false
  if (path.length < 1 || path.length > (state.players[seat]?.engine ?? 0)) return false
  const places = [origin]
  const used: string[] = []
  const owners: (number | null)[] = []
  for (const [i, side] of path.entries()) {
    const here = places[i] as number
    const step = isSide(side) ? linkFrom(track, here, side) : null
    if (!step || (i > 0 && takes(here)) || used.includes(linkName(here, step))) return false
    const revisits = state.options.townRevisit === 'on' && track.kinds[step.to] === TOWN
    if (places.includes(step.to) && !revisits) return false
    used.push(linkName(here, step))
    places.push(step.to)
    owners.push(step.owner)
  }
  const own = (who: number): number => owners.filter((owner) => owner === who).length
  return takes(places.at(-1) as number) && own(seat) > 0 && state.players.every((_, who) => own(who) <= own(seat))
}

/** The same whichever end it is entered by. */
const linkName = (from: number, { side, to, arrives }: LinkStep): string =>
  [`${from}/${side}`, `${to}/${arrives}`].sort().join(' ')
