import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/tell.ts'

export const texts: Translated<typeof english> = {
  of: (name) => `${name} értesítései`,
  device: {
    here: 'Ez az eszköz értesítést kap.',
    another: (host) => `Egy másik eszköz (${host})`,
    start: 'Értesítés erre az eszközre',
    asking: 'A böngésződ megkérdezi, szabad-e…',
    help: 'Erre az eszközre jön üzenet, akkor is, ha nincs megnyitva az oldal. Csak a böngésződ gyártója továbbítja, és elolvasni ő sem tudja.',
    denied:
      'Ennek a böngészőnek azt mondták, hogy innen ne mutasson üzeneteket. Ezt az oldal beállításainál lehet megváltoztatni, gyakran a cím mellett.',
    install:
      'iPhone-on és iPaden csak a főképernyőn lévő oldalak küldhetnek üzenetet: nyisd meg a *Megosztás* menüt, válaszd a *Főképernyőhöz adás* pontot, nyisd meg onnan az asztalt a privát linkeddel (a menüjében van), és gyere vissza ide.',
    unsupported: 'Ez a böngésző nem fogad üzenetet, amíg nincs nyitva az oldal.',
    notOffered: 'Ez a webhely nem küld üzenetet eszközökre. A webhook attól még működik.',
    slow: 'A böngésző értesítési szolgáltatása nem válaszolt. Próbáld később vagy máshol.',
    failed: (why) => `Ez a böngésző nem engedte: ${why}`,
  },
  webhook: {
    title: 'Saját webhook értesítése',
    is: (host, flavour) => `${host} (${flavour})`,
    start: 'Értesítés erre a webhookra',
    help: 'A saját csatornád vagy programod. Arról szólunk neki, ami rád tartozik, és a címet itt senki sem látja.',
  },
  stop: (what) => `Ne kapjon értesítést: ${what}`,
  stopShort: 'Leállítás',
  kinds: {
    title: 'Miről',
    turn: 'Én jövök',
    time: 'Fogy az időm',
    began: 'Elkezdődött a játszma',
    over: 'Vége a játszmának',
    said: 'Valaki írt',
  },
}
