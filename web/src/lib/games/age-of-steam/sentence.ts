import type { Moves, State } from '#engine/age-of-steam/types.ts'
import type { Result } from '#engine/core/index.ts'
import { dollars, many } from '../../texts/words.ts'
import { winnersOf } from '../common/sentence.ts'
import { PHASE_WORDS } from './words.ts'

/** What is asked of whoever sits here, in one sentence. */
export function myTask(moves: Moves): string {
  switch (moves.ask) {
    case 'issue':
      return moves.max === 0 ? 'You can issue no more shares.' : 'How many shares do you issue?'
    case 'bid':
      return 'Bid for the turn order, or drop out.'
    case 'choose':
      return 'Choose your action for this round.'
    case 'build':
      if (moves.tilesLeft > 0 && isStuck(moves)) return 'There is nothing you could build now. End building.'
      if (moves.tilesLeft > 0) return `Build up to ${many(moves.tilesLeft, 'tile')}: pick a lit hex.`
      return moves.hindered
        ? 'All your tiles are built, but the turn cannot end like this: take one back.'
        : 'All your tiles are built. End building, or undo.'
    case 'chooseGains':
      return 'You connected east and west: who gains by it?'
    case 'payFirst':
      return moves.mayPay
        ? `Do you pay ${dollars(moves.price)} to go first?`
        : `Going first costs ${dollars(moves.price)}.`
    case 'goods':
      if (moves.deliveries.length === 0)
        return moves.engine ? 'Improve your locomotive, or pass.' : 'Nothing to deliver: pass.'
      return moves.engine ? 'Deliver a cube, or improve your locomotive.' : 'Deliver a cube, or pass.'
    case 'produce':
      return 'Production: draw two cubes for the display?'
    case 'place':
      return 'Put the cubes on the display.'
    case 'nothing':
      return ''
  }
}

/** While a town is being made a city. */
export const NEW_CITY = 'Choose a New City, and a lit town for it.'

const isStuck = ({ sites, urbanize, cityLinks, hindered }: Extract<Moves, { ask: 'build' }>): boolean =>
  hindered === null &&
  cityLinks.length === 0 &&
  (urbanize === null || urbanize.letters.length === 0) &&
  sites.every((site) => site.placements.length === 0)

/** What somebody else is doing, by what they are asked. */
export const DOING: Readonly<Record<Exclude<Moves['ask'], 'nothing'>, string>> = {
  payFirst: 'decides whether to pay for going first',
  issue: 'decides on shares',
  bid: 'is bidding',
  choose: 'chooses an action',
  build: 'is building',
  chooseGains: 'says who gains by the crossing',
  goods: 'moves goods',
  produce: 'looks at production',
  place: 'fills the display',
}

export function outcome(result: Result | null, nameOf: (seat: number) => string): string {
  const alone = result?.standings.length === 1 ? result.standings[0] : undefined
  if (alone)
    return alone.eliminated
      ? 'Lost: the money did not suffice.'
      : `${nameOf(alone.seat)} has won with ${dollars(alone.score)}.`
  return winnersOf(result, nameOf)
}

/** Which phase it is, and which pass of it. */
export const phaseOf = ({ stage }: State): string =>
  `${PHASE_WORDS[stage.phase]}${stage.phase === 'goods' ? ` ${stage.pass}/2` : ''}`
