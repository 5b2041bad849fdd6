import type { Rules } from '#engine/core/index.ts'
import type { Ledger } from '../../contract/told/rounds.ts'
import type { GameUi } from '../../contract/ui.ts'
import { rulesOn, wholeRules } from './load.ts'

export const ageOfSteamUi: GameUi = {
  id: 'age-of-steam',
  prefix: 'AOS-',
  rules: async (map) => (map === undefined ? await wholeRules() : await rulesOn(map)) as Rules,
  load: () => import('../AgeOfSteam.svelte'),
  demo: () => import('../demo/Demo.svelte'),
  told: async () => (await import('../texts/told.ts')).told,
  ledger: async () => (await import('../texts/ledger.ts')).LEDGER as Ledger,
  refused: async (refusal) => (await import('../texts/refusals.ts')).refused(refusal),
  rulesText: async () => (await import('../rules/text.ts')).TEXT,
  mapsShown: async () => (await import('../maps/shown.ts')).MAPS_SHOWN,
}
