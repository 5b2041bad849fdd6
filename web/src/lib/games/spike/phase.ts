import type { Moves } from '#engine/spike/moves.ts'
import type { State } from '#engine/spike/types.ts'
import type { Areas } from '../../texts/areas.ts'
import type { Doing } from '../common/sentence.ts'

type Words = Pick<Areas['spike/table'], 'phases' | 'ending' | 'doing'>

export const phaseIn = ({ phases, ending }: Words, { stage, lastTurns }: State): string =>
  lastTurns === null ? phases[stage.phase] : ending(phases[stage.phase], lastTurns)

/** What somebody else is doing, by what they are asked. */
export const doingIn = ({ doing }: Words): Readonly<Record<Exclude<Moves['ask'], 'nothing'>, Doing[string]>> => doing
