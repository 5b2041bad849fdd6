import { barbados } from './barbados/index.ts'
import type { MapDefinition } from './definition.ts'
import { germany } from './germany/index.ts'
import { rustBelt } from './rust-belt/index.ts'
import { southernUs } from './southern-us/index.ts'
import { stLucia } from './st-lucia/index.ts'
import { westernUs } from './western-us/index.ts'

export const MAPS: readonly MapDefinition[] = [rustBelt, westernUs, southernUs, germany, barbados, stLucia]
