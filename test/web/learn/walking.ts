import { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { Rules, SomeAction } from '#engine/core/index.ts'
import { spike } from '#engine/spike/index.ts'
import { steam } from '#engine/steam/index.ts'
import { type Lesson, MINE, scripted, stepFor } from '#lib/learn/lesson.ts'
import { isMatch, SeededMatch } from '#lib/practice/match.ts'

export const RULES: Readonly<Record<string, Rules>> = { 'age-of-steam': ageOfSteam, steam, spike }

export interface Walk {
  readonly match: SeededMatch
  /** The steps that were shown, in their order. */
  readonly shown: readonly string[]
}

/** Goes through a lesson: the newcomer does this at each step, the others what is theirs. */
export function walked(
  lesson: Lesson,
  mine: (step: string, planned: SomeAction | undefined, state: unknown) => SomeAction,
): Walk {
  const rules = RULES[lesson.of.game] as Rules
  let match = SeededMatch.dealt(rules, lesson.of, MINE)
  const shown: string[] = []
  while (!lesson.isOver(match.view as never)) {
    const { seats } = rules.turn(match.state)
    const seat = seats.includes(MINE) ? MINE : (seats[0] as number)
    const action = seat === MINE ? own() : scripted(lesson, rules, match.state, seat, match.deeds)
    if (!action) throw new Error(`seat ${seat} has nothing to do at ${rules.turn(match.state).ask}`)
    const next = match.after({ seat, action })
    if (!isMatch(next)) throw new Error(`${next.rule} refuses ${JSON.stringify(action)}`)
    match = next
    if (match.deeds.length > 300) throw new Error('the lesson does not end')
  }
  return { match, shown }

  function own(): SomeAction {
    const step = stepFor(lesson, rules, match.view, match.deeds)
    if (!step) throw new Error(`nothing is said at ${rules.turn(match.view).ask}`)
    shown.push(step.id)
    return mine(step.id, step.good?.[0], match.state)
  }
}
