import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/round.ts'

export const texts: Translated<typeof english> = {
  opening: { name: 'Kezdeti körsorrend', text: 'Az 1. forduló előtt sorra árverésre kerülnek a helyek.' },
  capital: { name: 'Tőkeszerzés', text: 'Csak most szerezhetsz pénzt: minden mező bevételért 5\u00a0$-t.' },
  order: {
    name: 'Árverés',
    text: 'Az első és a második kifizeti a licitjét, az utolsó semmit, a többi a felét, felfelé kerekítve.',
  },
  select: {
    name: 'Akciók',
    base: 'Körsorrendben mindenki választ egyet a hét lapkából. A száma a helyed a következő fordulóban.',
    standard: 'Az új sorrendben mindenki választ egyet a hét lapkából, ingyen.',
  },
  build: {
    name: 'Vágányépítés',
    text: 'Három lapka. Kijáratonként egy dollár; település és folyó még 1\u00a0$, hegy 2\u00a0$. Másik lapka fölött a terep ingyen van.',
  },
  goods: {
    name: 'Áruszállítás',
    text: 'Kétszer: egy kocka, legfeljebb a mozdonyod szintjének megfelelő számú kapcsolaton. Minden kapcsolat egy pont a tulajdonosának, bevételként vagy győzelmi pontként.',
  },
  income: {
    name: 'Pénz',
    base: 'Befolyik a bevétel, vagy ki kell fizetni. Ha kevés a készpénz, 5\u00a0$ egy mező bevételbe kerül.',
    standard:
      'Bevétel, mínusz egy dollár a mozdony minden szintjéért. Amit nem tudsz kifizetni, pontba és bevételbe kerül.',
  },
  end: (rounds) =>
    `A végén, ${rounds} forduló után: a pontjaid, a bevételed fele (a nulla alatti rész kétszeresen levonva), és 1 pont minden befejezett kapcsolatért.`,
}
