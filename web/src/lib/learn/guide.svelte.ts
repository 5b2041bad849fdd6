import { getContext, setContext } from 'svelte'
import type { Rules } from '#engine/core/index.ts'
import { myName } from '../device/keyring.ts'
import { remember, remembered } from '../device/storage.ts'
import type { Deed } from '../practice/match.ts'
import { PracticeFeed } from '../practice/practiceFeed.ts'
import { Session } from '../session/session.svelte.ts'
import { say } from '../texts/language.svelte.ts'
import { isPlanned, type Lesson, type LessonStep, MINE, progressOf, scripted, stepFor } from './lesson.ts'
import type { Course, StepWords } from './lessons.ts'

/** Between two moves of the others. */
const PAUSE_MS = 550

/** What this device keeps of a lesson that somebody has begun: it follows from what was done. */
interface Kept {
  readonly seed: string
  readonly deeds: readonly Deed[]
}

const keyOf = (lesson: Lesson): string => `lesson/${lesson.of.game}`

/** How far somebody is with a lesson; of another deal nothing is left. */
function keptOf(lesson: Lesson): readonly Deed[] {
  const kept = remembered<Partial<Kept> | null>(keyOf(lesson), null)
  return kept?.seed === lesson.of.seed && Array.isArray(kept.deeds) ? kept.deeds : []
}

/** Something was done that was not planned: at which step, after so many actions. */
interface Strayed {
  readonly words: StepWords
  readonly before: number
}

/** Goes along with a newcomer: what is said now follows from the match as it stands. */
export class Guide {
  readonly session: Session
  readonly course: Course
  readonly #feed: PracticeFeed
  #deeds = $state.raw<readonly Deed[]>([])
  #strayed = $state.raw<Strayed | null>(null)

  constructor(course: Course, rules: Rules) {
    const { lesson } = course
    let feed: PracticeFeed | undefined
    this.course = course
    this.session = new Session('', (events) => {
      feed = new PracticeFeed(
        {
          rules,
          of: lesson.of,
          seat: MINE,
          names: namesFor(lesson.of.seats),
          deeds: keptOf(lesson),
          answer: (state, seat, deeds) =>
            lesson.isOver(state as never) ? null : scripted(lesson, rules, state, seat, deeds),
          kept: (deeds) => this.#keep(deeds),
          pause: PAUSE_MS,
        },
        events,
      )
      return feed
    })
    this.#feed = feed as unknown as PracticeFeed
    this.#deeds = this.#feed.deeds
  }

  readonly step: LessonStep | null = $derived.by(() => {
    const { rules, now, called } = this.session
    return rules && called === MINE ? stepFor(this.course.lesson, rules, now, this.#deeds) : null
  })
  readonly words: StepWords | null = $derived.by(() => this.step && this.course.wordsOf(this.step.id))
  readonly isOver: boolean = $derived.by(() => this.course.lesson.isOver(this.session.now as never))
  readonly progress = $derived.by(() => progressOf(this.course.lesson, this.#deeds))

  get strayed(): StepWords | null {
    return this.#strayed?.words ?? null
  }

  takeBack = (): void => {
    const before = this.#strayed?.before
    this.#forget()
    if (before !== undefined) this.#feed.backTo(before)
    this.#feed.hold(false)
  }

  goOn = (): void => {
    this.#forget()
    this.#feed.hold(false)
  }

  beginAnew = (): void => {
    this.#forget()
    this.#feed.backTo(0)
    this.#feed.hold(false)
  }

  #forget(): void {
    this.#strayed = null
  }

  /** What was done last is judged by what was planned before it. */
  #keep(deeds: readonly Deed[]): void {
    const last = deeds.at(-1)
    const { lesson, wordsOf } = this.course
    const { step } = this
    const isNew = deeds.length > this.#deeds.length
    const planned = !isNew || last?.seat !== MINE || !step || isPlanned(lesson, step, this.#deeds, last.action)
    // Gone when it is taken back by hand, or when what was planned is done after all.
    if (!planned && step) {
      this.#strayed = { words: wordsOf(step.id), before: this.#deeds.length }
      this.#feed.hold(true)
    } else if (!isNew || last?.seat === MINE) {
      this.#forget()
      this.#feed.hold(false)
    }
    this.#deeds = deeds
    remember(keyOf(lesson), { seed: lesson.of.seed, deeds } satisfies Kept)
  }
}

const KEY = Symbol('guide')

/** While a component is set up. */
export const setGuide = (guide: Guide): Guide => setContext(KEY, guide)
export const guideHere = (): Guide => getContext<Guide>(KEY)

const namesFor = (seats: number): readonly string[] => {
  const [you, ...others] = say('learn').names
  return [myName() || you || '', ...others].slice(0, seats)
}
