import { inject } from 'vitest'
import { seededPick } from '#engine/core/seeded/seeded.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What all chance of a test run follows from: always the same, unless `npm run fuzz` gives another. */
    readonly seed: number
  }
}

/** Choices for one test, by a name of its own: as they were in every run before, or fresh ones when fuzzing. */
export const picksFor = (name: string) => seededPick(`${inject('seed')}/${name}`)
