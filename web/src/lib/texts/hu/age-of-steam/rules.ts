import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/age-of-steam/rules.ts'

const COUNTED = [
  'nulla',
  'egy',
  'két',
  'három',
  'négy',
  'öt',
  'hat',
  'hét',
  'nyolc',
  'kilenc',
  'tíz',
  'tizenegy',
  'tizenkét',
]

export const texts: Translated<typeof english> = {
  lead: (maps) =>
    `A 2022-es kiadás szabályai a saját szavainkkal, úgy, ahogy ez az asztal játssza: ${COUNTED[maps] ?? maps} térkép, és az, amiben az első kiadás más.`,
  base: {
    goal: {
      title: 'A cél',
      lead: 'Vasutat vezetsz, kölcsönpénzből. Az nyer, aki a legtöbb bevételt és a leghosszabb befejezett kapcsolatokat hozza ki belőle; a készpénz a végén semmit sem ér.',
      rules: {
        'SCORE-01 SCORE-02':
          'Pontok: három minden dollár bevételért, egy a befejezett kapcsolataid minden pályadarabjáért, mínusz három minden részvényért, a kezdő kettőért is. Egy település-vágánylapkán kijáratonként egy pályadarab van.',
        'SCORE-03 SCORE-04':
          'A legtöbb pont nyer; holtversenynél együtt nyertek. A pontszám nulla alá is mehet. A csődbe ment játékosok az utolsók; minél később mentek csődbe, annál jobb a helyük.',
        'SETUP-02 END-01':
          'A játszma három játékossal 10 fordulós, néggyel 8, öttel 7, hattal 6. Az utolsó fordulót is végigjátsszátok.',
      },
    },
    words: {
      title: 'Néhány szó',
      lead: 'Az egész játék hármon múlik: helység, kapcsolat és mozdony.',
      rules: {
        'COMP-05':
          'Helység a város és a település. A városnak színe van, és az ilyen színű árut fogadja; a települések csak vágányokat kötnek össze. Nyolc Új város van, A-tól H-ig, amely település helyére kerülhet: az A piros, a B kék, az E sárga, az F lila, a C, a D, a G és a H fekete.',
        'OWN-03':
          'A kapcsolat befejezett vágány két különböző helység között, közben más helység nélkül. A befejezetlen kapcsolat a semmiben ér véget.',
        'MOVE-03':
          'A mozdonyod szintje mondja meg, hány kapcsolaton mehet át egy kocka: kezdéskor egyen, legfeljebb haton.',
      },
    },
    setup: {
      title: 'Így kezdődik',
      lead: 'Mindenki szegényen és egyenlően indul.',
      rules: {
        'SETUP-07': '10\u00a0$-ral kezdesz, két részvénnyel, 1-es szintű mozdonnyal, bevétel és vágány nélkül.',
        'SETUP-03 SETUP-04 SETUP-05':
          'A zsákba 96 kocka kerül: 20 piros, 20 kék, 20 lila, 20 sárga és 16 fekete. Az árutábla 52 mezőjének mindegyikére húztok egyet: minden szám alá hármat, minden betű alá kettőt.',
        'SETUP-06': 'Aztán a városokba húztok: Pittsburghbe és Wheelingbe hármat, minden más városba kettőt.',
        'SETUP-08': 'Az első forduló sorrendjét dobás dönti el.',
      },
    },
    shares: {
      title: '1. Részvénykibocsátás',
      lead: 'A forduló egyetlen pillanata, amikor pénzt szerezhetsz.',
      rules: {
        'SHARE-01':
          'Körsorrendben mindenki eldönti, hány részvényt bocsát ki: darabja azonnal 5\u00a0$. Senkinek sem lehet 15-nél több, a kezdő kettővel együtt. Nem kötelező.',
        'SHARE-02':
          'Részvényt sosem lehet visszavásárolni. Mindegyik fordulónként egy dollárba kerül, már ebben is, a végén pedig három pontba. Számold ki, mennyi kell az árverésre, a vágányra és e forduló költségeire.',
      },
    },
    auction: {
      title: '2. A körsorrend árverése',
      lead: 'Az akció választásánál jó elöl állni; ez pénzbe kerül.',
      rules: {
        'ORDER-01 ORDER-02':
          'A régi sorrendben, körbe-körbe, vagy többet licitálsz az eddigi legmagasabbnál, vagy kiszállsz. Aki kiszállt, nem térhet vissza.',
        'ORDER-05': 'Nem licitálhatsz több pénzt, mint amennyid van.',
        'ORDER-06 ORDER-08':
          'Aki elsőként száll ki, az utolsó helyet kapja, a következő az utolsó előttit, és így tovább; aki bent marad, az lesz az első. Ha senki sem licitál, a sorrend egyszerűen megfordul.',
        'ORDER-07 ORDER-09':
          'Az első és a második teljes egészében kifizeti az utolsó licitjét, az utolsó semmit, a köztük lévők a felét, felfelé kerekítve. Akkor kell fizetni, amikor a hely eldőlt.',
        'ORDER-03 ORDER-04':
          'Aki az előző fordulóban a Körsorrendet választotta, egyszer licit nélkül bent maradhat, de akkor nem, ha már csak ketten vannak. Akié a legmagasabb licit, azt nem kérdezzük.',
      },
    },
    actions: {
      title: '3. Akcióválasztás',
      lead: 'Az új sorrendben mindenki választ egy akciót, amelyet még senki sem vett el.',
      rules: {
        'ACT-01':
          'Minden akciót egyvalaki választhat egy fordulóban. Választanod kell; hogy használod-e, rajtad múlik.',
        'ACT-02': 'Első szállító: mindkét körben te szállítasz elsőként.',
        'ACT-03': 'Első építő: te építesz elsőként.',
        'ACT-04': 'Mérnök: ebben a fordulóban három helyett négy lapka.',
        'ACT-05':
          'Mozdony: a mozdonyod azonnal egy szinttel jobb lesz, legfeljebb 6-os. Fordulónként egy dollárral többe is kerül.',
        'ACT-06': 'Városiasodás: a fordulóban az első lapkád előtt Új várossá alakíthatsz egy települést.',
        'ACT-07': 'Termelés: az áruutánpótlás előtt két kockát húzhatsz, és az árutáblára teheted őket.',
        'ACT-08 ACT-09': 'Körsorrend: egy ingyenpassz a következő árverésen. A forduló végén minden akció visszakerül.',
      },
    },
    build: {
      title: '4. Vágányépítés',
      lead: 'Az Első építő kezd, a többiek körsorrendben követik. Mindenki befejezi, mielőtt a következő elkezdi.',
      rules: {
        'BUILD-01 BUILD-02':
          'Legfeljebb három lapka, a Mérnökkel négy. A Városiasodás Új városa az első lapka előtt kerül le, és nem számít bele. Nem kötelező építeni.',
        'BUILD-03 BUILD-04':
          'Minden lapkát azonnal ki kell fizetni, és nem építheted meg, amit nem tudsz kifizetni. Ugyanarra a hexára újra építhetsz; minden alkalom számít, és fizetni kell érte.',
        'BUILD-05':
          'A játszmában a legelső lapkád egyetlen új, egyszerű vágány legyen, amely városból indul. (Az asztal választhat engedékenyebb szabályt.)',
        'BUILD-06 BUILD-07': 'Városra és vízre nem kerül vágány, és sem a tábláról le, sem vízbe nem vezethet.',
        'BUILD-08':
          'A vágányod sosem futhat egyenesen más vágányába. Városban vagy településen találkozhattok, keresztezhetitek egymást, vagy haladhattok egymás mellett.',
        'BUILD-09': 'Vágány nem vezethet vissza ugyanabba a helységbe.',
        'BUILD-10 BUILD-11':
          'Vágány végződhet a semmiben, üres település előtt, vagy egy lapka olyan élénél, ahol nincs vágány. A város bármelyik éle csatlakozás; települést csak a rajta lévő lapka kijárata köt be.',
        'CONN-01 CONN-02 CONN-03 CONN-05 CONN-06':
          'Az új vágánynak a saját vágányaidon át, ha kell, településeken és városokon keresztül, össze kell függnie egy várossal. A hálózatodnak nem kell egyetlen darabnak lennie: elég, ha minden része elér egy várost. Mások vágánya nem segít.',
        'CONN-04': 'Üres hexán az összetett lapka mindkét vágányának össze kell függnie egy várossal.',
        'TILE-01 TILE-02 TILE-03':
          '136 lapka van: egyszerűek egy vágánnyal, keresztezők és egymás mellett haladók két vágánnyal, amelyek sosem találkoznak, és település-vágánylapkák egy vagy három kijárattal. Elforgatni lehet őket, megfordítani nem.',
        'COMP-06': 'A doboz tartalma véges: az elfogyott lapka, településjelző vagy Új város nem tehető le.',
        'PLACE-01 PLACE-02 PLACE-03 PLACE-04':
          'Üres hexára egyszerű és összetett lapka kerülhet (a 2002-es kiadásban csak egyszerű). Település-vágánylapka csak településre való. Amit leteszel, a tiéd.',
      },
      table: {
        caption: 'Mibe kerül az építés',
        head: ['Lapka', 'Alföld', 'Folyó', 'Hegy'],
        rows: [
          ['Egyszerű', '2\u00a0$', '3\u00a0$', '4\u00a0$'],
          ['Egymás mellett', '3\u00a0$', '4\u00a0$', '5\u00a0$'],
          ['Keresztező', '4\u00a0$', '5\u00a0$', '6\u00a0$'],
          ['Településen', '1\u00a0$ és kijáratonként 1\u00a0$', 'ugyanannyi', 'ugyanannyi'],
        ],
      },
    },
    replace: {
      title: 'Átépítés',
      lead: 'A táblán lévő lapka lecserélhető olyanra, amely megtartja a vágányát. Az árnál a terep már nem számít.',
      rules: {
        'COST-01 COST-02 COST-04':
          'Az első lapka ára a fenti táblázat szerinti; amelyik hexán már volt lapka, az nem számít újra üresnek.',
        'COST-03':
          'Keresztezővé: 3\u00a0$. Egymás mellett haladóvá: 2\u00a0$ (a 2002-es kiadásban 3\u00a0$). Település új kijáratai: 3\u00a0$, akárhány. Átirányítás: 2\u00a0$.',
        'REPL-01':
          'A csere változtasson valamit, és egyvalamit tegyen: keresztezzen, mellé építsen, kijáratot adjon, vagy irányítson át.',
        'REPL-02 REPL-03 REPL-04 REPL-05':
          'Egyszerű vágányból keresztező vagy egymás mellett haladó lesz; a régi vágány nyomvonala és tulajdonosa megmarad, az új a tiéd. Ehhez senki engedélye sem kell.',
        'REPL-06':
          'Vágány sosem tűnik el, összetett lapkából nem lesz egyszerű, és az összetett lapka csak átirányítással változik.',
        'REDIR-01 REDIR-02':
          'Átirányítás: a befejezetlen kapcsolat szabad vége, ha a tiéd vagy senkié, más élen hagyhatja el az utolsó lapkáját. Az az él, amelyen bejött, marad.',
        'REDIR-03': 'Befejezett kapcsolatot, települést és mások vágányát sosem lehet átirányítani.',
        'REDIR-04 REDIR-05 REDIR-06 REDIR-07':
          'Az új nyomvonalra minden más szabály is érvényes. Az átirányítás nem számít folytatásnak. Ha befejez egy kapcsolatot, az a tiéd.',
      },
    },
    towns: {
      title: 'Települések és Új városok',
      lead: 'A településen átmenő vágány mindig megáll ott: két kapcsolat lesz belőle, és kétszer annyi bevétel.',
      rules: {
        'TOWN-01':
          'Településre tett egyszerű vagy összetett lapka megkapja a nyolc településjelző egyikét; a település-vágánylapkának nem kell. Jelző nélkül csak település-vágánylapka kerülhet oda.',
        'TOWN-02 TOWN-03 TOWN-06':
          'A lapka minden kijárata a településhez vezet. Egy településen többeknek is lehet kijárata. Az a kijárat, amely után nincs semmi, befejezetlen kapcsolat.',
        'TOWN-04':
          'Ha átépítesz egy települést, minden meglévő kijárata megmarad, és legalább egy új kell; legfeljebb négy lehet.',
        'TOWN-05': 'Egy település kijáratait nem lehet átirányítani.',
        'CITY-01':
          'A Városiasodással bármelyik, még a dobozban lévő Új város bármelyik településre kerülhet, ingyen, egyszer, az első lapkád előtt.',
        'CITY-02 CITY-03':
          'Az ottani lapka minden kijáratával együtt eltűnik. A hexa onnantól város, és az odavezető vágányok most benne érnek véget: így befejezetlen kapcsolatokból befejezett lehet.',
        'CITY-04 CITY-05': 'Kockák nélkül indul; onnantól az árutáblán lévő oszlopa látja el. Minden másban város.',
      },
    },
    owners: {
      title: 'Kié a vágány',
      lead: 'A befejezett kapcsolat örökre a tiéd. A befejezetlennek nőnie kell.',
      rules: {
        'OWN-01 OWN-04': 'A vágány azé, aki építette. A saját darabjaid szabadon összekapcsolódnak.',
        'OWN-06 OWN-07 OWN-08':
          'Az a befejezetlen kapcsolat, amely már e forduló építése előtt is a tiéd volt, és most nem folytattad, gazdátlanná válik, ha már mindenki épített. (A 2002-es kiadásban rögtön a köröd után.)',
        'OWN-02 OWN-05': 'Az ilyen vágányt bárki folytathatja, és ezzel az egészet megszerzi.',
        'OWN-09': '20 korongod van, minden kapcsolatra egy, a befejezetlenre is. Ha elfogyott, nem kezdhetsz újat.',
      },
    },
    goods: {
      title: '5. Áruszállítás',
      lead: 'Kétszer körbe az asztalon; innen jön a bevétel.',
      rules: {
        'MOVE-01': 'Az Első szállító kezd, a többiek körsorrendben követik; aztán az egész még egyszer.',
        'MOVE-02':
          'A körödben szállítasz egy kockát, vagy egy szinttel fejleszted a mozdonyodat (ebben a fázisban egyszer, legfeljebb 6-osig), vagy passzolsz.',
        'MOVE-08': 'Kocka csak befejezett kapcsolaton haladhat.',
        'MOVE-04': 'A kocka egy helységben sem jár kétszer.',
        'MOVE-05 MOVE-07': 'Az első vele egyszínű városban az útja véget ér, és nem érhet véget ott, ahol elindult.',
        'MOVE-06': 'Útközben áthaladhat településeken és más színű városokon.',
        'MOVE-09 MOVE-10':
          'Bárki kapcsolatait használhatod, tetszés szerint vegyesen. Párhuzamos kapcsolatok közül te választasz.',
        'MOVE-11':
          'Az útvonal minden kapcsolata azonnal eggyel növeli a tulajdonosa bevételét: a tiédet vagy a vetélytársadét.',
        'MOVE-12 MOVE-13': 'A kocka visszakerül a zsákba. Kockát mozgatni csak úgy lehet, hogy le is szállítod.',
      },
    },
    money: {
      title: '6–8. Bevétel, költségek, csökkentés',
      lead: 'Befolyik a pénz, kifizetitek a költségeket, és a nagy bevételek csökkennek.',
      rules: {
        'INC-01': 'Megkapod a bevételedet dollárban.',
        'EXP-01 EXP-02':
          'Minden részvényért egy dollárt fizetsz, és a mozdonyod minden szintjéért is egyet. Minden dollárért, amelyet nem tudsz kifizetni, eggyel csökken a bevételed.',
        'EXP-03 EXP-04':
          'Ha ettől nulla alá esne a bevételed, csődbe mész, és kiesel. A kapcsolataid maradnak és használhatók, de senkinek sem hoznak semmit.',
        'EXP-05': 'Ha már csak egy játékos van, a játszma véget ér, és ő nyert.',
        'RED-01': 'Aztán csökken a bevétel: 11-től 2, 21-től 4, 31-től 6, 41-től 8, 50-től 10 (a 2002-es kiadásban 8).',
      },
    },
    growth: {
      title: '9. Áruutánpótlás',
      lead: 'Az árutábláról új kockák kerülnek a városokba.',
      rules: {
        'GROW-01':
          'Akié a Termelés, előbb húzhat két kockát a zsákból, megnézi őket, és mindkettőt az árutábla egy-egy üres mezőjére teszi. Amit kihúzott, le kell tennie.',
        'GROW-02 GROW-06':
          'Aztán a világos városokra annyi dobókockával dobtok, ahányan elkezdtétek a játszmát, és a sötétekre is ugyanannyival.',
        'GROW-03':
          'Minden dobókocka a saját oszlopának legfelső árukockáját viszi az ilyen számú városba. Üres oszlop nem ad semmit.',
        'GROW-04 GROW-05':
          'Ha az oszlop alatti betű Új városa a táblán van, ugyanez a dobás a betű oszlopából is visz egy kockát az Új városba. A kockák nem csúsznak feljebb.',
        'FLOW-01 FLOW-02 FLOW-03 FLOW-05':
          'Aztán kezdődik a következő forduló. A fázisok mindig ebben a sorrendben jönnek, minden nyílt, és csak a zsák meg a dobás nem tudható előre.',
      },
    },
  },
  choices: {
    editions: {
      title: 'A két kiadás',
      lead: 'A Rust Belt a Deluxe helyett a 2002-es első kiadás szerint is játszható. Hat pontban más; a többi térképet a Deluxe kiadás szerint játsszuk.',
      table: {
        caption: 'Miben különböznek',
        head: ['Szabály', 'Első kiadás (2002)', 'Deluxe (2022)'],
        rows: [
          ['Összetett lapka üres hexán', 'nem lehet', 'lehet'],
          ['Egyszerű vágányból egymás mellett haladó', '3\u00a0$', '2\u00a0$'],
          ['A nem folytatott befejezetlen kapcsolat elvész', 'a tulajdonos köre után', 'ha már mindenki épített'],
          ['Ingyenpassz, ha már csak ketten licitálnak', 'lehet', 'nem lehet'],
          ['Bevételcsökkentés 50-től', '8', '10'],
          ['Az áruutánpótlás dobókockái', 'ahányan még játszanak', 'ahányan elkezdték'],
        ],
      },
    },
    'house-rules': {
      title: 'Házi szabályok',
      lead: 'Amiben egy asztal kezdés előtt megállapodhat, bármelyik térképen.',
      table: {
        caption: 'Miből választhat egy asztal',
        head: ['Szabály', 'Ahogy a szabály mondja', 'Vagy'],
        rows: [
          [
            'A befejezetlen kapcsolat elvész',
            'a kiadás szerint',
            'ha már mindenki épített, vagy a tulajdonos köre után',
          ],
          ['A játékos első lapkája', 'egyszerű vágány városból', 'bármilyen vágány, amely városból indul'],
          ['Korongok', 'fejenként húsz', 'korlátlan'],
        ],
      },
    },
  },
}
