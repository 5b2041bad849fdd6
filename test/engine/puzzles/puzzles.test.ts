import { readFileSync, statSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type FullRules, type Seat, type SomeAction, seededChance } from '#engine/core/index.ts'
import { gameById } from '#engine/games.ts'
import { goodsWorth, haulsOf, isRuinedBy } from '#engine/puzzles/goods.ts'
import { laidTurns } from '#engine/puzzles/laying.ts'
import { worthOf } from '#engine/puzzles/measure.ts'
import { KINDS, type Puzzle, positionOf } from '#engine/puzzles/puzzle.ts'
import { railwaysOf } from '#engine/puzzles/railway.ts'
import { takenTurns } from '#engine/puzzles/turn.ts'
import { type Player, type Side, type State, spike } from '#engine/spike/played.ts'
import { hardsCity, reckonedBids } from '#test/cli/puzzles/reckoning.ts'

const FILE = new URL('../../../web/src/lib/puzzles/data.json', import.meta.url)
const PUZZLES = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Puzzle[]
const all = PUZZLES.map((puzzle, i) => [`${i + 1}: ${puzzle.kind}, ${puzzle.game} on ${puzzle.map}`, puzzle] as const)
const ASKED: Readonly<Record<Puzzle['kind'], readonly string[]>> = {
  delivery: ['goods'],
  tiles: ['build'],
  bid: ['bid'],
  turn: ['move', 'action'],
  railway: ['move', 'action'],
}
/** A whole step, or where it is reckoned as many points as strategy asks for. */
const MARGIN: Readonly<Record<Puzzle['kind'], number>> = { delivery: 1, tiles: 1, bid: 2, turn: 2, railway: 2 }

const rulesOf = ({ game }: Puzzle): FullRules => gameById(game) as FullRules

describe('puzzles', () => {
  it('are some of every kind, for every game, and light enough to be loaded at once', () => {
    expect(PUZZLES.length).toBeGreaterThanOrEqual(30)
    expect(new Set(PUZZLES.map(({ kind }) => kind))).toEqual(new Set(KINDS))
    const kindsOf = (game: string) => new Set(PUZZLES.filter((one) => one.game === game).map(({ kind }) => kind))
    expect(kindsOf('age-of-steam')).toEqual(new Set(['delivery', 'tiles', 'bid']))
    expect(kindsOf('steam')).toEqual(new Set(['delivery', 'tiles', 'bid']))
    expect(kindsOf('spike')).toEqual(new Set(['turn', 'railway']))
    expect(gzipSync(readFileSync(FILE)).length).toBeLessThan(80_000)
    expect(statSync(FILE).size).toBeLessThan(1_000_000)
  })

  it.each(all)('%s: the rules lead there, and ask what it asks', (_, puzzle) => {
    const rules = rulesOf(puzzle)
    const position = positionOf(rules, puzzle)
    expect(position).not.toBeNull()
    expect(rules.broken(position)).toEqual([])
    const { seats, ask } = rules.turn(position)
    expect(seats).toEqual([puzzle.seat])
    expect(ASKED[puzzle.kind]).toContain(ask)
  })

  it.each(all)('%s: its solution is allowed, comes to what it says, and is clearly best', (_, puzzle) => {
    const { kind, best, second, solution } = puzzle
    const rules = rulesOf(puzzle)
    const position = positionOf(rules, puzzle)
    expect(allowed(rules, puzzle, position)).toBe(true)
    expect(worthOf(rules, puzzle, position, solution)).toBe(best)
    expect(best - second).toBeGreaterThanOrEqual(MARGIN[kind])
    expect(others(rules, puzzle, position)).toEqual({ best, second })
  })
})

describe('goods', () => {
  it.each(all.filter(([, { kind }]) => kind === 'delivery'))(
    '%s: nobody who solves it is ruined by it',
    (_, puzzle) => {
      const rules = rulesOf(puzzle)
      const [action] = puzzle.solution as [SomeAction]
      expect(isRuinedBy(rules, positionOf(rules, puzzle), puzzle.seat, action)).toBe(false)
    },
  )
})

/** What the best bot reckons may change as it learns; which answer is best must not, or the file is to be made again. */
describe('puzzles that a bot has judged', () => {
  const judged = all.filter(([, { kind }]) => kind === 'bid' || kind === 'railway')

  it.each(judged)('%s: it would answer like that today', (_, puzzle) => {
    const { kind, seat, solution, reckoned } = puzzle
    const rules = rulesOf(puzzle)
    const position = positionOf(rules, puzzle)
    const [action] = solution
    if (kind === 'railway') {
      const best = railwaysOf(rules, position, seat).find((one) => isDeepStrictEqual(one.action, action))
      expect(hardsCity(rules, position, seat)).toBe(best?.city)
      return
    }
    const anew = reckonedBids(rules, position, seat) ?? []
    expect(anew.map((one) => one.action)).toEqual(reckoned?.map((one) => one.action))
    expect(anew.reduce((best, one) => (one.value > best.value ? one : best)).action).toEqual(action)
  })
})

/** What a railway is worth, said once more and plainly: every way to give each contract a buyer of its own, or none. */
describe('a railway', () => {
  const railways = all.filter(([, { kind }]) => kind === 'railway')

  it.each(railways)('%s: is worth what comes to the seat at once, and what its cards can pay', (_, puzzle) => {
    const rules = rulesOf(puzzle)
    const before = positionOf(rules, puzzle) as State
    const [action] = puzzle.solution as [SomeAction]
    const step = rules.play(before, puzzle.seat, action, seededChance('', 0))
    if (!step.ok) throw new Error(step.refusal.rule)
    expect(plainly(step.state as State, puzzle.seat) - plainly(before, puzzle.seat)).toBe(puzzle.best)
  })
})

function plainly(state: State, seat: Seat): number {
  const { board, contracts, routes } = spike.game(state.map)
  const { money, track, home, ...player } = state.players[seat] as Player
  const ends = track.flatMap((id) => [board.segments.get(id)?.a, board.segments.get(id)?.b])
  const cities = board.data.cities.filter(({ id }) => id === home || ends.includes(id))
  const joined = (city: string) => cities.some(({ id }) => id === city)
  const open = player.contracts.filter(
    ({ freight, goods }) =>
      freight !== 'delivered' && (freight === 'train' || cities.some((one) => one.goods === goods)),
  )
  const taken = player.contracts.map(({ deliveredTo }) => deliveredTo)
  const choices = open.map(({ card, side }) => [
    { city: '', payment: 0 },
    ...(contracts.get(card)?.sides[side as Side] ?? []).filter(({ city }) => joined(city) && !taken.includes(city)),
  ])
  const all = choices.reduce<{ city: string; payment: number }[][]>(
    (some, more) => some.flatMap((one) => more.map((next) => [...one, next])),
    [[]],
  )
  const apart = all.filter((some) =>
    some.every(({ city }, i) => city === '' || some.findIndex((one) => one.city === city) === i),
  )
  const paid = Math.max(...apart.map((some) => some.reduce((sum, { payment }) => sum + payment, 0)))
  const route = routes.get(player.routes[0] ?? '')
  const values =
    route && joined(route.top) ? route.cities.filter(({ city }) => joined(city)).map(({ value }) => value) : []
  return money + paid + (values.length > 0 ? Math.max(...values) + values.length - 1 : 0)
}

/** Whether the rules let it be done, to its end. */
function allowed(rules: FullRules, { seat, solution, seed }: Puzzle, position: unknown): boolean {
  let state = position
  for (const action of solution) {
    const step = rules.play(state, seat, action, seededChance(seed, 'solution'))
    if (!step.ok) return false
    state = step.state
  }
  return true
}

/** The best and the next best of everything that could be answered, looked through anew. */
function others(rules: FullRules, puzzle: Puzzle, position: unknown): { best: number; second: number } {
  const worths = [...everything(rules, puzzle, position)]
  const best = Math.max(...worths)
  if (puzzle.kind === 'bid') return { best, second: secondBid(puzzle) }
  return { best, second: Math.max(...worths.filter((worth) => worth < best)) }
}

/** Bidding and dropping out are the two answers; a dollar more than has to be is none of its own. */
function secondBid({ reckoned = [], solution }: Puzzle): number {
  const drops = (action: SomeAction) => action.type === 'drop'
  const others = reckoned.filter(({ action }) => drops(action) !== drops(solution[0] as SomeAction))
  return Math.max(...others.map(({ value }) => value))
}

function* everything(rules: FullRules, puzzle: Puzzle, position: unknown): Generator<number> {
  const { kind, seat, reckoned = [] } = puzzle
  switch (kind) {
    case 'delivery':
      for (const { action } of haulsOf(rules, position, seat)) yield goodsWorth(rules, position, seat, action) as number
      return
    case 'tiles':
      yield worthOf(rules, puzzle, position, []) as number
      for (const { worth } of laidTurns(rules, position, seat)) yield worth
      return
    case 'turn':
      for (const { worth } of takenTurns(rules, position, seat)) yield worth
      return
    case 'railway':
      for (const { worth } of railwaysOf(rules, position, seat)) yield worth
      return
    case 'bid':
      for (const { action, value } of reckoned) {
        expect(worthOf(rules, puzzle, position, [action])).toBe(value)
        yield value
      }
  }
}
