import type { ActionTile, Stage } from '#engine/steam/types.ts'

export const ACTION_NAMES: Readonly<Record<ActionTile, string>> = {
  'turn-order': 'Turn Order',
  'first-move': 'First Move',
  engineer: 'Engineer',
  'first-build': 'First Build',
  'city-growth': 'City Growth',
  locomotive: 'Locomotive',
  urbanization: 'Urbanization',
}

export const PHASE_WORDS: Readonly<Record<Stage['phase'], string>> = {
  opening: 'First order',
  capital: 'Capital',
  order: 'Auction',
  select: 'Actions',
  build: 'Building',
  goods: 'Goods',
  over: 'The end',
}
