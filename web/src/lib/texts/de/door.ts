import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/door.ts'

const { list, moment, plural } = grammar

export const texts: Translated<typeof english> = {
  closed: {
    title: 'Hier geht es nicht weiter',
    noTable: 'Unter dieser Adresse steht kein Tisch. Wurde der Link ganz kopiert?',
    badClient: 'Der Tisch hat diese Seite nicht verstanden. Neu laden hilft.',
    tooOld: 'Diese Seite ist älter als der Tisch. Lade sie neu, dann geht es weiter.',
    shownOut: 'Wer den Tisch eröffnet hat, will von hier niemanden zuschauen lassen.',
    tooMuch: 'Diese Seite hat zu viel auf einmal gesendet und musste gehen. Warte eine Minute und lade neu.',
    private:
      'Diese Partie ist privat: Hineinsehen kann nur, wer mitspielt. Hast du auf einem anderen Gerät Platz genommen? Öffne deinen Link von dort.',
    otherRules:
      'Diese Partie wurde mit anderen Regeln begonnen, als hier heute gespielt werden. Sie ist aufgehoben, und ihre Partiedatei lässt sich herunterladen.',
    otherRulesAt: (entry) =>
      entry < 0
        ? 'Diese Partie wurde mit anderen Regeln begonnen, als hier heute gespielt werden: Nach den heutigen wäre sie anders aufgebaut worden, also kann sie nicht weitergehen. Sie ist aufgehoben, und ihre Partiedatei lässt sich herunterladen.'
        : `Diese Partie wurde mit anderen Regeln begonnen, als hier heute gespielt werden: Nach den heutigen wäre ihr Eintrag ${entry + 1} ein anderer. Sie ist aufgehoben, und ihre Partiedatei lässt sich herunterladen.`,
    otherwise: (why) => `Der Tisch hat die Leitung gekappt (${why}).`,
    reload: 'Neu laden',
  },
  crowded: {
    why: 'Es wollen mehr Leute zuschauen, als live Platz haben. Dieses Bild hält mit der Partie Schritt, und sobald Platz ist, kommt von selbst der Tisch an seine Stelle.',
    board: 'Der Spielplan dieses Tisches',
    missing: 'Gerade gibt es kein Bild von diesem Tisch.',
  },
  rules: {
    title: 'Mit den heutigen Regeln weiter?',
    choice: (round, count) =>
      `Das geht, wenn alle zustimmen, die mitspielen. Dann geht die Partie in Runde ${round} weiter: ${plural(count, { one: 'Der letzte Zug wird', other: `Die letzten ${count} Züge werden` })} zurückgenommen.`,
    start: (count) =>
      `Das geht, wenn alle zustimmen, die mitspielen. Dann beginnt die Partie mit demselben Aufbau von vorn: ${plural(count, { one: 'Der eine Zug wird', other: `Alle ${count} Züge werden` })} zurückgenommen.`,
    keep: 'Ohne die Zustimmung aller passiert nichts. Heb vorher die Partiedatei auf: Sie enthält jeden Zug.',
    agreed: (names) => `${list(names)} ${plural(names.length, { one: 'stimmt', other: 'stimmen' })} zu.`,
    ask: 'Alle fragen, ob es weitergeht',
    alone: 'Weiterspielen',
    bot: 'Ein Bot hält deinen Platz: Übernimm ihn wieder, um mitzureden.',
  },
  solo: {
    missing:
      'Diese Partie ist nicht auf diesem Gerät: Eine Partie gegen Bots bleibt, wo sie begonnen wurde. Oder sie hat neueren Platz gemacht.',
    rules:
      'Diese Partie wurde mit anderen Regeln begonnen, als hier heute gespielt werden, und kann nicht weitergehen.',
    elsewhere: 'Du spielst diese Partie jetzt in einem anderen Fenster.',
    here: 'Hier weiterspielen',
    failed: 'Die Partie ließ sich nicht laden. Wenn das Netz wieder da ist, hilft neu laden.',
  },
  ending: {
    title: 'Dieser Tisch wird abgeräumt',
    text: (at) =>
      `Hier ist lange nichts passiert: Am ${moment(at)} wird der Tisch abgeräumt, wenn vorher niemand etwas tut.`,
    read: 'Verstanden',
  },
  seat: {
    broken:
      'Dieser Link sollte einen Platz mitbringen, ist aber nicht vollständig. Kopiere ihn auf dem anderen Gerät noch einmal.',
    question: (seat) =>
      `Dieses Gerät hat schon einen Schlüssel für Platz ${seat}. Den aus diesem Link probieren? Deiner bleibt, außer der Tisch kennt den neuen.`,
    tryIt: 'Probieren',
    keepMine: 'Meinen behalten',
    asking: 'Der Tisch wird nach dem Platz dieses Links gefragt …',
    unknown: 'Dieser Link öffnet keinen Platz an diesem Tisch. Vielleicht sitzt dort inzwischen jemand anders.',
    goOn: 'Ohne ihn weiter',
  },
}
