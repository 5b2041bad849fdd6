import type { Layout } from '#engine/hex/layout.ts'
import { type Board, type HexIndex, TOWN } from '#engine/track/board.ts'
import { type Track, wiringAt } from '#engine/track/track.ts'
import type { BoardScene, CityLook } from '../scene.ts'

/** What there is to say about a hex: "K9, plain, town Indianapolis, track of Ada, goods: two blue". */
export function hexLabel(scene: BoardScene, hex: HexIndex, owner: (seat: number) => string): string {
  const { name, terrain, place } = scene.track.board.hexes[hex] as Board['hexes'][number]
  const city = scene.cities.get(hex)
  return [
    name,
    terrain,
    city ? cityWords(city) : scene.track.kinds[hex] === TOWN && place ? `town ${place.name}` : '',
    ...(scene.pins?.get(hex) ?? []).map(({ words }) => words),
    priceWords(scene.track, hex),
    ...trackWords(scene.track, hex, owner),
    ...fixedLinkWords(scene.track, hex, owner),
    goodsWords(scene.cubes.get(hex) ?? []),
  ]
    .filter(Boolean)
    .join(', ')
}

function cityWords({ name, colors, badge, placed, terminal }: CityLook): string {
  if (terminal)
    return `terminal ${name}, end of the line, takes ${colors.join(' and ') || 'what is drawn at the start'}`
  const number = badge ? ('letter' in badge ? ` ${badge.letter}` : ` ${badge.side} ${badge.die}`) : ''
  return `${colors.join(' and ')} ${placed ? 'new city' : 'city'} ${name}${number}`.trim()
}

function trackWords(track: Track, hex: HexIndex, owner: (seat: number) => string): string[] {
  const placed = track.tiles[hex]
  const wiring = wiringAt(track, hex)
  if (!placed || !wiring) return []
  const owners = [...new Set(placed.owners)].map((seat) =>
    seat === null ? 'unowned track' : `track of ${owner(seat)}`,
  )
  return [`${owners.join(' and ')} to ${wiring.exits.map((side) => directions(track.board.layout)[side]).join(', ')}`]
}

/** A printed price counts for the first tile of its hex. */
function priceWords({ board, tiles }: Track, hex: HexIndex): string {
  const cost = board.hexes[hex]?.cost ?? null
  return cost === null || tiles[hex] ? '' : `printed price $${cost}`
}

function fixedLinkWords({ board, fixed }: Track, hex: HexIndex, owner: (seat: number) => string): string[] {
  return board.fixedLinks.flatMap(({ between: [a, b], cost }, i) => {
    if (hex !== a && hex !== b) return []
    const there = board.hexes[hex === a ? b : a]?.place?.name ?? ''
    const seat = fixed[i] ?? null
    return [seat === null ? `link to ${there} free for $${cost}` : `link of ${owner(seat)} to ${there}`]
  })
}

const FLAT = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest']
const POINTY = ['east', 'southeast', 'southwest', 'west', 'northwest', 'northeast']
export const directions = (layout: Layout): readonly string[] => (layout.endsWith('q') ? FLAT : POINTY)

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function goodsWords(cubes: readonly string[]): string {
  const kinds = [...new Set(cubes)]
  const counted = kinds.map((kind) => {
    const count = cubes.filter((cube) => cube === kind).length
    return `${COUNTS[count] ?? count} ${kind}`
  })
  return counted.length ? `goods: ${counted.join(', ')}` : ''
}
