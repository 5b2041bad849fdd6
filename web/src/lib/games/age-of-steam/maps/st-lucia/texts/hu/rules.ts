import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/rules.ts'

export const texts: Translated<typeof english> = {
  facts: {
    'STL-01': 'Kezdéskor nincs város. Minden település nélküli zöld hexán van egy kocka, a hegyeken nincs.',
    'STL-10': 'Amíg nincs város, senki sem építhet: az elsőt a Városiasodás hozza.',
    'STL-05': 'A vágány a kocka alá kerül: a kocka marad, ahol van.',
    'STL-06': 'A lapkán álló kocka szállítható, akkor is, ha a vágánya befejezetlen. Lapka nélkül nem.',
    'STL-07':
      'A vágány, amelyen áll, az útja első kapcsolata, és +1-et ad a tulajdonosának; onnan kapcsolatokon megy tovább.',
    'STL-03':
      'Nincs árverés: egyikőtöket megkérdezzük, fizet-e 5\u00a0$-t, hogy kezdjen, aztán a másikat. Felváltva kérdezünk elsőként.',
    'STL-04': 'A Körsorrend azt jelenti, hogy a következő fordulóban téged kérdezünk elsőként.',
    'STL-02': 'Nincs áruutánpótlás, és nincs Termelés: csak az az áru van, ami a táblán fekszik. Nyolc forduló.',
  },

  title: 'Térkép: Saint Lucia',
  lead: 'Két játékosnak, és amikor partra szállnak, egyetlen város sincs.',
  rules: {
    'STL-01':
      'Az árutábla üres marad. Minden település nélküli alföldi és folyóhexára húztok egy kockát; a települések és a hegyek nem kapnak.',
    'STL-02':
      'Egy forduló: ki kezd, részvények, akciók, vágányépítés, áruszállítás, pénz. Áruutánpótlás nincs, a Termelés nem választható.',
    'STL-03':
      'Nincs licit. A páratlan fordulókban az első dobás győztesét kérdezzük elsőként, a párosakban a másikat: fizet-e 5\u00a0$-t, hogy ő kezdjen? Ha nem, a másikat is megkérdezzük. Ha egyik sem fizet, ingyen az kezd, akit elsőként kérdeztünk.',
    'STL-04':
      'Aki a Körsorrendet választotta, azt a következő fordulóban elsőként kérdezzük. Az 5\u00a0$-t akkor is ki kell fizetni, és a váltakozás a háttérben folytatódik.',
    'STL-05': 'A kocka a hexáján marad, ha oda lapka kerül, vagy az ottanit lecserélik: a lapkán fekszik tovább.',
    'STL-06': 'A lapkán fekvő kocka szállítható, befejezetlen kapcsolatról is. Lapka nélküli hexán fekvő kocka nem.',
    'STL-07 STL-08':
      'A szállító megnevezi a lapka egyik vágányát. A kocka azon fut egy helységig: egy kapcsolat bármelyik végéig, vagy egy befejezetlennek ahhoz a végéhez, ahol helység van. Ez a mozdonynak egy kapcsolatnak számít, és +1 bevételt ad a vágány tulajdonosának. Az út onnan a szokásos módon kapcsolatokon folytatódik, de ugyanazon nem megy még egyszer. Két vágányos lapkán a szállító választ.',
    'STL-09': 'Nyolc forduló; a pontok a szokásosak.',
    'STL-10': 'Amíg nincs város, senki sem építhet. Az elsőt a Városiasodás hozza.',
  },
}
