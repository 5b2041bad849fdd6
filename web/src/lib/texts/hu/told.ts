import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/told.ts'

export const texts: Translated<typeof english> = {
  takenBack: 'Az utolsó lépést visszavonták.',
  more: (moves) => `És még ${moves} lépés.`,
  figures: (round) => `${round}. forduló, számokban`,
  lastRound: 'Az utolsó forduló',
  round: (round) => `${round}. forduló`,
  player: 'Játékos',
  left: 'Maradt',
  out: 'kiesett',
  unknown: 'Hogy előtte mi történt, azt ez az oldal nem tudja.',
}
