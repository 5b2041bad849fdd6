import type { Special, Stage } from '#engine/age-of-steam/types.ts'

export const SPECIAL_NAMES: Readonly<Record<Special, string>> = {
  'first-move': 'First Move',
  'first-build': 'First Build',
  engineer: 'Engineer',
  locomotive: 'Locomotive',
  urbanization: 'Urbanization',
  production: 'Production',
  'turn-order': 'Turn Order',
}

export const PHASE_WORDS: Readonly<Record<Stage['phase'], string>> = {
  shares: 'Shares',
  order: 'Auction',
  payment: 'Going first',
  actions: 'Actions',
  build: 'Building',
  goods: 'Goods',
  growth: 'Growth',
  over: 'The end',
}
