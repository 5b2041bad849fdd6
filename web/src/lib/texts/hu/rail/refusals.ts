import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/rail/refusals.ts'

const { dollars } = grammar

export const texts: Translated<typeof english> = {
  tooDear: ({ price, money }) =>
    `Ez ${dollars(Number(price))}-ba kerül, neked pedig ennyi van: ${dollars(Number(money))}.`,
  noTilesLeft: ({ limit }) =>
    limit === undefined
      ? 'Nem építhetsz többet: körönként három lapka jár.'
      : `Nem építhetsz többet: körönként ${limit} lapka jár.`,
  noGround: 'Városra és vízre nem kerülhet vágány.',
  closedSide: 'A vágány sem a tábláról le, sem vízbe nem vezethet.',
  joinsForeign: 'A vágányod nem futhat bele más játékoséba; csak egy helységben találkozhat vele.',
  loop: 'A vágány nem vezethet vissza ugyanabba a helységbe.',
  notConnected: ({ hex }) =>
    hex === undefined
      ? 'Az itteni új vágánynak a saját vágányaidon át össze kell függnie egy várossal.'
      : `Az új vágánynak itt (${hex}) a saját vágányaidon át össze kell függnie egy várossal.`,
  stationElsewhere: 'Település-vágánylapka csak településre kerülhet.',
  noSuchTile: 'Nincs ilyen lapka vagy ilyen állás.',
  noSuchRotation: 'Nincs ilyen állás.',
  changesNothing: 'Pontosan ez a vágány már ott fekszik.',
  movesTrack: 'A meglévő vágány nyomvonala nem változhat.',
  dropsTrack: 'Vágányt nem lehet elvenni, és az összetett lapkát csak átirányítani lehet.',
  redirectsLink: 'Csak a befejezetlen kapcsolat szabad végét lehet átirányítani.',
  redirectsForeign: 'Befejezett kapcsolatot, települést és más vágányát nem lehet átirányítani.',
  dropsExit: 'Ha átépítesz egy települést, minden kijárata megmarad, és legalább egy új kell; legfeljebb négy lehet.',
  movesExit: 'A település kijáratait nem lehet átirányítani.',
  engineTwice: 'A mozdonyt ebben a fázisban egyszer lehet fejleszteni, legfeljebb a 6-os szintig.',
  noSuchWay: ({ engine }) =>
    engine === undefined ? 'Ennek a kockának nincs ilyen útvonala.' : `A mozdonyod ${engine} kapcsolaton át visz.`,
  twice: 'A kocka egy helységben sem járhat kétszer.',
  arrived: 'A kocka útja az első vele egyszínű városban véget ér.',
  noPassage: 'A kocka itt nem haladhat át.',
  sameCity: 'A kockának egy másik, vele egyszínű városba kell mennie.',
  noLink: 'Az áru csak befejezett kapcsolaton haladhat.',
  notThere: 'A kockának meg kell érkeznie: ez az útvonal nem vele egyszínű városban ér véget.',
  bidTooLow: ({ highest }) => `A licit legyen magasabb, mint az eddigi legmagasabb (${dollars(Number(highest))}).`,
  bidTooHigh: ({ money }) => `Nem licitálhatsz többet, mint amennyid van (${dollars(Number(money))}).`,
  noFreePass: 'Az ingyenpassz most nem használható: egyszer jár, és nem akkor, ha már csak ketten licitáltok.',
  actionTaken: 'Ezt az akciót most nem lehet választani: valaki már elvette, vagy elhasználódott.',
  notOffered: 'Ez nincs a választhatók között.',
}
