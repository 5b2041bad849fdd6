import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/maps.ts'

export const texts: Translated<typeof english> = {
  lead: 'Hogy egy térkép miben más, az a tábláján és mellette olvasható.',
  goods: (cubes, cotton) => (cotton > 0 ? `${cubes} kocka és ${cotton} gyapot` : `${cubes} kocka`),
}
