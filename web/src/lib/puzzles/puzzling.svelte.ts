import type { Rules, SomeAction } from '#engine/core/index.ts'
import { haulsOf } from '#engine/puzzles/goods.ts'
import { isAnswered, worthOf } from '#engine/puzzles/measure.ts'
import { type Puzzle, positionOf } from '#engine/puzzles/puzzle.ts'
import { myName } from '../device/keyring.ts'
import type { Deed } from '../practice/match.ts'
import { PracticeFeed } from '../practice/practiceFeed.ts'
import { Session } from '../session/session.svelte.ts'
import { say } from '../texts/language.svelte.ts'

/** Between two actions of the solution, when it is shown. */
const PAUSE_MS = 1_100

export type Grade = 'best' | 'good' | 'missed'

/** A puzzle on the board: what was tried, what it comes to, and what is best. */
export class Puzzling {
  readonly puzzle: Puzzle
  readonly session: Session
  readonly #rules: Rules
  readonly #position: unknown
  readonly #feed: PracticeFeed
  readonly #start: number
  #deeds = $state.raw<readonly Deed[]>([])
  /** The solution is on the board, or comes onto it. */
  shows = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(puzzle: Puzzle, rules: Rules) {
    const { game, map, options, seats, seed, seat } = puzzle
    let feed: PracticeFeed | undefined
    this.puzzle = puzzle
    this.#rules = rules
    this.#position = positionOf(rules, puzzle)
    this.#start = puzzle.did.length
    this.session = new Session('', (events) => {
      feed = new PracticeFeed(
        {
          rules,
          of: { game, map, options, seats, seed },
          seat,
          names: namesAround(seat, seats),
          deeds: puzzle.did.map(([one, action]) => ({ seat: one, action })),
          stands: puzzle.did.length,
          // The question is what one does; nobody else moves.
          answer: () => null,
          kept: (deeds) => {
            this.#deeds = deeds
          },
          pause: 0,
        },
        events,
      )
      return feed
    })
    this.#feed = feed as unknown as PracticeFeed
    this.#deeds = this.#feed.deeds
  }

  /** What was done since. */
  readonly line: readonly SomeAction[] = $derived.by(() => this.#deeds.slice(this.#start).map(({ action }) => action))
  readonly answered: boolean = $derived.by(() => isAnswered(this.#rules, this.puzzle, this.session.now, this.line))
  /** What the answer comes to; null for more than anybody would reckon. */
  readonly value: number | null = $derived.by(() => this.worthOf(this.line))
  readonly grade: Grade | null = $derived.by(() => {
    if (!this.answered) return null
    const { value, puzzle } = this
    if (value === null) return 'missed'
    return value >= puzzle.best ? 'best' : value >= puzzle.second ? 'good' : 'missed'
  })

  worthOf(line: readonly SomeAction[]): number | null {
    return worthOf(this.#rules, this.puzzle, this.#position, line)
  }

  /** What a move of goods brings by itself. */
  gainOf(line: readonly SomeAction[]): number {
    const asked = JSON.stringify(line[0])
    const hauls = haulsOf(this.#rules, this.#position, this.puzzle.seat)
    return hauls.find(({ action }) => JSON.stringify(action) === asked)?.gain ?? 0
  }

  again = (): void => {
    clearTimeout(this.#timer)
    this.shows = false
    this.#feed.backTo(this.#start)
  }

  /** Plays what is best, action by action, on the board. */
  show = (): void => {
    this.again()
    this.shows = true
    this.#next(this.puzzle.solution)
  }

  #next([action, ...rest]: readonly SomeAction[]): void {
    if (!action) return
    this.#timer = setTimeout(() => {
      this.#feed.act(this.puzzle.seat, action)
      this.#next(rest)
    }, PAUSE_MS)
  }

  close = (): void => {
    clearTimeout(this.#timer)
    this.session.close()
  }
}

function namesAround(seat: number, seats: number): readonly string[] {
  const [you, ...others] = say('learn').names
  const mine = myName() || you || ''
  return Array.from({ length: seats }, (_, one) => (one === seat ? mine : (others[one < seat ? one : one - 1] ?? '')))
}
