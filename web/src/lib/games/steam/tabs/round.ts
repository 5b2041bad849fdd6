import { roundsFor } from '#engine/steam/flow.ts'
import { say } from '../../../texts/language.svelte.ts'
import type { RoundStep } from '../../common/tabs/glance.ts'
import { isStandard } from '../money.ts'
import type { World } from '../world.ts'

/** The round as this table plays it, phase by phase. */
export function roundOf({ state }: World): readonly RoundStep[] {
  const t = say('steam/round')
  const mode = isStandard(state) ? 'standard' : 'base'
  const opening = state.options.firstOrder === 'auction' ? [{ id: 'opening', ...t.opening }] : []
  const before = [
    { id: 'capital', ...t.capital },
    { id: 'order', ...t.order },
  ]
  return [
    ...(mode === 'standard' ? before : opening),
    { id: 'select', name: t.select.name, text: t.select[mode] },
    { id: 'build', ...t.build },
    { id: 'goods', ...t.goods },
    { id: 'income', name: t.income.name, text: t.income[mode] },
  ]
}

/** What the match comes down to. */
export const endOf = ({ state }: World): string => say('steam/round').end(roundsFor(state.players.length))
