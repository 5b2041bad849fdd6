import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/table.ts'

const { dollars, list, plural } = grammar

const theShares = (shares: number): string => plural(shares, { one: '1 Aktie', other: `${shares} Aktien` })

const verb = (names: readonly string[], one: string, other: string): string =>
  `${list(names)} ${plural(names.length, { one, other })}`

const bankrupt = (bills: number, gap: number): string =>
  `gehst du am Ende dieser Runde bankrott: Die Ausgaben sind ${dollars(bills)}, und selbst wenn dein Einkommen dafür auf null sinkt, fehlen ${dollars(gap)}`

export const texts: Translated<typeof english> = {
  phases: {
    shares: 'Aktien',
    order: 'Versteigerung',
    actions: 'Aktionen',
    build: 'Streckenbau',
    goods: 'Güter',
    growth: 'Güterwachstum',
    over: 'Spielende',
  },
  actions: {
    'first-move': 'Erster Transport',
    'first-build': 'Erster Bau',
    engineer: 'Ingenieur',
    locomotive: 'Lokomotive',
    urbanization: 'Urbanisierung',
    production: 'Produktion',
    'turn-order': 'Reihenfolge',
  },
  tasks: {
    issue: 'Wie viele Aktien verkaufst du?',
    issueNone: 'Du kannst keine Aktien mehr verkaufen.',
    choose: 'Wähle deine Aktion für diese Runde.',
    build: (tiles) => `Baue bis zu ${tiles} Plättchen: Wähle ein leuchtendes Feld.`,
    buildNothing: 'Jetzt kannst du nichts bauen. Beende das Bauen.',
    built: 'Alle deine Plättchen sind gebaut. Beende das Bauen, oder nimm etwas zurück.',
    builtHindered: 'Alle deine Plättchen sind gebaut, aber so darfst du nicht aufhören: Nimm eins zurück.',
    produce: 'Produktion: Zwei Güterwürfel für die Auslage ziehen?',
    place: 'Lege die Güterwürfel in die Auslage.',
  },
  instead: {
    city: 'Wähle eine Neue Großstadt, und eine leuchtende Stadt dafür.',
  },
  doing: {
    issue: (names) => `${verb(names, 'entscheidet', 'entscheiden')} über Aktien.`,
    choose: (names) => `${verb(names, 'wählt', 'wählen')} eine Aktion.`,
    produce: (names) => `${verb(names, 'entscheidet', 'entscheiden')} über die Produktion.`,
    place: (names) => `${verb(names, 'füllt', 'füllen')} die Auslage.`,
  },
  drawers: { goods: 'Güter' },
  figures: {
    Money: { label: 'Geld', help: 'Geld auf der Hand' },
    Next: { label: 'Saldo', help: 'Was die nächsten Finanzen bringen: Einkommen minus Aktien und Lokomotive' },
    Income: { label: 'Eink.', help: 'Einkommen: so viele Dollar in jeder Runde, und am Ende für jeden 3 Siegpunkte' },
    Shares: { label: 'Aktien', help: 'Aktien: jede kostet $1 pro Runde und am Ende 3 Siegpunkte' },
    Loco: {
      label: 'Lok',
      help: 'Lokomotive: über wie viele Verbindungen ein Güterwürfel fahren darf; kostet ebenso viele Dollar pro Runde',
    },
    Track: { label: 'Strecke', help: 'Teilstücke fertiger Verbindungen: am Ende je ein Siegpunkt' },
  },
  shares: {
    none: (held) => `Du hast ${theShares(held)}, und mehr gibt es nicht.`,
    take: (shares) => `${theShares(shares)} verkaufen, dann`,
    more: 'Mehr Aktien',
    round: (bills, income, rounds) =>
      `Die Ausgaben dieser Runde sind ${dollars(bills)}, dein Einkommen ist ${dollars(income)}. Bis zum Ende kostet eine jetzt verkaufte Aktie ${dollars(rounds)}.`,
    bankrupt: (money) => `${dollars(money)}, bankrott`,
  },
  issue: (money, shares, most, held) => {
    const about = `Du hast ${dollars(money)} und ${theShares(shares)}. Jede neue bringt jetzt $5 und kostet $1 in jeder Runde und am Ende 3 Siegpunkte; anders kommst du nicht an Geld`
    if (most !== null) return `${about}, und mehr als ${theShares(most)} pro Runde geht nicht.`
    return held === null ? `${about}.` : `${about}, und mehr als ${held} Aktien darf niemand haben.`
  },
  ruin: {
    now: (bills, gap) => `So wie es steht, ${bankrupt(bills, gap)}.`,
    bid: (bills, gap, bid) => `Wenn du ${dollars(bid)} zahlst, ${bankrupt(bills, gap)}.`,
    build: (bills, gap) => `Danach ${bankrupt(bills, gap)}.`,
    engine: (bills, gap) => `Mit mehr Reichweite ${bankrupt(bills, gap)}.`,
  },
}
