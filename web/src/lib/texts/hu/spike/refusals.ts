import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/spike/refusals.ts'

const { dollars } = grammar

const RAILS: Readonly<Record<string, string>> = {
  white: 'fehér',
  blue: 'kék',
  red: 'piros',
  green: 'zöld',
  yellow: 'sárga',
  black: 'fekete',
}
const PARTS: Readonly<Record<string, string>> = {
  speed: 'A sebesség',
  tender: 'A szerkocsi',
  cars: 'A vagonok száma',
}

const railOf = (type: unknown): string => RAILS[String(type)] ?? ''

export const texts: Translated<typeof english> = {
  'SPK-SETUP-07': ({ card }) =>
    card === undefined
      ? 'Kártyát egyszer lehet elajándékozni, minden más előtt.'
      : `Nincs ${railOf(card)} kártyád, amit odaadhatnál.`,
  'SPK-SETUP-10': 'A vonat városban kezd, egyszer.',
  'SPK-ADV-01': 'Minden szerződésednek egy oldalát válaszd.',
  'SPK-ADV-02': 'A két kapott útvonalkártya egyikét tartod meg.',
  'SPK-INFO-01': 'Aki kártyát játszik ki, nevezze meg, melyiket.',
  'SPK-TURN-02': 'Most nem: egy körben egy akció van, és ez nem az a pillanat.',
  'SPK-TURN-03': 'Az ingyenes mozgás egyszer jár, az akció előtt, és csak nyílt pályán álló vonattal.',
  'SPK-TURN-04': 'Rakodni a saját körödben lehet, de húzás közben nem.',
  'SPK-MOVE-02': 'A vonat csak a tulajdonosa vágányán jár.',
  'SPK-MOVE-04': 'A vonat oda nem juthat: nem az a következő mező előtte.',
  'SPK-MOVE-05': 'Nyílt pályán a vonat nem fordulhat meg.',
  'SPK-MOVE-06': 'Ha a vonat belép egy városba, ebben a körben ott marad.',
  'SPK-MOVE-08': ({ speed }) =>
    speed === undefined
      ? 'A vonatod legfeljebb a sebessége szerint mehet.'
      : `A vonatod legfeljebb ${speed} mezőt mehet.`,
  'SPK-DRAW-02': ({ index }) =>
    index === undefined ? 'Mielőtt megállsz, húzz legalább egyet.' : 'Ez a kártya már nincs a kínálatban.',
  'SPK-BUILD-01': 'A vasútvonal összefügg, és városban ér véget.',
  'SPK-BUILD-02': ({ city }) =>
    city === undefined
      ? 'A vasútvonal útközben sem a hálózatodat, sem önmagát nem érinti.'
      : 'A vasútvonal az első útba eső városban véget ér, és annak újnak kell lennie neked.',
  'SPK-BUILD-03': 'Ezen a szakaszon már valakinek a vágánya van.',
  'SPK-BUILD-04': 'A vasútvonal a saját hálózatod egy városából vagy csomópontjából indul.',
  'SPK-BUILD-05': ({ needed, left }) =>
    needed === undefined ? 'Nincs több sínelemed.' : `Ehhez ${needed} sínelem kell, és ennyi maradt: ${left}.`,
  'SPK-BUILD-06': ({ type, needed, paid }) =>
    needed === undefined
      ? 'A vasútvonalért szakaszonként pontosan egy kártya jár, vagy az értéke jokerekben.'
      : `Ehhez ${needed} ${railOf(type)} kell, te pedig ennyit fizetnél: ${paid}.`,
  'SPK-JOKER-01': 'Egy jokercsoportban legalább két egyforma kártya van.',
  'SPK-JOKER-02': 'Egy jokercsoport más típust helyettesít, nem a sajátját.',
  'SPK-JOKER-04': ({ type, paid, held }) =>
    type === undefined
      ? 'Nincs meg mind ez a kártyád.'
      : `Ehhez ${paid} ${railOf(type)} kártya kell, neked pedig ennyi van: ${held}.`,
  'SPK-LOAD-01': 'Csak annak a városnak az áruját rakhatod fel, ahol a vonatod áll, és ha a szerződéseden vár.',
  'SPK-LOAD-02': 'Tele vannak a vagonjaid: előbb, vagy ugyanezzel a lépéssel, tegyél vissza valamit.',
  'SPK-LOAD-03': 'Ez nincs a vonatodon.',
  'SPK-DELIV-01': 'Ide ezt nem szállíthatod le: a szerződésen nem szerepel az a város, ahol a vonatod áll.',
  'SPK-DELIV-03': 'Ebbe a városba már szállítottál; minden város egy szállítást fogad tőled.',
  'SPK-START-01': ({ city }) =>
    city === undefined
      ? 'A vonat akkor indítható el, ha a köröd elején városban állt.'
      : 'Ennél a városnál még nincs vágányod.',
  'SPK-START-02': ({ speed }) =>
    speed === undefined
      ? 'Induláskor legalább egy mezőt mész, legfeljebb annyit, amennyi a sebességed.'
      : `Induláskor legalább egy mezőt mész, legfeljebb ennyit: ${speed}.`,
  'SPK-BOOST-01': 'Pluszlépés csak nyílt pályán álló vonatnak jár.',
  'SPK-UPG-01': ({ part }) => `${PARTS[String(part)] ?? 'Ez a rész'} már a legnagyobb.`,
  'SPK-UPG-03': ({ price, money }) =>
    price === undefined
      ? 'Ezt nem tudod kifizetni.'
      : `Ez ${dollars(Number(price))}-ba kerül, neked pedig ennyi van: ${dollars(Number(money))}.`,
}
