/** Whether two names at one table would be taken for each other. */

export function lookAlike(one: string, other: string): boolean {
  return folded(one) === folded(other) || skeleton(one) === skeleton(other)
}

/** The same name in other cases and widths; what is not seen does not count. */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[\s\u2800]+/gu, ' ')
    .trim()
    .toLowerCase()

/**
 * After the idea of Unicode's confusables (UTS #39), for letters of Greek, Cyrillic, Armenian, Coptic, Cherokee and Lisu that
 * look like Latin ones, and Latin letters and figures that look like each other. Each row is a Latin letter as it is seen,
 * and what is drawn like it. A name in one of those scripts stays as different from others as it was,
 * but for such letters.
 */
const LOOKS: Readonly<Record<string, string>> = {
  A: 'ΑАꓮᎪ',
  B: 'ΒВꓐᏴ',
  C: 'СϹꓚᏟⲤ',
  D: 'ꓓᎠ',
  E: 'ΕЕꓰᎬ',
  F: 'Ϝꓝ',
  G: 'ԌꓖᏀ',
  H: 'ΗНꓧᎻⲎ',
  J: 'ЈͿꓙᎫ',
  K: 'ΚКꓗᏦⲔ',
  L: 'ꓡᏞ',
  M: 'ΜМϺꓟᎷⲘ',
  N: 'ΝꓠⲚ',
  O: 'ΟОՕ0ꓳⲞ',
  P: 'ΡРꓑᏢⲢ',
  R: 'ꓣᎡᏒ',
  Q: 'Ԛ',
  S: 'ЅՏꓢᏚ',
  T: 'ΤТꓔᎢⲦ',
  U: 'Սꓴ',
  V: 'ѴꓦᏙ',
  W: 'ԜꓪᎳ',
  X: 'ΧХꓫⲬ',
  Y: 'ΥҮУꓬ',
  Z: 'ΖꓜᏃ',
  a: 'αаɑ',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еҽ',
  g: 'ɡց',
  h: 'һհ',
  i: 'іιı',
  j: 'јϳ',
  k: 'κ',
  l: 'ІΙӀӏI1|ǀꓲⲒ',
  n: 'ո',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛ',
  s: 'ѕ',
  u: 'υս',
  v: 'νѵ',
  w: 'ԝω',
  x: 'хχ',
  y: 'уγүʏ',
}

const SEEN_AS = new Map(
  Object.entries(LOOKS).flatMap(([seen, drawn]) => [...drawn].map((sign) => [sign, seen] as const)),
)

/** The name as it is seen. */
const skeleton = (name: string): string =>
  folded([...name.normalize('NFKC')].map((sign) => SEEN_AS.get(sign) ?? sign).join(''))
