import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/orders.ts'

const { dollars, the } = grammar

export const texts: Translated<typeof english> = {
  title: 'Utasításaid',
  ahead: 'Előzetes utasítás',
  about: 'Ezzel válaszolunk helyetted, amikor sorra kerülsz, akkor is, ha távol vagy. Senki más nem látja.',
  of: (name) => `${name} utasításai`,
  topics: {
    'age-of-steam': {
      first: 'Kezdőjátékos',
      shares: 'Részvények',
      bid: 'Árverés',
      choose: 'Akció',
      build: 'Építés',
      goods: 'Szállítás',
      produce: 'Termelés',
    },
    steam: {
      capital: 'Tőke',
      bid: 'Árverés',
      select: 'Akciólapka',
      build: 'Építés',
      goods: 'Szállítás',
      score: 'Bevétel vagy pont',
    },
    spike: { train: 'Kezdőváros', turn: 'A következő köröm' },
  },
  bidUpTo: (name, amount) => `${name} ${dollars(amount)}-ig licitál, de sosem többet, mint amennyi kell.`,
  endBuild: (name) => `${name} befejezi az építést.`,
  plainly: (name, action, place) => `${name}: ${action}${place && ` (${place})`}.`,
  or: 'különben',
  orElse: 'Másik lehetőség, ha ez már nincs meg',
  change: 'Módosítás',
  takeBack: 'Visszavonás',
  under: (done, steps) => `${done}/${steps} lépés kész.`,
  stopped: 'Megállt:',
  draft: {
    title: (topic) => `Utasítás: ${topic}`,
    choice:
      'Válaszolj úgy, mintha most kérdeznénk. A további válaszok csak akkor számítanak, ha az előttük állók már nem lehetségesek.',
    course: 'Játssz úgy, mintha most te jönnél. Lépésről lépésre pont így játsszuk meg, vagy sehogy.',
    lent: (amount) =>
      `Amíg tervezel, kölcsönkapsz ennyit: ${dollars(amount)}. Hogy mennyid van, azt majd akkor nézzük.`,
    empty: 'Még semmi: válaszolj lent.',
    again: (step) => `Másik lehetőség, ${step}. lépés: válaszolj lent.`,
    full: 'Ezután már nincs kérdés.',
    unsure: 'A mostani állás szerint ezt nem lehetne meglépni.',
    lasts: { once: 'Ebben a fordulóban', always: 'Minden fordulóban' },
    give: 'Az asztalra bízom',
    cancel: 'Mégsem',
    remove: 'Eltávolítás',
    or: 'vagy…',
  },
  unless: {
    add: 'Mégis kérdezz meg, ha…',
    'bid-over': 'valaki többet licitál, mint',
    'money-under': 'kevesebb pénzem van, mint',
    'money-over': 'több pénzem van, mint',
    taken: 'valaki elvette ezt:',
    round: 'ez a forduló jön:',
    n: 'Mennyi',
    what: 'Mit',
  },
  asked: {
    'bid-over': (n) => `Nem, ha valaki többet licitál, mint ${dollars(n)}.`,
    'money-under': (n) => `Nem, ha kevesebb pénzem van, mint ${dollars(n)}.`,
    'money-over': (n) => `Nem, ha több pénzem van, mint ${dollars(n)}.`,
    taken: (what) => `Nem, ha valaki elvette ezt: ${what}.`,
    round: (n) => `Csak ${the(`${n}. forduló`)} előtt.`,
  },
  always: 'Minden fordulóban.',
}
