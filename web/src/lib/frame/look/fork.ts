import { newSecret } from '#worker/both/wire.ts'
import { ApiError, forkMatch } from '../../device/asking/api.ts'
import { keepHost, keepSeat, myName, secretsOf } from '../../device/keyring.ts'
import { whyNot } from '../../failures/whyNot.ts'
import type { Session } from '../../session/session.svelte.ts'
import { say } from '../../texts/language.svelte.ts'
import { generalRefusal } from '../../texts/refused.ts'

/** Who is to play on: me and bots, whoever comes by the link, or me on all seats. */
export type Company = 'bots' | 'friends' | 'alone'

type Forked = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: string }

type Place = { readonly name: string; readonly secret: string } | { readonly bot: string }

/** Makes a table that goes on from the moment this session looks at, and keeps what opens it. */
export async function forkFrom(session: Session, company: Company, mine: number, bot: string): Promise<Forked> {
  const places = placesFor(session, company, mine, bot)
  try {
    const wanted = { ...(await momentOf(session)), places, start: company !== 'friends' }
    const { id, hostSecret } = await forkMatch(wanted, session.readMatch ? [] : secretsOf(session.id))
    keepHost(id, hostSecret)
    for (const [seat, place] of places.entries()) if ('secret' in place) keepSeat(id, seat, place.secret)
    return { ok: true, id }
  } catch (error) {
    return { ok: false, problem: await wordsFor(error) }
  }
}

/** In a file there is only what stands: its entries are counted, not numbered. */
const momentOf = async ({ readMatch, id, seqShown, steps }: Session) =>
  readMatch ? { match: { ...(await readMatch()) }, at: steps.length - 1 } : { table: id, at: seqShown }

export function placesFor(
  session: Pick<Session, 'table' | 'nameOf'>,
  company: Company,
  mine: number,
  bot: string,
): Place[] {
  const seats = session.table?.seats ?? []
  if (company === 'friends') return []
  const mineHere = () => myName() || (seats[mine]?.bot == null ? session.nameOf(mine) : say('look').fork.player)
  const name = (seat: number) => (seat === mine ? mineHere() : session.nameOf(seat))
  // Two seats may have had one name, and mine may be another's.
  const names = distinct(seats.map((_, seat) => name(seat)))
  return seats.map((_, seat) =>
    company === 'alone' || seat === mine ? { name: names[seat] as string, secret: newSecret() } : { bot },
  )
}

function distinct(names: readonly string[]): string[] {
  const taken: string[] = []
  for (const name of names) {
    const free = (n: number): string => (n === 1 ? name : `${name} ${n}`)
    let n = 1
    while (taken.some((other) => other.toLowerCase() === free(n).toLowerCase())) n++
    taken.push(free(n))
  }
  return taken
}

async function wordsFor(error: unknown): Promise<string> {
  const t = say('look').fork
  const why = await whyNot(error)
  if (!(error instanceof ApiError)) return t.failed(why)
  return (await generalRefusal({ rule: error.code, params: error.params })) ?? t.refused(why, error.code)
}
