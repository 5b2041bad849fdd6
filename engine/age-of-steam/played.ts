import { MAPS } from './maps/index.ts'
import { ageOfSteam as on } from './rules.ts'

export { NEW_CITIES } from './display.ts'
export { BASE_OPTIONS } from './edition.ts'
export { TILES } from './tiles.ts'
export * from './types.ts'

/** On all maps, as pages play it. */
export const ageOfSteam = on(MAPS)
