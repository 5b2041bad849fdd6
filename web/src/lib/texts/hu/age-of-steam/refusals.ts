import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/age-of-steam/refusals.ts'

const { The } = grammar

export const texts: Translated<typeof english> = {
  'AOS-FLOW-01': ({ phase }) => `Most nem lehet: az asztal itt tart: „${phase}”.`,
  'AOS-SHARE-01': ({ max }) => `A részvények száma véges; most legfeljebb ennyit bocsáthatsz ki: ${max}.`,
  'AOS-BUILD-05': 'A legelső lapkád egyszerű vágány legyen, amely városból indul; az USA nyugati részén kezdővárosból.',
  'AOS-COMP-06': ({ tile, letter }) =>
    letter === undefined ? `Elfogyott a dobozból: ${tile}.` : `${The(`${letter} jelű`)} Új város már a táblán van.`,
  'AOS-CONN-04':
    'Üres hexán az összetett lapka mindkét vágányának a saját vágányaidon át össze kell függnie egy várossal.',
  'AOS-PLACE-01': 'Az első kiadásban üres hexára csak egyszerű vágány kerülhet.',
  'AOS-REPL-02': 'A keresztező lapkának meg kell tartania a meglévő vágányt.',
  'AOS-REPL-03': 'Az egymás mellett haladó lapkának meg kell tartania a meglévő vágányt.',
  'AOS-TOWN-01': 'Ehhez a lapkához már nincs településjelző.',
  'AOS-CITY-01': 'Új város településre kerül, egyszer, az első lapkád előtt, a Városiasodás akcióval.',
  'AOS-OWN-09': ({ limit }) => `Csak ${limit ?? 20} korongod van, és minden kapcsolatra egy kell, a befejezetlenre is.`,
  'AOS-GROW-01': 'A húzott kockák az árutábla üres mezőire kerülnek, mezőnként egy.',
}
