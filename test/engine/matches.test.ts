import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trackOf } from '#engine/age-of-steam/game.ts'
import {
  type Action,
  ageOfSteam,
  type BuildSite,
  GOODS,
  type Good,
  LETTERS,
  type Moves,
  SPECIALS,
  type State,
  TILES,
} from '#engine/age-of-steam/index.ts'
import { greedyBot } from '#engine/bots/age-of-steam/greedy.ts'
import type { Bot } from '#engine/bots/bot.ts'
import { randomBot } from '#engine/bots/random.ts'
import { noChance, seededChance } from '#engine/core/chance.ts'
import { stateHash } from '#engine/core/hash.ts'
import type { Pick } from '#engine/core/rules.ts'
import { linkFrom } from '#engine/track/delivery.ts'
import { seededPick } from '../random.ts'
import { referee } from '../referee.ts'
import { game, hexIndex, optionsWith } from './age-of-steam/position.ts'

/** Plays sensibly most of the time, so that matches last and the board fills, and anything at all now and then. */
const MIXED: Bot = {
  ...greedyBot,
  choose: (rules, view, seat, pick) => (pick(4) === 0 ? randomBot : greedyBot).choose(rules, view, seat, pick),
}

const seed = fc.integer().map(String)
const seats = fc.integer({ min: 3, max: 6 })
const options = fc.record({
  edition: fc.constantFrom('2002', '2022'),
  sectionLoss: fc.constantFrom('edition', 'end-of-phase', 'end-of-turn'),
  firstTile: fc.constantFrom('simple', 'any'),
  ownerMarkerLimit: fc.constantFrom('20', 'none'),
})

type Wanted = Parameters<typeof optionsWith>[0]

const whole = (seed: string, seats: number, wanted: Wanted, watch?: (state: State, pick: Pick) => void) => {
  const pick = seededPick(`${seed}/watch`)
  const bots = Array.from({ length: seats }, () => MIXED)
  return referee({ rules: ageOfSteam, map: 'rust-belt', options: optionsWith(wanted), bots, seed }, (state) => {
    deepFreeze(state)
    watch?.(state as State, pick)
  })
}

const seatOf = (state: State): number => ageOfSteam.turn(state).seats[0] as number

describe('whole matches at random', () => {
  test('end with nothing broken: cubes, tiles, markers, money, owners', () => {
    fc.assert(
      fc.property(seed, seats, options, (seed, seats, options) => {
        const { result, rounds } = whole(seed, seats, options)
        expect(result.standings).toHaveLength(seats)
        expect(rounds).toBeLessThanOrEqual(10)
      }),
      { numRuns: 40 },
    )
  })

  test('every listed move is accepted; what is not listed is refused and changes nothing', () => {
    fc.assert(
      fc.property(seed, seats, options, (seed, seats, options) => {
        whole(seed, seats, options, (state, pick) => {
          if (ageOfSteam.turn(state).over || pick(8) > 0) return
          const seat = seatOf(state)
          const moves = ageOfSteam.moves(state, seat)
          const action = pick(2) === 0 ? listed(moves, pick) : anything(pick)
          if (!action) return
          const step = ageOfSteam.play(state, seat, action, seededChance(seed, 0))
          expect([action, step.ok]).toEqual([action, isListed(state, seat, moves, action)])
        })
      }),
      { numRuns: 25 },
    )
  })

  test('a state that went through JSON plays on to the same hash', () => {
    fc.assert(
      fc.property(seed, seats, (seed, seats) => {
        whole(seed, seats, {}, (state, pick) => {
          if (ageOfSteam.turn(state).over || pick(10) > 0) return
          const seat = seatOf(state)
          const sent = JSON.parse(JSON.stringify(state)) as State
          expect(stateHash(sent)).toBe(stateHash(state))
          const action = ageOfSteam.sample(state, seat, pick)
          const [one, other] = [state, sent].map((from) => ageOfSteam.play(from, seat, action, seededChance(seed, 1)))
          expect(other).toEqual(one)
        })
      }),
      { numRuns: 10 },
    )
  })

  test('building, choosing and moving need no chance, so a client may show them at once', () => {
    whole('optimistic', 4, {}, (state, pick) => {
      const { ask, seats } = ageOfSteam.turn(state)
      if (ask !== 'build' && ask !== 'bid' && ask !== 'issue') return
      const seat = seats[0] as number
      expect(ageOfSteam.play(state, seat, ageOfSteam.sample(state, seat, pick), noChance).ok).toBe(true)
    })
  })
})

describe('the list of deliveries', () => {
  test('holds every destination with every different gain that walking all ways finds', () => {
    fc.assert(
      fc.property(seed, seats, (seed, seats) => {
        whole(seed, seats, {}, (state, pick) => {
          if (state.stage.phase !== 'goods' || pick(6) > 0) return
          const seat = seatOf(state)
          const strong = {
            ...state,
            players: state.players.map((one) => ({ ...one, engine: Math.max(one.engine, 4) })),
          }
          const { deliveries } = ageOfSteam.moves(strong, seat) as Extract<Moves, { ask: 'goods' }>
          const found = deliveries.flatMap((one) =>
            one.ways.map((way) => [one.from, one.cube, one.to, ...way.gains].join(' ')),
          )
          expect(found.sort()).toEqual(walkAll(strong, seat))
          expect(new Set(found).size).toBe(found.length)
        })
      }),
      { numRuns: 12 },
    )
  })
})

/** All deliveries by walking every way there is, link by link, with no cleverness at all. */
function walkAll(state: State, seat: number): string[] {
  const track = trackOf(game, state)
  const found = new Set<string>()
  const most = state.players[seat]?.engine ?? 0
  const name = (hex: number): string => game.board.hexes[hex]?.name ?? ''
  const walk = (places: number[], gains: number[], cube: Good): void => {
    const here = places.at(-1) as number
    if (places.length > 1 && game.steps.accepts(game, state, here, cube)) {
      found.add([name(places[0] as number), cube, name(here), ...gains].join(' '))
      return
    }
    if (places.length > most) return
    for (let side = 0; side < 6; side++) {
      const link = linkFrom(track, here, side)
      if (!link || places.includes(link.to)) continue
      const pays = link.owner !== null && state.players[link.owner]?.eliminated === null
      walk(
        [...places, link.to],
        gains.map((gain, i) => gain + (pays && i === link.owner ? 1 : 0)),
        cube,
      )
    }
  }
  for (const origin of game.steps.sources(game, state)) {
    for (const cube of new Set(state.cubes[origin]))
      walk(
        [origin],
        state.players.map(() => 0),
        cube,
      )
  }
  return [...found].sort()
}

const one = <T>(list: readonly T[], pick: Pick): T => list[pick(list.length)] as T

/** One of the listed moves. */
function listed(moves: Moves, pick: Pick): Action | null {
  switch (moves.ask) {
    case 'nothing':
      return null
    case 'issue':
      return { type: 'issue', n: pick(moves.max + 1) }
    case 'bid':
      if (moves.freePass) return { type: 'freePass' }
      return moves.mayBid ? { type: 'bid', amount: moves.min + pick(moves.max - moves.min + 1) } : { type: 'drop' }
    case 'choose':
      return { type: 'choose', action: one(moves.actions, pick) }
    case 'build': {
      if (moves.urbanize && pick(2)) {
        return { type: 'urbanize', hex: one(moves.urbanize.hexes, pick), letter: one(moves.urbanize.letters, pick) }
      }
      const sites = moves.sites.filter((site) => site.placements.length > 0)
      if (sites.length === 0) return { type: 'endBuild' }
      const site = one(sites, pick)
      const { tile, rotation } = one(site.placements, pick)
      return { type: 'build', hex: site.hex, tile, rotation }
    }
    case 'goods': {
      if (moves.deliveries.length === 0) return moves.engine ? { type: 'engine' } : { type: 'pass' }
      const { from, cube, ways } = one(moves.deliveries, pick)
      return { type: 'deliver', from, cube, path: one(ways, pick).path }
    }
    case 'produce':
      return pick(2) ? { type: 'produce' } : { type: 'decline' }
    case 'place':
      return { type: 'place', cube: one(moves.cubes, pick), ...one(moves.spaces, pick) }
  }
}

/** Any action of any phase, well formed and mostly nonsense. */
function anything(pick: Pick): Action {
  const hex = one(game.board.hexes, pick).name
  const number = pick(9) - 1
  return one<Action>(
    [
      { type: 'issue', n: number },
      { type: 'bid', amount: number },
      { type: 'drop' },
      { type: 'freePass' },
      { type: 'choose', action: one(SPECIALS, pick) },
      { type: 'urbanize', hex, letter: one(LETTERS, pick) },
      ...Array.from({ length: 8 }, (): Action => {
        return { type: 'build', hex, tile: one(TILES.types, pick).id, rotation: pick(6) }
      }),
      { type: 'endBuild' },
      { type: 'deliver', from: hex, cube: one(GOODS, pick), path: Array.from({ length: pick(4) }, () => pick(6)) },
      { type: 'engine' },
      { type: 'pass' },
      { type: 'produce' },
      { type: 'decline' },
      { type: 'place', cube: one(GOODS, pick), column: 'light1', row: pick(3) },
    ],
    pick,
  )
}

/** Whether the list of moves has an action, or what it is composed of. */
function isListed(state: State, seat: number, moves: Moves, action: Action): boolean {
  switch (action.type) {
    case 'issue':
      return moves.ask === 'issue' && action.n >= 0 && action.n <= moves.max
    case 'bid':
      return moves.ask === 'bid' && moves.mayBid && action.amount >= moves.min && action.amount <= moves.max
    case 'drop':
      return moves.ask === 'bid'
    case 'freePass':
      return moves.ask === 'bid' && moves.freePass
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
    case 'endBuild':
      return moves.ask === 'build'
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
  const onTown = trackOf(game, state).kinds[hexIndex(hex)] === 1
  const canonical = TILES.canonical(tile, rotation, onTown)
  return site.hex === hex && site.placements.some((one) => one.tile === tile && one.rotation === canonical)
}

/** A delivery is composed of links: its gains, if it can be walked at all, are among those listed for all ways. */
function isComposed(state: State, seat: number, { from, cube, path }: Extract<Action, { type: 'deliver' }>): boolean {
  const track = trackOf(game, state)
  const places = [hexIndex(from)]
  if (!state.cubes[places[0] as number]?.includes(cube) || path.length === 0) return false
  if (path.length > (state.players[seat]?.engine ?? 0)) return false
  for (const [i, side] of path.entries()) {
    const here = places[i] as number
    const link = linkFrom(track, here, side)
    if (!link || places.includes(link.to) || (i > 0 && game.steps.accepts(game, state, here, cube))) return false
    places.push(link.to)
  }
  return game.steps.accepts(game, state, places.at(-1) as number, cube)
}

function deepFreeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const inner of Object.values(value)) deepFreeze(inner)
}
