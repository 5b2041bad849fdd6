import type { Store } from '../store.ts'
import type { Farewell, Frame, Seated } from './frames.ts'

const KEPT = 'galleries'
/** So much later the crowd hears of a move: the answer to whoever moved is out by then, and what bots do at once goes along. */
const LATER_MS = 30

/** One of them, and what it has still to be told. */
interface Gallery {
  readonly name: string
  /** How many are there, as it said last. */
  watching: number
  waiting: Frame[]
  busy: boolean
  /** How often somebody there has asked what is to be seen. */
  asked: number
}

export interface GalleriesParts {
  readonly store: Store
  readonly seated: (gallery: string) => Seated
  /** The object stays awake for it. */
  readonly outlive: (work: Promise<unknown>) => void
  /** There are more, or fewer, than before. */
  readonly counted: () => void
}

/**
 * Tells what everybody may see to those who watch from galleries: objects of their own with the sockets of many. They hear
 * of it a moment later than those who play, and nothing of it is in the way of a move: it is sent when the answer to the
 * move is out, whatever came meanwhile in one go. Which there are outlasts this object's sleep.
 */
export class Galleries {
  readonly #parts: GalleriesParts
  #all: Map<string, Gallery> | null = null
  #scheduled = false

  constructor(parts: GalleriesParts) {
    this.#parts = parts
  }

  get #galleries(): Map<string, Gallery> {
    this.#all ??= new Map((this.#parts.store.kept<string[]>(KEPT) ?? []).map((name) => [name, fresh(name)]))
    return this.#all
  }

  get areOpen(): boolean {
    return this.#galleries.size > 0
  }

  get watching(): number {
    return [...this.#galleries.values()].reduce((sum, { watching }) => sum + watching, 0)
  }

  /** From now on this one is told, until nobody is there any more. */
  join(name: string): void {
    const known = this.#galleries.get(name)
    const gallery = known ?? fresh(name)
    gallery.asked++
    if (known) return
    this.#galleries.set(name, gallery)
    this.#keep()
  }

  #keep(): void {
    this.#parts.store.keep(KEPT, [...this.#galleries.keys()])
  }

  tell(frame: Frame): void {
    for (const gallery of this.#galleries.values()) gallery.waiting.push(frame)
    if (this.#scheduled) return
    this.#scheduled = true
    setTimeout(() => {
      this.#scheduled = false
      for (const gallery of this.#galleries.values()) this.#parts.outlive(this.#send(gallery))
    }, LATER_MS)
  }

  /** One batch at a time, so that they come in their order. */
  async #send(gallery: Gallery): Promise<void> {
    if (gallery.busy) return
    gallery.busy = true
    try {
      while (gallery.waiting.length > 0) await this.#sendAll(gallery)
    } finally {
      gallery.busy = false
    }
  }

  async #sendAll(gallery: Gallery): Promise<void> {
    const { asked, waiting, watching } = gallery
    gallery.waiting = []
    gallery.watching = await this.#told(gallery, waiting)
    // It may have been closed meanwhile.
    if (this.#galleries.get(gallery.name) !== gallery) return
    if (gallery.watching === 0 && gallery.asked === asked) this.#leave(gallery)
    if (gallery.watching !== watching) this.#parts.counted()
  }

  /** What does not arrive is missed by the next, which then asks for the whole. */
  #told({ name, watching }: Gallery, frames: readonly Frame[]): Promise<number> {
    return this.#parts
      .seated(name)
      .hear(frames)
      .catch((error: unknown) => {
        console.error('gallery not reached', name, error)
        return watching
      })
  }

  #leave({ name }: Gallery): void {
    this.#galleries.delete(name)
    this.#keep()
  }

  /** Those who say things as this author go from there. */
  showOut(author: string, farewell: Farewell): void {
    for (const name of this.#galleries.keys())
      this.#parts.outlive(this.#parts.seated(name).dismiss(farewell, author).catch(Number))
  }

  /** All go: the table is no more, or elsewhere. */
  dismissAll(farewell: Farewell): void {
    for (const name of this.#galleries.keys())
      this.#parts.outlive(this.#parts.seated(name).dismiss(farewell, null).catch(Number))
    if (this.areOpen) this.forget()
  }

  /** Of a table that came from elsewhere: what it had there stayed there. */
  forget(): void {
    this.#parts.store.keep(KEPT, null)
    this.#all = new Map()
  }
}

const fresh = (name: string): Gallery => ({ name, watching: 0, waiting: [], busy: false, asked: 0 })
