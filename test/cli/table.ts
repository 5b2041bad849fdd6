/** Columns of text, numbers to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const all = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)))
  const isNumber = head.map((_, i) => rows.every((row) => typeof row[i] === 'number'))
  return all
    .map((row) =>
      row
        .map((cell, i) => (isNumber[i] ? cell.padStart(widths[i] as number) : cell.padEnd(widths[i] as number)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
