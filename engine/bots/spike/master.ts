import type { State } from '../../spike/types.ts'
import type { Choice } from '../bot.ts'
import { choosePlanned, type Strength } from './planning/planner.ts'

/** Figures found by playing (docs/bots-spike.md): a longer second look gained nothing. */
export const MASTER: Strength = {
  effort: {
    plans: 2000,
    breadth: 3,
    kept: 5,
    equipment: [[], ['tender'], ['tender', 'speed', 'speed']],
  },
  outlook: { tempo: 1.1, waste: 1.12, slack: 0.75, delay: 0.015, some: { length: 2.25, money: 2.3 } },
  second: { choices: 4, effort: { plans: 120, breadth: 1, kept: 1, equipment: [] } },
  setup: {
    first: { plans: 150, breadth: 1, kept: 1, equipment: [['tender'], ['tender', 'speed']] },
    looked: 5,
    again: { plans: 1000, breadth: 3, kept: 2, equipment: [['tender'], ['tender', 'speed']] },
  },
}

/** Looks further than the Dispatcher, at more plans side by side. */
export const playSpikeMaster: Choice = (_rules, view, seat, pick) => choosePlanned(view as State, seat, pick, MASTER)
