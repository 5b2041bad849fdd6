import { describe, expect, it } from 'vitest'
import type { ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { ActionOf } from '#engine/core/index.ts'
import type { spike } from '#engine/spike/index.ts'
import type { steam } from '#engine/steam/index.ts'
import { texts } from '#lib/texts/en/intents.ts'

type Words<Game> = Readonly<Record<ActionOf<Game>['type'], string>>

// An action without words, or words without an action, does not compile.
const words = texts.actions satisfies {
  'age-of-steam': Words<typeof ageOfSteam>
  steam: Words<typeof steam>
  spike: Words<typeof spike>
}

describe('what is asked once more', () => {
  it.each(Object.entries(words))('has words for every action of %s', (_, actions) => {
    for (const said of Object.values(actions)) expect(said).toMatch(/^[A-Z][a-z]+( [a-z]+)*$/)
  })
})
