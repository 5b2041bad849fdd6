import { type PhasedRules, phasedRules } from '../core/phased.ts'
import { infoOf } from '../core/rules.ts'
import { RAIL_SHAPES } from '../rail/types.ts'
import { boardFrom } from '../track/board.ts'
import { flow } from './flow.ts'
import type { MapDefinition } from './maps/definition.ts'
import { OPTIONS } from './options.ts'
import type { Types } from './phases/phase.ts'
import { setup } from './setup.ts'
import { TILES } from './tiles.ts'

/** What a seat can send, field by field. */
const SHAPES = {
  ...RAIL_SHAPES,
  raise: { n: 'int' },
  select: { tile: 'text', use: 'text' },
  urbanize: { hex: 'text', color: 'text', group: 'int?' },
  grow: { hex: 'text', group: 'int' },
  score: { to: 'text' },
} as const

export type Steam = PhasedRules<Types>

/** Steam on the given maps. */
export const steam = (maps: readonly MapDefinition[]): Steam =>
  phasedRules<Types>({
    id: 'steam',
    version: 1,
    name: 'Steam',
    maps: maps.map((map) => ({ info: infoOf(map.data), game: { map, board: boardFrom(map.data), set: TILES } })),
    shapes: SHAPES,
    options: () => OPTIONS,
    setup,
    ...flow,
  })
