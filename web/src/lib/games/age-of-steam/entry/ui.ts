import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import { ofAnyGame } from '../../contract/ui.ts'
import { rulesOn, wholeRules } from './load.ts'

export const ageOfSteamUi = ofAnyGame<AgeOfSteam>({
  id: 'age-of-steam',
  prefix: 'AOS-',
  rules: (map) => (map === undefined ? wholeRules() : rulesOn(map)),
  load: () => import('../AgeOfSteam.svelte'),
  demo: () => import('../demo/Demo.svelte'),
  told: async () => (await import('../texts/told.ts')).told,
  ledger: async () => (await import('../texts/ledger.ts')).LEDGER,
  refused: async (refusal) => (await import('../texts/refusals.ts')).refused(refusal),
  rulesText: async () => (await import('../rules/text.ts')).rulesText(),
  mapsShown: async () => (await import('../maps/shown.ts')).MAPS_SHOWN,
})
