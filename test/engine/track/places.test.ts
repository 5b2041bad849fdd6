import { describe, expect, test } from 'vitest'
import { trackOf } from '#engine/age-of-steam/game.ts'
import { ageOfSteam, type State, TILES } from '#engine/age-of-steam/index.ts'
import { CITY, TOWN } from '#engine/track/board.ts'
import { linksFrom, placesOf } from '#engine/track/places.ts'
import type { Track } from '#engine/track/track.ts'
import { whole } from '../age-of-steam/tables.ts'
import { settled } from '../directed.ts'
import { chainWith, type Piece, piecesOn, placesOf as placesAt } from './plain.ts'

/** Every link of the board in words, once from each of its ends, by joining up a heap of pieces. */
function plainLinks({ board, kinds, tiles, fixed }: Track): string[] {
  const parts = piecesOn(TILES, kinds, tiles)
  const done = new Set<Piece>()
  const found: string[] = []
  const add = (a: number, b: number, owner: number | null, length: number, hexes: readonly number[]): void => {
    const rest = `${owner} ${length} ${[...hexes].sort()}`
    found.push(`${a} ${b} ${rest}`, `${b} ${a} ${rest}`)
  }
  for (const part of parts) {
    if (done.has(part)) continue
    const chain = chainWith(board, parts, part)
    for (const one of chain) done.add(one)
    const [a, b] = placesAt(board, kinds, chain)
    if (a === undefined || b === undefined || a === b) continue
    add(a, b, part.owner, chain.length, chain.map(({ hex }) => hex)) // biome-ignore format: a line
  }
  for (const [i, { between }] of board.fixedLinks.entries()) {
    const owner = fixed[i] ?? null
    if (owner !== null) add(between[0], between[1], owner, 1, [])
  }
  return found.sort()
}

const told = (track: Track): string[] =>
  placesOf(track)
    .flatMap(({ hex }) => linksFrom(track, hex))
    .map(({ from, to, owner, length, hexes }) => `${from} ${to} ${owner} ${length} ${[...hexes].sort()}`)
    .sort()

let links = 0

describe('places and the links from them', () => {
  test.each(ageOfSteam.maps.map(({ id, seats }): [string, number] => [id, seats[1]]))(
    'on %s they are those that a plain search finds, in a whole match',
    (map, seats) => {
      const table = { map, seats, options: settled(ageOfSteam, map, {}), wealth: 200, seed: `places/${map}` }
      whole(table, (state: State, pick) => {
        if (pick(3) > 0) return
        const track = trackOf(ageOfSteam.game(map), state)
        const all = told(track)
        expect(all).toEqual(plainLinks(track))
        links += all.length
        expect(placesOf(track).map(({ kind }) => kind)).toEqual(
          [...track.kinds].filter((kind) => kind !== 0).map((kind) => ({ [CITY]: 'city', [TOWN]: 'town' })[kind]),
        )
      })
    },
  )

  test('there were links to be found', () => expect(links).toBeGreaterThan(1000))

  test('a hex that is no place has none', () => {
    const { board } = ageOfSteam.game('rust-belt')
    const track: Track = { board, set: TILES, tiles: board.hexes.map(() => null), kinds: board.kinds, fixed: [] }
    const plain = board.hexes.find(({ place }) => place === null)?.index ?? -1
    expect([linksFrom(track, plain), linksFrom(track, -1), linksFrom(track, 99_999)]).toEqual([[], [], []])
  })

  test('a link tells its ends, its sides and the hexes it lies on in order', () => {
    const table = {
      map: 'rust-belt',
      seats: 4,
      options: settled(ageOfSteam, 'rust-belt', {}),
      wealth: 200,
      seed: 'ends',
    }
    whole(table, (state: State, pick) => {
      if (pick(20) > 0) return
      const track = trackOf(ageOfSteam.game('rust-belt'), state)
      for (const { hex } of placesOf(track)) {
        for (const link of linksFrom(track, hex)) {
          const back = linksFrom(track, link.to).find(({ side }) => side === link.arrives)
          const mirrored = { ...link, from: link.to, to: link.from, side: link.arrives, arrives: link.side }
          expect(back).toEqual({ ...mirrored, hexes: link.hexes.toReversed() })
        }
      }
    })
  })
})
