import type { Translated } from '../../language/messages.ts'
import type { texts as english } from '../en/offered.ts'

export const texts: Translated<typeof english> = {
  bots: {
    novice: 'Meglátja a következő jó lépést, és meg is lépi, ha nem is mindig a legjobbat: könnyű ellenfél.',
    greedy: 'Hosszú útvonalakra épít, arra költ, ami megtérül, és a következő mozdonyszintre készül: közepes ellenfél.',
    master: 'Minden akciót, licitet és választ aszerint mérlegel, hová vezet: nehéz ellenfél.',
    random: 'Lép valami szabályosat, mindegy, mit.',
  },
  groups: { house: 'Házi szabályok' },
  options: {
    'age-of-steam': {
      edition: {
        label: 'Kiadás',
        help: 'A Deluxe kiadásban üres hexára is kerülhet összetett lapka; az első kiadásban nem, és az itt-ott szigorúbb is.',
        values: { 2002: 'Első kiadás (2002)', 2022: 'Deluxe (2022)' },
      },
      sectionLoss: {
        label: 'A befejezetlen kapcsolat elvesztése',
        help: 'Mikor válik gazdátlanná a befejezetlen kapcsolat, amelyet a tulajdonosa nem folytatott.',
        values: {
          edition: 'a szabály szerint',
          'end-of-phase': 'ha már mindenki épített',
          'end-of-turn': 'a tulajdonos körének végén',
        },
      },
      firstTile: {
        label: 'A játékos első lapkája',
        help: 'Csak új, egyszerű vágánylapka lehet-e a legelső, vagy bármi, ami egy városból indul.',
        values: { simple: 'egyszerű vágány városból', any: 'bármilyen vágány városból' },
      },
      ownerMarkerLimit: {
        label: 'Korongok',
        help: 'Minden kapcsolatra, a befejezetlenre is, a tulajdonosa egy korongja kerül, és a dobozban mindenkinek húsz van.',
        values: { 20: 'fejenként húsz', none: 'korlátlan' },
      },
      southernDoubling: {
        label: 'Kétszeres bevételcsökkentés',
        help: 'A bevételcsökkentés a 4. fordulótól a játszma végéig kétszeres, vagy csak a 4. fordulóban, ahogy más kiadások tartják.',
        values: { 'from-round-4': 'a 4. fordulótól', 'round-4-only': 'csak a 4. fordulóban' },
      },
      barbadosLevel: {
        label: 'Áruk a városokban',
        help: 'Ha egy helyett két árukocka kerül kezdéskor minden városba, könnyebb a sziget.',
        values: { normal: 'városonként egy', easier: 'városonként kettő' },
      },
    },
    steam: {
      mode: {
        label: 'Alap vagy standard',
        help: 'Az alapjáték bármikor ad pénzt, amikor kell; a standardjátékban fordulónként egyszer szerzel tőkét, licitálsz a körsorrendre, és fizeted a mozdonyod fenntartását.',
        values: { base: 'Alapjáték', standard: 'Standardjáték' },
      },
      firstOrder: {
        label: 'Kezdeti körsorrend',
        help: 'Az első fordulóban licitáltok a helyekre, vagy véletlenszerűen kapjátok: ekkor a hátrább állók néhány dollárral indulnak.',
        values: { auction: 'árveréssel', random: 'véletlenszerűen' },
      },
      gentle: {
        label: 'Könnyített tőkeszerzés',
        help: 'Kezdőknek: tőkét akkor is lehet szerezni, amikor éppen vágányt vagy költségeket kell fizetni.',
        values: { off: 'nem', on: 'igen' },
      },
      incomeMax: {
        label: 'Legnagyobb bevétel',
        help: 'A bevétel korlátlanul nőhet, vagy fordulónként 10\u00a0$-nál megáll: ami egy szállításból azon felül járna, elvész.',
        values: { 10: 'fordulónként 10\u00a0$', none: 'korlátlan' },
      },
      townRevisit: {
        label: 'Települések útközben',
        help: 'A szabály tiltja, hogy a kocka kétszer járjon egy városban vagy egy kapcsolaton; szigorúbb asztalnál egy településen sem haladhat át kétszer.',
        values: { on: 'akárhányszor', off: 'csak egyszer' },
      },
    },
    spike: {
      variant: {
        label: 'Játék',
        help: 'A haladó játékban mindenki eldönti, melyik oldala számít a szerződéseinek, és két útvonalkártyából egyet tart meg.',
        values: { basic: 'Alapjáték', advanced: 'Haladó játék' },
      },
    },
  },
}
