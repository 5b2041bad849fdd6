import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { steam } from '#engine/steam/index.ts'
import { TILES } from '#engine/steam/tiles.ts'
import type { Event, Moves, State } from '#engine/steam/types.ts'
import { anchorsOf } from '#lib/games/contract/rules/rulesText.ts'
import { sentenceOf } from '#lib/games/contract/told/tellings.ts'
import { considered } from '#lib/games/rail/considering.svelte.ts'
import { tileName } from '#lib/games/steam/asks/words.ts'
import { factsOf } from '#lib/games/steam/maps/texts.ts'
import { paymentText, raisedText } from '#lib/games/steam/money.ts'
import { rulesText } from '#lib/games/steam/rules/text.ts'
import { myTask } from '#lib/games/steam/sentence.ts'
import { lineOf } from '#lib/games/steam/told/journal.ts'
import { STEAM } from '#lib/games/steam/ui.ts'
import { worldOf } from '#lib/games/steam/world.ts'
import { texts as family } from '#lib/texts/en/rail/table.ts'
import { texts as t } from '#lib/texts/en/steam/table.ts'
import { begin, building, having, STANDARD, withPlayer } from '../../engine/steam/position.ts'

const NAMES = ['Ada', 'Brunel', 'Clara', 'Denis']
const nameOf = (seat: number): string => NAMES[seat] ?? ''
const words = { t, family }
const world = (state: State) => worldOf(steam, state, nameOf)

describe('what a purchase does, told before it is made:', () => {
  it.each<[string, number, number, number, number]>([
    ['income 0 → −2, $2 left', 8, 0, 0, 0],
    ['$3 left', 2, 5, 1, 0],
    ['income −9 → −10, points 4 → 2, $3 left', 7, 0, -9, 4],
    ['points 5 → 1, $3 left', 10, 3, -10, 5],
  ])('%s', (text, price, cash, income, points) => {
    expect(paymentText(withPlayer(building(), 0, having(cash, income, points)), 0, price, 'track')).toBe(text)
  })

  it('nothing for what cannot be paid', () => {
    expect(paymentText(withPlayer(building(), 0, having(0, -10, 1)), 0, 3, 'track')).toBeNull()
    expect(paymentText(withPlayer(building({ options: STANDARD }), 0, having(3)), 0, 4, 'track')).toBeNull()
  })

  it('and what capital leaves', () => {
    expect(raisedText(withPlayer(building({ options: STANDARD }), 0, having(1, -9, 7)), 0, 2)).toBe(
      '$11, income −10, 5 points',
    )
  })
})

describe('maps', () => {
  const foldersIn = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

  it.each(['engine/steam/maps', 'web/src/lib/games/steam/maps'])(
    'engine/steam/maps/index.ts lists those of %s',
    (path) => {
      expect(steam.maps.map(({ id }) => id).toSorted()).toEqual(foldersIn(path).toSorted())
    },
  )

  it.each(steam.maps)(
    'web/src/lib/games/steam/maps/$id/texts/en/rules.ts has facts, each with a rule that is explained',
    async ({ id }) => {
      const facts = await factsOf(id)
      expect(facts).not.toEqual([])
      expect(anchorsOf(rulesText())).toEqual(expect.arrayContaining(facts.map(({ rule }) => rule)))
    },
  )
})

it.each(TILES.types.map(({ id }) => id))('the tile %s has a name', (id) => expect(tileName(id)).not.toBe(id))

describe('the question', () => {
  it.each<[string, Moves]>([
    ['How much capital do you raise?', { ask: 'raise', max: 10 }],
    ['Where do your 3 points of this delivery go?', { ask: 'score', amount: 3 }],
    ['Nothing to deliver: pass.', { ask: 'goods', engine: false, deliveries: [] }],
  ])('%s', (sentence, moves) => {
    expect(myTask(moves, building(), words)).toBe(sentence)
  })

  it('of the first auction names the place', () => {
    const state = begin()
    const seat = steam.turn(state).seats[0] as number
    expect(myTask(steam.moves(state, seat), state, words)).toBe('Open the bidding for place 1 of the first round.')
  })

  it('of a building turn says what else may be done', () => {
    const none = { sites: [], takeBack: false, hindered: null, grow: null }
    const urbanize = { hexes: ['I8'], colors: ['red'], groups: [0] } as const
    const moves: Moves = { ask: 'build', tilesLeft: 0, urbanize, ...none }
    expect(myTask(moves, building(), words)).toBe('All your tiles are built. You may also place a New City.')
  })
})

describe('the journal tells', () => {
  const text = (event: Event): string => {
    const line = lineOf(event, world(building()))
    return line ? sentenceOf(line) : ''
  }

  it.each<[string, Event]>([
    ['Ada raises $10 for 1 income and 2 points.', { type: 'raised', seat: 0, cash: 10, income: 1, points: 2 }],
    ['Ada has place 1 for $7.', { type: 'wonPlace', seat: 0, position: 1, paid: 7 }],
    ['Brunel has place 4 for nothing.', { type: 'wonPlace', seat: 1, position: 4, paid: 0 }],
    ['Clara takes Locomotive for $9.', { type: 'selected', seat: 2, tile: 'locomotive', use: 'use', paid: 9 }],
    [
      'Clara takes Urbanization and turns it over.',
      { type: 'selected', seat: 2, tile: 'urbanization', use: 'pass', paid: 0 },
    ],
    [
      'Ada makes Poughkeepsie a grey city with red and blue.',
      { type: 'urbanized', seat: 0, hex: 'I8', color: 'grey', cubes: ['red', 'blue'] },
    ],
    ['Ada lets Albany grow with red.', { type: 'grew', seat: 0, hex: 'I6', cubes: ['red'] }],
    ['Ada takes +3 income.', { type: 'scored', seat: 0, amount: 3, to: 'income' }],
    ['Brunel takes 2 points.', { type: 'scored', seat: 1, amount: 2, to: 'points' }],
    [
      'Denis cannot pay all of it and gives up 2 income and 1 point.',
      { type: 'gaveUp', seat: 3, points: 1, income: 2 },
    ],
    ['The next order: Clara, Ada, and Brunel.', { type: 'newOrder', order: [2, 0, 1] }],
  ])('%s', (sentence, event) => {
    expect(text(event)).toBe(sentence)
  })
})

describe('a building turn on the board', () => {
  const state = building()
  const turn = async (moves: Partial<Extract<Moves, { ask: 'build' }>>) => {
    const whole = { ...(steam.moves(state, 0) as Extract<Moves, { ask: 'build' }>), ...moves }
    const considering = considered(
      () => STEAM,
      () => world(state),
      () => whole,
      () => 0,
    )
    await considering.prepare('build')
    return considering.plan
  }

  it('lights the towns while a New City is placed, and lets go of what was picked before', async () => {
    const urbanize = { hexes: ['I8'], colors: ['red'], groups: [4] } as const
    const plan = await turn({ urbanize })
    const town = world(state).indexOf('I8')
    if (!('begin' in plan)) throw new Error('no building turn')
    plan.pick([...plan.targets.keys()][0] as number)
    plan.begin('city')
    expect([...plan.targets]).toEqual([[town, 'becomes a city']])
    expect(plan.selected).toBeNull()
    expect(plan.groups).toEqual([4])
    plan.pick(town)
    expect(plan.selected).toBe(town)
    plan.begin(null)
    expect(plan.selected).toBeNull()
    expect(plan.targets.size).toBeGreaterThan(10)
  })
})
