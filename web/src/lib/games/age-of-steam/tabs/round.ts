import type { Terrain } from '#engine/track/board.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { StepId } from '../../../texts/maps.ts'
import type { RoundStep } from '../../common/tabs/glance.ts'
import { specialsHere } from '../asks/specials.ts'
import { wordsOn } from '../mapWords.ts'
import { isSolo } from '../solo.ts'
import type { World } from '../world.ts'

/** The round as this map plays it, phase by phase. */
export function roundOf(world: World): readonly RoundStep[] {
  const { game, state } = world
  const t = say('age-of-steam/round')
  const base: Readonly<Record<Exclude<StepId, 'payment'>, Omit<RoundStep, 'id'>>> = {
    shares: t.shares,
    order: t.order,
    actions: { name: t.actions.name, text: t.actions.text(specialsHere(world).length) },
    build: { name: t.build.name, text: t.build.text(...prices(world)) },
    goods: t.goods,
    income: t.income,
    growth: t.growth,
  }
  const steps: Readonly<Partial<Record<string, Omit<RoundStep, 'id'>>>> = { ...base, ...wordsOn(state.map).round }
  return game.steps.phases.flatMap((id) => {
    const step = steps[id]
    return step && !(id === 'order' && isSolo(state)) ? [{ id, ...step }] : []
  })
}

/** What the match comes down to. */
export const endOf = ({ game, state }: World): string =>
  wordsOn(state.map).end?.(game.steps.rounds(state.players.length)) ?? say('age-of-steam/round').end

/** What plain track costs on each kind of land there is, the cheapest first, and whether some prices are printed. */
function prices({
  board,
  game,
}: World): readonly [{ readonly price: number; readonly lands: readonly Terrain[] }[], boolean] {
  const plain = board.hexes.filter((hex) => hex.place === null)
  const kinds: readonly Terrain[] = ['plain', 'river', 'swamp', 'mountain']
  const sums = kinds.flatMap((land) => {
    const hex = plain.find((one) => one.terrain === land && one.cost === null)
    return hex
      ? [{ land, price: game.steps.terrainPrice(hex, 'simple').reduce((sum, line) => sum + line.amount, 0) }]
      : []
  })
  const byPrice = [...Map.groupBy(sums, ({ price }) => price)]
  return [
    byPrice.map(([price, at]) => ({ price, lands: at.map(({ land }) => land) })),
    plain.some((hex) => hex.cost !== null),
  ]
}
