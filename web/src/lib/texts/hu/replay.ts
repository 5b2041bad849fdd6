import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/replay.ts'

export const texts: Translated<typeof english> = {
  title: 'Játszmafájl megnyitása',
  lead: 'A Railhead minden asztala fájlként is odaadja a játszmáját. Ejts ide egyet: ebben a böngészőben játsszuk újra, nem küldünk el belőle semmit. Lépkedj benne, és játszd tovább bármelyik pillanatától.',
  drop: 'Ejtsd ide a fájlt',
  reading: (name) => `Olvasás: ${name}…`,
  choose: 'Fájl kiválasztása',
  file: 'Játszmafájl',
  failed: (name) => `Nem nyitható meg: ${name}`,
  wrong: (what) => `${what}.`,
  unreadable: (why) => `nem olvasható: ${why}.`,
  refused: (place, rule) => `${place}: a szabályok nem engedik (${rule}).`,
  lookBefore: (entries) => `Az előtte lévő ${entries} bejegyzés megnézése`,
  none: 'Nincs még fájlod? Minden asztal menüjében megtalálod. Asztalt a [kezdőlapon] nyithatsz.',
}
