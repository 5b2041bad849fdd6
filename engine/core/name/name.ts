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

/** A character that is none of a name, by its kind, or `blank`: there is nothing to be seen. */
export interface NameFault {
  readonly fault: 'control' | 'direction' | 'half' | 'unseen' | 'blank'
  /** `U+200B`; nothing where the name is blank. */
  readonly code: string
}

/** What is wrong with it; null when it will do. */
export function nameFault(name: string): NameFault | null {
  const bad = [...name].find((character) => !FITS.test(character))
  if (bad !== undefined) return { fault: kindOf(bad), code: codeOf(bad) }
  return NAME.test(name) ? null : { fault: 'blank', code: '' }
}

function kindOf(character: string): NameFault['fault'] {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(character)) return 'control'
  if (/\p{Bidi_Control}/u.test(character)) return 'direction'
  return /\p{Cs}/u.test(character) ? 'half' : 'unseen'
}

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
