import { MAPS } from './maps/index.ts'
import { steam as on } from './rules.ts'

export { OPTIONS } from './options.ts'
export { TILES } from './tiles.ts'
export * from './types.ts'

/** On all maps, as pages play it. */
export const steam = on(MAPS)
