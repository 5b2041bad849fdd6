import type { Region } from '../../both/regions.ts'
import type { Duty } from '../agenda.ts'
import type { Live } from '../live.ts'
import { AS_HOST, notReady } from '../lobby.ts'
import type { Who } from '../seating.ts'
import type { Store } from '../store.ts'
import { betterRegion, type Distance } from './best.ts'
import type { Dump } from './dump.ts'
import { Moving, type NextHome } from './moving.ts'

/** Where a table is: the name of its object where that is another than it began in. */
export interface Whereabouts {
  readonly name: string | null
  /** It will be there for good. */
  readonly stays: boolean
}

export interface ResidenceParts {
  readonly store: Store
  readonly open: () => Live | null
  /** How far those who hold a seat are away; null where that is not known of all. */
  readonly distances: (live: Live) => readonly Distance[] | null
  readonly homeIn: (name: string, region: Region) => NextHome
  /** It has come from elsewhere: what it had there of objects beside it stayed there. */
  readonly arrived: () => void
  /** It is all over there: nobody is to stay here. */
  readonly left: () => void
  /** The match begins here. */
  readonly begin: () => void
  readonly replan: () => void
}

/** In which object of which part of the world a table is: it is made near its host, and may move when its match begins. */
export class Residence {
  readonly #parts: ResidenceParts
  readonly #moving: Moving

  constructor(parts: ResidenceParts) {
    this.#parts = parts
    this.#moving = new Moving({ ...parts, moved: parts.left, stayed: parts.begin })
  }

  /** Nothing may change here any more, and nothing is done here but to go. */
  get isMoving(): boolean {
    return this.#parts.open() !== null && this.#moving.isOn
  }

  get isGone(): boolean {
    return this.#parts.store.exists() && this.#moving.gone !== null
  }

  get duties(): readonly Duty[] | null {
    return this.isMoving ? [this.#moving] : null
  }

  /** While it moves, that is waited for. */
  async whereabouts(): Promise<Whereabouts> {
    const { store, open } = this.#parts
    if (!store.exists()) return { name: null, stays: false }
    await this.#moving.settled()
    const name = this.#moving.gone
    return { name, stays: name !== null || (open()?.room.status ?? 'lobby') !== 'lobby' }
  }

  /** The match is to start: says whether the table goes elsewhere first, and begins it there; then that is on its way. */
  leaves(live: Live, who: Who, now: number): Promise<void> | null {
    const { room } = live
    if (room.status !== 'lobby' || notReady(room, { ...AS_HOST, who })) return null
    const to = room.region ?? betterRegion(this.#parts.distances(live) ?? [])
    if (to === null) return null
    this.#moving.begin(room.id, to, now)
    // Should this object fall meanwhile, the alarm goes on with it.
    this.#parts.replan()
    return this.#moving.perform(now).then(this.#parts.replan)
  }

  /** A table from elsewhere, whose match begins here. Asked for again, it has done so. */
  takeOver(dump: Dump, region: Region): boolean {
    const { store, open, arrived, begin } = this.#parts
    if (store.exists()) return store.room() !== null
    store.restore(dump)
    this.#moving.arrived()
    arrived()
    open()?.settleIn(region)
    begin()
    return true
  }

  /** It will never be taken over, unless it has been. */
  decline(): boolean {
    this.#parts.store.migrate()
    return this.#parts.store.room() !== null
  }

  /** The table that moved away from here is no more. */
  async forget(): Promise<void> {
    const { store } = this.#parts
    if (store.exists() && this.#moving.gone !== null) await store.clear()
  }
}
