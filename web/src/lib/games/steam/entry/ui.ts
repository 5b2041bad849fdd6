import type { Steam } from '#engine/steam/rules.ts'
import { ofAnyGame } from '../../contract/ui.ts'
import { rulesOn, wholeRules } from './load.ts'

export const steamUi = ofAnyGame<Steam>({
  id: 'steam',
  prefix: 'STM-',
  rules: (map) => (map === undefined ? wholeRules() : rulesOn(map)),
  load: () => import('../Steam.svelte'),
  told: async () => (await import('../texts/told.ts')).told,
  ledger: async () => (await import('../texts/ledger.ts')).LEDGER,
  refused: async (refusal) => (await import('../texts/refusals.ts')).refused(refusal),
  rulesText: async () => (await import('../rules/text.ts')).TEXT,
  mapsShown: async () => (await import('../maps/shown.ts')).MAPS_SHOWN,
})
