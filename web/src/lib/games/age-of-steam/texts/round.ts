import type { Terrain } from '#engine/track/board.ts'
import { dollars, many } from '../../../texts/words.ts'
import type { RoundStep } from '../../common/tabs/roundStep.ts'
import { wordsOn } from '../maps/words.ts'
import { isSolo, SHARE_BACK } from '../solo.ts'
import type { World } from '../world.ts'
import { specialsHere } from './specials.ts'

/** The round as this map plays it, phase by phase. */
export function roundOf(world: World): readonly RoundStep[] {
  const { game, state } = world
  const solo = isSolo(state)
  const back = solo ? `${dollars(SHARE_BACK)} at the end` : '3 points at the end'
  const actions = specialsHere(world).length
  const steps: readonly RoundStep[] = [
    ...(wordsOn(state.map).round ?? []),
    {
      id: 'shares',
      name: 'Shares',
      text: `Each share brings $5 now, and costs $1 a round and ${back}.${solo ? ' One a round at most.' : ''}`,
    },
    {
      id: 'order',
      name: 'Auction',
      text: 'First and second pay their bid, the last nothing, the others half, rounded up.',
    },
    {
      id: 'actions',
      name: 'Actions',
      text: solo
        ? `You take one of ${actions} actions; it is used up until all of them are.`
        : `In the new order everybody takes one of ${actions} actions.`,
    },
    { id: 'build', name: 'Building', text: `Three tiles. ${prices(world)}; crossings and replacements cost more.` },
    {
      id: 'goods',
      name: 'Goods',
      text: `Twice: a cube over at most as many links as your locomotive; each link gives ${solo ? 'you' : 'its owner'} +1 income.`,
    },
    { id: 'income', name: 'Money', text: 'Income comes in, shares and locomotive are paid, high incomes shrink.' },
    { id: 'growth', name: 'Growth', text: 'Dice bring new cubes from the display to the cities.' },
  ]
  const phases: readonly string[] = game.steps.phases
  const at = ({ id }: RoundStep): number => phases.indexOf(id)
  const played = steps.filter((step) => at(step) >= 0 && !(solo && step.id === 'order'))
  return played.toSorted((one, other) => at(one) - at(other))
}

/** What the match comes down to. */
export function endOf(world: World): string {
  return isSolo(world.state)
    ? `After ${many(world.game.steps.rounds(1), 'round')} every share is bought back for ${dollars(SHARE_BACK)}: the money left is your score. Too little is a loss.`
    : 'At the end: 3 points for each $1 of income, 1 for each piece of track in your links, less 3 for each share.'
}

/** What plain track costs on each kind of land there is, the cheapest first: `Plain $2, river or swamp $4`. */
function prices({ board, game }: World): string {
  const plain = board.hexes.filter((hex) => hex.place === null)
  const kinds: readonly Terrain[] = ['plain', 'river', 'swamp', 'mountain']
  const byPrice = new Map<number, Terrain[]>()
  for (const kind of kinds) {
    const hex = plain.find((one) => one.terrain === kind && one.cost === null)
    if (!hex) continue
    const price = game.steps.terrainPrice(hex, 'simple').reduce((sum, line) => sum + line.amount, 0)
    byPrice.set(price, [...(byPrice.get(price) ?? []), kind])
  }
  const parts = [...byPrice].map(([price, names]) => `${names.join(' or ')} ${dollars(price)}`)
  const printed = plain.some((hex) => hex.cost !== null) ? ', numbers on hexes as printed' : ''
  const text = parts.join(', ') + printed
  return text.charAt(0).toUpperCase() + text.slice(1)
}
