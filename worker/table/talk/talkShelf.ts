import type { Seat } from '#engine/core/index.ts'
import type { TalkLine } from '../../protocol.ts'

/** Older lines go: a match of weeks has hundreds. */
const MOST_LINES = 2_000
/** So many are told to whoever comes. */
const MOST_TOLD = 300

/** The rows behind the talk at a table. */
export class TalkShelf {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  has(author: string, key: string): boolean {
    return this.#sql.exec('SELECT 1 FROM talk WHERE author = ? AND key = ?', author, key).toArray().length > 0
  }

  add({ circle, seat, name, seq, at, text }: Omit<TalkLine, 'n'>, author: string, key: string): TalkLine {
    const { n } = this.#sql
      .exec<{ n: number }>(
        `INSERT INTO talk (circle, seat, name, seq, at, text, author, key)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?) RETURNING n`,
        circle,
        seat,
        name,
        seq,
        at,
        text,
        author,
        key,
      )
      .one()
    this.#sql.exec('DELETE FROM talk WHERE n <= ?', n - MOST_LINES)
    return { n, circle, seat, name, seq, at, text }
  }

  after(since: number, circles: readonly TalkLine['circle'][]): TalkLine[] {
    return this.#sql
      .exec<TalkLine & Record<string, SqlStorageValue>>(
        `SELECT n, circle, seat, name, seq, at, text FROM talk
         WHERE n > ? AND circle IN (?, ?) ORDER BY n DESC LIMIT ?`,
        since,
        circles[0] ?? '',
        circles[1] ?? '',
        MOST_TOLD,
      )
      .toArray()
      .reverse()
  }

  authorOf(n: number): string | null {
    const [row] = this.#sql.exec<{ author: string }>('SELECT author FROM talk WHERE n = ?', n).toArray()
    return row?.author ?? null
  }

  /** The lines that go. */
  silence(author: string): number[] {
    this.#sql.exec('INSERT INTO silenced (author) VALUES (?) ON CONFLICT DO NOTHING', author)
    return this.#sql
      .exec<{ n: number }>('DELETE FROM talk WHERE author = ? RETURNING n', author)
      .toArray()
      .map(({ n }) => n)
  }

  isSilenced(author: string): boolean {
    return this.#sql.exec('SELECT 1 FROM silenced WHERE author = ?', author).toArray().length > 0
  }

  showOut(author: string): void {
    this.#sql.exec('UPDATE silenced SET out = 1 WHERE author = ?', author)
  }

  isShownOut(author: string): boolean {
    return this.#sql.exec('SELECT 1 FROM silenced WHERE author = ? AND out = 1', author).toArray().length > 0
  }

  shownOut(): string[] {
    const rows = this.#sql.exec<{ author: string }>('SELECT author FROM silenced WHERE out = 1')
    return [...rows].map(({ author }) => author)
  }

  note(seat: Seat, text: string): void {
    if (text === '') this.#sql.exec('DELETE FROM note WHERE seat = ?', seat)
    else this.#sql.exec('INSERT OR REPLACE INTO note (seat, text) VALUES (?, ?)', seat, text)
  }

  notes(seats: readonly Seat[]): Record<string, string> {
    const rows = this.#sql.exec<{ seat: number; text: string }>('SELECT seat, text FROM note').toArray()
    return Object.fromEntries(rows.filter(({ seat }) => seats.includes(seat)).map(({ seat, text }) => [seat, text]))
  }
}
