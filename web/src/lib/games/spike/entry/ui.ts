import type { Board } from '#engine/spike/board.ts'
import type { Spike } from '#engine/spike/rules.ts'
import { spoken } from '../../../texts/language.svelte.ts'
import { ofAnyGame } from '../../contract/ui.ts'
import { rulesOn } from './load.ts'

export const spikeUi = ofAnyGame<Spike, Board>({
  id: 'spike',
  prefix: 'SPK-',
  rules: rulesOn,
  checked: async (rules) => (await import('#engine/spike/checks/checked.ts')).checked(rules),
  load: spoken(() => import('../Spike.svelte'), 'spike/table'),
  ahead: async () => (await import('../ahead/ahead.ts')).ahead(),
  told: async () => (await spoken(() => import('../told/journal.ts'), 'spike/told')()).told,
  recap: async () => (await spoken(() => import('../told/recap.ts'), 'spike/told', 'spike/recap', 'recap')()).recap,
  ledger: async () => (await spoken(() => import('../told/ledger.ts'), 'spike/told')()).ledger(),
  refused: async (refusal) =>
    (await spoken(() => import('../told/refusals.ts'), 'spike/refusals', 'refusals')()).refused(refusal),
  rulesText: async () => (await spoken(() => import('../rules/text.ts'), 'spike/rules')()).rulesText(),
  mapsShown: async () => (await spoken(() => import('../maps/shown.ts'), 'spike/maps')()).mapsShown(),
})
