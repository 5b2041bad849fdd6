import type { MapData, PlaceData } from '#engine/track/board.ts'

const GOODS = ['red', 'blue', 'purple', 'yellow', 'black'] as const
const NUMBERED = 12
/** As many cubes as the bag can spare. */
const MOST_CUBES = 44

/** A made-up land of about so many hexes, as full of places, hills and rivers as a printed board. */
export function landOf(hexes: number): MapData {
  const width = Math.round(Math.sqrt(hexes))
  const height = Math.round(hexes / width)
  const cells = Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)] as const)
  return {
    id: `land-${hexes}`,
    name: `${hexes} hexes`,
    players: [3, 6],
    layout: 'odd-r',
    terrain: Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => groundAt(x, y)).join('')),
    places: placesAt(cells.filter(([x, y]) => (x + 2 * y) % 6 === 0)),
    walls: [],
    rivers: [],
  }
}

/** A river every eleventh line across, hills in small groups. */
function groundAt(x: number, y: number): string {
  if ((x + 3 * y) % 11 === 5) return '~'
  return (x * x + 7 * y) % 13 < 2 ? '^' : '.'
}

/** Every third of them is a town. */
function placesAt(cells: readonly (readonly [number, number])[]): PlaceData[] {
  const isTown = (i: number) => i % 3 === 2
  const cities = cells.filter((_, i) => !isTown(i)).length
  const cubes = Math.min(2, Math.floor(MOST_CUBES / cities))
  let city = 0
  return cells.map(([x, y], i): PlaceData => {
    const at: [number, number] = [x, y]
    if (isTown(i)) return { at, kind: 'town', name: `Town ${i}` }
    const n = city++
    const number = { side: n % 2 === 0 ? ('light' as const) : ('dark' as const), die: (n >> 1) + 1 }
    return {
      at,
      kind: 'city',
      name: `City ${i}`,
      color: GOODS[n % GOODS.length] as string,
      ...(n < NUMBERED && { number }),
      cubes: n < NUMBERED ? Math.max(1, cubes) : cubes,
    }
  })
}
