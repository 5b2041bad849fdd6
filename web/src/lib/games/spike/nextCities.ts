import { type Board, farEnd } from '#engine/spike/board.ts'

export interface NextCity {
  readonly city: string
  readonly segments: number
}

/** The cities that these segments of track join with a city, with nothing but junctions between. */
export function nextCities(board: Board, track: readonly string[], from: string): NextCity[] {
  const laid = new Set(track)
  const found: NextCity[] = []
  const go = (point: string, came: string | null, segments: number): void => {
    if (segments > 0 && board.points.get(point)?.city) {
      found.push({ city: point, segments })
      return
    }
    for (const segment of board.points.get(point)?.segments ?? []) {
      if (segment.id !== came && laid.has(segment.id)) go(farEnd(segment, point), segment.id, segments + 1)
    }
  }
  go(from, null, 0)
  return found
}
