import type { MapDefinition } from './definition.ts'
import { rustBelt } from './rust-belt/index.ts'

export const MAPS: readonly MapDefinition[] = [rustBelt]
