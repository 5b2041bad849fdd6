import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ageOfSteam, type Event, type State } from '#engine/age-of-steam/index.ts'
import { MAPS } from '#engine/age-of-steam/maps/index.ts'
import { botsFor } from '#engine/bots/index.ts'
import type { Rules } from '#engine/core/rules.ts'
import { textOf } from '#lib/games/age-of-steam/maps/texts.ts'
import { MAP_WORDS, wordsOn } from '#lib/games/age-of-steam/maps/words.ts'
import { rulesText } from '#lib/games/age-of-steam/rules/text.ts'
import { refused } from '#lib/games/age-of-steam/texts/refusals.ts'
import { roundOf } from '#lib/games/age-of-steam/texts/round.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'
import { anchorsOf } from '#lib/games/contract/rulesText.ts'
import { optionsWith } from '../../engine/age-of-steam/position.ts'
import { referee } from '../../referee.ts'

/** Whoever adds a map and forgets a part of it finds here the file that it belongs in (docs/adding-a-map.md). */
const ENGINE = 'engine/age-of-steam/maps'
const CLIENT = 'web/src/lib/games/age-of-steam/maps'
const foldersIn = (path: string): string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))

describe('what lies in a folder of maps is found', () => {
  const ids = MAPS.map(({ data }) => data.id)

  it.each(foldersIn(ENGINE))(`${ENGINE}/index.ts lists %s`, (map) => expect(ids).toContain(map))

  it.each(foldersIn(CLIENT))(`${CLIENT}/%s bears the name of a map`, (map) => expect(ids).toContain(map))

  it.each(foldersIn(CLIENT).filter((map) => existsSync(`${CLIENT}/${map}/words.ts`)))(
    `${CLIENT}/words.ts lists %s`,
    (map) => expect(Object.keys(MAP_WORDS)).toContain(map),
  )

  it(`${CLIENT}/words.ts lists nothing that is no map`, () => {
    expect(ids).toEqual(expect.arrayContaining(Object.keys(MAP_WORDS)))
  })
})

describe.each(MAPS)('$data.name', ({ data: { id }, steps }) => {
  it(`${CLIENT}/${id}/text.ts tells it in a few lines, each with a rule that is explained`, async () => {
    const { facts = [] } = (await textOf(id)) ?? {}
    expect(facts.length).toBeGreaterThanOrEqual(steps ? 4 : 2)
    expect(facts.length).toBeLessThanOrEqual(8)
    const rules = await rulesText()
    expect(anchorsOf(rules)).toEqual(expect.arrayContaining(facts.map(({ rule }) => rule)))
    expect(rules.sections.map((section) => section.id)).toContain(id)
  })

  const refuses = globSync(`${ENGINE}/${id}/*.ts`).flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=refusal\(')AOS-[A-Z]+-\d+/g) ?? [],
  )

  it(`${CLIENT}/${id}/refusals.ts says what is not allowed`, () => {
    expect(refuses.filter((rule) => refused({ rule, params: {} }).includes(rule))).toEqual([])
  })

  it(`${CLIENT}/${id}/text.ts explains every rule that refuses`, async () => {
    expect(anchorsOf(await rulesText())).toEqual(expect.arrayContaining(refuses))
  })

  it(`${CLIENT}/${id}/words.ts has what is played here and nowhere else`, () => {
    const seats = ageOfSteam.maps.find((map) => map.id === id)?.seats[0] ?? 0
    const reasons = new Set<string>()
    const phases = new Set<string>()
    for (const bot of botsFor('age-of-steam')) {
      const rules = told((event) => event.type === 'gained' && reasons.add(event.reason))
      const fixture = { rules, map: id, options: optionsWith({}, id), bots: Array(seats).fill(bot), seed: 'words' }
      referee(fixture, (state) => {
        const world = worldOf(ageOfSteam, state as State, String)
        const { phase } = world.state.stage
        if (phase !== 'over' && !roundOf(world).some((step) => step.id === phase)) phases.add(phase)
      })
    }
    expect([...reasons].filter((reason) => wordsOn(id).reasons?.[reason] === undefined)).toEqual([])
    expect([...phases]).toEqual([])
  })
})

/** The rules, and whoever wants to hear what happens. */
function told(hear: (event: Event) => void): Rules {
  const play: typeof ageOfSteam.play = (...args) => {
    const step = ageOfSteam.play(...args)
    if (step.ok) step.events.forEach(hear)
    return step
  }
  return { ...ageOfSteam, play } as Rules
}
