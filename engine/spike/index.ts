import { type FullPhasedRules, fullRules } from '../core/full/full.ts'
import { checked } from './checks/checked.ts'
import type { Types } from './phases/phase.ts'
import { spike as playing } from './played.ts'
import { samples } from './samples.ts'
import { supposed } from './supposed.ts'

export * from './played.ts'

export const spike: FullPhasedRules<Types> = {
  ...fullRules<Types>(checked(playing), samples),
  supposed: (seen, eyes, pick) => supposed(playing.game(seen.map), seen, eyes, pick),
}
