import type { MapInfo } from '#engine/core/index.ts'
import { games } from '#engine/games.ts'

export interface Entry {
  readonly id: string
  readonly name: string
  /** Of the rules that this client brings along. */
  readonly version: number
  readonly maps: readonly Pick<MapInfo, 'id' | 'seats'>[]
}

/** Worked out from the rules while the client is built: pages get the list and no rules (web/vite.config.ts). */
export const CATALOGUE: readonly Entry[] = games.map(({ id, name, version, maps }) => {
  return { id, name, version, maps: maps.map(({ id, seats }) => ({ id, seats })) }
})
