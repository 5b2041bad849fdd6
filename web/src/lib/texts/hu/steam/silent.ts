import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/silent.ts'

export const texts: Translated<typeof english> = {
  title: 'Ahol a nyomtatott szabály hallgat',
  lead: 'Így játsszuk itt azt, amit a szövegek nyitva hagynak, vagy amiben ellentmondanak egymásnak.',
  rules: {
    'AMB-16 AMB-17':
      'Gazdátlan vágányt úgy is megszerezhetsz, hogy a saját befejezetlen kapcsolatodhoz csatolod, még akkor is, ha olyan településről jön, ahol nincs semmid. Amit egy Új város befejez, a tiéd, ha senkié sem volt, bárhol van is a másik vége.',
    'AMB-12':
      'Ha átépítesz egy települést, megkapod azokat a gazdátlan kijáratait, amelyek után nincs semmi; a településen kívül folytatódó gazdátlan vágány gazdátlan marad, amíg valaki nem folytatja.',
    'AMB-10': 'Egy település kijárata sosem fejezi be más játékos befejezetlen kapcsolatát.',
    'AMB-11 AMB-31':
      'Ugyanazt a két helységet több kapcsolat is összekötheti, és mindegyik számít. A kocka azon megy, amelyiket a szállító választja.',
    'AMB-15': 'A nem folytatott befejezetlen kapcsolat a tulajdonosa következő körének végén vész el.',
    'AMB-13 AMB-29':
      'Egy építés átirányíthat egy vágányt, és ugyanazon a hexán egy másodikat is hozzáadhat; a terep ekkor nem kerül semmibe. Az ebben a körben letett lapka ebben a körben át is irányítható; újra számít, és újra fizetni kell érte.',
    'AMB-26':
      'Az első lapka másik lapka fölé is kerülhet, ha új vágány indul belőle városból; csak átirányítani vagy megszerezni nem elég.',
    'AMB-18 AMB-19':
      'A település saját hexáján lévő, a szomszéd városba vezető kapcsolat a településsel együtt eltűnik. Az a vágány, amelynek mindkét végén ugyanaz az Új város van, befejezetlen marad.',
    'AMB-14 AMB-28':
      'Egy hexán a folyó és a hegy ára összeadódik. A szomszédos városok vágány nélkül nincsenek összekötve.',
    'AMB-32 AMB-08 AMB-30':
      'Egy körön belül a lapkák, a Városi termelés és a Városiasodás sorrendje tetszőleges. A Városi termeléshez a választásakor kell egy város, amely árut kaphat; ha később már nincs, elvész. Egy mező minden áruját viszi. Ha nincs több áru, az Új város anélkül jön.',
    'AMB-20':
      'Egy kocka ugyanazon a településen újra áthaladhat, mert a szövegek csak az ugyanazon városon való áthaladást tiltják. Hogy csak egyszer, az házi szabály.',
    'AMB-27': 'Az a kocka, amelyik egy vele egyszínű városon fekszik, mehet egy másik ilyen színű városba.',
    'AMB-06 AMB-22': 'A bevételnek nincs felső határa (egy házi szabály adhat), és a végső pontszám negatív is lehet.',
    'AMB-07 AMB-33':
      '−10-nél minden 5\u00a0$ két egész pontba kerül: ha csak egy maradt, nem szerezhetsz többet. A standardjátékban pontból csak a forduló elején lehet tőke. A Mozdony nem választható, ha nem tudod kifizetni.',
    'AMB-09 AMB-24':
      'Az akciólapkák választásának korlátai a standardjátékban is érvényesek; a hatás nélküli lapka a végső megoldás.',
    'AMB-05 AMB-34 AMB-35 AMB-23':
      'Aki az alapjáték árverését nyitja, mond egy licitet; a standardjátékban kiszállhat, vagy a Körsorrenddel egyszer passzolhat, és bent marad. Aki ezt használta, és aztán övé a legmagasabb licit, azt nem kérdezzük. Ha már csak két játékos van, a második nem fizet semmit.',
    'AMB-25 AMB-21':
      'A végén a holtversenyt az akciólapka előlapjára nyomtatott szám dönti el. Akik egy fázisban mennek csődbe, abban a sorrendben esnek ki, ahogy sorra kerülnek.',
    'AMB-01 AMB-02 AMB-04':
      'Az árukészletnek tizenkét mezője van. Pénz és korong sosem fogy el. Az egyforma lapkaoldalakat szó nélkül cseréljük.',
  },
}
