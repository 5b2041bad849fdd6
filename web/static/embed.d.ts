/**
 * Types for pages that embed a table of Railhead with `/embed.js`: put this file beside your code, or reference it.
 * What it describes is explained in docs/embedding.md.
 */

export type RailheadTheme = 'auto' | 'light' | 'dark'
export type RailheadMode = 'play' | 'watch'

export interface RailheadSeat {
  readonly seat: number
  readonly name: string
}

export interface RailheadPlace extends RailheadSeat {
  readonly place: number
  /** Null for who is out of the match. */
  readonly score: number | null
}

export interface RailheadReady {
  readonly table: string | null
  readonly link: string | null
  readonly game: string
  readonly map: string
  readonly mode: RailheadMode
  readonly status: 'offered' | 'lobby' | 'running' | 'over'
}

export interface RailheadTurn {
  readonly seq: number
  readonly round: number
  readonly rounds: number
  readonly phase: string
  readonly ask: string
  readonly seats: readonly RailheadSeat[]
}

export interface RailheadMove extends RailheadSeat {
  readonly seq: number
  readonly undone: boolean
}

export interface RailheadEnd {
  readonly seq: number
  readonly winners: readonly RailheadSeat[]
  readonly standings: readonly RailheadPlace[]
}

export interface RailheadResize {
  readonly height: number
}

/** The events of the element. */
export interface RailheadEventMap {
  'railhead-ready': CustomEvent<RailheadReady>
  'railhead-turn': CustomEvent<RailheadTurn>
  'railhead-move': CustomEvent<RailheadMove>
  'railhead-end': CustomEvent<RailheadEnd>
  'railhead-resize': CustomEvent<RailheadResize>
}

/** The same as messages, for a page that has the frame and not the element. */
export type RailheadMessage =
  | { readonly railhead: 1; readonly type: 'ready'; readonly detail: RailheadReady }
  | { readonly railhead: 1; readonly type: 'turn'; readonly detail: RailheadTurn }
  | { readonly railhead: 1; readonly type: 'move'; readonly detail: RailheadMove }
  | { readonly railhead: 1; readonly type: 'end'; readonly detail: RailheadEnd }
  | { readonly railhead: 1; readonly type: 'resize'; readonly detail: RailheadResize }

/** What such a page may send to the frame. */
export type RailheadCommand =
  | {
      readonly railhead: 1
      readonly type: 'theme'
      readonly detail: { readonly theme: RailheadTheme; readonly accent: string | null }
    }
  | { readonly railhead: 1; readonly type: 'seek'; readonly detail: { readonly seq: number | null } }

/** `<railhead-table>`. Properties are the attributes of the same name; null takes one away. */
export interface RailheadTableElement extends HTMLElement {
  table: string | null
  game: string | null
  map: string | null
  seats: string | null
  bots: string | null
  mode: string | null
  theme: string | null
  accent: string | null
  at: string | null
  since: string | null
  loading: string | null
  height: string | null
  ratio: string | null
  label: string | null
  /** Shows the match after this move; null as it stands. */
  seek(seq: number | null): void
  setTheme(theme: RailheadTheme): void
  addEventListener<Name extends keyof RailheadEventMap>(
    type: Name,
    listener: (this: RailheadTableElement, event: RailheadEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void
}

declare global {
  interface HTMLElementTagNameMap {
    'railhead-table': RailheadTableElement
  }
}
