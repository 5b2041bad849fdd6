import type { FamilyMapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'SETUP-02':
      'Zu dritt beginnt jede Großstadt mit einem Warenstein weniger, und jedes Feld des Warennachschubs auch.',
  },
} satisfies FamilyMapRules
