import { type Board, CITY, type HexIndex, type MapData } from '#engine/track/board.ts'
import type { Track } from '#engine/track/track.ts'
import type { Pin } from '../../board/scene.ts'
import type { MapWords } from '../../texts/maps.ts'
import { inFolderOf } from '../common/mapModule.ts'
import type { Sign, SignsOf } from './maps/parts.ts'

const signs = import.meta.glob<SignsOf<unknown>>('./maps/*/signs.ts', { eager: true, import: 'SIGNS' })

/** A sign without words for it is none. */
export function signsOf(data: MapData, words: MapWords['signs']): readonly Sign[] {
  const signsBy: SignsOf<MapWords['signs']> | undefined = words && inFolderOf(signs, data.id)
  return signsBy?.(data, words) ?? []
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
