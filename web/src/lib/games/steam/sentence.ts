import type { Moves, Stage, State } from '#engine/steam/types.ts'
import type { Areas } from '../../texts/areas.ts'
import type { Doing } from '../common/sentence.ts'
import { goodsTask, phaseIn } from '../rail/sentence.ts'

/** What a sentence over the controls is made of; a card has it at hand, a page has loaded it. */
export interface Words {
  readonly family: Areas['rail/table']
  readonly t: Areas['steam/table']
}

/** What is asked of whoever sits here, in one sentence. */
export function myTask(moves: Moves, state: State, { t: { tasks }, family }: Words): string {
  switch (moves.ask) {
    case 'raise':
      return moves.max === 0 ? tasks.raiseNone : tasks.raise
    case 'bid': {
      if (state.stage.phase !== 'opening') return family.tasks.bid
      const place = state.stage.placed.length + 1
      return moves.mayDrop ? tasks.bidForPlace(place) : tasks.openBidding(place)
    }
    case 'select':
      return tasks.select
    case 'build':
      return buildTask(moves, tasks)
    case 'goods':
      return goodsTask(moves, family)
    case 'score':
      return tasks.score(moves.amount)
    case 'nothing':
      return ''
  }
}

function buildTask(
  { tilesLeft, sites, urbanize, grow, hindered }: Extract<Moves, { ask: 'build' }>,
  tasks: Words['t']['tasks'],
): string {
  const duty = urbanize ? 'city' : grow && grow.hexes.length > 0 ? 'growth' : null
  const mayBuild = tilesLeft > 0 && sites.some((site) => site.placements.length > 0)
  if (mayBuild) return tasks.build(tilesLeft, duty)
  if (hindered) return tasks.buildHindered
  return tilesLeft > 0 ? tasks.buildNothing(duty) : tasks.built(duty)
}

/** What somebody else is doing, by what they are asked. */
export function doingIn({ t, family }: Words): Doing {
  const doing: Readonly<Record<Exclude<Moves['ask'], 'nothing'>, Doing[string]>> = { ...family.doing, ...t.doing }
  return doing
}

/** Which phase it is, and which pass of it. */
export function phaseOf(state: State, { t, family }: Words): string {
  const phases: Readonly<Record<Stage['phase'], string>> = t.phases
  return phaseIn(phases, state, family)
}
