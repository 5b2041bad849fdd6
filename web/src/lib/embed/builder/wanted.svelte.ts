import { CATALOGUE, entryOf } from '../../catalogue/catalogue.ts'
import { say } from '../../texts/language.svelte.ts'
import { problemWith } from '../attributes.ts'
import { freshMatch } from '../fresh.ts'
import type { Mode, Theme } from '../messages.ts'
import type { Attributes } from './snippet.ts'

export const LOADINGS = ['lazy', 'eager', 'click'] as const
export type Loading = (typeof LOADINGS)[number]

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark']

/** What is chosen on the page that writes the snippet. */
export class Wanted {
  kind = $state<'table' | 'fresh'>('fresh')
  table = $state('')
  game = $state(CATALOGUE[0]?.id ?? '')
  map = $state(CATALOGUE[0]?.maps[0]?.id ?? '')
  bots = $state(0)
  mode = $state<Mode>('play')
  theme = $state<Theme>('auto')
  accent = $state<string | null>(null)
  loading = $state<Loading>('lazy')
  height = $state('')

  readonly maps = $derived(entryOf(this.game)?.maps ?? [])
  /** How many bots may play on that map beside the reader. */
  readonly company: readonly number[] = $derived.by(() => {
    const [fewest, most] = this.maps.find(({ id }) => id === this.map)?.seats ?? [1, 1]
    return Array.from({ length: most - fewest + 1 }, (_, n) => fewest - 1 + n)
  })

  readonly attributes: Attributes = $derived({
    ...(this.kind === 'table'
      ? { table: this.table.trim(), ...(this.mode === 'watch' && { mode: this.mode }) }
      : { game: this.game, map: this.map, bots: String(this.bots) }),
    ...(this.theme !== 'auto' && { theme: this.theme }),
    ...(this.accent !== null && { accent: this.accent }),
    ...(this.loading !== 'lazy' && { loading: this.loading }),
    ...(this.height.trim() !== '' && { height: this.height.trim() }),
  })
  readonly problem: string | null = $derived.by(() => {
    if (this.kind === 'table' && this.table.trim() === '') return say('builder').noLink
    const get = (name: string): string | null => this.attributes[name] ?? null
    const fresh = this.kind === 'fresh' ? freshMatch(get) : null
    return problemWith(get, say('embed').wrong) ?? (typeof fresh === 'string' ? fresh : null)
  })

  constructor(table: string | null) {
    this.chooseGame(this.game)
    if (table === null) return
    this.kind = 'table'
    this.table = table
  }

  chooseGame = (game: string): void => {
    this.game = game
    this.chooseMap(this.maps[0]?.id ?? '')
  }

  chooseMap = (map: string): void => {
    this.map = map
    this.bots = this.company[0] ?? 0
  }
}
