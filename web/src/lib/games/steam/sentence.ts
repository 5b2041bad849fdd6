import type { Moves, State } from '#engine/steam/types.ts'
import { many } from '../../texts/words.ts'
import { PHASE_WORDS } from './words.ts'

/** What is asked of whoever sits here, in one sentence. */
export function myTask(moves: Moves, state: State): string {
  switch (moves.ask) {
    case 'raise':
      return moves.max === 0 ? 'You can raise no more capital.' : 'How much capital do you raise?'
    case 'bid':
      return bidTask(moves, state)
    case 'select':
      return 'Take an action tile for this round.'
    case 'build':
      return buildTask(moves)
    case 'goods':
      if (moves.deliveries.length === 0)
        return moves.engine ? 'Improve your locomotive, or pass.' : 'Nothing to deliver: pass.'
      return moves.engine ? 'Deliver a cube, or improve your locomotive.' : 'Deliver a cube, or pass.'
    case 'score':
      return `Where do your ${many(moves.amount, 'point')} of this delivery go?`
    case 'nothing':
      return ''
  }
}

function bidTask({ mayDrop }: Extract<Moves, { ask: 'bid' }>, { stage }: State): string {
  if (stage.phase !== 'opening') return 'Bid for the turn order, or drop out.'
  const place = `place ${stage.placed.length + 1} of the first round`
  return mayDrop ? `Bid for ${place}, or pass.` : `Open the bidding for ${place}.`
}

function buildTask({ tilesLeft, sites, urbanize, grow, hindered }: Extract<Moves, { ask: 'build' }>): string {
  const duty = urbanize
    ? ' You may also place a New City.'
    : grow && grow.hexes.length > 0
      ? ' You may also let a city grow.'
      : ''
  const mayBuild = tilesLeft > 0 && sites.some((site) => site.placements.length > 0)
  if (mayBuild) return `Build up to ${many(tilesLeft, 'tile')}: pick a lit hex.${duty}`
  if (hindered) return 'Something is still to be done before you can end building.'
  return tilesLeft > 0 ? `There is nothing you could build now.${duty}` : `All your tiles are built.${duty}`
}

/** While the action tile is being used in place of building. */
export const CITY_TASKS = {
  city: 'Choose a colour and goods for a New City, and a lit town for it.',
  growth: 'Choose goods, and a lit city that they come to.',
} as const

/** What somebody else is doing, by what they are asked. */
export const DOING: Readonly<Record<Exclude<Moves['ask'], 'nothing'>, string>> = {
  raise: 'decides on capital',
  bid: 'is bidding',
  select: 'takes an action tile',
  build: 'is building',
  goods: 'moves goods',
  score: 'decides between income and points',
}

/** Which phase it is, and which pass of it. */
export const phaseOf = ({ stage }: State): string =>
  `${PHASE_WORDS[stage.phase]}${stage.phase === 'goods' ? ` ${stage.pass}/2` : ''}`
