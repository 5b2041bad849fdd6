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
  { of: 'steam', en: 'town', de: ['Stadt'] },
  { of: 'steam', en: 'city', de: ['Großstadt'] },
  { of: 'steam', en: 'New City', de: ['Neue Großstadt', 'Neuen Großstadt'] },
  { of: 'steam', en: 'cube', de: ['Warenstein'] },
  { of: 'steam', en: 'goods', de: ['Waren'] },
  { of: 'steam', en: 'goods supply', de: ['Warennachschub'] },
  { of: 'steam', en: 'City Growth', de: ['Warennachschub'] },
  { of: 'steam', en: 'First Move', de: ['Erster Transport'] },
  { of: 'steam', en: 'First Build', de: ['Erster Streckenbau'] },
  { of: 'steam', en: 'Turn Order', de: ['Spielerreihenfolge', 'Spieler\u00adreihenfolge'] },
  { of: 'steam', en: 'Engineer', de: ['Ingenieur'] },
  { of: 'steam', en: 'Urbanization', de: ['Urbanisierung'] },
  { of: 'steam', en: 'action tile', de: ['Aktionsplättchen'] },
  { of: 'steam', en: 'capital', de: ['Kapital'] },
  { of: 'steam', en: 'standard game', de: ['Expertenspiel'] },
  { of: 'steam', en: 'base game', de: ['Grundspiel'] },
  { of: 'steam', en: 'link', de: ['Verbindung'] },
  { of: 'steam', en: 'unowned', de: ['herrenlos', 'Herrenlos'] },
  { of: 'steam', en: 'hills', de: ['Hügel'] },
  { of: 'steam', en: 'exit', de: ['Gleiskante'] },
  { of: 'age-of-steam', en: 'town', de: ['Stadt'] },
  { of: 'age-of-steam', en: 'city', de: ['Großstadt'] },
  { of: 'age-of-steam', en: 'cube', de: ['Güterwürfel'] },
  { of: 'age-of-steam', en: 'goods', de: ['Güter'] },
  { of: 'age-of-steam', en: 'display', de: ['Auslage'] },
  { of: 'age-of-steam', en: 'share', de: ['Aktie'] },
  { of: 'age-of-steam', en: 'First Move', de: ['Erster Transport'] },
  { of: 'age-of-steam', en: 'First Build', de: ['Erster Bau'] },
  { of: 'age-of-steam', en: 'Turn Order', de: ['Reihenfolge'] },
  { of: 'age-of-steam', en: 'Production', de: ['Produktion'] },
  { of: 'age-of-steam', en: 'Growth', de: ['Güterwachstum'] },
  { of: 'age-of-steam', en: 'link', de: ['Verbindung'] },
  { of: 'age-of-steam', en: 'mountain', de: ['Berg'] },
  { of: 'age-of-steam', en: 'redirect', de: ['umgeleitet', 'umleiten', 'Umleitung'] },
  { of: 'rail', en: 'tile', de: ['Plättchen'] },
  { of: 'rail', en: 'track', de: ['Strecke'] },
  { of: 'rail', en: 'Locomotive', de: ['Reichweite'] },
  { of: 'rail', en: 'drop', de: ['steig', 'Aussteigen'] },
  { of: 'spike', en: 'city', de: ['Stadt', 'Städte'] },
  { of: 'spike', en: 'junction', de: ['Knotenpunkt'] },
  { of: 'spike', en: 'segment', de: ['Streckenabschnitt'] },
  { of: 'spike', en: 'contract', de: ['Auftrag', 'Aufträge'] },
  { of: 'spike', en: 'route card', de: ['Streckenkarte'] },
  { of: 'spike', en: 'rail card', de: ['Eisenbahnkarte'] },
  { of: 'spike', en: 'deck', de: ['Nachziehstapel'] },
  { of: 'spike', en: 'discard pile', de: ['Abwurfstapel'] },
  { of: 'spike', en: 'freight marker', de: ['Frachtmarker'] },
  { of: 'spike', en: 'boost', de: ['Zusatzbewegung'] },
  { of: 'spike', en: 'turn', de: ['Spielzug'] },
  { of: 'spike', en: 'advanced game', de: ['Fortgeschrittenenspiel'] },
  { of: 'all', en: 'your turn', de: ['Du bist dran', 'du bist dran'] },
  { of: 'all', en: 'journal', de: ['Protokoll'] },
  { of: 'all', en: 'match file', de: ['Partiedatei'] },
  { of: 'all', en: 'seed', de: ['Startwert'] },
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
]
