import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules.ts'

export const texts: Translated<typeof english> = {
  facts: {
    'GER-02': 'Hat külföldi végállomás, sötétzöldek: mindegyik egy, kezdéskor húzott színt fogad. Áru nincs rajtuk.',
    'GER-04': 'Kocka útja véget érhet külföldön, de át nem haladhat rajta.',
    'GER-07': 'Befejezetlen kapcsolattal nem érhet véget az építésed. Amit a körben építettél, visszavonható.',
    'GER-08': 'A hexán lévő szám az egyszerű vágány ára ott.',
    'GER-06': 'Sosem több három építésnél. A Mérnök a legdrágábbnak csak a felét fizeti, felfelé kerekítve.',
    'GER-09': 'Düsseldorf/Köln és Essen/Dortmund lapka nélkül is összeköthető, egyszer, 2\u00a0$-ért.',
    'GER-10': 'Minden fordulóban egy kocka kerül a zsákból Berlinbe.',
  },

  title: 'Térkép: Németország',
  lead: 'Három–hat játékosnak. Külföldi végállomások, drága határok, és semmi sem maradhat befejezetlen.',
  rules: {
    'GER-01': 'Négy kocka Berlinbe, három Königsbergbe, kettő minden más városba.',
    'GER-02 GER-03':
      'A sötétzöld hexák külföldi végállomások. Kezdéskor mindegyikhez húztok egy kockát: az mutatja, milyen színt fogad az egész játszmában. Ez nem áru; a végállomásokon sosincs áru, és az árutáblán sincs oszlopuk.',
    'GER-04': 'Kocka útja véget érhet külföldön, de át nem haladhat rajta.',
    'GER-05': 'Építéskor városok: vágány indulhat és végződhet ott, és lapka nem kerül rájuk.',
    'GER-06':
      'Senki sem épít háromnál többször egy körben. A Mérnök nem ad negyedik építést; helyette a kör legdrágábbja a felébe kerül, felfelé kerekítve. Építésenként számoljuk, hogy az összeg bármilyen sorrendben kijöjjön.',
    'GER-07':
      'A körödben lehet befejezetlen vágány, a végén nem. Addig újra meg újra visszavonhatod, amit utoljára építettél.',
    'GER-08':
      'A hexán lévő szám az egyszerű vágány ára ott; az egymás mellett haladóé 1\u00a0$-ral, a keresztezőé 2\u00a0$-ral több. A többi hexa ára a szokásos.',
    'GER-09':
      'Düsseldorf/Köln és Essen/Dortmund szomszédok. Egy játékos, játszmánként egyszer, megszerezheti a köztük lévő kapcsolatot 2\u00a0$-ért, a kör egyik építéseként, lapka nélkül. Egy pályadarabnak számít, és korong kell rá. Megelőzheti az első lapkádat is.',
    'GER-10': 'Minden fordulóban, a Termelés és a dobás előtt egy kocka kerül a zsákból Berlinbe.',
  },
}
