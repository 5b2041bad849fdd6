import type { Rules } from '#engine/core/index.ts'
import type { Spike } from '#engine/spike/rules.ts'
import type { Event, State } from '#engine/spike/types.ts'
import type { GameUi } from '../ui.ts'
import { rulesOn } from './load.ts'

export const spikeUi: GameUi = {
  id: 'spike',
  prefix: 'SPK-',
  rules: async (map) => (await rulesOn(map)) as Rules,
  load: () => import('./Spike.svelte'),
  told: async ({ rules, state, eyes, nameOf }) => {
    const [{ lineOf }, { worldOf }] = await Promise.all([import('./journal.ts'), import('./world.ts')])
    const world = worldOf(rules as Spike, state as State, eyes, nameOf)
    return (event) => lineOf(event as Event, world)
  },
  refused: async (refusal) => (await import('./refusals.ts')).refused(refusal),
  rulesText: async () => (await import('./rules/text.ts')).TEXT,
  mapsShown: async () => (await import('./maps/shown.ts')).MAPS_SHOWN,
}
