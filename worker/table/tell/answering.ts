import { simpleAnswers } from '#engine/simple/simple.ts'
import { seatName } from '../../both/seats.ts'
import { texts as names } from '../../both/texts/en/names.ts'
import type { Offered } from '../../protocol.ts'
import type { Live } from '../live.ts'
import type { News } from '../match.ts'
import { no, type Refused } from '../refused.ts'
import type { Answer, Links } from './links.ts'

export type Answered = { readonly ok: true; readonly offered: Offered } | Refused

export interface AnsweringParts {
  readonly links: Links
  readonly open: () => Live | null
  readonly played: (live: Live, news: readonly News[]) => void
}

/** Under which the answer lies in the log: so the log itself takes no link twice. */
const idOf = ({ seq, name }: Answer): string => `answer.${seq}.${name}`

/** Plays what links of messages answer, once. */
export class Answering {
  readonly #parts: AnsweringParts

  constructor(parts: AnsweringParts) {
    this.#parts = parts
  }

  /** What the link would answer; with `give` that is done. Null when there is no table. */
  async answer(token: string, give: boolean): Promise<Answered | null> {
    const live = this.#parts.open()
    if (!live) return null
    const answer = await this.#parts.links.read(live, token)
    // What the table is now: others may have acted while the link was looked at.
    const current = this.#parts.open()
    if (!answer || !current) return no('ANSWER-FORGED')
    const found = this.#offered(current, answer)
    if (!found.ok || !give) return found
    const done = current.acceptAction(
      { seats: [answer.seat], host: false },
      answer.seat,
      idOf(answer),
      found.action,
      Date.now(),
    )
    if (!done.ok) return done
    this.#parts.played(current, done.news)
    return found
  }

  #offered(live: Live, answer: Answer): { ok: true; offered: Offered; action: object } | Refused {
    const { room, match } = live
    const { seat, seq, name } = answer
    if (live.hasAccepted(seat, idOf(answer))) return no('ANSWER-USED')
    if (match?.at.seq !== seq || room.seats[seat]?.bot !== null) return no('ANSWER-LATE')
    const { rules, at } = match
    const simple = simpleAnswers(rules, at.state, seat).find((one) => one.name === name)
    if (!simple) return no('ANSWER-LATE')
    const { ask, round, rounds } = rules.turn(at.state)
    const asked = { game: room.game, map: room.map, seat, name: seatName(names, room.seats, seat), ask, round, rounds }
    return { ok: true, offered: { ...asked, answer: name, amount: simple.amount ?? null }, action: simple.action }
  }
}
