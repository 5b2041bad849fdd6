import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ageOfSteam, type Event, type State } from '#engine/age-of-steam/index.ts'
import { MAPS } from '#engine/age-of-steam/maps/index.ts'
import { BASE_STEPS } from '#engine/age-of-steam/steps.ts'
import { noviceBot } from '#engine/bots/index.ts'
import { randomBot } from '#engine/bots/random.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { factsOf } from '#lib/games/age-of-steam/maps/texts.ts'
import { wordsOn } from '#lib/games/age-of-steam/mapWords.ts'
import { rulesText } from '#lib/games/age-of-steam/rules/text.ts'
import { doingIn, myTask, phaseOf } from '#lib/games/age-of-steam/sentence.ts'
import { roundOf } from '#lib/games/age-of-steam/tabs/round.ts'
import { lineOf } from '#lib/games/age-of-steam/told/journal.ts'
import { refused } from '#lib/games/age-of-steam/told/refusals.ts'
import { wordsHere } from '#lib/games/age-of-steam/words.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'
import { anchorsOf } from '#lib/games/contract/rules/rulesText.ts'
import { texts as asks } from '#lib/texts/en/age-of-steam/asks.ts'
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
})

describe.each(MAPS)('$data.name', ({ data: { id }, steps }) => {
  it(`${CLIENT}/${id}/texts/en/rules.ts tells it in a few lines, each with a rule that is explained`, async () => {
    const facts = await factsOf(id)
    expect(facts.length).toBeGreaterThanOrEqual(steps ? 4 : 2)
    expect(facts.length).toBeLessThanOrEqual(8)
    const rules = await rulesText()
    expect(anchorsOf(rules)).toEqual(expect.arrayContaining(facts.map(({ rule }) => rule)))
    expect(rules.sections.map((section) => section.id)).toContain(id)
  })

  const refuses = globSync(`${ENGINE}/${id}/*.ts`).flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=refusal\(')AOS-[A-Z]+-\d+/g) ?? [],
  )

  it(`${CLIENT}/${id}/texts/en/words.ts says what is not allowed`, async () => {
    const said = await Promise.all(refuses.map(async (rule) => ({ rule, text: await refused({ rule, params: {} }) })))
    expect(said.filter(({ rule, text }) => text.includes(rule))).toEqual([])
  })

  it(`${CLIENT}/${id}/texts/en/words.ts names its prices`, () => {
    const { board, steps } = ageOfSteam.game(id)
    const kinds = ['simple', 'side-by-side', 'crossing'] as const
    const open = board.hexes.filter(({ place }) => place === null)
    const lines = open.flatMap((hex) => kinds.flatMap((kind) => steps.terrainPrice(hex, kind)))
    const discount = steps.bill === BASE_STEPS.bill ? [] : ['discount']
    const parts = new Set([...lines.map(({ what }) => what), ...discount])
    const names: Readonly<Record<string, string>> = { ...asks.prices, ...wordsOn(id).prices }
    expect([...parts].filter((what) => names[what] === undefined)).toEqual([])
  })

  it(`${CLIENT}/${id}/texts/en/rules.ts explains every rule that refuses`, async () => {
    expect(anchorsOf(await rulesText())).toEqual(expect.arrayContaining(refuses))
  })

  it(`${CLIENT}/${id}/texts/en/words.ts has what is played here and nowhere else`, { timeout: 30_000 }, () => {
    const seats = ageOfSteam.maps.find((map) => map.id === id)?.seats[0] ?? 0
    const words = wordsHere(id)
    const heard = new Map<string, Event>()
    const reasons = new Set<string>()
    const asked = new Set<string>()
    const unsaid = new Set<string>()
    for (const bot of [noviceBot, randomBot]) {
      const rules = told((event) => {
        heard.set(event.type, event)
        if (event.type === 'gained') reasons.add(event.reason)
      })
      const fixture = { rules, map: id, options: optionsWith({}, id), bots: Array(seats).fill(bot), seed: 'words' }
      const { state: last } = referee(fixture, (played) => {
        const state = played as State
        const { phase } = state.stage
        const { ask, seats, over } = ageOfSteam.turn(state)
        if (over || asked.has(ask)) return
        asked.add(ask)
        if (!roundOf(worldOf(ageOfSteam, state, String)).some((step) => step.id === phase)) unsaid.add(phase)
        if (phaseOf(state, words) === '') unsaid.add(phase)
        if (myTask(ageOfSteam.moves(state, seats[0] ?? 0), words) === '' || !doingIn(words)[ask]) unsaid.add(ask)
      })
      const world = worldOf(ageOfSteam, last as State, String)
      for (const [type, event] of heard) if (!QUIET.includes(type) && !lineOf(event, world)) unsaid.add(type)
    }
    expect([...reasons].filter((reason) => words.map.reasons?.[reason] === undefined)).toEqual([])
    expect([...unsaid]).toEqual([])
    expect(seats > 1 || words.map.alone !== undefined).toBe(true)
  })
})

/** Not worth a line of their own, at least not always. */
const QUIET = ['round', 'endedBuild']

/** The rules, and whoever wants to hear what happens. */
function told(hear: (event: Event) => void): FullRules {
  const play: typeof ageOfSteam.play = (...args) => {
    const step = ageOfSteam.play(...args)
    if (step.ok) step.events.forEach(hear)
    return step
  }
  return { ...ageOfSteam, play } as FullRules
}
