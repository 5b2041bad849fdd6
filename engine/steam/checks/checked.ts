import { checkedRules } from '../../core/full/checked.ts'
import type { Types } from '../phases/phase.ts'
import type { Steam } from '../rules.ts'
import { broken } from './invariants.ts'

export const checked = (rules: Steam) => checkedRules<Types>(rules, broken)
