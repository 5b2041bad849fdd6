import type { Rules } from '#engine/core/index.ts'
import type { Steam } from '#engine/steam/rules.ts'
import type { Event, State } from '#engine/steam/types.ts'
import type { GameUi } from '../ui.ts'
import { rulesOn, wholeRules } from './load.ts'

export const steamUi: GameUi = {
  id: 'steam',
  prefix: 'STM-',
  rules: async (map) => (map === undefined ? await wholeRules() : await rulesOn(map)) as Rules,
  load: () => import('./Steam.svelte'),
  told: async ({ rules, state, nameOf }) => {
    const [{ lineOf }, { worldOf }] = await Promise.all([import('./journal.ts'), import('./world.ts')])
    const world = worldOf(rules as Steam, state as State, nameOf)
    return (event) => lineOf(event as Event, world)
  },
  refused: async (refusal) => (await import('./refusals.ts')).refused(refusal),
  rulesText: async () => (await import('./rules/text.ts')).TEXT,
  mapsShown: async () => (await import('./maps/shown.ts')).MAPS_SHOWN,
}
