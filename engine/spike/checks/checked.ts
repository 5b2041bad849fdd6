import { checkedRules } from '../../core/full/checked.ts'
import type { Types } from '../phases/phase.ts'
import type { Spike } from '../rules.ts'
import { broken } from './invariants.ts'

export const checked = (rules: Spike) => checkedRules<Types>(rules, broken)
