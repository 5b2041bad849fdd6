import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/story.ts'

export const texts: Translated<typeof english> = {
  title: 'So lief es',
  score: 'Punktestand',
  round: 'Runde',
  caption: (what) => `${what} am Ende jeder Runde`,
  led: (name, round) =>
    round <= 1 ? `${name} lag von der ersten Runde an vorn.` : `${name} lag ab Runde ${round} vorn.`,
  bestWas: (sentence) => `Die beste Lieferung: ${sentence}`,
  show: 'Zeigen',
  forecast: 'Prognose',
  forecastCaption: 'Was die Partie für alle versprach, wie ein guter Bot es sieht',
  decided: (name, round) => `Nach der Prognose lag ab Runde ${round} niemand mehr vor ${name}.`,
  never: (name) => `Nach der Prognose lag nie jemand vor ${name}.`,
  sources: {
    title: 'Woher es kam',
    player: 'Wer',
    own: 'Eigene Lieferungen',
    others: 'Lieferungen anderer',
    market: 'Markt',
    contracts: 'Aufträge',
    route: 'Streckenkarte',
  },
  missed: {
    title: 'Was besser gegangen wäre',
    whose: 'Wessen Züge',
    underway: (percent) => `Die Partie wird noch einmal durchgegangen: ${percent} %`,
    none: 'Nichts, was viel gekostet hätte. Ein guter Bot hätte ganz ähnlich gespielt.',
    failed: 'Auf diesem Gerät ließ sich die Partie nicht durchgehen.',
    round: (round, lost) => `Runde ${round}, ${lost}`,
    better: (does) => `Besser: ${does}.`,
    cost: (lost) => `Nach derselben Rechnung hat das gekostet: ${lost}.`,
    back: 'Zurück zum Verlauf',
  },
  share: {
    link: 'Link zu diesem Verlauf kopieren',
    title: 'Wie eine Partie lief',
    picture: 'Als Bild speichern',
    failed: 'Das Bild kam nicht zustande.',
    file: 'railhead-verlauf.png',
  },
}
