import type { MapDefinition } from '#engine/age-of-steam/maps/definition.ts'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import { say, spoken } from '../../../texts/language.svelte.ts'
import { rulesOn } from '../../common/mapModule.ts'
import { ofAnyGame } from '../../contract/ui.ts'
import type { MapSheet } from '../../rail/maps/shown.ts'

/** A match needs one of them. */
const maps = import.meta.glob<Record<string, MapDefinition>>('../../../../../../engine/age-of-steam/maps/*/index.ts')

/** What this map, or each of all, adds to the words of a table comes with the rules. */
const words = async (map?: string) => (await import('../maps/known.ts')).needWords(map)

const told = spoken(() => import('../told/journal.ts'), 'age-of-steam/told', 'age-of-steam/table', 'rail/told')
const recap = spoken(
  () => import('../told/recap.ts'),
  'age-of-steam/told',
  'age-of-steam/table',
  'rail/told',
  'rail/recap',
  'recap',
)
const ledger = spoken(() => import('../told/ledger.ts'), 'age-of-steam/told')
const refused = spoken(
  () => import('../told/refusals.ts'),
  'age-of-steam/refusals',
  'age-of-steam/table',
  'age-of-steam/asks',
  'rail/refusals',
  'refusals',
)
const rulesText = spoken(() => import('../rules/text.ts'), 'age-of-steam/rules', 'age-of-steam/silent')
const mapsShown = spoken(() => import('../maps/shown.ts'), 'age-of-steam/maps', 'rail/maps')

export const ageOfSteamUi = ofAnyGame<AgeOfSteam, MapSheet>({
  id: 'age-of-steam',
  prefix: 'AOS-',
  rules: async (map) => {
    const rules =
      map === undefined
        ? import('#engine/age-of-steam/played.ts').then(({ ageOfSteam }) => ageOfSteam)
        : rulesOn(async () => (await import('#engine/age-of-steam/rules.ts')).ageOfSteam, maps, map)
    return (await Promise.all([rules, words(map)]))[0]
  },
  checked: async (rules) => (await import('#engine/age-of-steam/checks/checked.ts')).checked(rules),
  load: spoken(() => import('../AgeOfSteam.svelte'), 'age-of-steam/table', 'rail/table'),
  ahead: async () => (await import('../ahead/ahead.ts')).ahead(),
  demo: spoken(
    () => import('../demo/Demo.svelte'),
    'age-of-steam/demo',
    'age-of-steam/told',
    'age-of-steam/table',
    'rail/told',
  ),
  told: async () => (await told()).told,
  recap: async () => (await recap()).recap,
  ledger: async () => (await ledger()).ledger(),
  takable: () => say('age-of-steam/table').actions,
  refused: async (refusal) => (await refused()).refused(refusal),
  rulesText: async () => (await rulesText()).rulesText(),
  mapsShown: async () => (await Promise.all([mapsShown(), words()]))[0].mapsShown(),
})
