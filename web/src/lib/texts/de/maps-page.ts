import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/maps-page.ts'

export const texts: Translated<typeof english> = {
  title: 'Die Karten',
  lead: 'Jeder Spielplan, auf dem du hier spielen kannst, so gezeichnet, wie eine Partie darauf beginnen könnte.',
  maps: 'Karten',
  make: 'Tisch auf dieser Karte eröffnen',
  making: 'Wird eröffnet …',
  play: 'Losspielen',
  playOn: (map) => `Losspielen: ${map}, gegen Bots`,
  playAlone: (map) => `Losspielen: ${map}, allein`,
  open: (map) => `Spielplan ${map} groß öffnen`,
  origin: {
    ours: 'Diesen Spielplan haben wir gezeichnet: Er folgt der Gegend des Originals, nicht seinem Druck.',
    kept: 'Was die Regeln über ihn sagen, gilt.',
    record: (record) => `Die Angaben zum Spielplan stammen aus einer öffentlichen Aufzeichnung (${record} auf GitHub).`,
    compared: (record) =>
      `Die Angaben zum Spielplan stammen aus einer öffentlichen Aufzeichnung (${record} auf GitHub), Feld für Feld mit einer zweiten verglichen.`,
    sea: 'Das Meer haben wir nach der echten Küste gezeichnet, nur fürs Auge.',
    looks: 'Manches darauf haben wir gezeichnet, nur fürs Auge.',
  },
}
