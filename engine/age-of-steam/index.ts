import { fullRules } from '../core/full/full.ts'
import { checked } from './checks/checked.ts'
import type { MapDefinition } from './maps/definition.ts'
import { MAPS } from './maps/index.ts'
import type { Types } from './phases/phase.ts'
import { ageOfSteam as playing } from './rules.ts'
import { samples } from './samples.ts'

export * from './played.ts'

export const ageOfSteamOn = (maps: readonly MapDefinition[]) => fullRules<Types>(checked(playing(maps)), samples)

export const ageOfSteam = ageOfSteamOn(MAPS)
