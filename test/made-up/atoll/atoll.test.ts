import { describe, expect, it } from 'vitest'
import type { Run } from '#engine/age-of-steam/game.ts'
import { type Action, ageOfSteam } from '#engine/age-of-steam/index.ts'
import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import { greedyBot } from '#engine/bots/index.ts'
import { randomBot } from '#engine/bots/random.ts'
import { noChance } from '#engine/core/chance.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { entryOf } from '#lib/catalogue/catalogue.ts'
import { factsOf } from '#lib/games/age-of-steam/maps/texts.ts'
import { wordsOn } from '#lib/games/age-of-steam/mapWords.ts'
import { ageOfSteamPicture } from '#lib/games/age-of-steam/picture.ts'
import { roundOf } from '#lib/games/age-of-steam/tabs/round.ts'
import { lineOf } from '#lib/games/age-of-steam/told/journal.ts'
import { worldOf } from '#lib/games/age-of-steam/world.ts'
import { gameUi } from '#lib/games/registry/registry.ts'
import BoardPicture from '#lib/pictures/BoardPicture.svelte'
import { svgFile } from '#lib/pictures/svg.ts'
import { begin, building, incomes, movingGoods, optionsWith, refusedBy } from '#test/engine/age-of-steam/position.ts'
import { referee } from '#test/referee.ts'

const map = 'atoll'
const ui = gameUi('age-of-steam')

const rich = building({ map, players: { 0: { money: 50, hasBuilt: true } } })
const onReef = (rotation: number): Action => ({ type: 'build', hex: 'C1', tile: 'straight', rotation })

describe('the rules of Atoll', () => {
  it('AOS-ATO-01: nothing is built on the reef', () => {
    expect([0, 1, 2].map((rotation) => refusedBy(rich, 0, onReef(rotation)))).toContain('AOS-ATO-01')
    const moves = ageOfSteam.moves(rich, 0)
    const sites = moves.ask === 'build' ? moves.sites.filter(({ placements }) => placements.length > 0) : []
    expect(sites.map(({ hex }) => hex)).toContain('B2')
    expect(sites.map(({ hex }) => hex)).not.toContain('C1')
  })

  it('AOS-ATO-02: the tide helps whoever has least', () => {
    const state = movingGoods({ map, seats: 3, players: { 1: { income: 2 } } })
    const run: Run = { game: ageOfSteam.game(map), chance: noChance, state, events: [] }
    run.game.steps.growthStart(run)
    expect(incomes(run.state)).toEqual([1, 2, 1])
  })

  it.each([3, 4])('make a whole match with %i seats, of either bot (AOS-ATO-03)', (seats) => {
    for (const bot of [randomBot, greedyBot]) {
      const bots = Array.from({ length: seats }, () => bot)
      const played = referee({ rules: ageOfSteam as FullRules, map, options: optionsWith({}, map), bots, seed: 'tide' })
      expect(played.result.standings).toHaveLength(seats)
      expect(played.rounds).toBeLessThanOrEqual(3)
    }
  })
})

describe('the client', () => {
  it('offers it, and loads its rules without any other map', async () => {
    expect(entryOf('age-of-steam')?.maps.at(-1)).toEqual({ id: map, seats: [3, 4] })
    const rules = (await ui?.rules(map)) as AgeOfSteam | undefined
    expect(rules?.maps.map(({ id }) => id)).toEqual([map])
  })

  it('draws it, with its sign', () => {
    const laid = ageOfSteamPicture.bare(map)
    const svg = svgFile(BoardPicture, { laid, width: 600, height: 400, title: 'Atoll' }, false)
    expect(svg).toMatch(/^<svg .*Lighthouse.*<\/svg>$/s)
    const { scene, indexOf } = worldOf(ageOfSteam, begin(3, {}, {}, map), String, wordsOn(map))
    expect(scene.pins?.get(indexOf('F2'))).toEqual([{ sign: 'anchor', words: 'port' }])
  })

  it('tells it: facts, rules, refusals, the journal and the round', async () => {
    expect((await factsOf(map)).map(({ text }) => text)).toContain('Three rounds.')
    const rules = await ui?.rulesText()
    expect(rules?.lead).toContain('with seven maps')
    expect(rules?.sections.find(({ id }) => id === map)?.title).toBe('Map: Atoll')
    expect(await ui?.refused({ rule: 'AOS-ATO-01', params: { hex: 'C1' } })).toBe(
      'Nothing is built on the reef, and C1 is part of it.',
    )
    const world = worldOf(ageOfSteam, rich, (seat) => ['Ada', 'Ben', 'Cleo'][seat] ?? '')
    expect(lineOf({ type: 'gained', reason: 'tide', gains: [1, 0, 1] }, world)?.pieces).toEqual([
      'The tide helps: Ada +1 and Cleo +1.',
    ])
    expect(roundOf(world).map(({ id }) => id)).toContain('growth')
  })
})
