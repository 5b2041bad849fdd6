import type { Translated } from '../../language/messages.ts'
import type { texts as english } from '../en/faults.ts'

/** Of a place in a file, or of the file as a whole, whose name stands above then. */
const of = (place: string, what: string): string => `${place} ${what}`.trim()

export const texts: Translated<typeof english> = {
  name: {
    control: (code) => `ein Steuerzeichen (${code}) gehört in keinen Namen`,
    direction: (code) => `ein Zeichen, das die Schreibrichtung umkehrt (${code}), gehört in keinen Namen`,
    half: (code) => `ein halbes Zeichen (${code}) gehört in keinen Namen`,
    unseen: (code) => `ein Zeichen, das niemand sieht (${code}), gehört in keinen Namen`,
    blank: () => 'ein Name braucht mindestens ein sichtbares Zeichen',
  },
  named: (place, wrong) => `${place}: ${wrong}`,
  file: {
    'not-json': (place, { why }) => of(place, `ist kein JSON: ${why}`),
    large: (place, { most }) => of(place, `ist größer als jede Partie: höchstens ${most} MB`),
    'dealt-anew': (place) => of(place, 'eine Partie, die neu ausgeteilt wurde, bekommt Ableger nur an ihrem Tisch'),
    'not-this': (place, { wanted }) => of(place, `muss „${wanted}“ sein`),
    'not-one-of': (place, { ids }) => of(place, `muss eines davon sein: ${ids}`),
    'not-the-version': (place, { version }) => of(place, `muss ${version} sein: Diese Fassung wird hier gespielt`),
    'not-offered': (place, { value }) => of(place, `„${value}“ gibt es auf dieser Karte nicht`),
    seats: (place, { fewest, most }) => of(place, `diese Karte ist für ${fewest} bis ${most} Plätze`),
    'no-seed': (place) => of(place, 'muss ein Text oder null sein'),
    entries: (place, { most }) => of(place, `hat mehr als ${most} Einträge`),
    inherited: (place, { most }) => of(place, `muss eine Anzahl von Einträgen sein, 0 bis ${most}`),
    'not-empty': (place) => of(place, 'muss leer sein, wo eine Partie mit einem Spielstand beginnt'),
    missing: (place) => of(place, 'fehlt'),
    'no-list': (place) => of(place, 'muss eine Liste sein'),
    'no-record': (place) => of(place, 'muss ein Objekt sein'),
    'no-text': (place) => of(place, 'muss ein Text sein'),
    'no-number': (place) => of(place, 'muss eine Zahl sein'),
    'other-match': (place) => of(place, 'stimmt nicht mit der Partie überein'),
    players: (place, { players, seats }) => of(place, `hat ${players} Spieler für ${seats} Plätze`),
    impossible: (place, { why }) => of(place, `ist kein Spielstand dieses Spiels: ${why}`),
    'no-seat': (place, { most }) => of(place, `muss ein Platz sein, 0 bis ${most}`),
    hidden: (place) =>
      of(place, 'ist verdeckt, solange die Partie läuft: Nachspielen lässt sich die Datei, wenn sie vorbei ist'),
    'long-text': (place, { most }) => of(place, `muss ein Text von höchstens ${most} Zeichen sein`),
    'no-outcome': (place) =>
      of(place, 'muss eine Zahl sein, ein Text oder { only: ein Platz, is: eine Zahl oder ein Text }'),
    unknown: (place) => of(place, 'gehört nicht zum Format'),
  },
}
