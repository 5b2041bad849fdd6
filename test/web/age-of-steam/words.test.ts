import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ageOfSteam, type Event, type State } from '#engine/age-of-steam/index.ts'
import { TILES } from '#engine/age-of-steam/tiles.ts'
import type { Result } from '#engine/core/index.ts'
import { specialAbout, specialsHere } from '#lib/games/age-of-steam/asks/specials.ts'
import { buildWords, tileName } from '#lib/games/age-of-steam/asks/words.ts'
import { myTask, outcome } from '#lib/games/age-of-steam/sentence.ts'
import { endOf, roundOf } from '#lib/games/age-of-steam/tabs/round.ts'
import { lineOf } from '#lib/games/age-of-steam/told/journal.ts'
import { wordsHere } from '#lib/games/age-of-steam/words.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'
import { sentenceOf } from '#lib/games/contract/told/tellings.ts'
import { priceText } from '#lib/games/rail/build/words.ts'
import { texts as asks } from '#lib/texts/en/age-of-steam/asks.ts'
import { begin, building } from '../../engine/age-of-steam/position.ts'

const nameOf = (seat: number): string => ['Ada', 'Brunel', 'Clara', 'Dora'][seat] ?? ''
const worldOn = (map: string) => worldOf(ageOfSteam, begin(undefined, {}, {}, map), nameOf)

describe('the round as the map plays it', () => {
  const phases = (map: string) => roundOf(worldOn(map)).map(({ id }) => id)

  it('has an auction on the big maps, a payment for two, and neither for one', () => {
    expect(phases('germany')).toEqual(['shares', 'order', 'actions', 'build', 'goods', 'income', 'growth'])
    expect(phases('st-lucia')).toEqual(['payment', 'shares', 'actions', 'build', 'goods', 'income'])
    expect(phases('barbados')).toEqual(['shares', 'actions', 'build', 'goods', 'income', 'growth'])
  })

  it.each([
    ['rust-belt', 'Plain $2, river $3, mountain $4;'],
    ['western-us', 'Plain $2, river or swamp $4, mountain $5;'],
    ['germany', 'numbers on hexes as printed;'],
  ])('%s: prices as they are there', (map, prices) => {
    expect(roundOf(worldOn(map)).find(({ id }) => id === 'build')?.text).toContain(prices)
  })

  it('knows the actions of a map, used up or not', () => {
    expect([specialsHere(worldOn('rust-belt')), specialsHere(worldOn('st-lucia'))].map(({ length }) => length)).toEqual(
      [7, 6],
    )
    const used: State = { ...begin(undefined, {}, {}, 'barbados'), memory: { usedUp: ['engineer', 'production'] } }
    expect(specialsHere(worldOf(ageOfSteam, used, nameOf))).toEqual([
      'engineer',
      'locomotive',
      'urbanization',
      'production',
    ])
  })

  it('ends with money on Barbados and with points elsewhere', () => {
    expect(endOf(worldOn('barbados'))).toContain('the money left is your score')
    expect(endOf(worldOn('germany'))).toContain('3 points for each $1 of income')
  })
})

describe('sentences', () => {
  it.each(TILES.types.map(({ id }) => id))('name the tile %s', (id) => expect(tileName(id)).not.toBe(id))

  const named = ({ prices }: { prices: Readonly<Record<string, string>> }) => Object.keys(prices)
  const literals = readFileSync('engine/age-of-steam/building.ts', 'utf8').match(/(?<=what: ')[\w-]+(?=')/g) ?? []
  it.each(literals.filter((what) => what !== 'discount'))(
    'web/src/lib/texts/en/age-of-steam/asks.ts names the price %s',
    (what) => expect(named(asks)).toContain(what),
  )

  it('say what a build costs, and what the Engineer saves', () => {
    const lines = [
      { what: 'printed', amount: 7 },
      { what: 'crossing', amount: 2 },
      { what: 'discount', amount: -4 },
    ]
    expect(priceText(buildWords('germany'), lines)).toBe('the number on the hex $7 + crossing track $2 − Engineer $4')
  })

  it('tell an action as the map has it', () => {
    expect(specialAbout('engineer', 'germany')).toContain('half')
    expect(specialAbout('engineer', 'rust-belt')).toContain('four tiles')
    expect(specialAbout('turn-order', 'st-lucia')).not.toContain('auction')
  })

  it('say that nothing can be built while there is no city', () => {
    const moves = ageOfSteam.moves(building({ map: 'st-lucia' }), 0)
    expect(myTask(moves, wordsHere('st-lucia'))).toBe('There is nothing you could build now. End building.')
  })

  const standing = { seat: 0, place: 1, figures: {} }
  const out = { ...standing, score: null, eliminated: true as const }
  it.each<[string, Result]>([
    ['Ada has won with $38.', { winners: [0], standings: [{ ...standing, score: 38, eliminated: false }] }],
    ['Lost: the money did not suffice.', { winners: [], standings: [out] }],
    ['The match is over. Nobody won.', { winners: [], standings: [0, 1].map((seat) => ({ ...out, seat })) }],
  ])('end a match: %s', (sentence, result) => {
    expect(outcome(result, nameOf, wordsHere(result.standings.length === 1 ? 'barbados' : 'rust-belt'))).toBe(sentence)
  })
})

describe('the journal tells', () => {
  const text = (map: string, event: Event): string => {
    const line = lineOf(event, worldOn(map))
    return line ? sentenceOf(line) : ''
  }

  it.each<[string, string, Event]>([
    [
      'Ada takes the link between Essen and Düsseldorf for $2.',
      'germany',
      { type: 'tookLink', seat: 0, from: 'Essen', to: 'Düsseldorf', price: 2 },
    ],
    ['Ada takes the last build back.', 'germany', { type: 'tookBack', seat: 0 }],
    [
      'East and west are connected: Ada +2 and Brunel +2.',
      'western-us',
      { type: 'gained', reason: 'transcontinental', gains: [2, 2, 0, 0] },
    ],
    [
      'Ada puts a blue cube on the display (light 2).',
      'rust-belt',
      { type: 'placed', seat: 0, cube: 'blue', column: 'light2', row: 0 },
    ],
    ['Brunel pays $5 and goes first.', 'st-lucia', { type: 'paidFirst', seat: 1, paid: 5 }],
    ['Brunel goes first and pays nothing.', 'st-lucia', { type: 'paidFirst', seat: 1, paid: 0 }],
    ['Ada does not pay to go first.', 'st-lucia', { type: 'declinedFirst', seat: 0 }],
    ['Clara rolls a 4 to break the tie.', 'western-us', { type: 'rolledTie', seat: 2, die: 4 }],
    ['Ada buys the shares back for $45.', 'barbados', { type: 'settled', seat: 0, paid: 45 }],
    ['Ada cannot pay what is due.', 'barbados', { type: 'eliminated', seat: 0 }],
    ['The match is over, and lost.', 'barbados', { type: 'ended', winners: [] }],
    ['A red cube comes to Berlin.', 'germany', { type: 'grew', hex: 'J5', cube: 'red', column: null }],
  ])('%s', (sentence, map, event) => {
    expect(text(map, event)).toBe(sentence)
  })
})
