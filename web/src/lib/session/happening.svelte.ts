import { getContext, setContext, untrack } from 'svelte'
import type { PlayedStep } from '#client/mirror.ts'
import type { Session } from './session.svelte.ts'

/** A step, with the state it began from. */
export interface Move {
  readonly step: PlayedStep
  readonly before: unknown
}

/** So many are remembered: what they changed has faded long before there are more. */
const MOST = 24

/**
 * What has happened at the table since this page looks: every step as it comes in. Looking back it is the step looked
 * at (or those that are played back as one), so whatever shows how something changed shows it there too.
 */
export class Happening {
  /** The newest last. */
  moves = $state.raw<readonly Move[]>([])
  /** Changes with every step that is taken back. */
  undone = $state(0)
  #known: readonly PlayedStep[] | null = null
  #looking = false

  /** What is at hand when one comes is no news. To be called whenever the session has changed. */
  follow({ played, opening, shown, playback }: Pick<Session, 'played' | 'opening' | 'shown' | 'playback'>): void {
    const known = this.#known
    const returns = this.#looking && shown === null
    this.#known = played
    this.#looking = shown !== null
    if (shown !== null) this.moves = lookedAt(played, opening, playback?.from ?? shown - 1, shown)
    else if (known) untrack(() => this.#add(returns ? [] : this.moves, known, played, opening))
  }

  #add(shown: readonly Move[], known: readonly PlayedStep[], played: readonly PlayedStep[], opening: unknown): void {
    const last = known.at(-1)?.seq ?? -1
    const stands = new Set(played.map(({ seq }) => seq))
    const fresh = movesIn(played, opening).filter(({ step }) => step.seq > last)
    if (last >= 0 && !stands.has(last)) this.undone++
    this.moves = [...shown.filter(({ step }) => stands.has(step.seq)), ...fresh].slice(-MOST)
  }
}

const movesIn = (steps: readonly PlayedStep[], opening: unknown): Move[] =>
  steps.map((step, i) => ({ step, before: i === 0 ? opening : steps[i - 1]?.state }))

/** What is shown as one: the last of these steps, with the state before the first. */
function lookedAt(played: readonly PlayedStep[], opening: unknown, from: number, to: number): Move[] {
  const step = played[to - 1]
  return step && from < to ? [{ step, before: from > 0 ? played[from - 1]?.state : opening }] : []
}

const KEY = Symbol('happening')

export const setHappening = (): Happening => setContext(KEY, new Happening())
export const happeningHere = (): Happening | null => getContext<Happening | undefined>(KEY) ?? null
