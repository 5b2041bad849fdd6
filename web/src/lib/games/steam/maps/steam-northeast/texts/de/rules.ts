import type { FamilyMapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'BUILD-06': 'Küste und Seen haben stellenweise dicke Linien: Über sie führt keine Strecke.',
    'SETUP-03':
      'Zu dritt liegen auf jedem Feld des Warennachschubs zwei Warensteine statt drei; die Großstädte haben alle.',
  },
} satisfies FamilyMapRules
