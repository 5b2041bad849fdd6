import { type Board, CITY, type HexIndex, type MapData, type SpecialData, TOWN } from '#engine/track/board.ts'
import type { Track } from '#engine/track/track.ts'
import type { Pin } from '../../board/scene.ts'

/** What the data of a map says for drawing beyond what the board itself reads (docs/map-format.md). */
interface SpecialSigns extends SpecialData {
  readonly ports?: { readonly names: readonly string[] }
  readonly regions?: Readonly<Record<string, RegionData | readonly string[] | string>>
}

interface RegionData {
  readonly startingCities: readonly string[]
  readonly whenUrbanized: readonly string[]
}

/** A sign that a place of this name bears while it is of this kind. */
interface Sign {
  readonly name: string
  readonly kind: number
  /** Only where a city is printed, or only where one has grown. */
  readonly printed: boolean
  readonly pin: Pin
}

export function signsOf(data: MapData): readonly Sign[] {
  const special: SpecialSigns = data.special ?? {}
  const ports = (special.ports?.names ?? []).map((name): Sign => {
    return { name, kind: CITY, printed: true, pin: { sign: 'anchor', words: 'port' } }
  })
  const regions = Object.entries(special.regions ?? {}).flatMap(([region, of]) =>
    typeof of === 'object' && 'startingCities' in of ? regionSigns(region, of) : [],
  )
  return [...ports, ...regions]
}

function regionSigns(region: string, { startingCities, whenUrbanized }: RegionData): Sign[] {
  const sign = { letter: region.charAt(0).toUpperCase() }
  return [
    ...startingCities.map((name): Sign => {
      return { name, kind: CITY, printed: true, pin: { sign, words: `starting city of the ${region}` } }
    }),
    ...whenUrbanized.map((name): Sign => {
      return { name, kind: CITY, printed: false, pin: { sign, words: `city of the ${region}` } }
    }),
    ...whenUrbanized.map((name): Sign => {
      const words = `will belong to the ${region} as a city`
      return { name, kind: TOWN, printed: false, pin: { sign, words, later: true } }
    }),
  ]
}

/** The signs that stand on a board now. */
export function pinsFor(board: Board, kinds: Track['kinds'], signs: readonly Sign[]): Map<HexIndex, Pin[]> {
  const pins = new Map<HexIndex, Pin[]>()
  if (signs.length === 0) return pins
  for (const { index, place } of board.hexes) {
    const here = signs.filter(
      ({ name, kind, printed }) =>
        name === place?.name && kind === kinds[index] && printed === (board.kinds[index] === CITY),
    )
    if (here.length > 0)
      pins.set(
        index,
        here.map(({ pin }) => pin),
      )
  }
  return pins
}
