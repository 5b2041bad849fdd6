/** What is still missing before a match can begin, and who can do something about it. */
export function missingText(empty: number, alone: boolean, host: boolean): string {
  if (empty === 0) return ''
  if (alone) return 'Sit down to play, or let a bot show how it is done.'
  const [seats, them] = empty === 1 ? ['One seat is', 'it'] : [`${empty} seats are`, 'them']
  const bots = host ? `, or give ${them} to a bot` : '; only whoever made the table can put a bot there'
  return `${seats} still empty: share the link${bots}.`
}
