import { MOMENT } from '#worker/both/moments.ts'
import type { Areas } from '../texts/areas.ts'
import { COLOR } from './messages.ts'

const NAME = /^[\w-]{1,40}$/
const COUNT = /^\d$/

/**
 * What an embedder may ask for. The attributes of the element and the parameters of the frame's address have the same
 * names and are checked here, for both.
 */
const SHAPES = {
  /** The id of a table or its link. */
  table: /^(?:https?:\/\/[^/?#]+\/t\/)?(\w{16})([?#].*)?$/,
  game: NAME,
  map: NAME,
  seats: COUNT,
  bots: COUNT,
  mode: /^(play|watch)$/,
  theme: /^(auto|light|dark)$/,
  accent: COLOR,
  /** A move; -1 is the opening. */
  at: MOMENT,
  /** After this move begins what is told again. */
  since: MOMENT,
  loading: /^(lazy|eager|click)$/,
} as const

export type AttributeName = keyof typeof SHAPES
export const ATTRIBUTES = Object.keys(SHAPES) as AttributeName[]

/** `lang` is that of any page, and never wrong: one that is not ours leaves it to the reader. */
export type Get = (name: AttributeName | 'lang') => string | null

/** The first that has a value it cannot have. */
export const misshapen = (get: Get): AttributeName | undefined =>
  ATTRIBUTES.find((name) => {
    const value = get(name)
    return value !== null && !SHAPES[name].test(value)
  })

/** What is wrong with it, in a sentence for whoever wrote it. */
export function problemWith(get: Get, wrong: Areas['embed']['wrong']): string | null {
  const odd = misshapen(get)
  if (odd) return wrong.value(odd, String(get(odd)))
  if ((get('table') === null) === (get('game') === null)) return wrong.either
  return get('game') !== null && get('mode') === 'watch' ? wrong.watch : null
}

export const tableIn = (text: string): string => text.match(SHAPES.table)?.[1] ?? ''

/** The address of what is asked for. When this changes the frame loads anew; theme, accent and move can be told to it. */
export function pageOf(get: Get, site: string): URL {
  const table = get('table')
  const url = new URL(`/embed/${table ? `t/${tableIn(table)}` : 'new'}`, site)
  return withParameters(url, get, ['game', 'map', 'seats', 'bots', 'mode', 'lang'])
}

/** The same with what it is told from the beginning. */
export const frameOf = (get: Get, site: string): URL =>
  withParameters(pageOf(get, site), get, ['theme', 'accent', 'at', 'since'])

function withParameters(url: URL, get: Get, names: readonly Parameters<Get>[0][]): URL {
  for (const name of names) {
    const value = get(name)
    if (value) url.searchParams.set(name, value)
  }
  return url
}
