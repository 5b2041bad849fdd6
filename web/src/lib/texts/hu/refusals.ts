import type { ChanceFault, Expected } from '#engine/core/index.ts'
import { spansOf } from '#worker/both/clock/spans.ts'
import { wrongInFile } from '#worker/both/faults.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as faults } from '#worker/both/texts/hu/faults.ts'
import type { texts as english } from '../en/refusals.ts'

const { longSpan } = spansOf('hu')

/** What is wrong with the address of a webhook. */
const WRONG_ADDRESS: Readonly<Record<string, string>> = {
  'too-long': 'A cím hosszabb, mint amilyet bármelyik szolgáltatás kiad.',
  'not-an-address': 'Ez nem webcím; így kell kezdődnie: https://.',
  'not-https': 'A címnek így kell kezdődnie: https://, hogy senki se olvashasson bele.',
  credentials: 'A címben nem lehet név és jelszó.',
  port: 'A címben nem lehet portszám.',
  'not-public': 'A címnek egy nyilvános gépre kell mutatnia, névvel.',
}

/** What is wrong with when somebody wants to rest. */
const WRONG_REST: Readonly<Record<string, string>> = {
  zone: 'Ezt az időzónát itt senki sem ismeri.',
  night: 'Egy éjszaka legfeljebb tizenkét óra.',
  days: 'A hétnek legfeljebb három napja lehet szabad.',
  holiday: 'A szabadság első napja megelőzi az utolsót, és legfeljebb négy hétig tart.',
}

const span = (minutes: unknown): string => longSpan(Number(minutes) * 60_000)

/** What a field of an action should be. */
const SHAPES: Readonly<Record<Expected, string>> = {
  int: 'egész szám',
  'int?': 'egész szám vagy semmi',
  text: 'rövid szöveg',
  'text?': 'rövid szöveg vagy semmi',
  'hidden text': 'rövid szöveg',
  ints: 'egész számok rövid listája',
  texts: 'rövid szövegek rövid listája',
  'ints by name': 'egész számok objektuma',
  'hidden texts by name': 'rövid szövegek objektuma',
  object: 'objektum',
  'short list': 'rövid lista',
  nothing: 'ilyen nevű mező nincs',
}

const CHANCE: Readonly<Record<ChanceFault, (outcome: unknown) => string>> = {
  empty: () => 'nincs miből húzni',
  hidden: () => 'rejtve van',
  other: (outcome) => `itt ez nem jöhet ki: ${outcome}`,
  missing: () => 'ehhez a húzáshoz nincs feljegyzett eredmény',
  needed: () => 'ide véletlen kell',
}

export const texts: Translated<typeof english> = {
  'RULE-UNTOLD': ({ rule }) => `A szabályok nem engedik (${rule}).`,
  'ACTION-SHAPE': ({ field, expected }) => `Hibás, ami érkezett: ${field} – ${SHAPES[expected as Expected]}.`,
  'ACTION-TYPE': 'Itt nincs ilyen akció.',
  'ORDER-TOPIC': 'Erről nem lehet előzetes utasítást adni.',
  'ORDER-NEVER': 'Ezt már nem fogjuk megkérdezni tőled.',
  'ORDER-ASK': 'Ez nem válasz arra, amit akkor kérdeznénk.',
  'ORDER-STOP': 'Ez a feltétel nem szól erről a kérdésről.',
  'ORDER-STEPS': 'Ez egyetlen válasz, nem több egymás után.',
  'ORDER-LASTS': 'Több lépés egymás után csak egyetlen alkalomra szólhat.',
  'ORDER-BEYOND': 'Senki sem tudja, mi lesz a kérdés e lépés után.',
  'ORDER-UNLESS': 'Megtörtént, amire azt kérted, hogy mégis kérdezzünk meg.',
  'ORDER-TOUCHED': ({ hex }) =>
    hex === undefined ? 'Valaki megváltoztatta azt, amiről szólt.' : `Valaki épített itt vagy mellette: ${hex}.`,
  'ORDER-WORTH': 'Már nem azt hozná, amit akkor, amikor az utasítást adtad.',
  'ORDER-BID': ({ least, most }) => `A következő licit ${least} lenne, és te legfeljebb ennyit szántál rá: ${most}.`,
  'ORDER-CARD': 'Nincs ilyen nyitott kártya.',
  'ORDER-BY-HAND': 'Te magad léptél, mielőtt sorra került volna.',
  'ORDER-UNDONE': 'Visszavonták, amit lépett.',
  'PLAN-NEVER': 'Ezt már nem fogjuk megkérdezni tőle.',
  'PLAN-LAST-ROUND': 'E forduló után nincs több.',
  'PLAN-ENDED': 'Ebben a lépésben már nincs több kérdés.',
  'PLAN-HIDDEN': 'Hogy mások mit tehetnének, az itt rejtve van.',
  'PLAN-BACK': 'Egy tervből kihagyni lehet egy lépést, visszavonni nem.',
  'PLAN-SHAPE': 'A tervet nem lehet elolvasni.',
  'PLAN-LONG': 'A terv túl hosszú.',
  'MATCH-OVER': 'Vége a játszmának.',
  'TURN-SEAT': 'Már nem te jössz.',
  'OPTION-UNKNOWN': ({ option }) => `Ezen a térképen nincs ilyen beállítás: „${option}”.`,
  'OPTION-VALUE': ({ option, value }) => `„${option}”: nincs ilyen érték: „${value}”.`,
  'MATCH-CHANCE': ({ fault, outcome }) =>
    `A fájlban a véletlen így nem jöhetett ki: ${CHANCE[fault as ChanceFault]?.(outcome)}.`,
  'MATCH-CHANCE-LEFT': 'A fájlban itt több a véletlen, mint amennyi kellett.',
  'MATCH-FILE': (facts) => `A játszmafájl hibás: ${wrongInFile(faults, facts)}.`,
  'TABLE-AWAY-SOON': ({ minutes }) =>
    `Aki ezen a helyen ül, csak most ment el; bot leghamarabb ennyi idő múlva veheti át: ${span(minutes)}.`,
  'TABLE-ALONE': 'Ez a játszma a te eszközödön van, csak botokkal: nincs kit megkérdezni.',
  'TABLE-BOT-PLAYS': 'Ezen a helyen bot játszik.',
  'TABLE-EMPTY-SEAT': ({ seat }) => `${Number(seat) + 1}. ülőhely: még üres.`,
  'TABLE-EXISTS': 'Ez az asztal már létezik.',
  'TABLE-FORK-HIDDEN': 'Itt valami rejtve van előtted: ezt a játszmát csak a vége után lehet továbbjátszani.',
  'TABLE-FORK-OVER': 'Ebben a pillanatban már vége a játszmának: nincs mit továbbjátszani.',
  'TABLE-FORK-RUNNING': 'Amíg a játszma tart, csak az játszhatja tovább egy pillanatától, aki benne van.',
  'TABLE-FORKED': 'Ez az asztal egy másik játszmát folytat: a játék, a térkép és a helyek adottak.',
  'TABLE-GIVE-UP': 'Helyet csak az asztal órája adhat fel.',
  'TABLE-GAME': 'Itt nincs ilyen játék.',
  'TABLE-HOST-SOON': ({ minutes }) =>
    `Az asztal nyitója csak most ment el; bármelyik itt ülő leghamarabb ennyi idő múlva teheti ezt meg: ${span(minutes)}.`,
  'TABLE-MAP': 'Ehhez a játékhoz nincs ilyen térkép.',
  'TABLE-NAME-TAKEN': 'Ennél az asztalnál már van valaki ezen a néven.',
  'TABLE-NO-BOT': 'Ehhez a játékhoz nincs ilyen bot.',
  'TABLE-NO-ENTRY': 'A játszmában nincs ilyen bejegyzés.',
  'TABLE-NO-SEAT': 'Nincs ilyen ülőhely.',
  'TABLE-NOT-ASKED': 'Senki sem kérdez téged.',
  'TABLE-NOT-HANDED-ON': 'Ezt a helyet nem kínálják, vagy már nem.',
  'TABLE-OWN-SEAT': 'Ez a hely a tiéd, vagy senkié.',
  'TABLE-PROPOSED': 'Valaki más kért már valamit: az az első.',
  'TABLE-UNDO-FAR': ({ most }) => `Egyszerre legfeljebb ${most} lépés vonható vissza.`,
  'TABLE-NOT-LATE': 'Ennek a játékosnak még van ideje: senki sem léphet helyette.',
  'TABLE-REST': ({ fault }) => WRONG_REST[String(fault)] ?? 'Ez nem pihenő.',
  'TABLE-NOT-HOST': 'Ezt csak az teheti meg, aki az asztalt nyitotta.',
  'TABLE-NOT-OVER': 'A játszmának még nincs vége.',
  'TABLE-NOT-SEATED': 'Visszavágót csak az kérhet, aki játszott.',
  'TABLE-NOT-STARTED': 'A játszma még nem kezdődött el.',
  'TABLE-NOT-YOURS': 'Ez másnak a helye.',
  'TABLE-OVER': 'Vége a játszmának.',
  'TABLE-PRESENT': 'Ezen a helyen ül valaki, és itt is van.',
  'TABLE-RULES-AFTER': 'A mai szabályokkal nem innen folytatódhatna a játszma.',
  'TABLE-RULES-SETUP': 'A mai szabályokkal már az előkészület más lett volna: ez a játszma nem folytatható.',
  'TABLE-RULES-VERSION': 'Ez a játszma más szabályokkal kezdődött, mint amilyenekkel itt ma játszunk.',
  'TABLE-PRIVATE': 'Ez a játszma privát: csak az látja, aki játssza.',
  'TABLE-SEAT-TAKEN': 'Valaki gyorsabb volt: ez a hely már foglalt.',
  'TABLE-SEATS': ({ fewest, most }) => `Ez a térkép ${fewest}–${most} játékosnak való.`,
  'TABLE-SEATS-CLAIMED': ({ people }) => `Ennél az asztalnál már ${people} ember ül.`,
  'TABLE-STARTED': 'A játszma elkezdődött; ezen már nem lehet változtatni.',
  'TALK-EMPTY': 'Nincs benne semmi olvasható.',
  'TALK-FAST': 'Lassabban: várj egy kicsit, mielőtt újra megszólalsz.',
  'TALK-NAME': 'Adj meg egy nevet, hogy tudják, ki beszél.',
  'TALK-PLAYER': 'Aki itt játszik, azt nem lehet elnémítani; de te nem vagy köteles hallani.',
  'TALK-SILENCED': 'Az asztal nyitója nem szeretné, hogy itt többet mondj.',
  'ANSWER-FORGED': 'Ezt a linket nem ez az asztal adta ki, vagy azóta más ül azon a helyen.',
  'ANSWER-LATE': 'A játszma továbbment, amióta ez a link elkészült.',
  'ANSWER-USED': 'Ezt a linket már felhasználták: megvan a válasz.',
  'TELL-MANY': ({ most }) => `Már ${most} módon értesítünk: előbb mondj le az egyikről.`,
  'TELL-NONE': 'Így már nem értesítünk.',
  'TELL-NO-PUSH': 'Ez a webhely nem küld üzenetet eszközökre.',
  'TELL-PUSH': 'Ez a böngésző olyan címet adott, amelyre nem lehet üzenetet küldeni.',
  'WEBHOOK-NONE': 'Erről az asztalról egyetlen csatorna sem kap hírt.',
  'WEBHOOK-SECRET': 'A JSON-üzenetekhez titok kell, amellyel aláírjuk őket.',
  'WEBHOOK-SOON': 'Az imént ment egy próbaüzenet; várj tíz másodpercet.',
  'WEBHOOK-URL': ({ fault }) => WRONG_ADDRESS[String(fault)] ?? 'Erre a címre nem lehet üzenetet küldeni.',
  'TABLE-LONG-TURN': ({ most }) => `Már ${most} dolgot tettél egyfolytában: most csak a kör vége jöhet.`,
  'TABLE-UNDO': 'Ezt nem lehet visszavonni: azóta más is lépett, vagy megszólalt a véletlen.',
  'TABLE-UNDO-OFTEN': ({ most }) => `Ennyiszer lehetett (${most}): ami most áll, az marad.`,
}
