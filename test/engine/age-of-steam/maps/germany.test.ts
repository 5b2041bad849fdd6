import { describe, expect, test } from 'vitest'
import { ageOfSteam, GOODS, type Good, type Moves, type Player, type State } from '#engine/age-of-steam/index.ts'
import { linkSegments } from '#engine/age-of-steam/score.ts'
import {
  accepted,
  begin,
  build,
  building,
  cost,
  directed,
  END,
  incomes,
  lastDecision,
  movingGoods,
  PASS,
  played,
  player,
  refusedBy,
  withCubes,
  withPlayer,
} from '../position.ts'
import { along, deliver, laid, on } from '../routes.ts'

const map = 'germany'
const game = ageOfSteam.game(map)
const { board } = game
const [A, B] = [0, 1] as const
const TAKE_BACK = { type: 'takeBack' } as const
const TAKE_LINK = { type: 'cityLink', link: 0 } as const
const ENGINEER: Partial<Player> = { special: 'engineer' }

const experienced = (change: Partial<Player> = {}): State =>
  building({ map, players: { 0: { money: 60, hasBuilt: true, ...change }, 1: { money: 60, hasBuilt: true } } })
const cities = board.hexes.filter(({ place }) => place?.kind === 'city' && !place.terminal)
const terminals = board.hexes.filter(({ place }) => place?.terminal)
const moves = (state: State) => ageOfSteam.moves(state, A) as Extract<Moves, { ask: 'build' }>

/** Links between the cities around the Ruhr and Antwerp, by their price; none leaves anything unfinished. */
const PRICED = { 2: ['D8', 'C8 D7'], 3: ['C7', 'C8 D7'], 7: ['B8', 'A9 C8'] } as const
function priced(state: State, price: keyof typeof PRICED) {
  const [hex, track] = PRICED[price]
  return on(state, hex, track)
}

describe('the board (section 11)', () => {
  test('Königsberg, Berlin without a number, six terminals, and one white circle between neighbours', () => {
    expect(terminals).toHaveLength(6)
    expect(terminals.every(({ place }) => place?.number === null && place.randomColor)).toBe(true)
    const berlin = cities.find(({ place }) => place?.name === 'Berlin')?.place
    expect([berlin?.colors, berlin?.number, berlin?.cubes]).toEqual([['black'], null, 4])
    expect(board.fixedLinks).toHaveLength(1)
    const named = board.fixedLinks[0]?.between.map((hex) => board.hexes[hex]?.place?.name)
    expect(named).toEqual(['Düsseldorf/Cologne', 'Essen/Dortmund'])
    expect(board.hexes.some(({ cost }) => cost !== null)).toBe(true)
  })
})

describe('setup', () => {
  const labels: string[] = []
  const state = begin(4, {}, {}, map, labels)

  test('AOS-GER-01 three cubes on Königsberg, four on Berlin, two on every other city', () => {
    const expected = (name = '') => ({ Königsberg: 3, Berlin: 4 })[name] ?? 2
    for (const { index, place } of cities) expect(state.cubes[index]).toHaveLength(expected(place?.name))
  })

  test('AOS-GER-01, -02 then one cube for each terminal, which is no goods', () => {
    const map = labels.slice(52).filter((label) => !label.startsWith('order/'))
    expect(map.slice(-6)).toEqual(terminalsInOrder().map(({ name }) => `terminal/${name}`))
    expect(map).toHaveLength(3 + 4 + 2 * 11 + 6)
    for (const { index } of terminals) {
      expect(state.cubes[index]).toBeUndefined()
      expect(GOODS).toContain(state.cityColors[index])
    }
    expect(ageOfSteam.broken(state)).toEqual([])
  })

  const terminalsInOrder = () =>
    board.places.map((hex) => terminals.find(({ index }) => index === hex)).filter((hex) => !!hex)
})

describe('terminals', () => {
  /** Berlin to Szczecin to Warsaw to Görlitz to Dresden, all B's. Warsaw takes red. */
  function ready(cubes: Readonly<Record<string, readonly Good[]>>): State {
    const labels = { 'terminal/M6': 'red' }
    const start = movingGoods({ map, players: { 0: { engine: 6 } } })
    const { cityColors, bag } = begin(4, {}, labels, map)
    const drawn = { ...start, cityColors, bag, cubes: begin(4, {}, labels, map).cubes }
    return withCubes(laid(drawn, B, 'J5 K5 L4', 'L4 L5 M6', 'M6 L6 L7', 'L7 K8 K9'), cubes)
  }

  test('AOS-GER-02 takes the one colour in its box', () => {
    const state = ready({ J5: ['red', 'blue'] })
    expect(incomes(played(state, [[A, deliver(state, 'red', 'J5>K5', 'L4>L5')]]))).toEqual([0, 2, 0, 0])
    expect(refusedBy(state, A, deliver(state, 'blue', 'J5>K5', 'L4>L5'))).toBe('AOS-MOVE-13')
    expect(played(state, [[A, deliver(state, 'red', 'J5>K5', 'L4>L5')]]).cityColors).toEqual(state.cityColors)
  })

  test('AOS-GER-04 cannot be passed', () => {
    const state = ready({ J5: ['blue'] })
    expect(refusedBy(state, A, deliver(state, 'blue', 'J5>K5', 'L4>L5', 'M6>L6', 'L7>K8'))).toBe('AOS-MOVE-06')
    expect(ageOfSteam.moves(state, A)).toMatchObject({ deliveries: [] })
  })

  test('AOS-GER-03 nothing ever lies there or comes there', () => {
    const state = ready({})
    expect(refusedBy(state, A, deliver(state, 'red', 'M6>L5'))).toBe('AOS-MOVE-03')
    expect(game.steps.sources(game, begin(4, {}, {}, map))).not.toContain(board.byName.get('M6'))
  })

  test('AOS-GER-05 is a city for building: first tile and link, but no tile on it', () => {
    const state = building({ map, players: { 0: { money: 60 } } })
    expect(refusedBy(state, A, on(state, 'B6', 'A6 C6'))).toBe('accepted')
    expect(refusedBy(state, A, build('A6', 'straight', 0))).toBe('AOS-BUILD-06')
    const { events } = accepted(state, A, priced(state, 7))
    expect(events).toMatchObject([{ type: 'built', completes: [{ from: 'C8', to: 'A9', length: 1 }] }])
  })
})

describe('prices', () => {
  test.each<[string, string, readonly string[], number]>([
    ['a printed price', 'B8', ['A9 C8'], 7],
    ['printed, side by side', 'B8', ['C8 B9', 'A9 B7'], 8],
    ['printed, crossing', 'B8', ['C8 B9', 'A9 C9'], 9],
    ['plain', 'D8', ['C8 D7'], 2],
    ['river', 'C7', ['C8 D7'], 3],
    ['mountain', 'G14', ['H13 F13'], 4],
  ])('AOS-GER-08 %s', (_, hex, tracks, price) => {
    const state = laid(experienced(), A, 'A9 B9 B8')
    expect(cost(state, A, on(state, hex, ...tracks))).toBe(price)
  })

  test('AOS-GER-08 a replacement on a printed hex costs what it does elsewhere', () => {
    const state = laid(experienced(), A, 'A9 B8 C8', 'A9 B9 B8')
    expect(cost(state, A, on(state, 'B8', 'A9 C8', 'B9 B7'))).toBe(3)
  })
})

describe('AOS-GER-06 the Engineer', () => {
  test.each<[readonly (keyof typeof PRICED)[], readonly number[]]>([
    [
      [7, 2, 3],
      [4, 2, 3],
    ],
    [
      [2, 3, 7],
      [1, 3, 5],
    ],
    [
      [3, 7, 2],
      [2, 5, 2],
    ],
    [[2], [1]],
    [[7], [4]],
  ])('TV-34 builds priced %j are charged %j', (prices, charged) => {
    let state = experienced(ENGINEER)
    const paid = prices.map((price) => {
      const before = player(state, A).money
      state = played(state, [[A, priced(state, price)]])
      return before - player(state, A).money
    })
    expect(paid).toEqual(charged)
    if (prices.length === 3)
      expect(refusedBy(state, A, on(state, 'B6', 'A6 C6')), 'a fourth build').toBe('AOS-BUILD-02')
  })

  test('halves the white circle too, and what one cannot pay is judged by what is due', () => {
    expect(cost(experienced(ENGINEER), A, TAKE_LINK)).toBe(1)
    expect(moves(experienced(ENGINEER)).cityLinks).toEqual([{ link: 0, price: 1 }])
    const poor = experienced({ ...ENGINEER, money: 4 })
    expect(refusedBy(poor, A, priced(poor, 7))).toBe('accepted')
    expect(refusedBy(experienced({ ...ENGINEER, money: 3 }), A, priced(poor, 7))).toBe('AOS-BUILD-03')
    const listed = moves(poor)
      .sites.find(({ hex }) => hex === 'B8')
      ?.placements.find(({ tile }) => tile === 'straight')
    expect(listed).toMatchObject({ price: 4 })
    expect(listed?.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(4)
  })

  test('nobody else pays less, and three is the limit for all', () => {
    let state = experienced()
    for (const price of [7, 2, 3] as const) {
      expect(cost(state, A, priced(state, price))).toBe(price)
      state = played(state, [[A, priced(state, price)]])
    }
    expect(refusedBy(state, A, TAKE_LINK)).toBe('AOS-BUILD-02')
    expect(moves(experienced(ENGINEER)).tilesLeft).toBe(3)
  })
})

describe('AOS-GER-07 nothing stays unfinished', () => {
  const beginner = (): State => building({ map, players: { 0: { money: 60 }, 1: { money: 60 } } })

  test('a turn with a section cannot be ended; finished it can', () => {
    const state = played(beginner(), [[A, on(beginner(), 'E8', 'D7 F8')]])
    expect(refusedBy(state, A, END)).toBe('AOS-GER-07')
    expect(moves(state)).toMatchObject({ hindered: { rule: 'AOS-GER-07' }, takeBack: true })
    const done = played(
      state,
      along(state, 'E8 F8 F7').map((action) => [A, action] as const),
    )
    expect(moves(done).hindered).toBeNull()
    expect(refusedBy(done, A, END)).toBe('accepted')
  })

  test('a town exit that leads nowhere is unfinished track', () => {
    const link = laid(beginner(), A, 'D7 E7 F7')
    const more = played(withPlayer(link, A, { hasBuilt: true }), [[A, on(link, 'F7', 'E7', 'G8')]])
    expect(refusedBy(more, A, END)).toBe('AOS-GER-07')
  })

  test('taking back restores the position to the last detail, build by build', () => {
    const start = beginner()
    const one = played(start, [[A, on(start, 'E8', 'D7 F8')]])
    const two = played(one, [[A, TAKE_LINK]])
    expect(player(one, A).hasBuilt).toBe(true)
    expect(played(two, [[A, TAKE_BACK]])).toEqual(one)
    expect(played(two, [[A, TAKE_BACK], [A, TAKE_BACK]])).toEqual(start) // biome-ignore format: a list
    expect(refusedBy(start, A, TAKE_BACK)).toBe('AOS-GER-07')
    expect(refusedBy(played(one, [[A, TAKE_BACK]]), A, on(start, 'C7', 'C8 D7', 'B7 C6')), 'first again').toBe(
      'AOS-BUILD-05',
    )
  })

  test('also what was taken over, replaced and halved', () => {
    const open = laid(experienced(ENGINEER), null, 'C8 D8 E9 F8')
    const takenOver = played(open, [[A, on(open, 'F8', 'E9 F7')]])
    expect(takenOver.tiles[board.byName.get('D8') ?? -1]?.owners).toEqual([A])
    expect(played(takenOver, [[A, TAKE_BACK]])).toEqual(open)
    const link = laid(experienced(ENGINEER), B, 'C8 C7 D7')
    const replaced = played(laid(link, A, 'C8 B7 C7'), [[A, on(link, 'C7', 'C8 D7', 'B7 C6')]])
    expect(played(replaced, [[A, TAKE_BACK]])).toEqual(laid(link, A, 'C8 B7 C7'))
    const two = played(open, [[A, priced(open, 3)], [A, priced(open, 7)]]) // biome-ignore format: a list
    const again = played(played(two, [[A, TAKE_BACK]]), [[A, priced(open, 7)]])
    expect(player(again, A).money).toBe(player(two, A).money)
  })

  test('only builds of the own turn; a New City is not taken back with them', () => {
    const start = withPlayer(beginner(), A, { special: 'urbanization' })
    const city = played(start, [[A, { type: 'urbanize', hex: 'F7', letter: 'A' }]])
    expect(refusedBy(city, A, TAKE_BACK)).toBe('AOS-GER-07')
    const built = played(city, [[A, priced(city, 3)]])
    expect(played(built, [[A, TAKE_BACK]])).toEqual(city)
    expect(refusedBy(played(built, [[A, END]]), B, TAKE_BACK)).toBe('AOS-GER-07')
  })

  test('is a rule of this map alone', () => {
    const elsewhere = played(building(), [[A, build('K10', 'straight', 1)]])
    expect(refusedBy(elsewhere, A, TAKE_BACK)).toBe('AOS-GER-07')
    expect(refusedBy(elsewhere, A, END)).toBe('accepted')
  })
})

describe('AOS-GER-09 the white circle', () => {
  const beginner = (): State => building({ map, players: { 0: { money: 60 }, 1: { money: 60 } } })

  test('costs $2, is one of three builds, once a game, and needs nothing else', () => {
    expect(cost(beginner(), A, TAKE_LINK)).toBe(2)
    const taken = played(beginner(), [[A, TAKE_LINK]])
    expect(moves(taken)).toMatchObject({ tilesLeft: 2, cityLinks: [] })
    expect(refusedBy(taken, A, TAKE_LINK)).toBe('AOS-GER-09')
    expect(refusedBy(played(taken, [[A, END]]), B, TAKE_LINK)).toBe('AOS-GER-09')
    expect(refusedBy(beginner(), A, { type: 'cityLink', link: 1 })).toBe('AOS-GER-09')
    expect(refusedBy(withPlayer(beginner(), A, { money: 1 }), A, TAKE_LINK)).toBe('AOS-BUILD-03')
  })

  test('TV-38 before the first tile, which is still to be a simple one at a city', () => {
    const taken = played(beginner(), [[A, TAKE_LINK]])
    expect(player(taken, A).hasBuilt).toBe(false)
    expect(refusedBy(taken, A, on(taken, 'C7', 'C8 B6', 'D7 B7'))).toBe('AOS-BUILD-05')
    expect(cost(taken, A, on(taken, 'D8', 'C8 D7'))).toBe(2)
  })

  test('is a link of its owner: it scores 1 and carries goods', () => {
    const taken: State = { ...movingGoods({ map }), fixedLinks: [B] }
    expect(linkSegments(game, taken)).toEqual([0, 1, 0, 0])
    const state = withCubes(taken, { D7: ['red'], C8: ['blue'] })
    expect(incomes(played(state, [[A, deliver(state, 'red', 'D7>C8')]]))).toEqual([0, 1, 0, 0])
    expect(incomes(played(state, [[A, deliver(state, 'blue', 'C8>D7')]]))).toEqual([0, 1, 0, 0])
    const untaken = { ...state, fixedLinks: [null] }
    expect(refusedBy(untaken, A, deliver(state, 'red', 'D7>C8')), 'neighbours are not linked').toBe('AOS-MOVE-08')
  })

  test('takes an owner marker', () => {
    const towns = ['C12', 'D13', 'E10', 'F3', 'F7', 'G10'].map((town) => board.byName.get(town) ?? -1)
    const tiles = [...experienced().tiles]
    const exits = ['t3-l', 't3-l', 't3-r', 't3-r', 't3-same', 't3-same']
    for (const [i, hex] of towns.entries()) tiles[hex] = { tile: exits[i] ?? '', rotation: 0, owners: [A, A, A] }
    const marked = (owned: string[], state = experienced()) => laid({ ...state, tiles }, A, ...owned)
    expect(refusedBy(marked(['C8 C7 D7']), A, TAKE_LINK), 'nineteen chains').toBe('accepted')
    expect(refusedBy(marked(['C8 C7 D7', 'C8 D8 D7']), A, TAKE_LINK), 'twenty').toBe('AOS-OWN-09')
    const full = { ...marked(['C8 C7 D7']), fixedLinks: [A] }
    expect(refusedBy(full, A, priced(full, 2))).toBe('AOS-OWN-09')
  })
})

describe('AOS-GER-10 Berlin', () => {
  const RICH = {
    0: { money: 60 },
    1: { money: 60, special: 'production' as const },
    2: { money: 60 },
    3: { money: 60 },
  }

  test.each([1, 8])('a cube from the bag in round %i, before Production and the dice', (round) => {
    const holding = lastDecision({ map, players: RICH, change: { round } })
    const [top] = holding.display.light1
    const display = { ...holding.display, light1: [null, ...holding.display.light1.slice(1)] }
    const state = { ...holding, display, bag: { ...holding.bag, [top as Good]: holding.bag[top as Good] + 1 } }
    const labels: string[] = []
    const { events, state: asked } = accepted(state, A, PASS, directed({}, labels))
    expect(events.filter(({ type }) => type === 'grew')).toMatchObject([{ hex: 'J5', column: null }])
    expect(labels).toEqual(['growth/J5'])
    expect(ageOfSteam.turn(asked)).toMatchObject({ phase: 'growth', ask: 'produce', seats: [B] })
  })
})
