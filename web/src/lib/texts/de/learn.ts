import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/learn.ts'

export const texts: Translated<typeof english> = {
  title: (game) => `Erste Partie: ${game}`,
  guide: 'Deine Begleitung',
  // A name, for what is told of seats is told of others: „Ada baut“.
  names: ['Gast', 'Brunel', 'Clara', 'Delia'],
  step: (at, all) => `Schritt ${at} von ${all}`,
  others: 'Jetzt spielen die anderen. Schau ihnen zu: Sobald du dran bist, melde ich mich wieder.',
  strayed: 'Das ist erlaubt. Ich hatte etwas anderes im Sinn:',
  takeBack: 'Zurücknehmen',
  goOn: 'So weitermachen',
  over: 'Das war eine Runde. Das hat sie mit deinem Geld gemacht:',
  overSpike: 'Das war eine Lieferung. Das hat sie gebracht:',
  forReal: 'Jetzt richtig',
  forRealFor: (game) => `Jetzt richtig: ${game} gegen leichte Bots`,
  again: 'Noch einmal',
  rules: 'Alle Regeln',
  none: {
    title: 'Dieses Spiel gibt es nicht',
    text: 'Dazu gibt es keine erste Partie. Welche es gibt, steht auf der Startseite.',
  },
  loading: 'Der Spielplan wird ausgelegt …',
}
