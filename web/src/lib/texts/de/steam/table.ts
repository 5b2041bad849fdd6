import { figure, signed } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/steam/table.ts'

const { dollars, list, plural } = grammar

const thePoints = (points: number): string => plural(points, { one: '1 Punkt', other: `${points} Punkte` })

/** What a duty of the action tile adds to a task. */
const mayAlso = {
  city: ' Du darfst auch eine Neue Großstadt legen.',
  growth: ' Du darfst auch einer Großstadt Nachschub bringen.',
}
const also = (duty: keyof typeof mayAlso | null): string => (duty ? mayAlso[duty] : '')

const verb = (names: readonly string[], one: string, other: string): string =>
  `${list(names)} ${plural(names.length, { one, other })}`

const bankrupt = (owed: number): string =>
  `gehst du am Ende dieser Runde bankrott: Dann sind ${dollars(owed)} zu bezahlen, und weder Bargeld noch Einkommen und Punkte reichen dafür`

export const texts: Translated<typeof english> = {
  phases: {
    opening: 'Startreihenfolge',
    capital: 'Kapital',
    order: 'Versteigerung',
    select: 'Aktionen',
    build: 'Streckenbau',
    goods: 'Waren',
    over: 'Spielende',
  },
  actions: {
    // May break where it is narrow.
    'turn-order': 'Spieler\u00adreihenfolge',
    'first-move': 'Erster Transport',
    engineer: 'Ingenieur',
    'first-build': 'Erster Streckenbau',
    'city-growth': 'Warennachschub',
    locomotive: 'Lokomotive',
    urbanization: 'Urbanisierung',
  },
  grown: 'hatte Nachschub',
  tasks: {
    raise: 'Wie viel Kapital erwirbst du?',
    raiseNone: 'Du kannst kein Kapital mehr erwerben.',
    openBidding: (place) => `Eröffne die Versteigerung um Position ${place} der ersten Runde.`,
    bidForPlace: (place) => `Biete um Position ${place} der ersten Runde, oder passe.`,
    select: 'Nimm ein Aktionsplättchen für diese Runde.',
    build: (tiles, duty) => `Baue bis zu ${tiles} Plättchen: Wähle ein leuchtendes Feld.${also(duty)}`,
    buildNothing: (duty) => `Jetzt kannst du nichts bauen.${also(duty)}`,
    built: (duty) => `Alle deine Plättchen sind gebaut.${also(duty)}`,
    buildHindered: 'Bevor du das Bauen beenden kannst, ist noch etwas zu tun.',
    score: (points) =>
      plural(points, {
        one: 'Wohin mit deinem Punkt dieser Lieferung?',
        other: `Wohin mit deinen ${points} Punkten dieser Lieferung?`,
      }),
  },
  instead: {
    city: 'Wähle Farbe und Warensteine der Neuen Großstadt, und eine leuchtende Stadt dafür.',
    growth: 'Wähle Warensteine, und eine leuchtende Großstadt, in die sie kommen.',
  },
  doing: {
    raise: (names) => `${verb(names, 'entscheidet', 'entscheiden')} über Kapital.`,
    select: (names) => `${verb(names, 'wählt', 'wählen')} ein Aktionsplättchen.`,
    score: (names) => `${verb(names, 'wählt', 'wählen')} Einkommen oder Siegpunkte.`,
  },
  drawers: { tracks: 'Skalen', supply: 'Vorrat' },
  holds: {
    numbered: (number, tile) => `${number} ${tile}`,
    turnedOver: (tile) => `${tile}, umgedreht`,
    numberedTurnedOver: (number, tile) => `${number} ${tile}, umgedreht`,
  },
  figures: {
    Income: {
      label: 'Eink.',
      help: 'Einkommen: so viele Dollar pro Runde; am Ende wird die Hälfte zu Siegpunkten, unter null verlierst du das Doppelte',
    },
    Points: { label: 'Punkte', help: 'Punkte bisher' },
    Cash: { label: 'Bargeld', help: 'Bargeld; am Ende nichts wert' },
    Next: {
      label: 'Saldo',
      help: 'Was die nächsten Finanzen bringen: Einkommen minus $1 Unterhalt für jede Stufe Reichweite',
    },
    Loco: {
      label: 'Lok',
      base: 'Lokomotive: über wie viele Verbindungen ein Warenstein fahren darf',
      standard:
        'Lokomotive: über wie viele Verbindungen ein Warenstein fahren darf; kostet ebenso viele Dollar pro Runde',
    },
    Links: { label: 'Verb.', help: 'Fertige Verbindungen: am Ende je ein Siegpunkt' },
  },
  payment: (income, points, left) =>
    [
      ...(income ? [`Einkommen ${signed(income[0])} → ${signed(income[1])}`] : []),
      ...(points ? [`Punkte ${figure(points[0])} → ${figure(points[1])}`] : []),
      `es bleiben ${dollars(left)}`,
    ].join(', '),
  raised: (cash, income, points) =>
    points === null
      ? `${dollars(cash)}, Eink. ${signed(income)}`
      : `${dollars(cash)}, Eink. ${signed(income)}, ${thePoints(points)}`,
  ruin: {
    now: (owed) => `So wie es steht, ${bankrupt(owed)}.`,
    build: (owed) => `Danach ${bankrupt(owed)}.`,
  },
}
