import type { FamilyMapRules } from '../../../../../../texts/maps.ts'

export const texts = {
  facts: {
    'BUILD-06': 'Coast and lakes are edged thickly in places: no track crosses such an edge.',
    'SETUP-03': 'With three players the supply has two goods a space instead of three; the cities have all of theirs.',
  },
} satisfies FamilyMapRules
