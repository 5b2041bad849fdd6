import { ApiError, readTable } from '../device/asking/api.ts'
import { glanceAt } from '../device/glance.ts'
import { dropTable, type KnownTable, keepTable, knownTables, secretsOf } from '../device/keyring.ts'

/** So many are asked how they stand. */
const MOST = 10

/** The tables of this device: as they were when it last heard of them, and soon as they are. */
export class Tables {
  #known = $state.raw(knownTables().slice(0, MOST))

  /** Matches and lobbies one may want to go back to: those that wait for somebody here come first. */
  readonly open: readonly KnownTable[] = $derived(
    this.#known.filter((table) => !isOver(table)).sort((a, b) => Number(isCalled(b)) - Number(isCalled(a))),
  )
  readonly over: readonly KnownTable[] = $derived(this.#known.filter(isOver))

  /** Asks every table once, over HTTP: a line to each would wake them all for nothing. */
  refresh = async (): Promise<void> => {
    await Promise.all(this.#known.flatMap((table) => (table.alone ? [] : this.#ask(table))))
  }

  async #ask(table: KnownTable): Promise<void> {
    try {
      const summary = await readTable(table.id, secretsOf(table.id))
      this.#replace({ ...table, glance: glanceAt(summary, summary.yours) })
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) return
      dropTable(table.id)
      this.#known = this.#known.filter(({ id }) => id !== table.id)
    }
  }

  #replace(table: KnownTable): void {
    this.#known = this.#known.map((known) => (known.id === table.id ? table : known))
    // The list stays in its order: nobody has looked at it.
    keepTable(table, 'in place')
  }
}

const isOver = ({ glance }: KnownTable): boolean => glance?.status === 'over'
export const isCalled = ({ glance }: KnownTable): boolean => glance?.called === true
