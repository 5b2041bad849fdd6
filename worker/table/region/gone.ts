import { BESIDE } from '../gallery/frames.ts'

/** Names the object that has taken a table over, in answers of the one where it began. */
export const GONE = 'Railhead-Gone-To'

export const goneTo = (name: string): Response => elsewhere(GONE, name)

/** To the galleries of this table. */
export const sentBeside = (table: string): Response => elsewhere(BESIDE, table)

const elsewhere = (header: string, name: string): Response =>
  new Response(null, { status: 421, headers: { [header]: name } })
