import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/orders.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  title: 'Deine Vorausanweisungen',
  ahead: 'Vorausanweisung geben',
  about: 'Wird für dich beantwortet, wenn du dran bist, auch wenn du weg bist. Niemand sonst sieht es.',
  of: (name) => `Vorausanweisungen von ${name}`,
  topics: {
    'age-of-steam': {
      first: 'Startspieler',
      shares: 'Aktien',
      bid: 'Versteigerung',
      choose: 'Aktion',
      build: 'Streckenbau',
      goods: 'Güter',
      produce: 'Produktion',
    },
    steam: {
      capital: 'Kapital',
      bid: 'Versteigerung',
      select: 'Aktionsplättchen',
      build: 'Streckenbau',
      goods: 'Waren',
      score: 'Einkommen oder Siegpunkte',
    },
    spike: { train: 'Startstadt', turn: 'Mein nächster Spielzug' },
  },
  bidUpTo: (name, amount) => `${name} bietet bis ${dollars(amount)}, nie mehr als nötig.`,
  endBuild: (name) => `${name} beendet das Bauen.`,
  plainly: (name, action, place) => `${name}: ${action}${place && ` (${place})`}.`,
  or: 'sonst',
  orElse: 'Etwas anderes, falls das nicht geht',
  change: 'Ändern',
  takeBack: 'Zurücknehmen',
  under: (done, steps) => `${done} von ${steps} erledigt.`,
  stopped: 'Angehalten:',
  draft: {
    title: (topic) => `Vorausanweisung: ${topic}`,
    choice:
      'Antworte, als wärst du jetzt dran. Jede weitere Antwort zählt nur, wenn die davor nicht mehr möglich sind.',
    course: 'Spiel, als wärst du jetzt dran. Es wird genau so gespielt, Schritt für Schritt, oder gar nicht.',
    lent: (amount) => `Zum Planen sind dir ${dollars(amount)} geliehen: Was du wirklich hast, wird dann geprüft.`,
    empty: 'Noch nichts: Antworte unten.',
    again: (step) => `Etwas anderes für Schritt ${step}: Antworte unten.`,
    full: 'Danach wird nichts mehr gefragt.',
    unsure: 'So wie es jetzt steht, ginge das nicht.',
    lasts: { once: 'Diese Runde', always: 'Jede Runde' },
    give: 'Dem Tisch überlassen',
    cancel: 'Abbrechen',
    remove: 'Entfernen',
    or: 'oder …',
  },
  unless: {
    add: 'Frag mich doch, wenn …',
    'bid-over': 'jemand mehr bietet als',
    'money-under': 'ich weniger habe als',
    'money-over': 'ich mehr habe als',
    taken: 'jemand das genommen hat:',
    round: 'es so weit ist, Runde',
    n: 'Wie viel',
    what: 'Was',
  },
  asked: {
    'bid-over': (n) => `Nicht, wenn jemand mehr als ${dollars(n)} bietet.`,
    'money-under': (n) => `Nicht mit weniger als ${dollars(n)}.`,
    'money-over': (n) => `Nicht mit mehr als ${dollars(n)}.`,
    taken: (what) => `Nicht, wenn jemand „${what}“ genommen hat.`,
    round: (n) => `Nicht ab Runde ${n}.`,
  },
  always: 'Jede Runde.',
}
