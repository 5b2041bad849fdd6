import type { MapDefinition } from '#engine/steam/maps/definition.ts'
import type { Steam } from '#engine/steam/rules.ts'
import { say, spoken } from '../../../texts/language.svelte.ts'
import { rulesOn } from '../../common/mapModule.ts'
import { ofAnyGame } from '../../contract/ui.ts'
import type { MapSheet } from '../../rail/maps/shown.ts'

/** A match needs one of them. */
const maps = import.meta.glob<Record<string, MapDefinition>>('../../../../../../engine/steam/maps/*/index.ts')

const told = spoken(() => import('../told/journal.ts'), 'steam/told', 'steam/table', 'rail/told')
const recap = spoken(() => import('../told/recap.ts'), 'steam/told', 'steam/table', 'rail/told', 'rail/recap', 'recap')
const ledger = spoken(() => import('../told/ledger.ts'), 'steam/told')
const refused = spoken(
  () => import('../told/refusals.ts'),
  'steam/refusals',
  'steam/table',
  'steam/asks',
  'rail/refusals',
  'refusals',
)
const rulesText = spoken(() => import('../rules/text.ts'), 'steam/rules', 'steam/silent')
const mapsShown = spoken(() => import('../maps/shown.ts'), 'steam/maps', 'rail/maps')

export const steamUi = ofAnyGame<Steam, MapSheet>({
  id: 'steam',
  prefix: 'STM-',
  rules: async (map) =>
    map === undefined
      ? (await import('#engine/steam/played.ts')).steam
      : rulesOn(async () => (await import('#engine/steam/rules.ts')).steam, maps, map),
  checked: async (rules) => (await import('#engine/steam/checks/checked.ts')).checked(rules),
  load: spoken(() => import('../Steam.svelte'), 'steam/table', 'rail/table'),
  ahead: async () => (await import('../ahead/ahead.ts')).ahead(),
  told: async () => (await told()).told,
  recap: async () => (await recap()).recap,
  ledger: async () => (await ledger()).ledger(),
  takable: () => say('steam/table').actions,
  refused: async (refusal) => (await refused()).refused(refusal),
  rulesText: async () => (await rulesText()).rulesText(),
  mapsShown: async () => (await mapsShown()).mapsShown(),
})
