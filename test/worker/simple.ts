import type { Rules, Seat } from '#engine/core/index.ts'
import { allowed, simpleAnswers as realAnswers, type Simple } from '../../engine/simple/simple.ts'
import { stones } from './stones.ts'

export type { Simple } from '../../engine/simple/simple.ts'

const PASS: Simple = { name: 'pass', action: { type: 'take', n: 1 } as Simple['action'] }

/** The game of these tests has a simple answer, too. */
export const simpleAnswers = (rules: Rules, state: unknown, seat: Seat): readonly Simple[] =>
  rules.id === stones.id ? allowed(rules, state, seat, [PASS]) : realAnswers(rules, state, seat)
