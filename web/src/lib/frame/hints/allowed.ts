import type { Session } from '../../session/session.svelte.ts'

/**
 * Whether whoever is asked here may have a hint: where the table says so, or nobody else plays. It is worked out from
 * what this page sees anyway, so there is nothing that the table could keep from it; our page keeps to what was agreed.
 */
export function mayHint({ table, acting, draft, shown, rules, now, eyes, line }: Session): boolean {
  if (!table || acting === null || draft || shown !== null || !rules || line !== 'open') return false
  if (table.status !== 'running' || !(table.hints || isAgainstBots(table.seats))) return false
  // Of several seats at one device only one is seen; where nothing is hidden that is all the same.
  return eyes === acting || rules.view(now, null) === now
}

const isAgainstBots = (seats: readonly { readonly held: boolean }[]): boolean =>
  seats.filter(({ held }) => held).length === 1
