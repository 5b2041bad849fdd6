import type { Seat } from '#engine/core/index.ts'
import type { Session } from '../../../session/session.svelte.ts'
import { say } from '../../../texts/language.svelte.ts'

/** A place of a board, told. */
export interface PlaceInWords {
  readonly id: string
  readonly name: string
  readonly words: string
  readonly links: readonly { readonly to: string; readonly text: string }[]
}

/** Whose a link is, for whoever reads it. */
export function ownerInWords({ mine, nameOf }: Pick<Session, 'mine' | 'nameOf'>, seat: Seat | null): string {
  const t = say('senses').words
  return seat === null ? t.nobodys : mine.includes(seat) ? t.yours : nameOf(seat)
}
