import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules-page.ts'

export const texts: Translated<typeof english> = {
  firstGame: 'Olvasás helyett inkább játszanál? [Játssz egy első fordulót kísérővel].',
  title: (game) => `${game}: a szabályok`,
  sections: 'Fejezetek',
  ownTheGame:
    'A nyomtatott szabályt nem pótolják, ahhoz pedig gyönyörű doboz is jár: [játssz itt], és vedd meg a játékot.',
  none: {
    title: 'Ide nem vezet vágány',
    text: (game) => `Nincs ilyen játék, amelynek a szabályai itt lennének: „${game}”. [Ezek a játékok vannak]`,
  },
}
