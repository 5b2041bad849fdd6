/**
 * The words that players know from print. Each language has a column; where it is empty nobody has looked yet. A word is
 * as much of it as stays the same in any case and number.
 */
export interface Term {
  /** The texts it is about: `steam`, `age-of-steam`, `spike`, `rail`, `worker`, or all. */
  readonly of: string
  readonly en: string
  /** One of these is said there. */
  readonly de?: readonly string[]
  readonly hu?: readonly string[]
}

export const TERMS: readonly Term[] = [
  { of: 'steam', en: 'town', de: ['Stadt'], hu: ['település'] },
  { of: 'steam', en: 'city', de: ['Großstadt'], hu: ['város'] },
  { of: 'steam', en: 'New City', de: ['Neue Großstadt', 'Neuen Großstadt'], hu: ['Új város'] },
  { of: 'steam', en: 'cube', de: ['Warenstein'], hu: ['kocka', 'kockák'] },
  { of: 'steam', en: 'goods', de: ['Waren'], hu: ['áru'] },
  { of: 'steam', en: 'goods supply', de: ['Warennachschub'], hu: ['árukészlet'] },
  { of: 'steam', en: 'City Growth', de: ['Warennachschub'], hu: ['Városi termelés'] },
  { of: 'steam', en: 'First Move', de: ['Erster Transport'], hu: ['Első szállító'] },
  { of: 'steam', en: 'First Build', de: ['Erster Streckenbau'], hu: ['Első építő'] },
  { of: 'steam', en: 'Turn Order', de: ['Spielerreihenfolge', 'Spieler\u00adreihenfolge'], hu: ['Körsorrend'] },
  { of: 'steam', en: 'Engineer', de: ['Ingenieur'], hu: ['Mérnök'] },
  { of: 'steam', en: 'Urbanization', de: ['Urbanisierung'], hu: ['Városiasodás'] },
  { of: 'steam', en: 'action tile', de: ['Aktionsplättchen'], hu: ['akciólapk'] },
  { of: 'steam', en: 'capital', de: ['Kapital'], hu: ['tőke', 'tőké'] },
  { of: 'steam', en: 'standard game', de: ['Expertenspiel'], hu: ['standardjáték', 'Standardjáték'] },
  { of: 'steam', en: 'base game', de: ['Grundspiel'], hu: ['alapjáték', 'Alapjáték'] },
  { of: 'steam', en: 'link', de: ['Verbindung'], hu: ['kapcsolat'] },
  { of: 'steam', en: 'unowned', de: ['herrenlos', 'Herrenlos'], hu: ['gazdátlan', 'Gazdátlan'] },
  { of: 'steam', en: 'hills', de: ['Hügel'], hu: ['hegy'] },
  { of: 'steam', en: 'exit', de: ['Gleiskante'], hu: ['kijárat'] },
  { of: 'age-of-steam', en: 'town', de: ['Stadt'], hu: ['település'] },
  { of: 'age-of-steam', en: 'city', de: ['Großstadt'], hu: ['város'] },
  { of: 'age-of-steam', en: 'cube', de: ['Güterwürfel'], hu: ['kocka', 'kockák'] },
  { of: 'age-of-steam', en: 'goods', de: ['Güter'], hu: ['áru'] },
  { of: 'age-of-steam', en: 'display', de: ['Auslage'], hu: ['árutábl'] },
  { of: 'age-of-steam', en: 'share', de: ['Aktie'], hu: ['részvény'] },
  { of: 'age-of-steam', en: 'First Move', de: ['Erster Transport'], hu: ['Első szállító'] },
  { of: 'age-of-steam', en: 'First Build', de: ['Erster Bau'], hu: ['Első építő'] },
  { of: 'age-of-steam', en: 'Turn Order', de: ['Reihenfolge'], hu: ['Körsorrend'] },
  { of: 'age-of-steam', en: 'Production', de: ['Produktion'], hu: ['Termelés'] },
  { of: 'age-of-steam', en: 'Growth', de: ['Güterwachstum'], hu: ['Áruutánpótlás'] },
  { of: 'age-of-steam', en: 'link', de: ['Verbindung'], hu: ['kapcsolat'] },
  { of: 'age-of-steam', en: 'mountain', de: ['Berg'], hu: ['hegy'] },
  { of: 'age-of-steam', en: 'redirect', de: ['umgeleitet', 'umleiten', 'Umleitung'], hu: ['átirányít'] },
  { of: 'rail', en: 'tile', de: ['Plättchen'], hu: ['lapk'] },
  { of: 'rail', en: 'track', de: ['Strecke'], hu: ['vágány'] },
  { of: 'rail', en: 'Locomotive', de: ['Reichweite'], hu: ['mozdony', 'Mozdony'] },
  { of: 'rail', en: 'drop', de: ['steig', 'Aussteigen'], hu: ['kiszáll', 'Kiszállás'] },
  { of: 'spike', en: 'city', de: ['Stadt', 'Städte'], hu: ['város'] },
  { of: 'spike', en: 'junction', de: ['Knotenpunkt'], hu: ['csomópont'] },
  { of: 'spike', en: 'segment', de: ['Streckenabschnitt'], hu: ['szakasz'] },
  { of: 'spike', en: 'contract', de: ['Auftrag', 'Aufträge'], hu: ['szerződés'] },
  { of: 'spike', en: 'route card', de: ['Streckenkarte'], hu: ['útvonalkárty'] },
  { of: 'spike', en: 'rail card', de: ['Eisenbahnkarte'], hu: ['vasútkárty'] },
  { of: 'spike', en: 'deck', de: ['Nachziehstapel'], hu: ['húzópakli'] },
  { of: 'spike', en: 'discard pile', de: ['Abwurfstapel'], hu: ['dobópakli'] },
  { of: 'spike', en: 'freight marker', de: ['Frachtmarker'], hu: ['árujelző'] },
  { of: 'spike', en: 'boost', de: ['Zusatzbewegung'], hu: ['pluszlépés'] },
  { of: 'spike', en: 'turn', de: ['Spielzug'], hu: ['kör'] },
  { of: 'spike', en: 'advanced game', de: ['Fortgeschrittenenspiel'], hu: ['haladó játék'] },
  { of: 'all', en: 'your turn', de: ['Du bist dran', 'du bist dran'], hu: ['Te jössz', 'te jössz'] },
  { of: 'all', en: 'journal', de: ['Protokoll'], hu: ['Napló', 'napló'] },
  { of: 'all', en: 'match file', de: ['Partiedatei'], hu: ['játszmafájl'] },
  { of: 'all', en: 'seed', de: ['Startwert'], hu: ['kezdőérték'] },
]

/** What is said message by message: wherever English says the one, a language says the other. Columns as above. */
export interface Said {
  /** The texts it is about; without them, all. */
  readonly of?: readonly string[]
  readonly en: RegExp
  readonly de?: RegExp
  readonly hu?: RegExp
}

const RAIL_GAMES = ['rail', 'steam', 'age-of-steam']

export const SAID: readonly Said[] = [
  { en: /\blocomotives?\b/i, de: /Lok|Reichweite/, hu: /mozdon[yn]/i },
  { of: RAIL_GAMES, en: /\btowns?\b/i, de: /stadt|städt/i, hu: /település/i },
  { en: /\bcit(y|ies)\b/i, de: /stadt|städt|nachschub|Verbindung kaufen/i, hu: /város|kijárat/i },
  { en: /\bNew Cit(y|ies)\b/, de: /Neuen? Großst/, hu: /Új város/ },
  { en: /\bincomes?\b/i, de: /eink/i, hu: /bevétel/i },
  { of: ['age-of-steam'], en: /\bshares?\b/i, de: /aktie/i, hu: /részvén[yn]/i },
  { of: ['steam'], en: /\bcapital\b/i, de: /kapital/i, hu: /tők[eé]/i },
  { of: RAIL_GAMES, en: /\bunfinished\b/i, de: /unfertig|unvollständig/i, hu: /befejezetlen/i },
  { en: /\bunowned\b/i, de: /herrenlos/i, hu: /gazdátlan/i },
  { en: /\bauction(s|ed)?\b/i, de: /versteiger/i, hu: /árverés/i },
  { en: /\bbid(s|ding|ders)?\b/i, de: /biet|gebot|versteiger/i, hu: /licit|ajánlat/i },
  { en: /\bfree pass\b/i, de: /pass/i, hu: /ingyenpassz|Körsorrend/i },
  { en: /\bCity Growth\b/, de: /Warennachschub/, hu: /Városi termelés/ },
  { en: /\bUrbanization\b/, de: /Urbanisierung/, hu: /Városiasodás/ },
  { en: /\bEngineer\b/, de: /Ingenieur/, hu: /Mérnök/ },
  { en: /\bFirst Move\b/, de: /Erste[rn]? Transport/, hu: /Első szállító/ },
  { en: /\bFirst Build\b/, de: /Erste[rn]? (Streckenb|B)au/, hu: /Első építő/ },
  { en: /\bTurn Order\b/, de: /[Rr]eihenfolge|Einmal passen/, hu: /Körsorrend/ },
  { of: ['age-of-steam'], en: /\bProduction\b/, de: /Produktion/, hu: /Termelés/ },
  { en: /\baction tiles?\b/i, de: /plättchen/i, hu: /akciólapk|lapk/i },
  { en: /\bgrowth markers?\b/i, de: /Markierungsplättchen/, hu: /várositermelés-jelző/i },
  { en: /\btown discs?\b/i, de: /Stadt-Marker/, hu: /jelző/i },
  { en: /\bstation tiles?\b/i, de: /Stadtplättchen/, hu: /település-vágánylapk/i },
  { en: /\bbankrupt/i, de: /bankrott/i, hu: /csőd/i },
  { en: /\bcotton\b/i, de: /Baumwoll/, hu: /gyapot/i },
  { en: /\bswamps?\b/i, de: /Sumpf|Sümpf/i, hu: /mocsár|mocsara/i },
  { of: RAIL_GAMES, en: /\brivers?\b/i, de: /fluss|flüss/i, hu: /folyó/i },
  { of: RAIL_GAMES, en: /\b(mountains?|hills?)\b/i, de: /berg|hügel/i, hu: /hegy|domb/i },
  { of: ['spike'], en: /\bcontracts?\b/i, de: /auftr[aä]g/i, hu: /szerződés/i },
  { en: /\broute cards?\b/i, de: /Streckenkarte/, hu: /útvonalkárty/i },
  { en: /\brail cards?\b/i, de: /Eisenbahnkarte/, hu: /vasútkárty/i },
  { en: /\btime cards?\b/i, de: /Zeitkarte/, hu: /időkárty/i },
  { of: ['spike'], en: /\bjunctions?\b/i, de: /Knotenpunkt/, hu: /csomópont/i },
  { en: /\bjokers?\b/i, de: /Joker/, hu: /joker/i },
  { en: /\btender\b/i, de: /Tender/, hu: /szerkocsi/i },
  { en: /\bfreight markers?\b/i, de: /Frachtmarker/, hu: /árujelző/i },
  { en: /\bboost(ed)?\b/i, de: /Zusatz/, hu: /pluszlépés/i },
  { of: ['spike'], en: /\bmarket\b/i, de: /markt/i, hu: /árupiac|piac/i },
  { en: /\bmatch files?\b/i, de: /Partiedatei/, hu: /játszmafájl/i },
  { en: /\bjournal\b/i, de: /Protokoll/, hu: /napló/i },
]

/** Words that mislead, and what is wrong with them. */
export interface Trap {
  readonly of: string
  readonly language: 'de' | 'hu'
  readonly word: RegExp
  readonly why: string
}

export const TRAPS: readonly Trap[] = [
  { of: 'steam', language: 'de', word: /Güterwürfel|Güterauslage/, why: 'that is Age of Steam' },
  { of: 'age-of-steam', language: 'de', word: /Warenstein|Hügel|Gleiskante/, why: 'that is Steam' },
  { of: 'rail', language: 'de', word: /Warenstein|Güterwürfel|Gleiskante/, why: 'both games say this' },
  { of: 'steam', language: 'de', word: /[Üü]berbau/, why: 'printed: aufwerten, Aufwertung' },
  { of: 'spike', language: 'de', word: /'Zug beenden/, why: 'a Zug is a train: Spielzug' },
  {
    of: 'spike',
    language: 'de',
    word: /Großstadt|Großstädte|Vertrag/,
    why: 'every place is a Stadt, a contract an Auftrag',
  },
  { of: 'all', language: 'de', word: /am Zug\b/, why: 'a Zug is a train: du bist dran' },
  { of: 'all', language: 'de', word: /Standardspiel/, why: 'printed: Expertenspiel' },
  { of: 'all', language: 'de', word: /[Ss]pielbrett/, why: 'printed: Spielplan' },
  { of: 'all', language: 'de', word: /Schritte? Einkommen/, why: 'nobody says so: 1 Einkommen' },
  { of: 'all', language: 'de', word: /Einkünfte|(?<!Anschluss)[Bb]ahnhof|Saat\b/, why: 'not in print' },
  { of: 'all', language: 'de', word: /\b(Ihnen|Ihren?|Ihrem)\b|(?<=[a-zäöü,] )Sie\b/, why: 'du' },
  { of: 'all', language: 'de', word: /\d[ \u00a0]?\$(?![\d{])/, why: '$5: before the figure' },
  { of: 'all', language: 'de', word: /daß|Fluß|muß/, why: 'old spelling' },
  { of: 'all', language: 'de', word: /\$\{name\}s\b/, why: 'no genitive of names: Hans, Max' },
  {
    of: 'all',
    language: 'de',
    word: /Verbindung (verloren|unterbrochen|zum Server)/,
    why: 'a Verbindung is a link of track',
  },
  { of: 'all', language: 'hu', word: /vörös/i, why: 'the colour is piros' },
  { of: 'all', language: 'hu', word: /jövedel/i, why: 'income is bevétel, as in print' },
  { of: 'all', language: 'hu', word: /(?<!\p{L})(meccs|parti(?!n))/iu, why: 'a match is játszma' },
  { of: 'all', language: 'hu', word: /(?<!\p{L})Önö?[knt]?(?!\p{L})/u, why: 'everybody is te' },
  { of: 'all', language: 'hu', word: /(?<!vég)állomás(?!főnök)/iu, why: 'a town tile is no állomás' },
  {
    of: 'all',
    language: 'hu',
    word: /kapcsolat (megszakad|bomlott|veszett)/i,
    why: 'kapcsolat is a link of track; the internet has a vonal',
  },
  { of: 'all', language: 'hu', word: /a\(z\)/i, why: 'the grammar knows the article' },
  { of: 'all', language: 'hu', word: /(?<!\p{L})az? \$\{/iu, why: 'the article before a slot comes from `the`' },
  {
    of: 'all',
    language: 'hu',
    word: /\$\{\w+\}-?(t|[aeoö]t|[bvr][ae]n?|n[ae]k|[hs]z?[oeö][zr])(?!\p{L})/u,
    why: 'no suffix on a slot: its vowels are not known',
  },
  {
    of: 'all',
    language: 'hu',
    word: /\$\{\w+\} (\p{L}+ )?(kockák|lapkák|részvények|pontok|fordulók|játékosok|kapcsolatok|kártyák|mezők|városok)(?!\p{L})/u,
    why: 'singular after a number',
  },
  {
    of: 'all',
    language: 'hu',
    word: /\d (kockák|lapkák|részvények|pontok|fordulók|játékosok|kapcsolatok|kártyák|mezők|városok)(?!\p{L})/u,
    why: 'singular after a number',
  },
  { of: 'all', language: 'hu', word: /\d \$(?!\{)|\$\d/, why: 'a sum is 5\u00a0$' },
  { of: 'all', language: 'hu', word: /“|(?<![=\p{L}\\])"\p{L}/u, why: 'quotes are „…”' },
  { of: 'all', language: 'hu', word: /\p{L}, és \p{L}+ [^.;:!?]{0,12} és /u, why: 'no comma before és in a list' },
  { of: 'all', language: 'hu', word: /[Öö]sszeköttet/, why: 'a link is kapcsolat' },
  { of: 'rail', language: 'hu', word: /szakasz/i, why: 'a segment is Spike’s: kapcsolat, pályadarab' },
  { of: 'steam', language: 'hu', word: /szakasz/i, why: 'a segment is Spike’s: kapcsolat, pályadarab' },
  { of: 'age-of-steam', language: 'hu', word: /szakasz/i, why: 'a segment is Spike’s: kapcsolat, pályadarab' },
  {
    of: 'all',
    language: 'hu',
    word: /(?<!\p{L})(tied|adj el részvény)(?!\p{L})|világos hely/iu,
    why: 'tiéd, kibocsát, kiemelt',
  },
]
