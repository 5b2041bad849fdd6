import type { Region } from '../../both/regions.ts'
import type { Duty } from '../agenda.ts'
import type { Store } from '../store.ts'
import type { Dump } from './dump.ts'

/** The object that a table moves to. */
export interface NextHome {
  /** Takes all over and begins the match, or has done so before; false when it has declined. */
  takeOver(dump: Dump, region: Region): Promise<boolean>
  /** Promises never to take it over, unless it has: says whether. */
  decline(): Promise<boolean>
}

export interface MovingParts {
  readonly store: Store
  readonly homeIn: (name: string, region: Region) => NextHome
  /** It is all there, and about to be forgotten here: everybody goes on over there. */
  readonly moved: () => void
  /** It could not be reached: the match begins here. */
  readonly stayed: () => void
}

/** A table under way. */
interface Move {
  readonly to: Region
  readonly name: string
  /** How often it was tried in vain, and when it is tried again. */
  readonly failed: number
  readonly due: number
}

const MOVING = 'moving'
const MOVED = 'moved'
const RETRY_MS = 2_000
/** After so many tries the match begins where it is. */
const PATIENCE = 3

/**
 * Takes a table to another part of the world, once, when its match begins. Where it goes is stored before anybody is
 * asked, and nothing is forgotten here before the other has it all: whatever breaks in between is tried again. It never
 * begins in both places: either the other has it, or the other has promised never to take it.
 */
export class Moving implements Duty {
  readonly #parts: MovingParts
  #underWay: Promise<void> | null = null

  constructor(parts: MovingParts) {
    this.#parts = parts
  }

  /** Nothing may change here any more. */
  get isOn(): boolean {
    return this.#move !== null
  }

  /** The name of the object that is the table now; null while this is. */
  get gone(): string | null {
    return this.#parts.store.kept<string>(MOVED)
  }

  get #move(): Move | null {
    return this.#parts.store.kept<Move>(MOVING)
  }

  begin(id: string, to: Region, now: number): void {
    this.#keep({ to, name: `${id}@${to}`, failed: 0, due: now })
  }

  /** What came along of being under way is over. */
  arrived(): void {
    this.#parts.store.keep(MOVING, null)
  }

  /** Resolves when this try is over. */
  settled(): Promise<void> {
    return this.#underWay ?? Promise.resolve()
  }

  due(): number | null {
    return this.#move?.due ?? null
  }

  perform(now: number): Promise<void> {
    this.#underWay ??= this.#try(now).finally(() => {
      this.#underWay = null
    })
    return this.#underWay
  }

  async #try(now: number): Promise<void> {
    const move = this.#move
    if (!move) return
    const { homeIn, moved, stayed, store } = this.#parts
    try {
      const next = homeIn(move.name, move.to)
      const taken = move.failed < PATIENCE ? await next.takeOver(store.dump(), move.to) : await next.decline()
      if (taken) {
        moved()
        this.#leave(move.name)
      } else {
        store.keep(MOVING, null)
        stayed()
      }
    } catch (error) {
      console.error('table not moved', move.name, error)
      this.#keep({ ...move, failed: move.failed + 1, due: now + RETRY_MS })
    }
  }

  #leave(name: string): void {
    const { store } = this.#parts
    store.once(() => {
      store.empty()
      store.keep(MOVED, name)
    })
  }

  #keep(move: Move): void {
    this.#parts.store.keep(MOVING, move)
  }
}
