import { resolve } from '$app/paths'
import type { GameUi } from '../ui.ts'

const rulesPage = (): string => resolve('/rules/age-of-steam')

export const ageOfSteamUi: GameUi = {
  id: 'age-of-steam',
  load: () => import('./AgeOfSteam.svelte'),
  loadDemo: () => import('./Demo.svelte'),
  refused: async (refusal) => (await import('./refusals.ts')).refused(refusal),
  rulesPage,
  mapLink: (map) => `${resolve('/maps')}#${map}`,
  ruleLink: (rule) => (rule.startsWith('AOS-') ? `${rulesPage()}#${rule}` : null),
}
