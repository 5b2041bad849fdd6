import type { PlayedStep } from '#client/mirror.ts'
import { say, speech } from '../texts/language.svelte.ts'
import { type Lesson, ofAnyLesson, type Sum } from './lesson.ts'

/** What is said at a step. */
export interface StepWords {
  readonly say: string
  /** Why this was planned, for whoever did something else. */
  readonly planned?: string
}

/** A lesson with what it says. */
export interface Course {
  readonly lesson: Lesson
  wordsOf(id: string): StepWords
  sums(opening: unknown, steps: readonly PlayedStep[], now: unknown): readonly Sum[]
}

type Words = { readonly steps: Readonly<Record<string, StepWords>> }

/** By game; loaded when somebody begins. */
const COURSES: Readonly<Record<string, () => Promise<Course>>> = {
  'age-of-steam': async () => {
    const [{ ageOfSteamLesson }, { sumsOfAgeOfSteam }] = await Promise.all([
      import('./lessons/age-of-steam.ts'),
      import('./sums/age-of-steam.ts'),
      speech.need('age-of-steam/lesson'),
    ])
    return courseOf(ofAnyLesson(ageOfSteamLesson), () => say('age-of-steam/lesson'), sumsOfAgeOfSteam)
  },
  steam: async () => {
    const [{ steamLesson }, { sumsOfSteam }] = await Promise.all([
      import('./lessons/steam.ts'),
      import('./sums/steam.ts'),
      speech.need('steam/lesson'),
    ])
    return courseOf(ofAnyLesson(steamLesson), () => say('steam/lesson'), sumsOfSteam)
  },
  spike: async () => {
    const [{ spikeLesson }, { sumsOfSpike }] = await Promise.all([
      import('./lessons/spike.ts'),
      import('./sums/spike.ts'),
      speech.need('spike/lesson'),
    ])
    return courseOf(ofAnyLesson(spikeLesson), () => say('spike/lesson'), sumsOfSpike)
  },
}

function courseOf<State>(
  lesson: Lesson,
  words: () => Words,
  sums: (opening: State, steps: readonly PlayedStep[], now: State) => readonly Sum[],
): Course {
  const wordsOf = (id: string): StepWords => {
    const said = words().steps[id]
    if (!said) throw new Error(`nothing is said at ${id}`)
    return said
  }
  return { lesson, wordsOf, sums: sums as Course['sums'] }
}

export const LESSONS = Object.keys(COURSES)

/** Null for a game without one. */
export const courseFor = (game: string): Promise<Course> | null => COURSES[game]?.() ?? null
