import { MOMENT } from '#worker/both/moments.ts'
import { COLOR } from './messages.ts'

/**
 * What an embedder may ask for. The attributes of the element and the parameters of the frame's address have the same
 * names and are checked here, for both.
 */
const SHAPES = {
  /** The id of a table or its link. */
  table: /^(https?:\/\/[^/?#]+\/t\/)?\w{16}([?#].*)?$/,
  game: /^[\w-]{1,40}$/,
  map: /^[\w-]{1,40}$/,
  seats: /^\d$/,
  bots: /^\d$/,
  mode: /^(play|watch)$/,
  theme: /^(auto|light|dark)$/,
  accent: COLOR,
  /** A move; -1 is the opening. */
  at: MOMENT,
  loading: /^(lazy|eager|click)$/,
} as const

export type AttributeName = keyof typeof SHAPES
export const ATTRIBUTES = Object.keys(SHAPES) as AttributeName[]

export type Get = (name: AttributeName) => string | null

/** What is wrong with it, in a sentence for whoever wrote it. */
export function problemWith(get: Get): string | null {
  for (const name of ATTRIBUTES) {
    const value = get(name)
    if (value !== null && !SHAPES[name].test(value)) return `${name}="${value}" is not understood.`
  }
  if ((get('table') === null) === (get('game') === null)) return 'Say either table="…" or game="…".'
  return get('game') !== null && get('mode') === 'watch'
    ? 'A fresh match cannot be watched: leave out mode="watch".'
    : null
}

export const tableIn = (text: string): string => text.match(/(\w{16})([?#].*)?$/)?.[1] ?? ''

/** The address of what is asked for. When this changes the frame loads anew; theme, accent and move can be told to it. */
export function pageOf(get: Get, site: string): URL {
  const table = get('table')
  const url = new URL(`/embed/${table === null ? 'new' : `t/${tableIn(table)}`}`, site)
  return withParameters(url, get, ['game', 'map', 'seats', 'bots', 'mode'])
}

/** The same with what it is told from the beginning. */
export const frameOf = (get: Get, site: string): URL =>
  withParameters(pageOf(get, site), get, ['theme', 'accent', 'at'])

function withParameters(url: URL, get: Get, names: readonly AttributeName[]): URL {
  for (const name of names) {
    const value = get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return url
}
