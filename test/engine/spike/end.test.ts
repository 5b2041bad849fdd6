import { describe, expect, test } from 'vitest'
import { GIVE_UP } from '#engine/core/giveUp.ts'
import { type Contract, type Player, type State, spike } from '#engine/spike/index.ts'
import { routeMoney } from '#engine/spike/score.ts'
import {
  accepted,
  arranged,
  contracts,
  deliveredTo,
  directed,
  game,
  loaded,
  played,
  player,
  refusedBy,
  WAY,
  withContracts,
} from './position.ts'

const DRAW = [{ type: 'draw' }, { type: 'stopDrawing' }] as const
const [coal] = contracts('coal-1/A') as [Contract]

/** Draws a card, and leaves what could be loaded. */
function wholeTurn(state: State): State {
  const drawn = played(state, DRAW)
  return spike.turn(drawn).phase === 'after' ? played(drawn, [{ type: 'endTurn' }]) : drawn
}

/** Forty-five pieces that make a network: as many ways as there are, from Norfolk on. */
function fullTrack(): string[] {
  let state = arranged({ players: { 0: { home: 'norfolk', hand: {} } } })
  const cities = game.board.data.cities.map(({ id }) => id)
  const built = new Set(['norfolk'])
  for (const city of cities) {
    const way = wayTo(state, city, built)
    if (!way || player(state).track.length + way.length > 45) continue
    state = { ...state, players: state.players.with(0, { ...player(state), track: [...player(state).track, ...way] }) }
    built.add(city)
  }
  return [...player(state).track]
}

/** A way from the network to a city over new junctions. */
function wayTo(state: State, city: string, cities: ReadonlySet<string>): string[] | null {
  if (cities.has(city)) return null
  const { track, home } = player(state)
  const points = new Set([
    home,
    ...track.flatMap((id) => [game.board.segments.get(id)?.a, game.board.segments.get(id)?.b]),
  ])
  const came = new Map<string, string[]>([[city, []]])
  for (const [point, way] of came) {
    for (const { id, a, b } of game.board.points.get(point)?.segments ?? []) {
      const next = a === point ? b : a
      if (points.has(next)) return [id, ...way]
      if (!came.has(next) && !game.board.points.get(next)?.city) came.set(next, [id, ...way])
    }
  }
  return null
}

describe('route cards', () => {
  const card = game.routes.get('route-indianapolis')

  test.each<[string, string[], number]>([
    ['all five', ['indianapolis', 'raleigh', 'columbia', 'jacksonville', 'tampa'], 9],
    ['without Tampa', ['indianapolis', 'raleigh', 'columbia', 'jacksonville'], 7],
    ['Raleigh and Columbia only', ['indianapolis', 'raleigh', 'columbia'], 4],
    ['only the top city', ['indianapolis'], 0],
    ['all but the top city', ['raleigh', 'columbia', 'jacksonville', 'tampa'], 0],
  ])('SPK-T-31, SPK-SCORE-01, SPK-SCORE-02 %s', (_, connected, money) => {
    if (!card) throw new Error('no such card')
    expect(routeMoney(card, connected)).toBe(money)
  })

  test('SPK-SCORE-01 counts in the standings, and is told at the end', () => {
    const state = arranged({
      players: { 0: { track: [...WAY['raleigh-columbia']], routes: ['route-indianapolis'], money: 5 } },
      change: { round: 3, timeOut: 2, display: [] },
      time: 1,
      deck: {},
    })
    const { state: over, events } = accepted(state, { type: 'draw' })
    expect(spike.result(over)?.standings).toMatchObject([
      { seat: 0, place: 1, score: 5, figures: { money: 5, route: 0, cities: 2, pieces: 43 } },
      { seat: 1, place: 2 },
    ])
    expect(events).toContainEqual({ type: 'routeScored', seat: 0, route: 'route-indianapolis', money: 0 })
    expect(events.at(-1)).toEqual({ type: 'ended', winners: [0] })
  })

  test('SPK-SCORE-03 cards, freight and pieces are worth nothing', () => {
    const poor = withContracts(arranged({ players: { 0: { hand: { red: 5 } } } }), { 0: [loaded(coal)] })
    expect(spike.standings(poor).map(({ score }) => score)).toEqual([0, 0])
  })
})

describe('the special end', () => {
  const track = fullTrack()
  const exhausted = (held: Contract[], more: Partial<Player> = {}) =>
    withContracts(
      arranged({
        seats: 4,
        players: { 1: { home: 'norfolk', train: { at: 'city', city: 'norfolk' }, track, ...(more as object) } },
        stage: { phase: 'action', seat: 1, rested: true },
      }),
      { 1: held },
    )
  const cities = new Set(track.flatMap((id) => [game.board.segments.get(id)?.a, game.board.segments.get(id)?.b]))
  /** A contract that the network has a destination for, but no city with its goods. */
  const hopeless = [...game.contracts.values()]
    .flatMap((one) => contracts(`${one.id}/A`, `${one.id}/B`))
    .find(
      (one) =>
        !game.board.data.cities.some((city) => city.goods === one.goods && cities.has(city.id)) &&
        game.contracts.get(one.card)?.sides[one.side ?? 'A'].some(({ city }) => cities.has(city)),
    )
  const destination =
    hopeless &&
    game.contracts.get(hopeless.card)?.sides[hopeless.side ?? 'A'].find(({ city }) => cities.has(city))?.city

  test('the network of these tests is whole', () => {
    expect(track).toHaveLength(45)
    expect(hopeless).toBeDefined()
    expect(spike.broken(exhausted([]))).toEqual([])
  })

  test('SPK-T-32, SPK-END-02, SPK-END-03 no piece and nothing to deliver: every other player has one more turn', () => {
    const { state, events } = accepted(played(exhausted([hopeless as Contract]), [DRAW[0]]), DRAW[1])
    expect(events).toContainEqual({ type: 'lastTurns', seat: 1, turns: 3 })
    let now = state
    for (const seat of [2, 3, 0]) {
      expect(spike.turn(now)).toMatchObject({ over: false, seats: [seat] })
      now = wholeTurn(now)
    }
    expect(spike.turn(now).over).toBe(true)
    expect(spike.result(now)?.standings).toHaveLength(4)
  })

  test('SPK-T-33, SPK-END-03 with the marker on the train it can still be delivered', () => {
    const state = played(exhausted([loaded(hopeless as Contract)]), DRAW)
    expect(state.lastTurns).toBeNull()
  })

  test('SPK-END-03, SPK-DELIV-03 not to a city that was delivered to before', () => {
    const used = deliveredTo(destination as string, { ...(contracts('fruit-1/A')[0] as Contract) })
    const only = { ...loaded(hopeless as Contract) }
    const others = game.contracts
      .get(only.card)
      ?.sides[only.side ?? 'A'].filter(({ city }) => city !== destination && cities.has(city))
    const state = played(exhausted([only, used]), DRAW)
    expect(state.lastTurns === null).toBe((others?.length ?? 0) > 0)
  })

  test('SPK-END-02 a player with pieces left does not end it', () => {
    expect(played(arranged({ seats: 4 }), DRAW).lastTurns).toBeNull()
  })

  test('SPK-END-04 it is triggered once', () => {
    const running = { ...exhausted([]), lastTurns: 2 }
    const { state, events } = accepted(played(running, [DRAW[0]]), DRAW[1])
    expect(state.lastTurns).toBe(1)
    expect(events.some(({ type }) => type === 'lastTurns')).toBe(false)
  })

  test('GIVE-09 whoever has given up has none of these turns', () => {
    const start = { ...exhausted([hopeless as Contract]), gone: [3], order: [0, 1, 2] }
    const { state, events } = accepted(played(start, [DRAW[0]]), DRAW[1])
    expect(events).toContainEqual({ type: 'lastTurns', seat: 1, turns: 2 })
    expect(spike.turn(wholeTurn(state)).seats).toEqual([0])
    expect(spike.turn(wholeTurn(wholeTurn(state))).over).toBe(true)
  })

  test('GIVE-09 nobody brings them about by giving up', () => {
    const { state } = accepted(exhausted([]), GIVE_UP as never)
    expect(state).toMatchObject({ lastTurns: null, stage: { seat: 2 } })
  })

  test('SPK-END-01, SPK-END-02 the third time card ends these turns too', () => {
    const state = { ...exhausted([]), lastTurns: 3, round: 3, timeOut: 2 }
    const last = { ...state, deck: { ...state.deck, upper: 0, time: 1 } }
    expect(spike.turn(accepted(last, DRAW[0], directed({ 'draw/kind': 'time' })).state).over).toBe(true)
  })
})

describe('the winner', () => {
  /** Seats by money, cities and pieces left, as the standings show them. */
  function ended(...figures: readonly { money: number; track: readonly string[] }[]): State {
    const players = Object.fromEntries(
      figures.map((one, seat) => [
        seat,
        { ...one, home: 'norfolk', routes: [], train: { at: 'city', city: 'norfolk' } },
      ]),
    )
    const state = arranged({ seats: figures.length, players: players as never })
    return { ...state, stage: { phase: 'over' } }
  }
  const short = [...WAY['norfolk-raleigh']]
  const long = [...WAY['norfolk-washington']]

  test('SPK-SCORE-04 most money wins', () => {
    expect(
      spike.result(ended({ money: 28, track: [] }, { money: 30, track: [] }, { money: 29, track: [] }))?.winners,
    ).toEqual([1])
  })

  test('SPK-SCORE-04 with the same money, who has connected more cities', () => {
    const result = spike.result(
      ended({ money: 30, track: short }, { money: 30, track: [...short, ...WAY['raleigh-columbia']] }),
    )
    expect(result?.winners).toEqual([1])
  })

  test('SPK-T-34, SPK-SCORE-04 then who has more pieces left; all equal, all win', () => {
    const state = ended(
      { money: 30, track: long },
      { money: 30, track: short },
      { money: 28, track: [...short, ...WAY['raleigh-columbia']] },
    )
    expect(spike.result(state)).toMatchObject({
      winners: [1],
      standings: [
        { seat: 1, place: 1 },
        { seat: 0, place: 2 },
        { seat: 2, place: 3 },
      ],
    })
    const equal = ended({ money: 30, track: [] }, { money: 30, track: [] })
    expect(spike.result(equal)).toMatchObject({ winners: [0, 1], standings: [{ place: 1 }, { place: 1 }] })
  })

  test('SPK-COMP-07 money has no upper limit', () => {
    expect(spike.result(ended({ money: 100_000, track: [] }, { money: 3, track: [] }))?.standings[0]?.score).toBe(
      100_000,
    )
  })

  test('there is no result before the end, and nothing to do after it', () => {
    expect(spike.result(arranged())).toBeNull()
    const over = ended({ money: 1, track: [] }, { money: 2, track: [] })
    expect(refusedBy(over, { type: 'draw' }, 0)).toBe('MATCH-OVER')
    expect(spike.moves(over, 0)).toEqual({ ask: 'nothing' })
  })
})
