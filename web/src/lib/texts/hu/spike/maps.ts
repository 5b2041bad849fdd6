import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/spike/maps.ts'

export const texts: Translated<typeof english> = {
  lead: 'Hexák helyett városok, csomópontok és szakaszok: minden szakaszért a típusának megfelelő kártyával fizetsz.',
  places: 'Helyek',
  placesOf: (cities, junctions) => `${cities} város, ${junctions} csomópont`,
  segments: 'Szakaszok',
  segmentsOf: (segments, pieces) => `${segments}, hatféle típusból; minden játékosnak ${pieces} sínelem`,
  facts: {
    'SPK-COMP-01': '36 város, mindegyikben egy a tizenkét áruból; minden árut három, egymástól távoli város kínál.',
    'SPK-BUILD-03': 'Egy szakaszra egy játékos egy síneleme fér; minden városba legalább három út vezet.',
  },
}
