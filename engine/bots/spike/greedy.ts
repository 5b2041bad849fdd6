import type { State } from '../../spike/types.ts'
import type { Choice } from '../bot.ts'
import { choosePlanned, type Strength } from './planning/planner.ts'

/** One plan, found quickly; that rivals gain by every turn counts for less than it should. */
export const DISPATCHER: Strength = {
  effort: { plans: 250, breadth: 1, kept: 1, equipment: [[], ['tender'], ['tender', 'speed']] },
  outlook: { tempo: 0.4, waste: 1.12, slack: 0.5, delay: 0.01, some: { length: 2.25, money: 2.5 } },
  second: { choices: 0, effort: { plans: 0, breadth: 1, kept: 1, equipment: [] } },
  setup: {
    first: { plans: 60, breadth: 1, kept: 1, equipment: [['tender']] },
    looked: 2,
    again: { plans: 250, breadth: 1, kept: 1, equipment: [['tender']] },
  },
}

/** Plans its contracts together and goes by the cards that are left. */
export const playSpike: Choice = (_rules, view, seat, pick) => choosePlanned(view as State, seat, pick, DISPATCHER)
