import type { Areas } from '../../texts/areas.ts'

type Taglines = Areas['offer']['taglines']

/** What a game feels like, in a sentence or two; nothing for a game that nobody has described. */
export const taglineOf = ({ taglines }: { readonly taglines: Taglines }, game: string): string =>
  Object.hasOwn(taglines, game) ? taglines[game as keyof Taglines] : ''
