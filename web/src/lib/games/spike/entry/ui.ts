import type { Spike } from '#engine/spike/rules.ts'
import { ofAnyGame } from '../../contract/ui.ts'
import { rulesOn } from './load.ts'

export const spikeUi = ofAnyGame<Spike>({
  id: 'spike',
  prefix: 'SPK-',
  rules: rulesOn,
  load: () => import('../Spike.svelte'),
  told: async () => (await import('../texts/told.ts')).told,
  ledger: async () => (await import('../texts/ledger.ts')).LEDGER,
  refused: async (refusal) => (await import('../texts/refusals.ts')).refused(refusal),
  rulesText: async () => (await import('../rules/text.ts')).TEXT,
  mapsShown: async () => (await import('../maps/shown.ts')).MAPS_SHOWN,
})
