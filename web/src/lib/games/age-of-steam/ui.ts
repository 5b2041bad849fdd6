import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { Event, State } from '#engine/age-of-steam/types.ts'
import type { Rules } from '#engine/core/index.ts'
import type { GameUi } from '../ui.ts'
import { rulesOn, wholeRules } from './load.ts'

export const ageOfSteamUi: GameUi = {
  id: 'age-of-steam',
  prefix: 'AOS-',
  rules: async (map) => (map === undefined ? await wholeRules() : await rulesOn(map)) as Rules,
  load: () => import('./AgeOfSteam.svelte'),
  demo: () => import('./Demo.svelte'),
  told: async ({ rules, state, nameOf }) => {
    const [{ lineOf }, { worldOf }] = await Promise.all([import('./journal.ts'), import('./world.ts')])
    const world = worldOf(rules as AgeOfSteam, state as State, nameOf)
    return (event) => lineOf(event as Event, world)
  },
  refused: async (refusal) => (await import('./refusals.ts')).refused(refusal),
  rulesText: async () => (await import('./rules/text.ts')).TEXT,
  mapsShown: async () => (await import('./maps/shown.ts')).MAPS_SHOWN,
}
