import { CITY, type SpecialData } from '#engine/track/board.ts'
import type { SignsOf } from '../parts.ts'
import type { texts } from './texts/en/words.ts'

interface Ports extends SpecialData {
  readonly ports?: { readonly names: readonly string[] }
}

export const SIGNS: SignsOf<typeof texts.signs> = ({ special = {} }, { port }) => {
  const { ports }: Ports = special
  return (ports?.names ?? []).map((name) => {
    return { name, kind: CITY, printed: true, pin: { sign: 'anchor', words: port } }
  })
}
