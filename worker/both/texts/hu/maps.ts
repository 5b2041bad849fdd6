import type { Translated } from '../../language/messages.ts'
import type { texts as english } from '../en/maps.ts'

export const texts: Translated<typeof english> = {
  'rust-belt': {
    name: 'Rust Belt',
    about: 'Észak-Amerika ipari szíve a Nagy-tavak körül, a Rozsdaövezet: az alapjáték táblája.',
  },
  'western-us': {
    name: 'Az USA nyugati része',
    about: 'Hegyfal kelet és nyugat között. A vágányaidnak össze kell függniük, amíg valaki át nem szeli a kontinenst.',
  },
  'southern-us': {
    name: 'Az USA déli része',
    about: 'Minden településen gyapot terem, és a négy kikötő veszi át. A 4. fordulótól kétszeres a bevételcsökkentés.',
  },
  germany: {
    name: 'Németország',
    about:
      'Hat külföldi végállomás, mindegyik egyféle árut fogad; drága hexák a határok mentén, és semmi sem maradhat befejezetlen.',
  },
  barbados: {
    name: 'Barbados',
    about:
      'Sziget egy játékosnak: tíz forduló, négy akció, amelyek sorra elhasználódnak, és a végén minden részvényt vissza kell vásárolni.',
  },
  'st-lucia': {
    name: 'Saint Lucia',
    about: 'Sziget két játékosnak, egyetlen város nélkül: az áru a szabadban hever, és arra indul, amerre vágány visz.',
  },
  'steam-northeast': {
    name: 'Délkelet-Kanada / Északkelet-USA',
    about: 'Torontótól és Montrealtól egészen New Yorkig: partvidék, tavak, kevés város. Hárman vagy négyen a legjobb.',
  },
  'steam-ruhr': {
    name: 'Alsó-Rajna és Ruhr-vidék',
    about: 'A Ruhr és az Alsó-Rajna: mindenütt folyók, sűrűn álló városok. Négyen vagy öten a legjobb.',
  },
  'eastern-us': {
    name: 'Az USA keleti része',
    about:
      'Texastól Maine-ig: építs oda, ahová a szerződéseid hívnak, és szállíts le mindent, mielőtt kifutsz az időből.',
  },
}
