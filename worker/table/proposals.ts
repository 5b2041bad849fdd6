import type { Refusal, Seat } from '#engine/core/index.ts'
import type { TableInfo, Wanted } from '../protocol.ts'
import { notProposed, type Proposal, undecided, voteOf } from './accord.ts'
import { standinFor } from './bots.ts'
import { ANYBODY } from './handover.ts'
import type { Agreed, Live } from './live.ts'
import { no } from './refused.ts'
import type { Asking } from './seating.ts'
import type { SeatRow, Store } from './store.ts'

const KEPT = 'proposal'
/** How many there were: no two are ever taken for each other. */
const COUNT = 'proposals'

const NOTHING_YET: Agreed = { ok: true, news: [] }

/** What those who play are asked to agree to; it is done as soon as nobody is left who has not. */
export class Proposals {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** What everybody may know of it. */
  stands(live: Live): TableInfo['proposal'] {
    const proposal = this.#proposal(live)
    if (!proposal) return undefined
    const { n, wanted, by } = proposal
    const told = { n, wanted, by, undecided: stillAsked(live, proposal) }
    if (wanted.do !== 'take-back') return told
    const rows = live.playedSince(wanted.to)
    return { ...told, actions: rows.length, drawn: rows.some(({ entry }) => entry.chance !== undefined) }
  }

  propose(live: Live, wanted: Wanted, asking: Asking): Agreed {
    const refused = notProposed(live.room, wanted, asking, live.out) ?? notPossible(live, wanted)
    if (refused) return { ok: false, refusal: refused }
    const by = voteOf(live.room, asking.who) as Seat
    const other = this.#proposal(live)
    // Whoever wants something else takes back what they wanted before.
    if (other && other.by !== by) return no('TABLE-PROPOSED')
    if (other && JSON.stringify(other.wanted) === JSON.stringify(wanted)) return NOTHING_YET
    const n = (this.#store.kept<number>(COUNT) ?? 0) + 1
    this.#store.keep(COUNT, n)
    return this.#consider(live, { n, wanted, by, yes: [] }, asking.now)
  }

  answer(live: Live, n: number, yes: boolean, { who, now }: Asking): Agreed {
    const proposal = this.#proposal(live)
    // Settled meanwhile.
    if (proposal?.n !== n) return NOTHING_YET
    const asked = stillAsked(live, proposal).filter((seat) => who.seats.includes(seat))
    if (asked.length === 0 && !who.seats.includes(proposal.by)) return no('TABLE-NOT-ASKED')
    if (yes) return this.#consider(live, { ...proposal, yes: [...proposal.yes, ...asked] }, now)
    this.#store.keep(KEPT, null)
    return NOTHING_YET
  }

  /** Whoever was still to answer may have handed the seat to a bot, or to somebody else, or be out of the match. */
  settle(live: Live, now: number): Agreed {
    const proposal = this.#proposal(live)
    return proposal && stillAsked(live, proposal).length === 0 ? this.#consider(live, proposal, now) : NOTHING_YET
  }

  /** One that is about nothing any more is none. */
  #proposal(live: Live): Proposal | null {
    const proposal = live.room.status === 'running' ? this.#store.kept<Proposal>(KEPT) : null
    return proposal && isAboutNow(live, proposal.wanted) ? proposal : null
  }

  #consider(live: Live, proposal: Proposal, now: number): Agreed {
    const agreed = stillAsked(live, proposal).length === 0
    this.#store.keep(KEPT, agreed ? null : proposal)
    if (!agreed) return NOTHING_YET
    const { wanted } = proposal
    if (wanted.do === 'take-back') return live.takeBackTo(wanted.to, now)
    if (wanted.do === 'new-rules') return live.resume(wanted.after, now)
    live.changeSeat(wanted.seat, AGREED[wanted.do](standinFor(live.room.game)), now)
    return NOTHING_YET
  }
}

const stillAsked = (live: Live, proposal: Proposal): Seat[] => undecided(live.room, proposal, live.out)

/** What becomes of the seat of somebody who has gone. */
const AGREED: Readonly<Record<'stand-in' | 'offer', (bot: string) => (row: SeatRow) => SeatRow>> = {
  'stand-in': (bot) => (row) => ({ ...row, bot }),
  offer: (bot) => (row) => ({ ...row, bot: row.bot ?? bot, heir: ANYBODY }),
}

function notPossible(live: Live, wanted: Wanted): Refusal | null {
  if (wanted.do === 'take-back') return live.notTakenBack(wanted.to)
  return wanted.do === 'new-rules' ? live.notResumed(wanted.after) : null
}

/** A deploy may have come between a proposal and its last yes. */
function isAboutNow(live: Live, wanted: Wanted): boolean {
  if (wanted.do === 'take-back') return live.match !== null
  return wanted.do !== 'new-rules' || live.resumes?.after === wanted.after
}
