import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/spike/drawers.ts'

const { the } = grammar

const cards = (count: number): string => `*${count}* kártya`

export const texts: Translated<typeof english> = {
  market: 'Árupiac',
  marketHelp: 'Ennyi dollár jár egy város bekapcsolásáért, az áruja szerint. Ami fizetett, 1\u00a0$-ra esik.',
  deck: 'Húzópakli',
  display: 'Kínálat',
  stock: {
    round: 'Forduló',
    roundOf: (round, rounds) => `${round}/${rounds}`,
    deck: 'Húzópakli',
    time: 'Időkártyák',
    timeLater: (round) => `${the(`${round}. fordulóban`)} jönnek`,
    timeOut: (out, all) => `${out}/${all} kint van; a harmadikkal vége a játszmának`,
    cards,
    cardsSure: (count, sure) =>
      sure === 1
        ? `${cards(count)}[, a következő biztosan vasútkártya]`
        : `${cards(count)}[, a következő ${sure} biztosan vasútkártya]`,
    paid: 'Dobópakli',
    nothing: 'még semmi',
  },
  turn: {
    title: 'A köröd',
    move: {
      name: 'Ingyenes mozgás',
      text: 'Csak nyílt pályán álló vonattal: 0 mezőtől a sebességéig. Városban megáll.',
    },
    action: {
      name: 'Egy akció',
      text: 'Húzz kártyát, építs egy vasútvonalat új városba, indítsd el a vonatot, adj neki pluszlépést, vagy fejleszd egy részét.',
    },
    draw: {
      name: 'Kártyahúzás',
      text: 'Egyenként, a kínálatból vagy a húzópakliból, annyit, amennyit a szerkocsid enged.',
    },
    after: {
      name: 'Rakodás',
      text: 'A körödben bármikor, amíg a vonat városban áll, csak húzás közben nem.',
    },
    end: 'A 3. forduló harmadik időkártyájával azonnal vége a játszmának. Pontod a pénzed és az, amit az útvonalkártyád fizet.',
  },
  final: {
    money: 'Pénz',
    route: 'Útvonal',
    cities: 'Városok',
    ties: 'Holtversenynél a hálózat városai döntenek, aztán a meg nem épített sínelemek.',
    routes: 'Az útvonalkártyák',
  },
}
