import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/steam/refusals.ts'

const { dollars } = grammar

const money = (amount: unknown): string => dollars(Number(amount))

export const texts: Translated<typeof english> = {
  'STM-RND-01': ({ phase }) => `Most nem lehet: az asztal itt tart: „${phase}”.`,
  'STM-SETUP-07': ({ least }) => `A licit legalább ${money(least)} legyen.`,
  'STM-SETUP-08': ({ most }) =>
    most === undefined
      ? 'Aki az árverést nyitja, mondjon egy licitet.'
      : `Legfeljebb ennyit tudsz fizetni: ${money(most)}.`,
  'STM-MONEY-05': ({ price, most }) =>
    price === undefined
      ? 'Ezt nem tudod kifizetni, még az összes megszerezhető tőkével sem.'
      : `Ez ${money(price)}-ba kerül; az összes megszerezhető tőkével együtt ennyid van: ${money(most)}.`,
  'STM-EXP-03': ({ max }) => `Legfeljebb ${max} egység tőkét szerezhetsz, egységenként 5\u00a0$-t.`,
  'STM-EXP-04': ({ price, most }) =>
    `Ez ${money(price)}-ba kerül, neked pedig ennyi van: ${money(most)}. Tőkét csak a forduló elején lehet szerezni.`,
  'STM-EXP-06': ({ highest }) =>
    Number(highest) < 0 ? 'A licit egész szám, dollárban.' : `A licit legyen több, mint ${money(highest)}.`,
  'STM-EXP-08': 'Nincs ingyenpasszod: az előző forduló Körsorrend lapkájával jár, és egyszer használható.',
  'STM-ACT-01': 'Ezt a lapkát már elvette valaki.',
  'STM-ACT-03': 'Csak a Városi termelés és a Városiasodás fordítható meg, és csak az alapjátékban.',
  'STM-ACT-04': 'A Városi termelés az árukészletből visz egy csoportot olyan nyomtatott városba, amely még nem kapott.',
  'STM-ACT-05': 'Nincs mit vinni vagy nincs hová: elfogyott az áru, a jelző vagy a város.',
  'STM-ACT-06': 'A mozdonyod már 6-os szintű.',
  'STM-ACT-07': 'Elfogyott az Új város vagy a település.',
  'STM-ACT-08':
    'Új város településre kerül, egyszer, a Városiasodással, egy megmaradt színben és egy árukocka-csoporttal.',
  'STM-TILE-07': ({ tile }) => `Elfogyott a dobozból: ${tile}.`,
  'STM-BUILD-03': ({ tile }) =>
    tile === 'urbanization'
      ? 'Kifizetted a Városiasodást: mielőtt befejezed, tedd le az Új várost.'
      : 'Kifizetted a Városi termelést: mielőtt befejezed, vigyél árut egy városba.',
  'STM-BUILD-05': 'Település-vágánylapka településre való, és településre más nem kerülhet.',
  'STM-BUILD-06': 'A vágány nem vezethet le a tábláról, sem vízbe, sem vastag fekete vonalon át.',
  'STM-BUILD-09': 'A legelső lapkád új vágánnyal egy városból induljon.',
  'STM-BUILD-16': ({ hex }) => `A második vágány a levegőben lóg (${hex}): kösd be saját vágánnyal, vagy vond vissza.`,
  'STM-BUILD-17': 'Az új lapka megtart minden meglévő vágányt, és hozzá is ad.',
  'STM-BUILD-20':
    'Csak befejezetlen kapcsolat szabad vége irányítható át: a tiéd, vagy gazdátlan, amely ott indul, ahol építhetsz.',
  'STM-ENG-08': 'Ebből a körből nincs mit visszavonni.',
  'STM-MOVE-01': 'Ott nincs ilyen kocka.',
  'STM-MOVE-08': 'A kocka egy városban sem jár kétszer.',
  'STM-MOVE-09': ({ twice }) =>
    twice === 'town'
      ? 'Ennél az asztalnál házi szabály, hogy a kocka egy településen csak egyszer halad át.'
      : 'A kocka egy kapcsolaton sem megy kétszer.',
  'STM-MOVE-10': ({ own, rival }) =>
    Number(own) === 0
      ? 'Az útvonal legalább egy kapcsolata legyen a tiéd.'
      : `Az útvonalon egyetlen más játékosnak sem lehet több kapcsolata, mint neked: ${own}, szemben ennyivel: ${rival}.`,
  'STM-MOVE-13': 'Egy szállítás pontjai bevételre vagy győzelmi pontra mennek, az összes egyfelé.',
}
