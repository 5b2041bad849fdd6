import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/maps.ts'

export const texts: Translated<typeof english> = {
  lead: 'Auf beiden gelten dieselben Regeln, als Grundspiel oder als Expertenspiel.',
  goods: '96 Warensteine; die auf den zwölf Feldern des Warennachschubs kommen später, Gruppe für Gruppe',
}
