import type { FullRules } from '#engine/core/index.ts'
import { carriedOver, type Differing, takenBackAfter } from './carrying.ts'
import type { Position, Room, Store } from './store.ts'

/** What came of playing the match again under the rules of `version`, where it is not the same. */
const DIFFERS = 'differing'

/** Stretches of the log that were played by other rules, and were taken back when the match went on under newer ones. */
const ELSEWISE = 'elsewise'

interface Span {
  readonly after: number
  readonly to: number
}

/** What becomes of a match when the code plays another version of its rules; kept beside its log. */
export class Renewal {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** What was found for this version, if it was another match there. */
  differing(version: number): Differing | null {
    const known = this.#store.kept<Differing & { version: number }>(DIFFERS)
    return known?.version === version ? known : null
  }

  /** Whether the match is the same under these rules; if not, that is kept. Asked once for every version. */
  isSame(rules: FullRules, room: Room): boolean {
    const carried = carriedOver(this.#store, rules, room)
    if (!carried.same) this.#store.keep(DIFFERS, { version: rules.version, ...carried })
    return carried.same
  }

  /** Takes back what came after the entry `after`, so that these rules can go on from there. */
  goOn(rules: FullRules, after: number, now: number): Position {
    const there = takenBackAfter(this.#store, rules, after, now)
    this.#store.keep(ELSEWISE, [...this.#elsewise, { after, to: there.seq - 1 }])
    return there
  }

  /** What was played by other rules and taken back since means nothing to these: they know the entry before it. */
  meant(seq: number): number {
    return this.#elsewise.reduce((so, { after, to }) => (so > after && so <= to ? after : so), seq)
  }

  get #elsewise(): readonly Span[] {
    return this.#store.kept<Span[]>(ELSEWISE) ?? []
  }
}

/** The same match, which is one of these rules from here on. */
export const under = ({ version }: FullRules, room: Room): Room => ({
  ...room,
  rules: version,
  carried: room.carried ?? room.rules,
})
