import type { MapData } from '#engine/track/board.ts'
import type { Pin } from '../../../board/scene.ts'

/** The signs that places of a map bear (`signs.ts` in its folder), by its own words for them. */
export type SignsOf<Words = never> = (data: MapData, words: Words) => readonly Sign[]

/** A sign that a place of this name bears while it is of this kind. */
export interface Sign {
  readonly name: string
  readonly kind: number
  /** Only where a city is printed, or only where one has grown. */
  readonly printed: boolean
  readonly pin: Pin
}
