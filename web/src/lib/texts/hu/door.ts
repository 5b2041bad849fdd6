import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/door.ts'

const { list, moment, the } = grammar

export const texts: Translated<typeof english> = {
  closed: {
    title: 'Itt nincs átjárás',
    noTable: 'Ezen a címen nincs asztal. Egészben másoltad ki a linket?',
    badClient: 'Az asztal nem értette ezt az oldalt. Az újratöltés segít.',
    tooOld: 'Ez az oldal régebbi, mint az asztal. Töltsd újra, hogy folytathasd.',
    shownOut: 'Az asztal nyitója nem kér innen nézőket.',
    tooMuch: 'Ez az oldal egyszerre túl sokat küldött, ezért kitessékelték. Várj egy percet, aztán töltsd újra.',
    private:
      'Ez a játszma privát: csak az láthatja, aki játssza. Másik eszközön ültél le? Nyisd meg onnan a saját linkedet.',
    otherRules:
      'Ez a játszma más szabályokkal kezdődött, mint amilyenekkel itt ma játszunk. Megőrizzük, és a játszmafájlja letölthető.',
    otherRulesAt: (entry) =>
      entry < 0
        ? 'Ez a játszma más szabályokkal kezdődött, mint amilyenekkel itt ma játszunk: a maiak szerint már az előkészület más lett volna, ezért nem folytatható. Megőrizzük, és a játszmafájlja letölthető.'
        : `Ez a játszma más szabályokkal kezdődött, mint amilyenekkel itt ma játszunk: a maiak szerint már más lett volna ${the(`${entry + 1}. bejegyzés`)}. Megőrizzük, és a játszmafájlja letölthető.`,
    otherwise: (why) => `Az asztal bontotta a vonalat (${why}).`,
    reload: 'Újratöltés',
  },
  crowded: {
    why: 'Többen nézik ezt a játszmát, mint ahányan élőben láthatják. Ez a kép lépést tart vele, és amint lesz hely, magától az asztal kerül a helyére.',
    board: 'Az asztal játéktáblája',
    missing: 'Erről az asztalról most nincs kép.',
  },
  rules: {
    title: 'Folytatjátok a mai szabályokkal?',
    choice: (round, count) =>
      `Ehhez minden játékosnak bele kell egyeznie. A játszma akkor ${the(`${round}. fordulóban`)} folytatódik: az utolsó ${count === 1 ? 'lépés' : `${count} lépés`} visszavonódik.`,
    start: (count) =>
      `Ehhez minden játékosnak bele kell egyeznie. A játszma akkor ugyanazzal az előkészülettel elölről kezdődik: ${count === 1 ? 'az egyetlen lépés' : `mind ${the(count)} lépés`} visszavonódik.`,
    keep: 'Semmi sem történik, amíg nem egyezik bele mindenki. Előbb mentsd el a játszmafájlt: minden lépés benne van.',
    agreed: (names) => `${list(names)} beleegyezik.`,
    ask: 'Kérdezzünk meg mindenkit',
    alone: 'Folytatás',
    bot: 'A helyeden most bot játszik: vedd vissza, hogy beleszólhass.',
  },
  solo: {
    missing:
      'Ez a játszma nincs ezen az eszközön: a botok elleni játszma ott marad, ahol elkezdődött. Az is lehet, hogy újabbaknak adott helyet.',
    rules: 'Ez a játszma más szabályokkal kezdődött, mint amilyenekkel itt ma játszunk, ezért nem folytatható.',
    elsewhere: 'Ezt a játszmát most egy másik ablakban játszod.',
    here: 'Játsszuk itt',
    failed: 'A játszmát nem sikerült betölteni. Ha már van hálózat, segít az újratöltés.',
  },
  ending: {
    title: 'Ezt az asztalt hamarosan töröljük',
    text: (at) =>
      `Régóta nem történt itt semmi. Az asztalt ekkor töröljük: ${moment(at)}, hacsak addig nem lép valaki.`,
    read: 'Értem',
  },
  seat: {
    broken: 'Ez a link egy ülőhelyet hozna, de hiányos. Másold ki még egyszer a másik eszközön.',
    question: (seat) =>
      `Ezen az eszközön már van kulcs ehhez: ${seat}. ülőhely. Kipróbáljuk azt, amelyet ez a link hoz? A tiéd megmarad, hacsak az asztal nem ismeri az újat.`,
    tryIt: 'Próbáljuk',
    keepMine: 'Marad a régi',
    asking: 'Megkérdezzük az asztalt erről az ülőhelyről…',
    unknown: 'Ez a link ennél az asztalnál semelyik ülőhelyet sem nyitja. Lehet, hogy azóta más ül ott.',
    goOn: 'Folytatás nélküle',
  },
}
