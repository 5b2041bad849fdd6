import {
  type ActionOf,
  type Rules,
  type Seat,
  type SomeAction,
  type StateOf,
  seededChance,
} from '#engine/core/index.ts'
import type { Deed, Seeded } from '../practice/match.ts'
import type { Pointer } from '../practice/pointing.ts'

/** Some fields of an action; those that are left out may be anything. */
export type Like<Action extends SomeAction> = Action extends SomeAction ? Partial<Action> & Pick<Action, 'type'> : never

/** One thing that is explained, when the match asks for it. */
export interface LessonStep<Game extends Rules = Rules, Id extends string = string> {
  /** What is said: texts of this id. */
  readonly id: Id
  /** The question it belongs to. */
  readonly ask: string
  readonly points?: readonly Pointer[]
  /**
   * What is good here, the planned one first and whole. The step is for states in which one of these can be done and has
   * not been yet; without any it is for whoever has gone a way of their own, and whatever is legal is good.
   */
  readonly good?: readonly Like<ActionOf<Game>>[]
}

/** The newcomer always sits here. */
export const MINE: Seat = 0

/** One round with a newcomer: a deal where it goes well, who the others are, and what is said when. */
export interface Lesson<Game extends Rules = Rules, Id extends string = string> {
  readonly of: Seeded
  /** By seat, what the others do, in their order; what cannot be done is passed over. */
  readonly rivals: Readonly<Record<Seat, readonly ActionOf<Game>[]>>
  /** What they do when none of that can be done: the first that can. */
  readonly otherwise: readonly ActionOf<Game>[]
  /** The first that fits is shown; those without `good` at the end are for whoever has gone a way of their own. */
  readonly steps: readonly LessonStep<Game, Id>[]
  /** All has been shown. */
  isOver(state: StateOf<Game>): boolean
}

/** What a lesson tells at its end, of the match as it went. */
export interface Sum {
  readonly what: string
  /** As it is printed: `+$5`. */
  readonly amount: string
  readonly why: string
}

/** Here the types of a game end: whoever plays a lesson takes all of it from one game. */
export const ofAnyLesson = <Game extends Rules, Id extends string>(lesson: Lesson<Game, Id>): Lesson =>
  lesson as unknown as Lesson

/** What is explained to whoever is asked this now; null where nothing is. */
export function stepFor(lesson: Lesson, rules: Rules, state: unknown, deeds: readonly Deed[]): LessonStep | null {
  const { ask } = rules.turn(state)
  const fits = ({ good }: LessonStep) => good === undefined || good.some((one) => isAllowed(rules, state, MINE, one))
  return leftOf(lesson, deeds).find((step) => step.ask === ask && fits(step)) ?? null
}

/** Whether an action is one of those that were planned: that of this step, or that of a later one alike. */
export function isPlanned(lesson: Lesson, step: LessonStep, deeds: readonly Deed[], action: SomeAction): boolean {
  if (step.good === undefined || GOES_BACK.includes(action.type)) return true
  const alike = leftOf(lesson, deeds).filter(
    ({ ask, good }) => ask === step.ask && good?.[0]?.type === step.good?.[0]?.type,
  )
  return alike.some(({ good }) => good?.some((one) => isLike(one, action)))
}

/** Harms nobody, and undoes what was done. */
const GOES_BACK = ['takeBack']

/** The steps that are still to be done. */
function leftOf({ steps }: Lesson, deeds: readonly Deed[]): readonly LessonStep[] {
  const done: LessonStep[] = []
  for (const { seat, action } of deeds) {
    if (seat !== MINE) continue
    if (GOES_BACK.includes(action.type)) done.pop()
    const step = steps.find((one) => !done.includes(one) && one.good?.some((good) => isLike(good, action)))
    if (step) done.push(step)
  }
  return steps.filter((step) => !done.includes(step))
}

/** How many of the planned steps are behind whoever has done this. */
export function progressOf(lesson: Lesson, deeds: readonly Deed[]): { readonly done: number; readonly all: number } {
  const planned = (steps: readonly LessonStep[]) => steps.filter(({ good }) => good !== undefined).length
  const all = planned(lesson.steps)
  return { done: all - planned(leftOf(lesson, deeds)), all }
}

const isLike = (one: SomeAction, action: SomeAction): boolean =>
  Object.entries(one).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify((action as Record<string, unknown>)[field]),
  )

/** What another seat does: the first of its script that it has not done yet and the rules allow now. */
export function scripted(
  lesson: Lesson,
  rules: Rules,
  state: unknown,
  seat: Seat,
  deeds: readonly Deed[],
): SomeAction | null {
  const done = deeds.flatMap((deed) => (deed.seat === seat ? [JSON.stringify(deed.action)] : []))
  const left = (lesson.rivals[seat] ?? []).filter((action) => {
    const at = done.indexOf(JSON.stringify(action))
    if (at >= 0) done.splice(at, 1)
    return at < 0
  })
  return [...left, ...lesson.otherwise].find((action) => isAllowed(rules, state, seat, action)) ?? null
}

/** What chance would bring is no matter for that. */
const isAllowed = (rules: Rules, state: unknown, seat: Seat, action: SomeAction): boolean =>
  rules.play(state, seat, action, seededChance('', 0)).ok
