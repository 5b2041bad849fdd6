import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/maps.ts'

export const texts: Translated<typeof english> = {
  lead: 'Was eine Karte anders macht, zeigt ihr Spielplan, und daneben steht es.',
  goods: (cubes, cotton) => (cotton > 0 ? `${cubes} Güterwürfel und ${cotton} Baumwolle` : `${cubes} Güterwürfel`),
}
