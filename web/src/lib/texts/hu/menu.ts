import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/menu.ts'

const { the } = grammar

export const texts: Translated<typeof english> = {
  pace: {
    label: 'Botok tempója',
    paces: { read: 'lassú', quick: 'gyors', once: 'azonnali' },
  },
  plan: 'Tervezés',
  likes: { sound: 'Hang', leftHanded: 'Balkezes' },
  words: 'A tábla szavakban (w)',
  keys: 'Billentyűk (?)',
  title: 'Ez az asztal',
  look: 'A játszma visszanézése',
  recap: 'Mi történt? (r)',
  copyToWatch: 'Nézői link másolása',
  rules: 'Szabályok',
  embed: 'Asztal beágyazása egy oldalba',
  file: {
    download: 'A játszmafájl letöltése',
    failed: (why) => `A fájlt nem sikerült letölteni: ${why}`,
  },
  rematch: {
    go: 'A következő játszmához',
    watch: 'A következő játszma nézése',
    again: 'Új játszma',
    ask: 'Visszavágó',
  },
  away: {
    now: (name) => `${name} távol van.`,
    minutes: (name, count) => `${name} ${count} perce távol van.`,
    hours: (name, count) => `${name} ${count} órája távol van.`,
    late: 'Lejárt az ideje: bármelyik játékos botot ültethet a helyére, amíg vissza nem ér.',
    soon: 'Tíz perc után az összes többi játékos együtt, egy nap után bármelyikük botot ültethet a helyére, amíg vissza nem ér.',
    standIn: (name) => `Játsszon bot, amíg ${name} vissza nem ér`,
  },
  seat: {
    bot: 'Ezen a helyen bot játszik.',
    link: 'Nyisd meg a privát linkjét egy másik eszközön, és ott folytathatod.',
    copy: 'Privát link másolása',
    away: {
      now: 'Távol van.',
      minutes: (count) => `${count} perce távol van.`,
      hours: (count) => `${count} órája távol van.`,
    },
    soon: 'Tíz perc után az összes többi játékos együtt, egy nap után bárki botot ültethet ide.',
    letBot: 'Játsszon bot',
    letBotForMe: 'Játsszon bot helyettem',
  },
  fair: {
    title: 'Tiszta véletlen',
    told: 'Minden, amit húztatok, ebből a kezdőértékből következik, amely már az első lépés előtt megvolt: [seed]. Az SHA-256 lenyomata kezdettől ott volt az asztal menüjében: [sum]',
    carried:
      'Ez a játszma korábbi szabályokkal kezdődött. A maiakkal bejegyzésről bejegyzésre újrajátszva ugyanez jött ki.',
    check: 'Ellenőrizd itt és most',
    proved: (outcomes) =>
      `Ezzel a kezdőértékkel újrajátszva mind ${the(outcomes)} húzás kijön belőle, és az SHA-256 is az övé.`,
    disproved:
      'Ezzel a kezdőértékkel újrajátszva más jött ki. Ennek nem szabadna megtörténnie: őrizd meg a játszmafájlt.',
    kept: 'Minden, amit húzni fogtok, egy már rögzített kezdőértékből következik, amelyet a játszma végén megmutatunk. Tedd el az SHA-256 lenyomatát, ha akkor ellenőriznéd: [sum]',
  },
  tell: { tell: 'Szóljatok, ha én jövök', told: 'Értesítünk erről az asztalról' },
  channel: {
    told: 'Egy csatorna hírt kap erről az asztalról',
    tell: 'Csatorna értesítése',
    flavours: { json: 'egy program: JSON, aláírva', discord: 'Discord', slack: 'Slack' },
    isTold: (host, flavour) => `Erről az asztalról hírt kap: *${host}* (${flavour}).`,
    secret: 'Az üzeneteket ezzel a titokkal írjuk alá. Csak itt és most látható:',
    copySecret: 'A titok másolása',
    test: 'Próbaüzenet küldése',
    stop: 'Ne szóljunk többé',
    address: 'A webhook címe',
    for: 'Milyen üzenet',
    help: 'Üzenet megy, amikor elkezdődik a játszma, amikor valaki sorra kerül, és a végén. Annyit mond, amennyit egy néző is tudhat, és a címet itt senki sem látja.',
    start: 'Szóljunk ennek a csatornának',
    first: 'Az első üzenet már úton van.',
    nothing: 'Még nem ment üzenet.',
    arrived: (time) => `Az utolsó üzenet megérkezett: ${time}.`,
    noAnswer: (time) => `Egy üzenet nem érkezett meg (${time}): nem jött válasz.`,
    refused: (time, status) => `Egy üzenet nem érkezett meg (${time}): ez volt a válasz: ${status}.`,
    dropped: 'Öt próbálkozás után feladtuk.',
    again: 'Még próbálkozunk.',
    waiting: (count) => `${count} üzenet várakozik.`,
  },
}
