import type { FaultTexts } from '../../faults.ts'

/** Of a place in a file, or of the file as a whole, whose name stands above then. */
const of = (place: string, what: string): string => (place === '' ? what : `${place}: ${what}`)

export const texts = {
  name: {
    control: (code) => `a névben nem lehet vezérlőkarakter (${code})`,
    direction: (code) => `a névben nem lehet olyan jel, amely megfordítja az írás irányát (${code})`,
    half: (code) => `a névben nem lehet fél karakter (${code})`,
    unseen: (code) => `a névben nem lehet láthatatlan jel (${code})`,
    blank: () => 'a névben legyen legalább egy látható jel',
  },
  named: (place: string, wrong: string) => `${place}: ${wrong}`,
  file: {
    'not-json': (place, { why }) => of(place, `nem JSON: ${why}`),
    large: (place, { most }) => of(place, `nagyobb bármelyik játszmánál: legfeljebb ${most} MB lehet`),
    'dealt-anew': (place) => of(place, 'az újraosztott játszmát csak a saját asztalánál lehet elágaztatni'),
    'not-this': (place, { wanted }) => of(place, `ennek kell itt állnia: „${wanted}”`),
    'not-one-of': (place, { ids }) => of(place, `ezek egyikének kell lennie: ${ids}`),
    'not-the-version': (place, { version }) => of(place, `az itt játszott változat számának kell lennie: ${version}`),
    'not-offered': (place, { value }) => of(place, `ezen a térképen nincs ilyen lehetőség: „${value}”`),
    seats: (place, { fewest, most }) => of(place, `ez a térkép ${fewest}–${most} ülőhelyes`),
    'no-seed': (place) => of(place, 'szöveg vagy null lehet'),
    entries: (place, { most }) => of(place, `legfeljebb ${most} bejegyzése lehet`),
    inherited: (place, { most }) => of(place, `a bejegyzések száma, 0 és ${most} között`),
    'not-empty': (place) => of(place, 'üresnek kell lennie, ha a játszma egy adott állásból indul'),
    missing: (place) => of(place, 'hiányzik'),
    'no-list': (place) => of(place, 'listának kell lennie'),
    'no-record': (place) => of(place, 'objektumnak kell lennie'),
    'no-text': (place) => of(place, 'szövegnek kell lennie'),
    'no-number': (place) => of(place, 'számnak kell lennie'),
    'other-match': (place) => of(place, 'nem ehhez a játszmához tartozik'),
    players: (place, { players, seats }) => of(place, `${players} játékos van benne, de ${seats} ülőhely`),
    impossible: (place, { why }) => of(place, `ebben a játékban nincs ilyen állás: ${why}`),
    'no-seat': (place, { most }) => of(place, `egy ülőhely száma kell, 0 és ${most} között`),
    hidden: (place) => of(place, 'rejtve van, amíg a játszma tart: a fájl a végén nézhető vissza'),
    'long-text': (place, { most }) => of(place, `legfeljebb ${most} karakteres szöveg lehet`),
    'no-outcome': (place) => of(place, 'szám, szöveg vagy { only: egy ülőhely, is: szám vagy szöveg } alakú lehet'),
    unknown: (place) => of(place, 'nem része a formátumnak'),
  },
} as const satisfies FaultTexts
