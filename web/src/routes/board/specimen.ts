import type { Seat } from '#engine/core/rules.ts'
import { opposite, SIDES, type Side } from '#engine/hex/layout.ts'
import {
  type Board,
  boardFrom,
  CITY,
  type HexIndex,
  type MapData,
  NO_HEX,
  neighbourOf,
  TOWN,
} from '#engine/track/board.ts'
import { HUB, type Segment, type TileSet } from '#engine/track/tiles.ts'
import type { Placed, Track } from '#engine/track/track.ts'
import { randomFrom } from '#lib/board/hex/noise.ts'
import { distance, middle } from '#lib/board/hexes.ts'
import { type BoardScene, type CityLook, printedCities } from '#lib/board/scene.ts'
import { wordsOn } from '#lib/games/age-of-steam/mapWords.ts'
import { pinsFor, signsOf } from '#lib/games/age-of-steam/pins.ts'

/** Sample track for any map: enough of everything to judge how a board looks in the middle of a game. */

type Owned = { readonly segment: Segment; readonly owner: Seat | null }
type Laid = Map<HexIndex, readonly Owned[]>

const GOODS = ['red', 'blue', 'purple', 'yellow', 'black']
const NEW_CITY_LETTERS = ['A', 'F']

export function specimen(data: MapData, set: TileSet, seats: number): BoardScene {
  const board = boardFrom(data)
  const kinds = Uint8Array.from(board.kinds)
  const cities = printedCities(board)
  for (const [i, hex] of newCities(board).entries()) {
    kinds[hex] = CITY
    cities.set(hex, newCity(board, hex, i))
  }
  const laid: Laid = new Map()
  for (const [i, [from, to]] of pairs(board, kinds).entries()) {
    const way = i % 5 === 4 ? null : wayBetween(board, kinds, from, to)
    if (way) lay(kinds, set, laid, built(way, i), i % 13 === 7 ? null : i % seats)
  }
  const tiles = board.hexes.map(({ index }) => tileFor(set, laid.get(index) ?? [], kinds[index] === TOWN))
  const track: Track = {
    board,
    set,
    tiles,
    kinds,
    fixed: board.fixedLinks.map((_, i) => (seats > 0 ? i % seats : null)),
  }
  if (seats > 0) decide(cities)
  const pins = pinsFor(board, kinds, signsOf(data, wordsOn(data.id).signs))
  return { track, cities, cubes: cubesFor(board, kinds, cities), pins }
}

/** Terminals take what was drawn for them; before a match they do not. */
function decide(cities: Map<HexIndex, CityLook>): void {
  for (const [hex, look] of cities) if (look.terminal) cities.set(hex, { ...look, colors: [GOODS[hex % 5] ?? 'red'] })
}

function newCities(board: Board): HexIndex[] {
  const towns = board.hexes.filter(({ place }) => place?.kind === 'town').map(({ index }) => index)
  return NEW_CITY_LETTERS.flatMap(
    (_, i) => towns[Math.floor(((i + 0.6) * towns.length) / NEW_CITY_LETTERS.length)] ?? [],
  )
}

function newCity(board: Board, hex: HexIndex, i: number): CityLook {
  const letter = NEW_CITY_LETTERS[i] ?? 'A'
  return { name: board.hexes[hex]?.place?.name ?? '', colors: [i ? 'black' : 'red'], badge: { letter }, placed: true }
}

/** Every place with the nearest few others, the near ones first. */
function pairs(board: Board, kinds: Uint8Array): [HexIndex, HexIndex][] {
  const places = board.hexes.filter(({ index }) => kinds[index] !== 0)
  const apart = (a: HexIndex, b: HexIndex) => distance(spot(board, a), spot(board, b))
  return places
    .flatMap(({ index: a }) =>
      places
        .map(({ index }) => index)
        .filter((b) => b !== a)
        .sort((b, c) => apart(a, b) - apart(a, c))
        .slice(0, 3)
        .map((b): [HexIndex, HexIndex] => [a, b]),
    )
    .filter(([a, b], i, all) => !all.some(([c, d], j) => j < i && c === b && d === a))
    .sort((one, other) => apart(...one) - apart(...other))
}

const spot = (board: Board, hex: HexIndex) => middle(board.layout, board.hexes[hex]?.at ?? [0, 0])

interface Step {
  readonly hex: HexIndex
  readonly into: Side
  readonly out: Side
}

/** Every seventh line is still being built. */
const built = (way: readonly Step[], i: number): readonly Step[] =>
  i % 7 === 3 ? way.slice(0, Math.max(1, way.length - 2)) : way

function lay(kinds: Uint8Array, set: TileSet, laid: Laid, way: readonly Step[], owner: Seat | null): void {
  const added = new Map<HexIndex, Owned[]>()
  const add = (hex: HexIndex, segment: Segment) => added.set(hex, [...(added.get(hex) ?? []), { segment, owner }])
  for (const [k, { hex, into, out }] of way.entries()) {
    if (k === 0) {
      if (kinds[hex] === TOWN) add(hex, [out, HUB])
    } else if (kinds[hex] === TOWN) add(hex, [into, HUB])
    else if (kinds[hex] !== CITY) add(hex, into < out ? [into, out] : [out, into])
  }
  const all = [...added].map(([hex, more]) => [hex, [...(laid.get(hex) ?? []), ...more]] as const)
  if (all.every(([hex, owned]) => tileFor(set, owned, kinds[hex] === TOWN)))
    for (const [hex, owned] of all) laid.set(hex, owned)
}

/** The shortest way over land that passes no other place. */
function wayBetween(board: Board, kinds: Uint8Array, from: HexIndex, to: HexIndex): Step[] | null {
  const cameBy = new Map<HexIndex, { hex: HexIndex; side: Side }>()
  const queue = [from]
  for (let hex = queue.shift(); hex !== undefined && hex !== to; hex = queue.shift()) {
    for (const side of SIDES) {
      const next = neighbourOf(board, hex, side)
      if (next === NO_HEX || next === from || cameBy.has(next) || (kinds[next] !== 0 && next !== to)) continue
      cameBy.set(next, { hex, side })
      queue.push(next)
    }
  }
  const steps: Step[] = []
  let hex = to
  for (let out: Side = 0; hex !== from; ) {
    const came = cameBy.get(hex)
    if (!came) return null
    steps.unshift({ hex, into: opposite(came.side), out })
    ;[hex, out] = [came.hex, came.side]
    if (hex === from) steps.unshift({ hex, into: 0, out })
  }
  return steps.length > 2 ? steps : null
}

/** The tile that carries exactly this track, or null. */
function tileFor(set: TileSet, owned: readonly Owned[], town: boolean): Placed | null {
  if (owned.length === 0) return null
  const wanted = owned.map(({ segment }) => String(segment))
  for (const { id } of set.types) {
    for (const rotation of set.rotations(id, town)) {
      const { segments } = set.wiring(id, rotation, town)
      if (segments.length !== wanted.length || !segments.every((segment) => wanted.includes(String(segment)))) continue
      const owners = segments.map((segment) => owned[wanted.indexOf(String(segment))]?.owner ?? null)
      return { tile: id, rotation, owners }
    }
  }
  return null
}

/** On cities as many as look like a match, none on terminals; one on every town, and in the fields if there is no city. */
function cubesFor(board: Board, kinds: Uint8Array, cities: ReadonlyMap<HexIndex, CityLook>): Map<HexIndex, string[]> {
  const rural = board.kinds.every((kind) => kind !== CITY)
  const pick = (random: () => number) => GOODS[Math.floor(random() * GOODS.length)] ?? 'red'
  const loose = board.hexes.filter(({ index, terrain }) => kinds[index] === TOWN || (rural && terrain !== 'mountain'))
  const all = new Map(loose.map(({ index }) => [index, [pick(randomFrom(index))]]))
  for (const [i, [hex, look]] of [...cities].entries()) {
    const random = randomFrom(hex)
    const count = look.terminal ? 0 : ([2, 3, 1, 4, 8, 2, 0, 5, 3, 2, 10, 1][i % 12] ?? 2)
    all.set(
      hex,
      Array.from({ length: count }, () => pick(random)),
    )
  }
  return all
}
