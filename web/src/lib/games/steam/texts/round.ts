import { roundsFor } from '#engine/steam/flow.ts'
import type { RoundStep } from '../../common/tabs/roundStep.ts'
import { isStandard } from '../money.ts'
import type { World } from '../world.ts'

const BUILDING: RoundStep = {
  id: 'build',
  name: 'Building',
  text: 'Three tiles. A dollar for each exit; a town and a river $1 more, hills $2. Over another tile the land is free.',
}

const GOODS: RoundStep = {
  id: 'goods',
  name: 'Goods',
  text: 'Twice: a cube over at most as many links as your locomotive. Each link is a point for its owner, who takes it as income or as points.',
}

const BASE: readonly RoundStep[] = [
  { id: 'opening', name: 'First order', text: 'Before round 1 the places are auctioned one after the other.' },
  {
    id: 'select',
    name: 'Actions',
    text: 'In turn order everybody takes one of seven tiles. Its number is your place in the next round.',
  },
  BUILDING,
  GOODS,
  {
    id: 'income',
    name: 'Money',
    text: 'Income comes in, or has to be paid. Whenever cash is short, $5 cost a step of income.',
  },
]

const STANDARD: readonly RoundStep[] = [
  { id: 'capital', name: 'Capital', text: 'The only moment to raise money: $5 for each step of income.' },
  {
    id: 'order',
    name: 'Auction',
    text: 'First and second pay their bid, the last nothing, the others half, rounded up.',
  },
  { id: 'select', name: 'Actions', text: 'In the new order everybody takes one of seven tiles, for nothing.' },
  BUILDING,
  GOODS,
  {
    id: 'income',
    name: 'Money',
    text: 'Income less a dollar for each link of your locomotive. What you cannot pay costs points and income.',
  },
]

/** The round as this table plays it, phase by phase. */
export function roundOf({ state }: World): readonly RoundStep[] {
  if (isStandard(state)) return STANDARD
  return state.options.firstOrder === 'auction' ? BASE : BASE.filter(({ id }) => id !== 'opening')
}

/** What the match comes down to. */
export const endOf = ({ state }: World): string =>
  `After ${roundsFor(state.players.length)} rounds: your points, half your income (twice what is below nothing, as a loss), and a point for each finished link.`
