import type { Webhook, WebhookState } from '../../protocol.ts'
import type { Told } from './news.ts'

/** Where messages go, and how that went so far. */
export interface Hook extends Webhook {
  /** Of the table's page, where the host has it open. */
  readonly link: string
  readonly told: Told
  readonly last: WebhookState['last']
}

/** The row behind a hook. Read once, since every entry asks. */
export class Shelf {
  readonly #sql: SqlStorage
  #hook: Hook | null | undefined

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  get hook(): Hook | null {
    if (this.#hook === undefined) {
      const [row] = this.#sql.exec<{ hook: string }>('SELECT hook FROM webhook').toArray()
      this.#hook = row ? (JSON.parse(row.hook) as Hook) : null
    }
    return this.#hook
  }

  put(hook: Hook | null): void {
    if (hook) this.#sql.exec('INSERT OR REPLACE INTO webhook (id, hook) VALUES (0, ?)', JSON.stringify(hook))
    else this.#sql.exec('DELETE FROM webhook')
    this.#hook = hook
  }
}
