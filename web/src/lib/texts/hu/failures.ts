import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/failures.ts'

export const texts: Translated<typeof english> = {
  INTERNAL: 'ez a mi hibánk',
  'NO-TABLE': 'nincs ilyen asztal',
  'NOT-STARTED': 'ez a játszma még nem kezdődött el',
  ORIGIN: ({ origin }) => `erről az oldalról ezt nem lehet: ${origin}`,
  PRIVATE: 'ez a játszma privát: csak az kaphatja meg, aki játssza',
  'TOO-BIG': ({ most }) => `legfeljebb ${most} bájt lehet`,
  'TOO-OFTEN': 'erről a címről túl sok asztalt nyitottak: várj egy percet',
  UNKNOWN: ({ status }) => `a szolgáltatás ezt válaszolta: ${status}`,
}
