import type { Webhook, WebhookState } from '../../protocol.ts'
import type { WebhookMessage } from './message.ts'
import type { Told } from './news.ts'

/** Where messages go, and how that went so far. */
export interface Hook extends Webhook {
  /** Of the table's page, where the host has it open. */
  readonly link: string
  readonly told: Told
  readonly last: WebhookState['last']
}

/** A message that is still to be sent; `n` only ever grows, so it never means two messages. */
export interface Letter {
  readonly n: number
  readonly message: WebhookMessage
  /** Attempts begun. */
  readonly attempts: number
  readonly due: number
}

/** The oldest go when there are more: whoever has not answered for so long is not waiting for them. */
const MOST_LETTERS = 50

/** The rows behind a hook: the hook itself, and the messages it has not got yet. Read once, since every entry asks. */
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

  /** What is still to be sent goes with the hook it was for. */
  put(hook: Hook | null): void {
    this.#sql.exec('DELETE FROM outbox')
    if (hook) this.note(hook)
    else this.#sql.exec('DELETE FROM webhook')
    this.#hook = hook
  }

  note(hook: Hook): void {
    this.#sql.exec('INSERT OR REPLACE INTO webhook (id, hook) VALUES (0, ?)', JSON.stringify(hook))
    this.#hook = hook
  }

  add(message: WebhookMessage, now: number): void {
    this.#sql.exec('INSERT INTO outbox (message, attempts, due) VALUES (?, 0, ?)', JSON.stringify(message), now)
    this.#sql.exec('DELETE FROM outbox WHERE n <= (SELECT max(n) FROM outbox) - ?', MOST_LETTERS)
  }

  get waiting(): number {
    return this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM outbox').one().n
  }

  /** The one to be sent next: they go in order. */
  get first(): Letter | null {
    const [row] = this.#sql
      .exec<{ n: number; message: string; attempts: number; due: number }>('SELECT * FROM outbox ORDER BY n LIMIT 1')
      .toArray()
    return row ? { ...row, message: JSON.parse(row.message) as WebhookMessage } : null
  }

  postpone({ n }: Letter, attempts: number, due: number): void {
    this.#sql.exec('UPDATE outbox SET attempts = ?, due = ? WHERE n = ?', attempts, due, n)
  }

  remove({ n }: Letter, nextNotBefore: number): void {
    this.#sql.exec('DELETE FROM outbox WHERE n = ?', n)
    this.#sql.exec('UPDATE outbox SET due = max(due, ?)', nextNotBefore)
  }
}
