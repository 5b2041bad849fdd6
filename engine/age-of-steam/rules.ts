import { type PhasedRules, phasedRules } from '../core/phased.ts'
import { infoOf } from '../core/rules.ts'
import { RAIL_SHAPES } from '../rail/types.ts'
import { boardFrom } from '../track/board.ts'
import { BASE_OPTIONS } from './edition.ts'
import { flow } from './flow.ts'
import type { Game } from './game.ts'
import type { MapDefinition } from './maps/definition.ts'
import type { Types } from './phases/phase.ts'
import { setup } from './setup.ts'
import { BASE_STEPS } from './steps.ts'
import { TILES } from './tiles.ts'

/** What a seat can send, field by field. */
const SHAPES = {
  ...RAIL_SHAPES,
  deliver: { ...RAIL_SHAPES.deliver, bonus: 'int?' },
  issue: { n: 'int' },
  choose: { action: 'text' },
  urbanize: { hex: 'text', letter: 'text' },
  cityLink: { link: 'int' },
  chooseGains: { option: 'int' },
  produce: {},
  decline: {},
  place: { cube: 'text', column: 'text', row: 'int' },
  payFirst: {},
  declineFirst: {},
} as const

export type AgeOfSteam = PhasedRules<Types>

/** Age of Steam on the given maps. */
export const ageOfSteam = (maps: readonly MapDefinition[]): AgeOfSteam =>
  phasedRules<Types>({
    id: 'age-of-steam',
    version: 1,
    name: 'Age of Steam',
    maps: maps.map((map) => ({ info: infoOf(map.data), game: gameOn(map) })),
    shapes: SHAPES,
    options: (map) => [...(maps.find(({ data }) => data.id === map)?.options ?? []), ...BASE_OPTIONS],
    setup,
    ...flow,
  })

const gameOn = ({ data, steps }: MapDefinition): Game => ({
  data,
  board: boardFrom(data),
  set: TILES,
  steps: { ...BASE_STEPS, ...steps },
})
