import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/hint.ts'

const { dollars, The } = grammar

export const texts: Translated<typeof english> = {
  does: {
    issue: (n) => (n === 0 ? 'Részvény nélkül' : `${n} részvény kibocsátása`),
    choose: (action) => `${action} akció`,
    cityLink: 'A kapcsolat megszerzése',
    chooseGains: 'Ami neked a legtöbb',
    produce: 'Kockák húzása',
    decline: 'Húzás nélkül',
    place: (cube) => `${The(cube)} kocka letétele`,
    placeFor: (cube, place) => `${The(cube)} kocka ide: ${place}`,
    payFirst: 'Fizetés a kezdésért',
    declineFirst: 'Maradás másodiknak',
  },
  shares: (money, due, points) =>
    `Most ${dollars(money)}-t hoz; a végéig ${dollars(due)}-ba kerül, és akkor még ${points} pontba.`,
  feeds: (place, cube) => `A dobás majd ide hozza: ${place}, és onnan a kapcsolataidon ${cube} kocka mehet tovább.`,
  free: 'Nem kerül semmibe, és két kockával több csak jól jöhet.',
  firstCity: 'Amíg nem áll az első város, senki sem építhet.',
  shared: (gain) => `Neked ${gain} jut belőle.`,
}
