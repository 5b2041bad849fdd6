import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/silent.ts'

export const texts: Translated<typeof english> = {
  title: 'Ahol a nyomtatott szabály hallgat',
  lead: 'Így játsszuk itt azt, amit a szövegek nyitva hagynak, vagy amiben ellentmondanak egymásnak.',
  rules: {
    'D-23 D-45':
      'Aki új vágányt csatlakoztat gazdátlanhoz, mindig meg is szerzi. Más játékos lapkájához tett vágány a tiédet folytatja, ha a tiéd azon át megy tovább.',
    'D-20 D-21':
      'Gazdátlan vágányt csak ott lehet átirányítani, ahol csatlakozna, ha a tiéd volna. Aki úgy irányít át, hogy kapcsolat lesz belőle, azé a kapcsolat.',
    'D-22 D-28':
      'Amit egy Új város befejez, az azé lesz, aki a várost letette, ha addig senkié sem volt, még húsz korongon túl is. Az Új városból önmagába visszavezető vágány nem kapcsolat, nem folytatható, nem irányítható át, és gazdátlanná válik.',
    'D-17 D-49': 'Vágány nem vezet vissza ugyanabba a helységbe, és minden új vágány összefügg egy várossal.',
    'D-18 D-19':
      'Üres hexán a lapka mindkét vágányának csatlakoznia kell. Egy építés vagy átirányít, vagy hozzáad, a kettőt együtt soha.',
    'D-15': 'Egy hexára egy körben többször is építhetsz. Minden alkalom számít, és fizetni kell érte.',
    'D-16':
      'A legelső lapka egyszerű, új, és városból indul; településre is kerülhet, jelzővel. Egy házi szabály bármilyen vágányt enged, amely városból indul.',
    'D-25 D-46':
      'Egy település bármilyen terepen ugyanannyiba kerül. Település kijárata egy szomszédos városba önálló kapcsolat.',
    'D-42 D-43':
      'Mások vágánya fölé és mellé is lehet építeni, és el is lehet zárni; senkit sem kérdezünk, senkinek sem fizetünk.',
    'D-51 D-52 D-47':
      'A Városiasodást a tulajdonosa a saját köre elején használja. Egy kört nem szakítunk meg, és nem is adunk tovább. Egy útvonal közepére tett Új város két kapcsolatot hagy, és a vele egyszínű kockák ott megállnak.',
    'D-54':
      'Hogy a befejezetlen kapcsolat mikor vész el, azt a kiadás mondja meg: ha már mindenki épített, vagy a tulajdonos körének végén. Egy házi szabály változtathat rajta.',
    'D-04 D-24': 'Lapkából, jelzőből, Új városból, kockából és fejenként húsz korongból véges a készlet; pénzből nem.',
    'D-38 D-39 D-40':
      'Gazdátlan vágányon nem mehet kocka. Más színű városokon áthalad, és mehet csupa idegen kapcsolaton is.',
    'D-41': 'A mozdony egy fordulóban két szintet is fejlődhet: egyszer az akcióval, egyszer szállítás helyett.',
    'D-07 D-08 D-09 D-10':
      'Részvényt csak a forduló elején lehet kibocsátani. Annyit licitálsz, amennyid van. Akié a legmagasabb ajánlat, azt nem kérdezzük; aki elsőként száll ki, bármennyit licitált, nem fizet semmit.',
    'D-11 D-14': 'Mindenki választ akciót. A Termelés az árutábla bármelyik üres mezőjét megtöltheti.',
    'D-12 D-13':
      'A csődbe ment játékos befejezett kapcsolatai megmaradnak, védettek, és senkinek sem hoznak semmit. Aki utolsóként marad, azonnal nyer; ha senki sem marad, senki sem nyer.',
    'D-48 D-50': 'Az utolsó fordulót végigjátsszuk. Öt játékos hét fordulót játszik.',
  },
}
