/** Everything that a table has stored, by table of its database. */
export type Dump = Readonly<Record<string, readonly Record<string, SqlStorageValue>[]>>

export const dumpOf = (sql: SqlStorage): Dump =>
  Object.fromEntries(tablesOf(sql).map((name) => [name, sql.exec(`SELECT * FROM ${name}`).toArray()]))

/** Into tables that are there, and empty. */
export function restore(sql: SqlStorage, dump: Dump): void {
  for (const name of tablesOf(sql)) for (const row of dump[name] ?? []) insert(sql, name, row)
}

/** The tables stay, with nothing in them. */
export function empty(sql: SqlStorage): void {
  for (const name of tablesOf(sql)) sql.exec(`DELETE FROM ${name}`)
}

function tablesOf(sql: SqlStorage): string[] {
  const tables = sql.exec<{ name: string }>(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\'
     AND name NOT LIKE 'sqlite%' AND name <> 'migrations'`,
  )
  return [...tables].map(({ name }) => name)
}

function insert(sql: SqlStorage, name: string, row: Dump[string][number]): void {
  const columns = Object.keys(row)
  const slots = columns.map(() => '?').join(', ')
  sql.exec(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (${slots})`, ...Object.values(row))
}
