import type { TellKind, TellTo } from '../../protocol.ts'
import type { Last } from '../post/postman.ts'
import type { Room } from '../store.ts'

/** How somebody who sits at the table is told of it. */
export interface Way {
  /** Its number; 1 and more. */
  readonly n: number
  /** Hash of the secret it was set with: it is for whoever holds seats by that secret, and goes when nobody does. */
  readonly holder: string
  /** As the client calls it. */
  readonly id: string
  readonly to: TellTo
  readonly kinds: readonly TellKind[]
  /** Where its page lives: links lead back there. */
  readonly page: string
  readonly last: Last | null
}

type Kept = Omit<Way, 'n' | 'holder' | 'id'>

/** As another table takes it over, where the same people sit. */
export type Taken = Omit<Way, 'n' | 'last'>

export const seatsOf = ({ seats }: Room, { holder }: Way): number[] =>
  seats.flatMap(({ secret }, seat) => (secret === holder ? seat : []))

/** The rows of all ways. Read once, since every entry asks. */
export class Ways {
  readonly #sql: SqlStorage
  #all: readonly Way[] | undefined

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  get all(): readonly Way[] {
    this.#all ??= this.#sql
      .exec<{ n: number; holder: string; id: string; way: string }>('SELECT n, holder, id, way FROM way ORDER BY n')
      .toArray()
      .map(({ way, ...row }) => ({ ...row, ...(JSON.parse(way) as Kept) }))
    return this.#all
  }

  /** What the table of the next match takes over. */
  get taken(): Taken[] {
    return this.all.map(({ holder, id, to, kinds, page }) => ({ holder, id, to, kinds, page }))
  }

  /** From the table of the match before, when there is none yet. */
  take(taken: readonly Taken[]): void {
    for (const { holder, id, ...way } of taken) this.put(holder, id, { ...way, last: null })
  }

  find(n: number): Way | null {
    return this.all.find((way) => way.n === n) ?? null
  }

  put(holder: string, id: string, kept: Kept): void {
    const { to, kinds, page, last } = kept
    this.#sql.exec(
      `INSERT INTO way (holder, id, way) VALUES (?, ?, ?) ON CONFLICT (holder, id) DO UPDATE SET way = excluded.way`,
      holder,
      id,
      JSON.stringify({ to, kinds, page, last }),
    )
    this.#all = undefined
  }

  remove({ n }: Way): void {
    this.#sql.exec('DELETE FROM way WHERE n = ?', n)
    this.#all = undefined
  }
}
