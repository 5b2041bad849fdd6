import type { MapDefinition } from './definition.ts'
import { northeast } from './northeast/index.ts'
import { ruhr } from './ruhr/index.ts'

export const MAPS: readonly MapDefinition[] = [northeast, ruhr]
