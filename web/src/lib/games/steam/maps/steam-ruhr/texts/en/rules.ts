import type { FamilyMapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'SETUP-02': 'With three players every city begins with one good fewer, and every space of the supply too.',
  },
} satisfies FamilyMapRules
