import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FullRules } from '#engine/core/index.ts'
import { figuresOf } from '#lib/games/contract/recap/figures.ts'
import { MOST_LINES, type RecapWords, recapOf } from '#lib/games/contract/recap/recap.ts'
import { sentenceOf } from '#lib/games/contract/told/tellings.ts'
import { gameUi } from '#lib/games/registry/registry.ts'
import { recapSentences } from '#lib/pictures/recap.ts'
import { everyEyes, follow } from '../../engine/eyes.ts'
import { NAMES, nameOf, PEOPLE, type PlayedMatch, playedMatch, stateAt } from './matches.ts'

const matches = NAMES.map(playedMatch)
const named = (name: string): PlayedMatch => matches.find((match) => match.name === name) as PlayedMatch

async function wordsOf(game: string): Promise<RecapWords> {
  const words = await gameUi(game)?.recap()
  if (!words) throw new Error('nobody tells')
  return words
}

async function told(match: PlayedMatch, from: number, to: number, you: number | null = null): Promise<string[]> {
  const words = await wordsOf(match.match.game)
  const stretch = { before: stateAt(match, from), steps: match.steps.slice(from, to) }
  return recapOf(words, stretch, { rules: match.rules, eyes: you, nameOf, you }).map(sentenceOf)
}

describe('a stretch in sentences', () => {
  it.each<[string, number, number, number | null, readonly string[]]>([
    [
      'age-of-steam-western-us-3',
      28,
      53,
      0,
      [
        'You built Memphis–Kansas City, made Kansas City a city, and moved 2 cubes for +3.',
        'Clara took Locomotive, built Des Moines–Omaha–Kansas City, and moved a black cube to Kansas City for +3.',
        'Brunel took Engineer, improved the locomotive to 4 links, and moved a red cube to Los Angeles for +1.',
        'You fell from $13 to $1.',
      ],
    ],
    [
      'age-of-steam-germany-4',
      259,
      288,
      0,
      [
        'Dora took Locomotive, built Paris–Saarbrücken–Stuttgart, and moved 2 cubes for +6.',
        'Clara, Brunel, and you built 2 links and moved 6 cubes.',
        'What others moved brought you +1, and you rose from $28 to $32.',
        'The match is over. Clara won.',
      ],
    ],
    [
      'steam-steam-ruhr-standard-6',
      326,
      363,
      null,
      [
        'Ada took Engineer, built Bonn–Köln, and moved 2 cubes for +2.',
        'Clara went first, took City Growth, and moved 2 cubes for +4.',
        'Dora and Fred moved 4 cubes.',
        'The match is over. Ada won.',
      ],
    ],
    [
      'spike-eastern-us-advanced-4',
      142,
      150,
      1,
      [
        'Ada drew 3 cards and delivered pigs to Miami for $10.',
        'You connected Raleigh for $3.',
        'Clara drew 1 card.',
        'You rose from $5 to $8.',
      ],
    ],
  ])('%s, steps %i to %i', async (name, from, to, you, sentences) => {
    expect(await told(named(name), from, to, you)).toEqual(sentences)
  })

  it.each(matches)(
    'is never more than four, each whole, whatever is missed and whoever reads: $name',
    async (match) => {
      const words = await wordsOf(match.match.game)
      const seats = match.seats
      const moment = fc.nat({ max: match.steps.length })
      fc.assert(
        fc.property(moment, moment, fc.option(fc.nat({ max: seats - 1 })), (a, b, you) => {
          const [from, to] = [Math.min(a, b), Math.max(a, b)]
          const [before, after] = [stateAt(match, from), stateAt(match, to)]
          const steps = match.steps.slice(from, to)
          const lines = recapOf(words, { before, steps }, { rules: match.rules, eyes: you, nameOf, you })
          expect(lines.length).toBeLessThanOrEqual(MOST_LINES)
          if (from === to) expect(lines).toEqual([])
          for (const line of lines) {
            expect(sentenceOf(line)).toMatch(/^\p{Lu}.*\.$/u)
            expect(sentenceOf(line)).not.toMatch(/undefined|null|NaN/)
          }
          const tallies = words.tallies()
          const { rows } = figuresOf(tallies, before, after, seats)
          for (const { seat, figures } of rows)
            for (const tally of tallies) {
              const by = tally.of(after, seat) - tally.of(before, seat)
              const figure = figures.find(({ name }) => name === tally.name)
              expect(figure?.by ?? 0).toBe(by)
              if (figure) expect(figure.now).toBe(tally.now(tally.of(after, seat)))
            }
        }),
        { numRuns: 40 },
      )
    },
  )

  it('counts what a building turn has taken back as not built', async () => {
    const ends = { from: 'B2', to: 'C3', length: 2 }
    const { rules, opening } = named('age-of-steam-rust-belt-2022-4')
    const built = (completes: readonly object[]) => ({
      type: 'built',
      seat: 1,
      hex: 'B2',
      tile: '8',
      rotation: 0,
      price: 2,
      completes,
    })
    const events = [built([]), built([ends]), { type: 'tookBack', seat: 1 }, built([])]
    const step = { played: { seat: 1, action: { type: 'x' } }, state: opening, events }
    const words = await wordsOf(rules.id)
    const lines = recapOf(words, { before: opening, steps: [step] }, { rules, eyes: null, nameOf, you: null })
    expect(lines.map(sentenceOf)).toEqual(['Brunel laid 2 tiles.'])
  })
})

describe('the text of a message', () => {
  const seats = PEOPLE.map((name) => ({ name, bot: null, held: true, present: false, away: null }))

  it.each(matches)(
    'has the sentences of the page, as whoever gets it may know them: $name',
    async ({ match, rules }) => {
      const words = await wordsOf(match.game)
      const eyes = everyEyes(match).at(-1) ?? null
      const seen: { before: unknown; played: never; state: unknown; events: never }[] = []
      follow(rules as FullRules, match, eyes, ({ before, known, after, events }) =>
        seen.push({ before, played: known as never, state: after, events: events as never }),
      )
      const from = Math.floor(seen.length / 2)
      const steps = seen.slice(from, from + 25)
      const before = steps[0]?.before
      const lines = recapOf(words, { before, steps }, { rules, eyes, nameOf, you: eyes })
      const missed = { game: match.game, seats, eyes, before, entries: steps.map(({ played }) => played) }
      expect(recapSentences(missed)).toEqual(lines.map(sentenceOf))
      expect(recapSentences(missed).at(-1)).toMatch(/\.$/)
    },
  )

  it('is none of a game that nobody here knows', () => {
    expect(recapSentences({ game: 'ludo', seats, eyes: null, before: {}, entries: [] })).toEqual([])
  })
})
