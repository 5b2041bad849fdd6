import type { MapDefinition } from './definition.ts'
import { northeast } from './steam-northeast/index.ts'
import { ruhr } from './steam-ruhr/index.ts'

export const MAPS: readonly MapDefinition[] = [northeast, ruhr]
