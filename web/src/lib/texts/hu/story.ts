import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/story.ts'

const { the } = grammar

export const texts: Translated<typeof english> = {
  title: 'Így történt',
  score: 'Pontszám',
  round: 'Forduló',
  caption: (what) => `${what}, minden forduló végén`,
  led: (name, round) =>
    round <= 1 ? `${name} az első fordulótól vezetett.` : `${name} vezetett ${the(`${round}. fordulótól`)}.`,
  bestWas: (sentence) => `A legjobb szállítás: ${sentence}`,
  show: 'Mutasd',
  forecast: 'Előrejelzés',
  forecastCaption: 'Mit ígért a játszma a játékosoknak egy jó bot számítása szerint',
  decided: (name, round) => `Az előrejelzés szerint ${the(`${round}. fordulótól`)} ${name} járt az élen.`,
  never: (name) => `Az előrejelzés szerint ${name} végig az élen járt.`,
  sources: {
    title: 'Miből jött össze',
    player: 'Játékos',
    own: 'Saját szállítások',
    others: 'Mások szállításai',
    market: 'Árupiac',
    contracts: 'Szerződések',
    route: 'Útvonalkártya',
  },
  missed: {
    title: 'Mi lehetett volna jobb',
    whose: 'Kinek a lépései',
    underway: (percent) => `Még egyszer végigmegyünk a játszmán: ${percent}%`,
    none: 'Nem volt drága hiba. Egy jó bot is nagyjából így játszott volna.',
    failed: 'Ezen az eszközön nem sikerült végigmenni a játszmán.',
    round: (round, lost) => `${round}. forduló, ${lost}`,
    better: (does) => `Jobb lett volna: ${does}.`,
    cost: (lost) => `Ugyanezzel a számítással ennyibe került: ${lost}.`,
    back: 'Vissza a történethez',
  },
  share: {
    link: 'A történet linkjének másolása',
    title: 'Így történt egy játszma',
    picture: 'Mentés képként',
    failed: 'A képet nem sikerült elkészíteni.',
    file: 'railhead-jatszma.png',
  },
}
