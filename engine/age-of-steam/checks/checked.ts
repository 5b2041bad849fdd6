import { checkedRules } from '../../core/full/checked.ts'
import type { Types } from '../phases/phase.ts'
import type { AgeOfSteam } from '../rules.ts'
import { broken } from './invariants.ts'

export const checked = (rules: AgeOfSteam) => checkedRules<Types>(rules, broken)
