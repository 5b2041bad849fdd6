/** A message that is still to be sent; `n` only ever grows, so it never means two messages. */
export interface Letter {
  readonly n: number
  /** Whom it is for: 0 is the host's channel, any other a way of a player (tell/ways.ts). */
  readonly way: number
  /** As whoever wrote it keeps it. */
  readonly message: unknown
  /** Attempts begun. */
  readonly attempts: number
  readonly due: number
}

type Row = { n: number; way: number; message: string; attempts: number; due: number }

/** The oldest go when there are more: whoever has not answered for so long is not waiting for them. */
const MOST_LETTERS = 50

/** The messages of a table that are still to be sent, for everybody: in order for each. */
export class Outbox {
  readonly #sql: SqlStorage
  /** Every entry asks, and mostly there is nothing. */
  #empty: boolean | undefined

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Of one topic only the newest waits: what came before it is no news any more. */
  add(way: number, message: object, due: number, topic: string | null = null): void {
    if (topic !== null) this.drop(way, topic)
    const text = JSON.stringify(message)
    this.#sql.exec(
      'INSERT INTO outbox (way, topic, message, attempts, due) VALUES (?, ?, ?, 0, ?)',
      way,
      topic,
      text,
      due,
    )
    this.#empty = false
    this.#sql.exec(
      `DELETE FROM outbox WHERE way = ?1
       AND n <= (SELECT n FROM outbox WHERE way = ?1 ORDER BY n DESC LIMIT 1 OFFSET ${MOST_LETTERS})`,
      way,
    )
  }

  /** What nobody needs to hear any more. */
  drop(way: number, topic: string): void {
    if (!this.isEmpty) this.#sql.exec('DELETE FROM outbox WHERE way = ? AND topic = ?', way, topic)
  }

  clear(way: number): void {
    this.#sql.exec('DELETE FROM outbox WHERE way = ?', way)
    this.#empty = undefined
  }

  get isEmpty(): boolean {
    this.#empty ??= this.#sql.exec('SELECT 1 FROM outbox LIMIT 1').toArray().length === 0
    return this.#empty
  }

  waiting(way: number): number {
    return this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM outbox WHERE way = ?', way).one().n
  }

  /** For everybody who is told anything the one that is to be sent next. */
  firsts(): Letter[] {
    if (this.isEmpty) return []
    const rows = this.#sql
      .exec<Row>(
        'SELECT n, way, message, attempts, due FROM outbox WHERE n IN (SELECT min(n) FROM outbox GROUP BY way) ORDER BY n',
      )
      .toArray()
    this.#empty = rows.length === 0
    return rows.map((row) => ({ ...row, message: JSON.parse(row.message) as unknown }))
  }

  postpone({ n }: Letter, attempts: number, due: number): void {
    this.#sql.exec('UPDATE outbox SET attempts = ?, due = ? WHERE n = ?', attempts, due, n)
  }

  remove({ n, way }: Letter, nextNotBefore: number): void {
    this.#sql.exec('DELETE FROM outbox WHERE n = ?', n)
    this.#sql.exec('UPDATE outbox SET due = max(due, ?) WHERE way = ?', nextNotBefore, way)
    this.#empty = undefined
  }
}
