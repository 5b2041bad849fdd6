import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type State as AgeOfSteamState, ageOfSteam } from '#engine/age-of-steam/index.ts'
import { linesFor as ageOfSteamLines } from '#engine/age-of-steam/lines.ts'
import { noChance } from '#engine/core/chance.ts'
import type { Pick } from '#engine/core/rules.ts'
import { SIDES } from '#engine/hex/layout.ts'
import { trackOf } from '#engine/rail/game.ts'
import { isLine, type Line, Lines, type LineTerms } from '#engine/rail/line/lines.ts'
import type { Build, RailGame, RailState } from '#engine/rail/types.ts'
import { type State as SteamState, steam } from '#engine/steam/index.ts'
import { linesFor as steamLines } from '#engine/steam/lines.ts'
import { type HexIndex, NO_HEX, nameOf, neighbourOf } from '#engine/track/board.ts'
import { network } from '#engine/track/delivery.ts'
import { legalBuildsAt } from '#engine/track/sites.ts'
import { building as buildingInAgeOfSteam } from '../age-of-steam/position.ts'
import { anyTable as anyAgeOfSteam, whole as wholeAgeOfSteam } from '../age-of-steam/tables.ts'
import { building as buildingInSteam } from '../steam/position.ts'
import { anyTable as anySteam, whole as wholeSteam } from '../steam/tables.ts'
import { oneOf } from '../tables.ts'
import type { RichTable } from '../wealth.ts'

/** A position in somebody's building turn, and all that these tests ask of its game. */
interface Position<State extends RailState = RailState> {
  readonly game: RailGame
  readonly state: State
  readonly seat: number
  readonly terms: LineTerms<State>
  play(state: State, build: Build | { type: 'endBuild' }): { ok: true; state: State } | { ok: false; rule: string }
  /** A later building turn of the seat, with money for all it could want. */
  anew(state: State): State
  /** All that a payment takes: money, and in Steam what it was raised for. */
  worth(state: State): number
}

const played = (step: { ok: true; state: unknown } | { ok: false; refusal: { rule: string } }) =>
  step.ok ? step : { ok: false, rule: step.refusal.rule }

function inAgeOfSteam(state: AgeOfSteamState): Position<AgeOfSteamState> {
  const seat = ageOfSteam.turn(state).seats[0] as number
  const game = ageOfSteam.game(state.map)
  return {
    game,
    state,
    seat,
    terms: ageOfSteamLines(game, seat),
    play: (from, build) => played(ageOfSteam.play(from, seat, build, noChance)) as never,
    anew: (from) => ({
      ...from,
      stage: {
        phase: 'build',
        left: [seat],
        prices: [],
        urbanized: false,
        added: from.players.map(() => []),
        history: [],
        choice: null,
      },
      players: from.players.map((one, i) => (i === seat ? { ...one, money: 999, special: null } : one)),
    }),
    worth: ({ players }) => players[seat]?.money ?? 0,
  }
}

function inSteam(state: SteamState): Position<SteamState> {
  const seat = steam.turn(state).seats[0] as number
  const game = steam.game(state.map)
  return {
    game,
    state,
    seat,
    terms: steamLines(game, seat),
    play: (from, build) => played(steam.play(from, seat, build, noChance)) as never,
    anew: (from) => ({
      ...from,
      stage: { phase: 'build', left: [seat], built: 0, due: null, added: [], pending: [], history: [] },
      players: from.players.map((one, i) => (i === seat ? { ...one, cash: 999, tile: null } : one)),
    }),
    worth({ players }) {
      const { cash = 0, income = 0, points = 0 } = players[seat] ?? {}
      return cash + 5 * income + 2.5 * points
    },
  }
}

type Watch = (at: Position, pick: Pick) => void

const WITH_MONEY = { mode: 'standard', firstOrder: 'auction', gentle: 'off', incomeMax: 'none', townRevisit: 'on' }

const GAMES = [
  {
    name: 'Age of Steam',
    tables: anyAgeOfSteam,
    known: [] as RichTable[],
    each: (table: RichTable, watch: Watch) =>
      wholeAgeOfSteam(table, (state, pick) => {
        if (ageOfSteam.turn(state).ask === 'build') watch(inAgeOfSteam(state) as Position, pick)
      }),
  },
  {
    name: 'Steam',
    tables: anySteam,
    // A seat's first tile: where it has to be a dearer one than it looked, another line costs less (STM-BUILD-09).
    known: [{ map: 'steam-ruhr', seats: 4, options: WITH_MONEY, seed: '82873197', wealth: 200 }],
    each: (table: RichTable, watch: Watch) =>
      wholeSteam(table, (state, pick) => {
        if (steam.turn(state).ask === 'build') watch(inSteam(state) as Position, pick)
      }),
  },
]

const linesAt = <State extends RailState>({ game, state, seat, terms, play }: Position<State>): Lines<State> =>
  new Lines(game, state, seat, terms, (from, _, build) => {
    const step = play(from, build)
    return step.ok ? step : { ok: false, refusal: { rule: step.rule, params: {} } }
  })

/** Mostly places that are not far from each other, and open land now and then. */
function anyStops({ game: { board }, state }: Position, pick: Pick): HexIndex[] {
  const towns = state.newCities.map(({ hex }) => hex)
  const places = [...board.places, ...towns]
  const first = pick(6) === 0 ? pick(board.hexes.length) : oneOf(places, pick)
  const stops = [first]
  for (let count = 1 + (pick(4) === 0 ? 1 : 0); count > 0; count--) {
    const near = within(board, stops.at(-1) as HexIndex, 2 + pick(5))
    const wanted = pick(5) === 0 ? near : near.filter((hex) => places.includes(hex))
    stops.push(wanted.length > 0 ? oneOf(wanted, pick) : oneOf(places, pick))
  }
  return stops
}

function within(board: RailGame['board'], from: HexIndex, far: number): HexIndex[] {
  const found = [from]
  for (let i = 0; i < far; i++) {
    for (const hex of [...found]) {
      for (const side of SIDES) {
        const next = neighbourOf(board, hex, side)
        if (next !== NO_HEX && !found.includes(next)) found.push(next)
      }
    }
  }
  return found.slice(1)
}

/** Whether a seat's own links lead from one place to another; `without` are some that do not count. */
function isJoined<State extends RailState>(
  { game, seat }: Position<State>,
  state: State,
  from: HexIndex,
  to: HexIndex,
  without: ReadonlySet<string> = new Set(),
) {
  const reached = [from]
  for (const place of reached) {
    for (const step of network(trackOf(game, state))[place] ?? []) {
      if (step.owner !== seat || without.has(`${place} ${step.side}`)) continue
      if (!reached.includes(step.to)) reached.push(step.to)
    }
  }
  return reached.includes(to)
}

/** Places that a link of the seat joins. */
const joinedPairs = <State extends RailState>({ game, state, seat }: Position<State>): [HexIndex, HexIndex][] =>
  network(trackOf(game, state)).flatMap((steps, place) =>
    steps.flatMap(({ owner, to }): [HexIndex, HexIndex][] => (owner === seat ? [[place, to]] : [])),
  )

/** From one of these places to the next: how many links of the seat join them. */
const linksAlong = <State extends RailState>(
  { game, seat }: Position<State>,
  state: State,
  places: readonly HexIndex[],
): number[] => {
  const links = network(trackOf(game, state))
  return places
    .slice(1)
    .map((to, i) => (links[places[i] as HexIndex] ?? []).filter((step) => step.owner === seat && step.to === to).length)
}

/** A seat's own links as they are: by a place at their end, and the side they leave it by. */
const linksOf = <State extends RailState>({ game, state, seat }: Position<State>): Set<string> =>
  new Set(
    network(trackOf(game, state)).flatMap((steps, place) =>
      steps.flatMap(({ owner, side }) => (owner === seat ? [`${place} ${side}`] : [])),
    ),
  )

const met = new Map<string, number>()
const count = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1)

function isTrue<State extends RailState>(at: Position<State>, stops: readonly HexIndex[], line: Line<State>): void {
  const { game, seat, play, worth, anew } = at
  const told = [at.state.map, stops.map((hex) => nameOf(game, hex)), line.tiles.map(({ build }) => build)]
  let { state } = at
  for (const { build, turn, price } of line.tiles) {
    if (turn > 0) break
    const before = worth(state)
    const step = play(state, build)
    if (!step.ok) throw new Error(`${step.rule}: ${JSON.stringify(told)}`)
    expect([told, before - worth(step.state)]).toEqual([told, price])
    state = step.state
  }
  expect(state).toEqual(line.now)
  let turn = 0
  for (const tile of line.tiles) {
    if (tile.turn === 0) continue
    if (tile.turn > turn) state = anew(state)
    turn = tile.turn
    const before = worth(state)
    const step = play(state, tile.build)
    if (!step.ok) throw new Error(`${step.rule} in turn ${turn}: ${JSON.stringify(told)}`)
    expect([told, before - worth(step.state)]).toEqual([told, tile.price])
    state = step.state
  }
  expect(state.tiles).toEqual(line.later.tiles)
  const [from, to] = [stops[0] as HexIndex, stops.at(-1) as HexIndex]
  const { kinds } = trackOf(game, line.later)
  if (kinds[from] !== 0 && kinds[to] !== 0) {
    count(line.turns > 1 ? 'places over several turns' : 'places')
    expect([told, seat, isJoined(at, line.later, from, to)]).toEqual([told, seat, true])
    // Between places that are joined already a line is another one, if only in part, or there is none.
    if (isJoined(at, at.state, from, to) && stops.length === 2 && line.tiles.length > 0) {
      const before = linksAlong(at, at.state, line.places)
      const later = linksAlong(at, line.later, line.places)
      // It may be built from either of its ends.
      expect([told, new Set([line.places.at(0), line.places.at(-1)])]).toEqual([told, new Set(stops)])
      expect([told, later.every((links) => links > 0)]).toEqual([told, true])
      expect([told, later.some((links, i) => links > (before[i] as number))]).toEqual([told, true])
      const isBeside = later.some((links, i) => (before[i] as number) > 0 && links > (before[i] as number))
      expect([told, line.doubles && !isBeside]).toEqual([told, false])
      count('joined already')
    }
  } else count('open land')
  if (line.tiles.some(({ takesOver }) => takesOver)) count('taken over')
}

/**
 * The least that joining two places costs in this turn, by trying everything on these hexes. Two things no line does: it never
 * comes over a hex twice, and turns no track of nobody's that it would have to take over first. */
function leastByTrying<State extends RailState>(
  at: Position<State>,
  hexes: readonly HexIndex[],
  [from, to]: readonly [HexIndex, HexIndex],
  depth: number,
  without: ReadonlySet<string>,
): { readonly price: number; readonly by: readonly string[] } {
  let least = Number.POSITIVE_INFINITY
  let found: readonly string[] = []
  const tried = (state: State, spent: number, left: number, by: readonly string[]): void => {
    if (isJoined(at, state, from, to, without)) {
      if (spent < least) found = by
      least = Math.min(least, spent)
      return
    }
    if (left === 0) return
    const query = at.terms.buildQuery(state)
    for (const hex of hexes) {
      if (by.some((one) => one.startsWith(`${nameOf(at.game, hex)} `))) continue
      for (const { proposal, due, effect } of legalBuildsAt(query, hex)) {
        const turned = effect.move && at.state.tiles[hex]?.owners[effect.move.old] === null
        if (spent + due >= least || effect.waiting.length > 0 || turned) continue
        const step = at.play(state, { type: 'build', ...proposal, hex: nameOf(at.game, hex) })
        if (!step.ok) throw new Error(step.rule)
        tried(step.state, spent + due, left - 1, [
          ...by,
          `${nameOf(at.game, hex)} ${proposal.tile} ${proposal.rotation}`,
        ])
      }
    }
  }
  tried(at.state, 0, depth, [])
  return { price: least, by: found }
}

/** An open board, two places that are joined by a line over these hexes, others beside it, and a place beyond. */
const BESIDE = [
  {
    name: 'Age of Steam',
    at: () => inAgeOfSteam(buildingInAgeOfSteam({ players: { 0: { money: 200, hasBuilt: true } } })),
    ends: ['Q9', 'R6'],
    link: ['Q8', 'Q7'],
    beside: ['R8', 'R7'],
    on: ['Q6', 'P5'],
  },
  {
    name: 'Steam',
    at: () => inSteam(buildingInSteam({ players: { 0: { cash: 200, hasBuilt: true } } })),
    ends: ['F11', 'I10'],
    link: ['G11', 'H10'],
    beside: ['F10', 'G10', 'H9'],
    on: ['I9', 'I8'],
  },
] as const

describe.each(BESIDE)('between places that are joined already in $name', ({ at, ends, link, beside, on }) => {
  const open = at() as Position
  const hexes = (names: readonly string[]): HexIndex[] =>
    names.map((name) => open.game.board.byName.get(name) as number)
  const found = (from: Position, stops: readonly string[], over: readonly string[] | null = null) => {
    const line = linesAt(from).line(hexes(stops), over && new Set(hexes([...stops, ...over])))
    if (!isLine(line)) throw new Error(JSON.stringify(line))
    isTrue(from, hexes(stops), line)
    return { line, over: line.tiles.map(({ hex }) => nameOf(open.game, hex)) }
  }
  const first = found(open, ends, link).line
  const joined = { ...open, state: open.anew(first.now) }

  test('a second link is drawn from place to place, from either of them', () => {
    expect([first.doubles, first.tiles.map(({ hex }) => nameOf(open.game, hex))]).toEqual([false, link])
    for (const stops of [ends, ends.toReversed()]) {
      const { line, over } = found(joined, stops)
      expect([line.doubles, line.turns, over.some((hex) => (link as readonly string[]).includes(hex))]).toEqual([
        true,
        1,
        false,
      ])
      expect(line.tiles.at(-1)?.completes.length).toBe(1)
    }
  })

  test('a drag beside the link draws another where it goes, and may go on beyond', () => {
    const { line, over } = found(joined, ends, beside)
    expect([line.doubles, over]).toEqual([true, beside])
    const beyond = found(joined, [...ends, on.at(-1) as string], [...beside, ...on])
    expect([beyond.line.doubles, beyond.over]).toEqual([true, [...beside, ...on]])
  })

  test('a drag over the link goes on from it, and draws another only where it ends with it', () => {
    const beyond = found(joined, [...ends, on.at(-1) as string], [...link, ...on])
    expect([beyond.line.doubles, beyond.over]).toEqual([false, on])
    expect(found(joined, ends, link).line.doubles).toBe(true)
  })

  test('a line that goes on elsewhere takes the link as it is', () => {
    const { line, over } = found(joined, [...ends, on.at(-1) as string])
    expect([line.doubles, over.length]).toEqual([false, on.length])
  })

  test('there is none where there is no room: track leads there already', () => {
    const { game, state, terms } = joined
    const nowhere = { ...terms, freely: (from: RailState) => ({ ...terms.freely(from), judge: () => REFUSED }) }
    const lines = new Lines(game, state, joined.seat, nowhere, () => ({ ok: false, refusal: REFUSED }))
    expect(lines.line(hexes(ends))).toMatchObject({ tiles: [], turns: 0, doubles: false })
  })
})

const REFUSED = { rule: 'NONE', params: {} }

describe.each(GAMES)('lines in $name', ({ each, tables, known }) => {
  test('are accepted by the rules tile by tile, cost what they say, and lead where they should', () => {
    fc.assert(
      fc.property(tables, (table) => {
        each(table, (at, pick) => {
          if (pick(8) > 0) return
          const lines = linesAt(at)
          for (let i = 0; i < 4; i++) {
            const stops = anyStops(at, pick)
            const along = pick(2) === 0 ? null : new Set(within(at.game.board, stops[0] as HexIndex, 3))
            const line = lines.line(stops, along)
            if (isLine(line)) isTrue(at, stops, line)
            else count(line.not)
          }
        })
      }),
      { numRuns: 14 },
    )
    for (const what of [
      'places',
      'places over several turns',
      'open land',
      'taken over',
      'start',
      'way',
      'joined already',
    ]) {
      expect([what, (met.get(what) ?? 0) > 3]).toEqual([what, true])
    }
  })

  test('are never dearer than what trying everything finds', () => {
    const compared = { first: 0, again: 0 }
    fc.assert(
      fc.property(tables, (table) => {
        each(table, (at, pick) => {
          if (pick(3) > 0) return
          const { board } = at.game
          // Half of the time places that are joined already, where there are any.
          const own = pick(2) === 0 ? joinedPairs(at) : []
          const from = own.length > 0 ? (own[pick(own.length)]?.[0] ?? 0) : oneOf(board.places, pick)
          const there = own.filter(([one]) => one === from).map(([, to]) => to)
          const near = there.length > 0 ? there : within(board, from, 3).filter((hex) => board.places.includes(hex))
          if (near.length === 0) return
          const to = oneOf(near, pick)
          const lines = linesAt(at)
          if (!lines.startsAt(from) && !lines.startsAt(to)) return
          const middle = within(board, from, 2).filter((hex) => within(board, to, 2).includes(hex))
          const hexes = [...new Set([...middle, from, to])].filter((hex) => at.state.tiles[hex] || middle.includes(hex))
          if (hexes.length > 6) return
          const line = lines.line([from, to])
          const old = isJoined(at, at.state, from, to) ? linksOf(at) : new Set<string>()
          const { price: least, by } = leastByTrying(at, hexes, [from, to], 2, old)
          const found = isLine(line) && line.turns === 1 ? line.price : Number.POSITIVE_INFINITY
          if (least < Number.POSITIVE_INFINITY) compared[old.size > 0 ? 'again' : 'first']++
          const told = [
            at.state.map,
            nameOf(at.game, from),
            nameOf(at.game, to),
            at.seat,
            JSON.stringify(line).slice(0, 900),
            by,
            ...hexes.map((hex) => `${nameOf(at.game, hex)} ${JSON.stringify(at.state.tiles[hex])}`),
          ]
          if (found > least) throw new Error(`${found} for ${least}: ${told.join(' ')}`)
        })
      }),
      { numRuns: 14 + known.length, examples: known.map((table): [RichTable] => [table]) },
    )
    expect(compared.first).toBeGreaterThan(8)
    expect(compared.again).toBeGreaterThan(2)
  })
})
