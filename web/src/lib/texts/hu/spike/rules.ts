import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../../en/spike/rules.ts'

export const texts: Translated<typeof english> = {
  lead: 'A Spike két–négy játékosnak, alapjáték és haladó játék, a saját szavainkkal. Ahol a nyomtatott szabály hallgat vagy nem egyértelmű, ott ez mondja meg, hogyan játsszuk itt. Minden bekezdésnek van címe, és az asztalnál minden elutasítás ide vezet.',
  lines: { caption: 'A hat típus színe és vonala', type: 'Típus', line: 'Vonal' },
  sections: {
    goal: {
      title: 'A cél',
      lead: 'Vasútkártyákat gyűjtesz, vasútvonalakat építesz belőlük, és egy vonatot viszel a saját vágányaidon. Az új városok azonnal fizetnek, a szállítások fizetnek a legjobban, a végén pedig fizet egy titkos útvonalkártya.',
      rules: {
        'COMP-07 SCORE-04':
          'A pénz a pont. Az nyer, akinek a végén a legtöbb van; holtversenynél a hálózat városai döntenek, aztán a meg nem épített sínelemek, és ha az is egyforma, osztoztok a győzelmen.',
        'COMP-01 COMP-05':
          'A táblán városok és csomópontok vannak, köztük hatféle típusú szakaszok. Minden város a tizenkét áru egyikét kínálja, és minden árut három város. Az árupiac mondja meg, mennyit ér egy város annak, aki bekapcsolja: 3\u00a0$-t, 2\u00a0$-t vagy 1\u00a0$-t.',
        'COMP-02 COMP-03 COMP-04':
          '60 vasútkártya van, a hat típusból tíz-tíz; 36 kétoldalas szerződés; és 36 útvonalkártya.',
        'COMP-06':
          'Minden játékosnak 45 síneleme, egy mozdonya és egy három részből álló vonata van: sebesség 1-től 3-ig, szerkocsi 2-től 4-ig, vagonok 1-től 3-ig.',
      },
    },
    setup: {
      title: 'Így kezdődik',
      lead: 'A szerződések nyíltak; a vasútkártyák és az útvonalkártyák titkosak.',
      rules: {
        'SETUP-01 SETUP-02':
          'Kezdődik az 1. forduló. A tizenkét árut megkeverve az árupiacra teszitek: négy oszlop, mindegyikben egy 3\u00a0$-t, egy 2\u00a0$-t és egy 1\u00a0$-t érő áru.',
        'SETUP-03': 'Pénz nélkül kezdesz, 45 sínelemmel, 1-es sebességgel, 2-es szerkocsival és egy üres vagonnal.',
        'SETUP-04 SETUP-05':
          'Minden áruhoz húztok egy szerződést, és ezt a tizenkettőt egyenlően kiosztjátok: két játékosnál hat-hat, háromnál négy-négy, négynél három-három jut. Az árujelzők a szerződéseiden várnak. Így minden áru pontosan egy játékosé.',
        'SETUP-06':
          'Két játékosnál minden típusból három kártya kimarad. Kisorsoljátok a kezdőjátékost, és mindenki öt vasútkártyát kap.',
        'SETUP-07':
          'A kezdőjátékos egy kártyát ad a jobbján ülőnek, aki a körsorrendben utolsó. Ez azelőtt történik, hogy a kínálatot és az útvonalkártyákat bárki látná.',
        'SETUP-08 SETUP-09':
          'Négy kártya nyitva a kínálatba kerül; a többi a húzópakli. Mindenki kap egy útvonalkártyát.',
        'SETUP-10':
          'A kezdőjátékossal kezdve mindenki egy városba teszi a vonatát. Többen is állhattok ugyanott. Ez a hálózatod első városa, és nem fizet semmit.',
        'SETUP-11': 'Az első kör a kezdőjátékosé; a körök az ülésrend szerint követik egymást.',
      },
    },
    advanced: {
      title: 'A haladó játék',
      lead: 'Két döntéssel több az első kör előtt; minden más ugyanaz.',
      rules: {
        'ADV-01':
          'Mindenki megnézi a szerződései mindkét oldalát, és egyszerre kiválasztja, melyik számítson. A döntéseket együtt fedjük fel, a vasútkártyák osztása előtt.',
        'ADV-02':
          'Mindenki két útvonalkártyát kap, egyet megtart, a másikat rejtve félreteszi, egyszerre a többiekkel.',
      },
    },
    secrets: {
      title: 'Ki mit lát',
      lead: 'Az asztal minden eszközre csak azt küldi, amit a játékosa láthat.',
      rules: {
        'INFO-01':
          'Titkosak a kézben lévő lapok (a számuk nyílt), a húzópakliból húzott kártyák, az elajándékozott kártya az adón és a kapón kívül mindenkinek, és az útvonalkártyák, a félretett is. A kínálatból elvett kártyák, a befizetettek és a dobópakli nyíltak, és minden más is.',
        'INFO-02': 'A néző azt látja, amit minden játékos: sem kézben lévő lapot, sem útvonalkártyát.',
      },
    },
    turn: {
      title: 'A köröd',
      lead: 'Egy akció, és néha előtte egy mozgás.',
      rules: {
        'TURN-01 TURN-03':
          'Ha a köröd elején a vonatod nyílt pályán áll, ingyen mozoghat, legfeljebb annyi mezőt, amennyi a sebessége. Ez az akció előtt jön, utána soha.',
        'TURN-02':
          'Aztán pontosan egy akció: vasútkártyát húzol, vasútvonalat építesz, elindítod a vonatot, pluszlépést adsz neki, vagy fejleszted egy részét.',
        'TURN-04':
          'A felrakás, a leszállítás és a visszatevés nem akció. A körödben bármikor megteheted, az akció után is, csak húzás közben nem.',
        'TURN-05': 'Passzolni nem lehet: húzni mindig van mit.',
        'STATE-01 STATE-02':
          'Az akció után a köröd magától véget ér, ha nincs semmi, amit felrakhatnál vagy leszállíthatnál.',
      },
    },
    draw: {
      title: 'Akció: vasútkártyák húzása',
      lead: 'Annyi, amennyit a szerkocsid enged, egyenként.',
      rules: {
        'DRAW-01': 'Legalább egy kártyát húzol, és legfeljebb annyit, amennyit a szerkocsid enged.',
        'DRAW-02':
          'Minden kártyát tetszésed szerint a kínálatból vagy a húzópakli tetejéről veszel. Látod, mielőtt a következőről döntesz, és bármelyik után megállhatsz.',
        'DRAW-03': 'A kínálat a húzásaid között nem töltődik fel. Az utolsó után újra négy kártya van benne.',
        'DRAW-04': 'A kézben lévő lapok száma nem korlátozott.',
        'DRAW-05 DRAW-06':
          'Amikor a húzópakli utolsó kártyája elfogy, húzással vagy a kínálat feltöltésével, a forduló azonnal véget ér. Aki még húzhat, az új kínálattal és paklival folytatja.',
        'DRAW-07':
          'A pakliból előkerülő időkártyát nyitva leteszitek, és pótoljátok. Nem számít sem húzottnak, sem a kínálat részének.',
      },
    },
    build: {
      title: 'Akció: vasútvonal építése',
      lead: 'Egyetlen szakaszlánc a hálózatodtól egy új városig.',
      rules: {
        'BUILD-01':
          'A vasútvonal szakaszok folytonos lánca a hálózatod bármelyik pontjától egy olyan városig, amely még nincs benne. Egészben épül, részletekben soha.',
        'BUILD-02':
          'Útközben csak neked új csomópontokon halad át, egyiken sem kétszer. Így az első útba eső városban véget ér, és sem a hálózatodat, sem önmagát nem érinti.',
        'BUILD-03': 'Egy szakaszra egy játékos egy síneleme fér: a lánc minden szakaszának szabadnak kell lennie.',
        'BUILD-04':
          'A saját hálózatod bármelyik városánál vagy csomópontjánál elágazhatsz, mások vágányánál soha. A városok mindenkinek nyitottak, és egy csomópont több hálózatban is lehet; ez nem köt össze semmit.',
        'BUILD-05': 'Minden szakaszhoz egy sínelem kell. Sínelem nélkül nem építhetsz.',
        'BUILD-06': 'Minden szakaszért egy ilyen típusú kártyát fizetsz, vagy az értékét jokerekben, és semmi többet.',
        'BUILD-07 BUILD-09': 'A befizetett kártyák nyitva a dobópaklira kerülnek. A vágány a játszma végéig megmarad.',
        'BUILD-08 MARKET-01': 'Az új város fizet: annyit kapsz, amennyit az áruja az árupiacon ér.',
        'MARKET-02': 'Aztán ez az áru az oszlopa 1\u00a0$-os sorába esik, és ami alatta volt, feljebb lép.',
        'MARKET-03':
          'Egy város minden játékosnak egyszer fizet, aki bekapcsolja; az a város, ahol a vonatod kezdett, neked nem.',
        'BUILD-10': 'Ezért a hálózatod fa alakú, és két városa között pontosan egy út van.',
      },
    },
    jokers: {
      title: 'Jokerek',
      lead: 'Bármelyik típus kártyái eggyel kevesebbet érnek egy másikból.',
      rules: {
        'JOKER-01':
          'Két vagy több egyforma kártya jokercsoportként is kijátszható: kettő egyet ér egy másik típusból, három kettőt, és így tovább.',
        'JOKER-02': 'Egy csoport egy típust helyettesít, és nem a sajátját.',
        'JOKER-03':
          'Egy fizetésben bármennyi csoport lehet, ugyanolyan vagy különböző típusból, a sajátjukként kijátszott kártyák mellett.',
        'JOKER-04 JOKER-05': 'Az asztal a legkevesebb kártyát kérő fizetéseket kínálja; közülük te választasz.',
      },
    },
    upgrade: {
      title: 'Akció: a vonat fejlesztése',
      lead: 'Egy rész, egy szint.',
      rules: {
        'UPG-01':
          'A sebesség 1-ről 2-re, majd 3-ra nő, a szerkocsi 2-ről 3-ra, majd 4-re, a vagonok 1-ről 2-re, majd 3-ra.',
        'UPG-02': 'Egy rész első fejlesztése 3\u00a0$, a második 5\u00a0$. Minden rész külön számít.',
        'UPG-03': 'Meg kell lennie a pénznek: sosem eshet nulla alá.',
        'UPG-04': 'Azonnal érvényes. Az új vagonra már ebben a körben rakodhatsz.',
      },
    },
    movement: {
      title: 'Hogyan mozog a vonat',
      lead: 'A saját vágányodon, mezőről mezőre, vissza soha.',
      rules: {
        'MOVE-01': 'A vonat városban pihen, vagy nyílt pályán áll, és a szakasz egyik vége felé tart.',
        'MOVE-02': 'Csak olyan szakaszon jár, amelyen a te sínelemed van. Más vonatok sosincsenek útban.',
        'MOVE-03': 'Egy szakasz egy mező, és egy város is egy mező. A csomópont nem az.',
        'MOVE-04': 'Csomópontnál bármelyik másik szakaszodon folytathatja az útját. Városba belép, vagy átugorja.',
        'MOVE-05': 'Nyílt pályán a vonat nem fordulhat meg. Városból bármerre indulhat, arra is, amerről jött.',
        'MOVE-06':
          'A városba lépés véget vet a mozgásnak; a maradék mezők elvesznek. A vonat abban a körben nem indítható el újra.',
        'MOVE-07':
          'Ha a vonat következőnek városba lépne, a várost át is ugorhatja: egy mezőért egy másik, onnan kivezető szakaszodra kerül. Ilyenkor nem járt a városban, tehát ott sem felrakni, sem leszállítani nem lehet. Átugrani minden mozgásnál lehet, akár többször is.',
        'MOVE-08 MOVE-09':
          'Az ingyenes mozgás nulla mezőtől annyiig tart, amennyi a sebesség. A nyílt pályán álló vonatnak mindig van hová mennie, mert minden vasútvonal városban végződik.',
      },
    },
    start: {
      title: 'Akció: a vonat elindítása',
      lead: 'Ki a városból.',
      rules: {
        'START-01': 'A vonatodnak a köröd elején városban kellett állnia, és ott vágányodnak kell lennie.',
        'START-02':
          'Legalább egy mezőt megy, legfeljebb annyit, amennyi a sebessége; az elsőt bármelyik ottani szakaszodra. Egy másik városban megáll, és leszállíthat.',
        'START-03': 'Indulás előtt rakodhatsz.',
      },
    },
    boost: {
      title: 'Akció: pluszlépés',
      lead: 'Még egy mező az úton lévő vonatnak.',
      rules: {
        'BOOST-01':
          'Ha a vonatod nyílt pályán áll, akár az ingyenes mozgása után is, pontosan egy mezőt megy, bármilyen gyors. Városba léphet és leszállíthat, vagy átugorhatja.',
      },
    },
    freight: {
      title: 'Rakodás',
      lead: 'Minden szerződés egy rakomány, az áru bármelyik városából három város egyikébe.',
      rules: {
        'LOAD-01': 'Ha a vonatod városban pihen, felrakhatod a város áruját, ha az árujelző egy szerződéseden vár.',
        'LOAD-02':
          'Minden vagon egy rakományt visz. Bármikor felrakhatsz, mielőtt a vonat elindul, az érkezése körében is, és a kezdővárosában is.',
        'LOAD-03': 'A körödben egy rakományt visszatehetsz a szerződésére, bárhol van a vonat. Később újra felrakható.',
        'DELIV-01 DELIV-04':
          'Ha a vonatod olyan városban pihen, amely a szerződésen szerepel, leszállíthatsz: érkezéskor, vagy amíg ott áll, vagy egyáltalán nem.',
        'DELIV-02':
          'Megkapod, amennyit a szerződés erre a városra fizet, és a szerződés teljesült: mindegyik egyetlen szállítás.',
        'DELIV-03': 'A játszmában minden városba egyszer szállítasz, bármi az áru. Mások szállításai nem számítanak.',
      },
    },
    rounds: {
      title: 'Fordulók',
      lead: 'A húzópakli az óra: kétszer fogy el, és a 3. fordulóban a harmadik időkártya véget vet a játszmának.',
      rules: {
        'ROUND-01 ROUND-02':
          'Az 1. és a 2. forduló addig tart, amíg a húzópakli el nem fogy. Ekkor a kínálatot és a dobópaklit új húzópaklivá keveritek, a kézben lévő lapok maradnak, és négy kártya kerül a kínálatba.',
        'ROUND-03': 'A 3. fordulóban ezután a paklit kettéosztjátok, és az alsó felébe három időkártyát kevertek.',
        'ROUND-04 ROUND-05':
          'Ha olyan kevés kártya maradt, hogy az új pakli azonnal elfogy, rögtön a következő forduló jön.',
      },
    },
    end: {
      title: 'A vége',
      lead: 'Olyankor jön, amikor senki sem tudja.',
      rules: {
        'END-01':
          'A harmadik időkártyával abban a pillanatban vége a játszmának. A körből semmi más nem történik meg; az addig húzott kártyák semmit sem érnek.',
        'END-02':
          'Ha egy kör végén a játékosának nincs több síneleme, és már semmit sem tud leszállítani, minden más játékosnak még egy köre van, aztán vége a játszmának, hacsak a harmadik időkártya előbb véget nem vet neki.',
        'END-03 END-04':
          'A szállítás még lehetséges, ha egy nyitott szerződés áruja a vonaton van vagy a hálózat egyik városa kínálja, és egy célvárosa a hálózatban van, és oda még nem volt szállítás. Csak az első játékos számít, akivel ez megesik.',
      },
    },
    scoring: {
      title: 'Végső értékelés',
      lead: 'Pénz és az útvonalkártya.',
      rules: {
        'SCORE-01 SCORE-02':
          'Minden útvonalkártyát megmutattok. A tiéd akkor fizet, ha a tetején álló város a hálózatodban van: a felsorolt városok közül a hálózatodban lévő legjobb teljes értékét, a többiért 1–1\u00a0$-t. A tetején álló város maga semmit sem fizet.',
        'SCORE-03': 'A vonaton lévő rakomány, a kézben lévő lapok és a meg nem épített sínelemek semmit sem érnek.',
      },
    },
  },
}
