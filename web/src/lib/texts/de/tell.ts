import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/tell.ts'

export const texts: Translated<typeof english> = {
  of: (name) => `Für ${name}`,
  device: {
    here: 'Dieses Gerät bekommt Bescheid.',
    another: (host) => `Ein anderes Gerät (${host})`,
    start: 'Diesem Gerät Bescheid geben',
    asking: 'Dein Browser fragt, ob das in Ordnung ist …',
    help: 'Die Nachricht kommt auf dieses Gerät, auch wenn keine Seite offen ist. Nur der Hersteller deines Browsers befördert sie, und lesen kann er sie nicht.',
    denied:
      'Diesem Browser wurde verboten, Nachrichten dieser Seite zu zeigen. Das lässt sich in seinen Einstellungen für diese Seite ändern, oft neben der Adresse.',
    install:
      'Auf iPhone und iPad dürfen nur Seiten auf dem Home-Bildschirm Nachrichten senden: Öffne *Teilen*, wähle *Zum Home-Bildschirm*, öffne den Tisch dort über deinen privaten Link (in seinem Menü) und komm hierher zurück.',
    unsupported: 'Dieser Browser kann keine Nachrichten empfangen, solange keine Seite offen ist.',
    notOffered: 'Diese Seite sendet keine Nachrichten an Geräte. Ein Webhook geht trotzdem.',
    slow: 'Der Push-Dienst dieses Browsers hat nicht geantwortet. Versuch es später oder anderswo noch einmal.',
    failed: (why) => `Dieser Browser wollte nicht: ${why}`,
  },
  webhook: {
    title: 'Einem eigenen Webhook Bescheid geben',
    is: (host, flavour) => `${host} (${flavour})`,
    start: 'Diesem Webhook Bescheid geben',
    help: 'Dein eigener Kanal oder dein Programm. Er erfährt, was dich angeht, und niemand hier sieht die Adresse.',
  },
  stop: (what) => `Nicht mehr Bescheid geben: ${what}`,
  stopShort: 'Aus',
  kinds: {
    title: 'Wovon',
    turn: 'Ich bin dran',
    time: 'Meine Zeit wird knapp',
    began: 'Die Partie hat begonnen',
    over: 'Die Partie ist vorbei',
    said: 'Jemand hat geschrieben',
  },
}
