/** What everybody who only watches hears. Of an entry the log has the number; whatever else is said has none. */
export interface Frame {
  readonly seq: number | null
  readonly text: string
}

/** What somebody who comes to watch is told at first. */
export interface Briefing {
  readonly game: string
  /** The version of the rules that the table's code plays. */
  readonly version: number
  /** A whole `welcome`. */
  readonly welcome: string
  /** The last entry that it knows of. */
  readonly seq: number
  /** What was said among those who watch. */
  readonly talk: readonly { readonly n: number }[]
  /** Authors whom the host has shown out. */
  readonly out: readonly string[]
}

/** Why a line ends. */
export interface Farewell {
  readonly code: number
  readonly name: string
  readonly message: string
}

/** Of a table, for the galleries beside it. */
export interface Stage {
  /** What is to be seen since the entry `since`; from now on the gallery is told what happens. */
  briefing(gallery: string, since: number): Promise<Briefing | Farewell>
  /** What somebody there says, and what they are answered. */
  overheard(frame: string, whence: { readonly address: string | null; readonly page: string }): Promise<string[]>
}

/** Of a gallery, for its table. Each answers how many are there. */
export interface Seated {
  /** In their order; of the log entry by entry, so that it shows when some are missing. */
  hear(frames: readonly Frame[]): Promise<number>
  /** Sends all away, or those who say things as this author. */
  dismiss(farewell: Farewell, author: string | null): Promise<number>
}

/** Beyond so many the next who come to watch go to a gallery: what a move costs those who play does not grow with them. */
export const WATCHERS_AT_TABLE = 10
/** In one gallery of one address. How many galleries there are, and how many one holds, is for whoever runs this to say. */
export const WATCHERS_OF_ADDRESS = 100

export const galleryName = (table: string, k: number): string => `${table}.${k}`
export const tableOfGallery = (gallery: string): string => gallery.slice(0, gallery.lastIndexOf('.'))

/** In answers to those who come to watch: of a table with its own name, to go to its galleries; of a gallery whom it is full for. */
export const BESIDE = 'Railhead-Beside'
export const FULL = 'Railhead-Full'
export type FullFor = 'all' | 'address'
