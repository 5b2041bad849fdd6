import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules.ts'

export const texts: Translated<typeof english> = {
  facts: {
    'BAR-08':
      'Egyedül játszol. A végén minden részvény 5\u00a0$-ba kerül; a megmaradt pénz a pontszámod, ha nem elég, vesztettél.',
    'BAR-04': 'Fordulónként legfeljebb egy részvény.',
    'BAR-05':
      'Nincs árverés, és négy akció van: Mérnök, Mozdony, Városiasodás, Termelés. Mindegyik elhasználódik, amíg mind a négy el nem fogy.',
    'BAR-01': 'Nincs lila kocka, és csak az A–D Új városok vannak.',
    'BAR-02': 'Az árutáblának csak a világos fele van játékban, minden oszlop tetején egy kockával.',
    'BAR-06': 'Fordulónként két dobókocka hoz új árut.',
    'BAR-07': 'Tíz forduló. A csőd azonnali vereség.',
  },

  title: 'Térkép: Barbados',
  lead: 'Egy játékos a számlák ellen.',
  rules: {
    'BAR-01': 'Nincs lila kocka (76 marad), és nincs E–H Új város.',
    'BAR-02':
      'Az árutáblának csak a világos fele van játékban, és csak a felső mezői telnek meg. Az A alá sosem kerül piros, a B alá sosem kék: ilyenkor újat húzol.',
    'BAR-03': 'Minden város egy kockával indul, a könnyebb játékban kettővel.',
    'BAR-04': 'Fordulónként legfeljebb egy részvény.',
    'BAR-05':
      'Nincs árverés. Fordulónként négy akcióból választasz egyet: Mérnök, Mozdony, Városiasodás, Termelés. Csak abban a fordulóban él, aztán elhasználódik. Ha mind a négy elfogyott, a következő választás elején mind visszatér.',
    'BAR-06':
      'Két dobókockával dobsz, a világos oszlopokra. A Termelés a világos rész bármelyik üres mezőjét megtöltheti.',
    'BAR-07': 'Tíz forduló. Aki csődbe megy, vesztett.',
    'BAR-08':
      'A végén minden részvényért 5\u00a0$-t fizetsz, a kezdő kettőért is. Ha a pénz nem elég rá, vesztettél; különben ami marad, az a pontszámod, és semmi más nem számít.',
  },
}
