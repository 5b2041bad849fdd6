import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/replay.ts'

const { plural } = grammar

export const texts: Translated<typeof english> = {
  title: 'Partiedatei öffnen',
  lead: 'Jeder Tisch auf Railhead gibt seine Partie als Datei heraus. Zieh eine hierher: Sie wird in diesem Browser nachgespielt, nichts wird irgendwohin gesendet. Blättere sie durch, und spiel von jedem Moment weiter.',
  drop: 'Datei hier ablegen',
  reading: (name) => `${name} wird gelesen …`,
  choose: 'Datei wählen',
  file: 'Partiedatei',
  failed: (name) => `${name} lässt sich nicht öffnen`,
  wrong: (what) => `${what}.`,
  unreadable: (why) => `war nicht zu lesen: ${why}.`,
  refused: (place, rule) => `${place} ist nach den Regeln nicht möglich (${rule}).`,
  lookBefore: (entries) =>
    plural(entries, { one: 'Den Eintrag davor ansehen', other: `Die ${entries} Einträge davor ansehen` }),
  none: 'Noch keine Datei? Im Menü jedes Tisches gibt es sie. Tische eröffnest du auf der [Startseite].',
}
