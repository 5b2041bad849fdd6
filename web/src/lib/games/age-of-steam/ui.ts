import type { Rules } from '#engine/core/index.ts'
import { resolve } from '$app/paths'
import type { GameUi } from '../ui.ts'
import { rulesOn, wholeRules } from './load.ts'

const rulesPage = (): string => resolve('/rules/age-of-steam')

export const ageOfSteamUi: GameUi = {
  id: 'age-of-steam',
  rules: async (map) => (map === undefined ? await wholeRules() : await rulesOn(map)) as Rules,
  load: () => import('./AgeOfSteam.svelte'),
  loadDemo: () => import('./Demo.svelte'),
  refused: async (refusal) => (await import('./refusals.ts')).refused(refusal),
  rulesPage,
  mapLink: (map) => `${resolve('/maps')}#${map}`,
  ruleLink: (rule) => (rule.startsWith('AOS-') ? `${rulesPage()}#${rule}` : null),
}
