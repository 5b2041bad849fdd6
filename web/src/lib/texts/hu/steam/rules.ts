import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/steam/rules.ts'

export const texts: Translated<typeof english> = {
  lead: 'A Steam alapjátéka és standardjátéka, három–hat játékosnak, a saját szavainkkal. Minden bekezdésnek van címe, és az asztalnál minden elutasítás ide vezet.',
  shared: {
    goal: {
      title: 'A cél',
      lead: 'Vasutat vezetsz. Amit a szállításaid hoznak, azt kérheted bevételként, amiből további vágány lesz, vagy győzelmi pontként, amivel nyersz. Az egész játék azon múlik, mikor váltasz egyikről a másikra.',
      rules: {
        'END-02 END-03 END-04':
          'A végén a pozitív bevétel feleannyi pontot ér, lefelé kerekítve; minden dollár bevétel nulla alatt két pontba kerül. Minden befejezett kapcsolatod egy pont. A készpénz semmit sem ér.',
        'END-05 END-06':
          'A legtöbb pont nyer. Holtversenynél az áll előrébb, akinek több a bevétele, aztán az, akinek az utolsó akciólapkáján kisebb a szám. A csődbe mentek az utolsók; minél később mentek csődbe, annál jobb a helyük.',
        'END-01 RND-03':
          'A játszma három játékossal 10 fordulós, néggyel 8, öttel vagy hattal 7. Az utolsó forduló bevételeit és költségeit még elszámoljátok, és pontba is kerülhetnek.',
      },
    },
    words: {
      title: 'Néhány szó',
      lead: 'Három számít: helység, kapcsolat és mozdony.',
      rules: {
        'GEN-04 COMP-01':
          'Helység a város és a település. A városnak színe van, és az ilyen színű árut fogadja. A települések csak vágányokat kötnek össze, amíg valamelyikből Új város nem lesz. A domb és a hegy egyféle terep; a partvidék alföldnek számít, a csatorna és a kisebb tó folyónak.',
        'GEN-05 OWN-01 OWN-02':
          'A kapcsolat folytonos vágány két helység között. Egy játékosé vagy senkié. Az a vágány, amely csak egy helységet ért el, befejezetlen kapcsolat.',
        'MOVE-04':
          'A mozdonyod szintje mondja meg, hány kapcsolatból állhat egy szállítás: kezdéskor egyből, legfeljebb hatból.',
        'GEN-01 GEN-06': 'Minden nyílt: pénz, bevétel, pont, áru és lapka.',
      },
    },
    setup: {
      title: 'Így kezdődik',
      lead: 'Senkinek sincs semmije, csak egy 1-es szintű mozdonya.',
      rules: {
        'SETUP-02 SETUP-03':
          'A 96 kockából (20–20 piros, kék, sárga és lila, 16 szürke) minden városra a rányomtatott számút húzzátok, az árukészlet tizenkét mezőjére pedig hármat-hármat. Három játékosnál a mezőkre kettő jut; a Ruhr-vidék térképén ekkor a városok is eggyel kevesebbet kapnak a nyomtatottnál.',
        'SETUP-04 COMP-02 COMP-03 COMP-04':
          'A tábla mellett nyolc Új város lapka (egy piros, kék, sárga és lila, négy szürke), tíz várositermelés-jelző, a hét akciólapka és a vágánylapkák várnak. Mindegyik elfogyhat. A zsákból többé nem húztok.',
        'SETUP-05 SETUP-06': 'Készpénz, bevétel és pont nélkül kezdesz, egy 1-es szintű mozdonnyal.',
        'SETUP-01 SETUP-11':
          'Hárman–hatan bármelyik térképen játszhattok; az északkelet hárman vagy négyen, a Ruhr-vidék négyen vagy öten a legjobb.',
      },
    },
    tiles: {
      title: 'Akciólapkák',
      lead: 'Minden fordulóban elveszel egyet a hét lapkából, körsorrendben. Az alapjátékban a számukból lesz a következő sorrend.',
      rules: {
        'ACT-01 ACT-02':
          'Olyat választhatsz, amelyet még senki sem vett el. Az árát azonnal kifizeted. Az alapjátékban a száma adja a helyedet a következő fordulóban, akár használod, akár nem.',
        'ACT-03 ACT-05':
          'Az alapjátékban a Városi termelést és a Városiasodást elvételkor meg lehet fordítani: ekkor nem fizetsz, és nem történik semmi. Megfordítás nélkül építés közben végre kell hajtanod, akkor is, ha nem teszel le vágányt. A Városi termelés használatra csak akkor vehető el, ha van hozzá áru, jelző és város; ha az építésedig elfogy az utolsó áru is, az akció elvész.',
        'ACT-04 ACT-09':
          'Városi termelés: az árukészlet egyik mezőjének minden áruját bármelyik nyomtatott városra teszed, amelyen nincs várositermelés-jelző, és megjelölöd. Minden nyomtatott város egyszer kaphat így árut. Az árukészlet mezői nem töltődnek újra.',
        'ACT-06': 'Mozdony: azonnal egy szinttel jobb. 6-os szintű mozdonnyal nem választható.',
        'ACT-07 ACT-08':
          'Városiasodás: bármelyik település helyére egy megmaradt, bármilyen színű Új várost teszel, az árukészlet általad választott mezőjének áruival, az építésed bármelyik pillanatában, a lapkáidon felül. Nem választható, ha elfogyott az Új város vagy a település.',
        'ACT-10': 'Ha semmi sem vehető el, költség és hatás nélkül kapsz egy lapkát.',
      },
      table: {
        caption: 'A hét lapka; az árak az alapjátéké',
        head: ['Szám', 'Lapka', 'Ár', 'Mit tud'],
        rows: [
          ['1', 'Körsorrend', '–', 'Első a következő fordulóban. Standardjáték: egy ingyenpassz a következő árverésen'],
          ['2', 'Első szállító', '–', 'Mindkét körben te szállítasz elsőként'],
          ['3', 'Mérnök', '–', 'Három helyett négy lapka, mindegyik a maga áráért'],
          ['4', 'Első építő', '–', 'Te építesz elsőként'],
          ['5', 'Városi termelés', '2\u00a0$, vagy megfordítva', 'Egy árukocka-csoport egy nyomtatott városba'],
          ['6', 'Mozdony', '4\u00a0$ és az új szint', 'Azonnal egy szinttel jobb'],
          ['7', 'Városiasodás', '6\u00a0$, vagy megfordítva', 'Egy településből város lesz, egy árukocka-csoporttal'],
        ],
      },
    },
    building: {
      title: 'Vágányépítés',
      lead: 'Körönként három lapka. Az új, a fejlesztett és az átirányított lapka is beleszámít.',
      rules: {
        'BUILD-01 BUILD-02 BUILD-03':
          'Az Első építő kezd, a többiek körsorrendben követik. Legfeljebb három lapkát teszel le (Mérnökként négyet), és mindegyiket letételkor kifizeted. Az Új városok és az áruk nem számítanak lapkának.',
        'BUILD-04 BUILD-05 BUILD-06 BUILD-08':
          'Városra nem kerül vágány. Településre csak település-vágánylapka való, minden másra a többi. Vágány nem mutathat le a tábláról, vízbe, sem vastag fekete vonalon át, településről sem. Mutathat szabad hexára vagy egy másik lapka üres élére.',
        'BUILD-09 BUILD-10 BUILD-11':
          'A legelső lapkád városból indul. Utána az új vágány bármelyik városból indulhat, folytathatja a saját befejezetlen kapcsolatodat, vagy elhagyhat egy települést, ahol már van kapcsolatod. Minden vágányodnak a saját vágányaidon át vissza kell vezetnie egy városhoz. A hálózatod állhat több darabból.',
        'BUILD-12 BUILD-13 BUILD-14':
          'Új vágány sosem csatlakozik más játékoséhoz. Egy kapcsolat sosem vezet vissza ugyanabba a helységbe; több együtt igen, és ugyanazt a két helységet két kapcsolat is összekötheti.',
        'BUILD-15 BUILD-16':
          'Két vágányos lapka akkor kerülhet üres hexára, ha az egyik vágánya rögtön csatlakozik. A másiknak a köröd végéig kell; addig nem fejezheted be.',
        'ENG-08':
          'Amíg be nem fejezed a köröd, visszavonhatod, amit építettél, az utolsó lépéssel kezdve: semmi rejtett nem derült ki.',
        'BUILD-17 BUILD-18 BUILD-19':
          'Bármelyik lapkát bárki fejlesztheti, ha minden vágánya megmarad, ahogy volt, és új is kerül hozzá. Ami valakié, az övé marad; ami új, a tiéd. Egy település gazdátlan kijáratai, amelyek még nem vezetnek sehová, vele járnak.',
        'BUILD-20 BUILD-21 BUILD-22 BUILD-23':
          'A befejezetlen kapcsolat utolsó lapkája elforgatható vagy lecserélhető, hogy másfelé vezessen: a sajátodé, vagy olyan gazdátlané, amely városból vagy olyan településről indul, ahol van kapcsolatod. Befejezett kapcsolat, település és más játékos vágánya marad, ahogy van. Az átirányítás sem megtartani, sem megszerezni nem elég, hacsak be nem fejez egy kapcsolatot. Ugyanazzal a lapkával egy második vágány is jöhet.',
        'TILE-04 TILE-06 TILE-07 TILE-08 TILE-09 GEN-03':
          'A legtöbb darab mindkét oldalán van egy lapka: amit az előlapjáért leteszel, az a hátlapjából is hiányzik. Ami lejön a tábláról, azonnal újra használható. Két szűk ívet vagy három vágányt mutató lapka nincs.',
      },
    },
    costs: {
      title: 'Mibe kerül az építés',
      lead: 'Egy dollár minden élért, amelyen vágány hagyja el a lapkát.',
      rules: {
        'COST-01 COST-04':
          'Új lapka: kijáratonként 1\u00a0$, település még 1\u00a0$, folyó még 1\u00a0$, hegy még 2\u00a0$; a folyó és a hegy összeadódik.',
        'COST-02 COST-03':
          'Másik lapka fölött vagy átirányítva: az új lapka minden kijárata és a településért 1\u00a0$, a terepért soha.',
      },
      table: {
        caption: 'Árak lapkánként',
        head: ['Lapka', 'Alföld', 'Folyó', 'Hegy', 'Másik fölött'],
        rows: [
          ['Egy vágány', '2\u00a0$', '3\u00a0$', '4\u00a0$', '2\u00a0$ (átirányítva)'],
          ['Két vágány', '4\u00a0$', '5\u00a0$', '6\u00a0$', '4\u00a0$'],
          ['Település, 1 kijárat', '2\u00a0$', '3\u00a0$', '4\u00a0$', '–'],
          ['Település, 2 kijárat', '3\u00a0$', '4\u00a0$', '5\u00a0$', '3\u00a0$'],
          ['Település, 3 kijárat', '4\u00a0$', '5\u00a0$', '6\u00a0$', '4\u00a0$'],
          ['Település, 4 kijárat', '5\u00a0$', '6\u00a0$', '7\u00a0$', '5\u00a0$'],
        ],
      },
    },
    owning: {
      title: 'Kié a vágány',
      lead: 'Fejezd be, folytasd minden fordulóban, vagy elveszíted.',
      rules: {
        'OWN-03 OWN-04': 'A befejezett kapcsolat végleg a tiéd. A befejezetlen kapcsolatodhoz senki más nem nyúlhat.',
        'OWN-05 OWN-06 OWN-08':
          'A köröd végén elveszíted azt a befejezetlen kapcsolatot, amely a kör elején már a tiéd volt, és nem folytattad. Az átirányítás nem folytatás.',
        'OWN-07 OWN-09':
          'A gazdátlan, befejezetlen kapcsolat a tiéd lesz, ha városból vagy olyan településről folytatod, ahol van kapcsolatod, vagy a sajátodhoz csatolod; ugyanabban a fordulóban a később építők is megtehetik.',
      },
    },
    cities: {
      title: 'Új városok',
      lead: 'Egy településből mindenki számára város lesz.',
      rules: {
        'URB-01 URB-05':
          'A település lapkája visszakerül a készletbe. Az a vágány, amely csak ezen a hexán feküdt, eltűnik, még a szomszéd városba vezető befejezett kapcsolat is.',
        'URB-02 URB-03 URB-04':
          'Az Új városra bármelyik élről mutató vágány mostantól ott ér véget. Akié volt, azé marad; a gazdátlan, amelyet ez fejez be, a tiéd.',
        'URB-06 URB-07':
          'Az Új városból önmagába visszavezető vágány befejezetlen marad, és elfordítható. A város mostantól árut fogad és küld; Városi termelést nem kaphat.',
      },
    },
    goods: {
      title: 'Áruszállítás',
      lead: 'Kétszer körbe az asztalon: szállíts egy kockát, vagy fejleszd a mozdonyodat, vagy passzolj.',
      rules: {
        'MOVE-01 MOVE-02 MOVE-03':
          'Mindkét körben az Első szállító kezd, a többiek körsorrendben követik. Szállítás helyett fordulónként egyszer, ingyen, egy szinttel fejlesztheted a mozdonyodat.',
        'MOVE-05 MOVE-06 MOVE-07':
          'A kocka befejezett kapcsolatokon halad, bárkién és gazdátlanokon is, legfeljebb annyin, ahányas szintű a mozdonyod. Az első vele egyszínű városban megáll.',
        'MOVE-08 MOVE-09':
          'Egy városban sem jár kétszer, és egy kapcsolaton sem megy kétszer. Településen újra áthaladhat: a szabály nem tiltja, de az asztal megállapodhat abban, hogy csak egyszer.',
        'MOVE-10 MOVE-11':
          'Legalább egy kapcsolat legyen a tiéd, és egyetlen másik játékosé se legyen több az útvonalon, mint a tiéd. A gazdátlan kapcsolatokat senkivel sem kell összevetni.',
        'MOVE-12 MOVE-15':
          'Minden játékos egy pontot kap az útvonal minden saját kapcsolatáért. A kocka kikerül a játékból.',
        'MOVE-13 MOVE-14 MOVE-16':
          'Egy szállítás minden pontját bevételként vagy minden pontját győzelmi pontként veszed el. A szállító választ elsőként, aztán a többiek körsorrendben.',
      },
    },
    ruin: {
      title: 'Csőd',
      lead: 'Nem könnyű eljutni odáig.',
      rules: {
        'INC-04 INC-05':
          'Aki nem tud fizetni, kiesik. A befejezett kapcsolatai megmaradnak, végleg gazdátlanok, és senkinek sem hoznak semmit; a befejezetlenjei megszerezhetők. Aki utoljára marad, azonnal nyer.',
      },
    },
  },
  base: {
    'base-money': {
      title: 'Alapjáték: pénz',
      lead: 'Sosem kell készpénzt tartanod: a tőke akkor jön, amikor kell.',
      rules: {
        'MONEY-01 MONEY-02 MONEY-03':
          'Ha fizetni kell, és kevés a készpénzed, 5\u00a0$-t kapsz minden mezőért, amennyivel a bevételed csökken. −10-nél helyette 5\u00a0$-onként két pont az ára.',
        'MONEY-04 MONEY-06':
          'Előbb a készpénzt költöd el, és csak annyi tőkét szerzel, amennyi a fizetéshez kell: legfeljebb 4\u00a0$ maradhat belőle.',
        'MONEY-05 MONEY-07':
          'Nem licitálhatsz, nem vehetsz el és nem építhetsz olyat, amit így sem tudnál kifizetni. Érvényes az első árverésre, az akciólapkákra, a vágányra és a költségekre. Az asztal előre megmutatja, mit tesz a bevételeddel, amit veszel.',
      },
    },
    'base-order': {
      title: 'Alapjáték: a kezdeti körsorrend',
      lead: 'Árveréssel, vagy kiosztva, ha az asztalnak így tetszik.',
      rules: {
        'SETUP-07 SETUP-08':
          'A helyek egymás után kerülnek árverésre, elsőként az első. Sorsolás dönti el, ki nyit; neki licitet kell mondania, 0\u00a0$ is jó. Az óramutató járása szerint mindenki emel vagy passzol; a legmagasabb ajánlat tulajdonosa fizet, és övé a hely. A következőt a tőle balra ülő első olyan játékos nyitja, akinek még nincs helye. Az utolsó hely ingyenes.',
        'SETUP-09':
          'Kiosztva: mindenki kap egy akciólapkát; a legkisebb szám az első, a többiek az óramutató járása szerint követik. A második 1\u00a0$-t kap, a harmadik 2\u00a0$-t, és így tovább.',
      },
    },
    'base-round': {
      title: 'Alapjáték: egy forduló',
      lead: 'Akciólapkák, vágányépítés, áruszállítás, pénz, körsorrend.',
      rules: {
        'RND-01 RND-02': 'Egy fázist mindenki befejez, mielőtt a következő elkezdődik.',
        'INC-01 INC-02 INC-03':
          'Aztán jön a bevétel: megkapod, vagy befizeted, ha nulla alatt van, szükség esetén tőkéből.',
        'ORD-01 ORD-02': 'A következő forduló sorrendjét az akciólapkák száma adja, a legkisebb elöl.',
      },
    },
  },
  standard: {
    standard: {
      title: 'Standardjáték: ami más',
      lead: 'Tervezd meg a pénzed az egész fordulóra, licitálj a körsorrendre, és tartsd fenn a mozdonyodat.',
      rules: {
        'EXP-01 EXP-18': 'Három dolog más; minden egyéb olyan, mint az alapjátékban.',
        'EXP-02':
          'A kezdeti körsorrendet a kiosztott akciólapkák száma adja; utána a számok már csak a végén döntenek el holtversenyt.',
        'EXP-03 EXP-04':
          'Tőke: a forduló elején, egyszer, mindenki annyiszor 5\u00a0$-t szerez, ahányszor szeretne, alkalmanként egy mező bevételért (−10-nél két pontért). A következő fordulóig többet nem szerezhet.',
        'EXP-05':
          'Az első fordulóban szerezz legalább 10\u00a0$-t. Kezdők asztala játszhat könnyített tőkeszerzéssel: ilyenkor vágány vagy költségek fizetésekor is lehet tőkét szerezni.',
        'EXP-12 EXP-13 EXP-14':
          'Az akciólapkák ingyenesek. A Városi termelést és a Városiasodást nem kötelező végrehajtani.',
      },
    },
    'standard-auction': {
      title: 'Standardjáték: az árverés',
      lead: 'Minden fordulóban, az aktuális forduló sorrendjéért.',
      rules: {
        'EXP-06 EXP-07 EXP-09':
          'Körsorrendben mindenki többet licitál az eddigi legmagasabbnál, vagy kiszáll; az első licit lehet 0\u00a0$. Aki kiszáll, a még szabad utolsó helyet kapja; aki bent marad, az lesz az első.',
        'EXP-08':
          'Akié az előző fordulóban a Körsorrend volt, egyszer licit nélkül bent maradhat. Akié a legmagasabb licit, azt nem kérdezzük.',
        'EXP-10 EXP-11':
          'Az első kettő kifizeti az utolsó licitjét, az utolsó semmit, a többi a felét, felfelé kerekítve.',
      },
    },
    'standard-money': {
      title: 'Standardjáték: bevételek és költségek',
      lead: 'Bevétel, mínusz egy dollár a mozdony minden szintjéért.',
      rules: {
        'EXP-15': 'Ami marad, azt megkapod, vagy befizeted.',
        'EXP-16 EXP-17':
          'Ha kevés a készpénz, mind odaadod, és minden hiányzó 2\u00a0$-ért egy pontot, vagy ha nincs pontod, egy mező bevételt; páratlan összegnél egy dollár visszajár. −10 alatt csődbe mentél.',
      },
    },
  },
}
