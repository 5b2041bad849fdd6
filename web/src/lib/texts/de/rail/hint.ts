import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../../en/rail/hint.ts'

const { dollars, list, plural } = grammar

/** Cubes of a kind that go equally far. */
interface Group {
  readonly cube: string
  readonly count: number
  readonly links: number
}

const links = (count: number): string => plural(count, { one: '1 Verbindung', other: `${count} Verbindungen` })
const tiles = (count: number): string => `${count} Plättchen`
const would = (count: number): string => plural(count, { one: 'würde', other: 'würden' })
const points = (count: number): string => plural(count, { one: '1 Punkt', other: `${count} Punkte` })

const aboutPoints = (count: number): string => (count < 1 ? 'ein wenig' : `etwa ${points(Math.round(count))}`)

/** `2 × Blau über 3 Verbindungen und Rot über 2 Verbindungen`. */
const going = (groups: readonly Group[]): string =>
  list(groups.map(({ cube, count, links: far }) => `${count > 1 ? `${count} × ` : ''}${cube} über ${links(far)}`))

const go = (groups: readonly Group[]): string =>
  plural(
    groups.reduce((sum, { count }) => sum + count, 0),
    { one: 'fährt', other: 'fahren' },
  )

export const texts: Translated<typeof english> = {
  does: {
    bid: (amount) => `${dollars(amount)} bieten`,
    drop: 'Aussteigen',
    freePass: 'Ohne Gebot dabeibleiben',
    build: (hex) => `Auf ${hex} bauen`,
    join: (places) => `${places.join('–')} bauen`,
    takeBack: 'Das letzte Plättchen zurücknehmen',
    endBuild: 'Bauen beenden',
    deliver: (cube, from, to) => `${cube} von ${from} nach ${to} liefern`,
    engine: (count) => `Reichweite auf ${count} erhöhen`,
    pass: 'Passen',
    city: (place, color) => `${place} zur Großstadt machen (${color})`,
  },
  carries: (groups, next) =>
    next
      ? `Ab der nächsten Runde ${go(groups)} ${going(groups)}.`
      : `Dann ${go(groups)} in dieser Runde ${going(groups)}.`,
  waits: (groups) => `Für später aufgehoben: ${going(groups)}.`,
  income: (now, later) => {
    if (later === 0) return `Das sind ${dollars(now)} mehr Einkommen.`
    return now === 0
      ? `Das sind etwa ${dollars(later)} mehr Einkommen in jeder weiteren Runde.`
      : `Das sind jetzt ${dollars(now)} mehr Einkommen und etwa ${dollars(later)} mehr in jeder weiteren Runde.`
  },
  points: (now, later) => {
    if (later === 0) return `Das bringt ${points(now)} mehr.`
    return now === 0
      ? `Das bringt etwa ${points(later)} mehr in jeder weiteren Runde.`
      : `Das bringt jetzt ${points(now)} mehr und etwa ${points(later)} mehr in jeder weiteren Runde.`
  },
  joins: (places, count, price) =>
    `${tiles(count)} für etwa ${dollars(price)} ${would(count)} ${list(places)} verbinden.`,
  extends: (count, price) => `Gebaut ${would(count)} ${tiles(count)} für etwa ${dollars(price)}.`,
  next: (places, count, price) =>
    `In der nächsten Runde kann ${places.join('–')} folgen: ${tiles(count)}, etwa ${dollars(price)}.`,
  plan: (count, price) => `Dafür braucht es ${tiles(count)}, etwa ${dollars(price)}.`,
  scores: (count) => `Die Strecke selbst zählt am Ende ${points(count)}.`,
  city: (place, color, cubes) =>
    `Als Großstadt nimmt ${place} ${color} an, und deine Verbindungen erreichen schon ${cubes} × ${color}.`,
  newCity: (place, color) => `Als Großstadt nimmt ${place} ${color} an.`,
  grows: (place, cubes) => `${place} bekommt etwas, das du liefern kannst: ${list(cubes)}.`,
  over: (more, second) => `Das ist ${aboutPoints(more)} besser als das Nächstbeste: ${second}.`,
  nothing: 'Nichts, was jetzt zu bauen wäre, ist seinen Preis wert.',
  done: 'Alles, was sich lohnt, steht schon.',
  unfinished: 'Was angefangen ist, lässt sich nicht fertig bauen und darf so nicht bleiben.',
  enough: (money, price) => `Deine ${dollars(money)} reichen für das, was sich zu bauen lohnt: etwa ${dollars(price)}.`,
  ruin: 'Sonst könntest du deine Ausgaben nicht bezahlen.',
  first: (more, price, instead) =>
    `Selbst für ${dollars(price)} ist es ${aboutPoints(more)} besser, zu beginnen, als die Position, die du für ${dollars(instead)} hättest.`,
  dear: (less, price, instead) =>
    `Für ${dollars(price)} zu beginnen ist ${aboutPoints(less)} schlechter als die Position, die du für ${dollars(instead)} hast.`,
  spare: (money, bills, price) =>
    bills > 0
      ? `Von deinen ${dollars(money)} nehmen die Ausgaben dieser Runde ${dollars(bills)}: Nach einem Gebot von ${dollars(price)} bliebe zu wenig.`
      : `Von deinen ${dollars(money)} bliebe nach einem Gebot von ${dollars(price)} zu wenig zum Bauen.`,
  usual: (most) => `Mehr als ${dollars(most)} ist eine Position in der Reihenfolge kaum wert.`,
  delivers: (far, gain, given) => {
    const own = `${links(far)} ${plural(far, { one: 'bringt', other: 'bringen' })} dir ${gain}`
    return given > 0 ? `${own}, und anderen ${given}.` : `${own}.`
  },
  lost: (count) => (count > 40 ? 'mehr als 40 Punkte' : `etwa ${points(Math.round(count))}`),
  contested: (name) => `${name} würde es nehmen, bevor du wieder dran bist.`,
}
