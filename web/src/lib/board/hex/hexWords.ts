import type { Layout } from '#engine/hex/layout.ts'
import { type Board, type HexIndex, TOWN } from '#engine/track/board.ts'
import { type Track, wiringAt } from '#engine/track/track.ts'
import { say } from '../../texts/language.svelte.ts'
import { goodName, placeCalled } from '../../texts/names.ts'
import type { BoardScene, CityLook } from '../scene.ts'

/** What there is to say about a hex: "K9, plain, town Indianapolis, track of Ada, goods: two blue". */
export function hexLabel(scene: BoardScene, hex: HexIndex, owner: (seat: number) => string): string {
  const t = say('board').hex
  const { name, terrain, place } = scene.track.board.hexes[hex] as Board['hexes'][number]
  const city = scene.cities.get(hex)
  return [
    name,
    t.terrain[terrain],
    city ? cityWords(city) : scene.track.kinds[hex] === TOWN && place ? t.town(placeCalled(place.name)) : '',
    ...(scene.pins?.get(hex) ?? []).map(({ words }) => words),
    priceWords(scene.track, hex),
    ...trackWords(scene.track, hex, owner),
    ...fixedLinkWords(scene.track, hex, owner),
    goodsWords(scene.cubes.get(hex) ?? []),
  ]
    .filter(Boolean)
    .join(', ')
}

function cityWords({ name: printed, colors, badge, placed, terminal }: CityLook): string {
  const t = say('board').hex
  const name = placeCalled(printed)
  const goods = colors.map(goodName)
  if (terminal) return t.terminal(name, goods)
  const number = badge ? ('letter' in badge ? badge.letter : t[badge.side](badge.die)) : ''
  return (placed ? t.newCity : t.city)(name, goods, number)
}

function trackWords(track: Track, hex: HexIndex, owner: (seat: number) => string): string[] {
  const t = say('board').hex
  const placed = track.tiles[hex]
  const wiring = wiringAt(track, hex)
  if (!placed || !wiring) return []
  const tracks = [...new Set(placed.owners)].map((seat) => (seat === null ? t.unowned : t.track(owner(seat))))
  return [
    t.leads(
      tracks,
      wiring.exits.map((side) => directions(track.board.layout)[side] ?? ''),
    ),
  ]
}

/** A printed price counts for the first tile of its hex. */
function priceWords({ board, tiles }: Track, hex: HexIndex): string {
  const cost = board.hexes[hex]?.cost ?? null
  return cost === null || tiles[hex] ? '' : say('board').hex.price(cost)
}

function fixedLinkWords({ board, fixed }: Track, hex: HexIndex, owner: (seat: number) => string): string[] {
  const t = say('board').hex
  return board.fixedLinks.flatMap(({ between: [a, b], cost }, i) => {
    if (hex !== a && hex !== b) return []
    const there = placeCalled(board.hexes[hex === a ? b : a]?.place?.name ?? '')
    const seat = fixed[i] ?? null
    return [seat === null ? t.freeLink(there, cost) : t.link(owner(seat), there)]
  })
}

const FLAT = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const
const POINTY = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast'] as const

export function directions(layout: Layout): readonly string[] {
  const names = say('board').directions
  return (layout.endsWith('q') ? FLAT : POINTY).map((side) => names[side])
}

function goodsWords(cubes: readonly string[]): string {
  const t = say('board').hex
  const counted = [...new Set(cubes)].map((kind) =>
    t.count(cubes.filter((cube) => cube === kind).length, goodName(kind)),
  )
  return counted.length > 0 ? t.goods(counted) : ''
}
