/**
 * What a person may be called, wherever a name comes from: as one types it, with at least one sign that can be seen, and
 * nothing that is not seen itself but changes what is around it.
 */

/** Joiners, which Persian and many emoji need, and the sign that makes a heart a picture: as unseen, but harmless. */
const PASSING = String.raw`\u200c\u200d\ufe0f`
const FITTING = String.raw`(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|[${PASSING}])`
/** Neither space nor mark, nor the blank of braille. */
const SEEN = String.raw`[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]`

/** One pattern, since a schema has room for one. */
export const NAME = new RegExp(`^(?=[\\s\\S]*${SEEN})${FITTING}+$`, 'u')

const FITS = new RegExp(`^${FITTING}$`, 'u')

/** What is wrong with it in a few words; null when it will do. */
export function nameFault(name: string): string | null {
  const bad = [...name].find((character) => !FITS.test(character))
  if (bad !== undefined) return `${kindOf(bad)} (${codeOf(bad)}) cannot be part of a name`
  return NAME.test(name) ? null : 'a name needs at least one sign that can be seen'
}

function kindOf(character: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(character)) return 'a control character'
  if (/\p{Bidi_Control}/u.test(character)) return 'a sign that turns the direction of writing'
  return /\p{Cs}/u.test(character) ? 'half a character' : 'a sign that nobody sees'
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
