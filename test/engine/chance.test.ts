import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chance } from '#engine/core/chance.ts'
import type { FullRules } from '#engine/core/rules.ts'
import { games } from '#engine/games.ts'
import { anyTableOf, wholeMatch } from './tables.ts'

/** A line of a table in docs/chance.md. */
interface Listed {
  readonly how: string
  readonly label: string
  readonly pattern: RegExp
  /** It comes up too seldom for random matches to meet it for certain. */
  readonly seldom: boolean
}

const DOC = readFileSync(new URL('../../docs/chance.md', import.meta.url), 'utf8')

const NUMBERS = ['seat', 'n', 'die', 'row', 'attempt', 'round', 'space', 'out']
const patternOf = (label: string): RegExp =>
  new RegExp(`^${label.replace(/\{(\w+)\}/g, (_, name) => (NUMBERS.includes(name) ? '\\d+' : '[A-Za-z][\\w-]*'))}$`)

function listedFor(game: string): Listed[] {
  const [, chapter = ''] = DOC.split(new RegExp(`^## ${game}$`, 'm'))
  const [table = ''] = chapter.split(/^## /m)
  return [...table.matchAll(/^\| (\w+) \| `([^`]+)` \| .* \| (.*) \|$/gm)].map(
    ([, how = '', label = '', when = '']) => ({
      how,
      label,
      pattern: patternOf(label),
      seldom: when.includes('(seldom)'),
    }),
  )
}

/** Chance that keeps what it is asked for. */
function asking(chance: Chance, asked: Set<string>): Chance {
  const note = (how: string, label: string): string => {
    asked.add(`${how} ${label}`)
    return label
  }
  return {
    mayHide: chance.mayHide,
    die: (label, faces) => chance.die(note('die', label), faces),
    pick: (label, bag) => chance.pick(note('pick', label), bag),
    draw: (label, bag, only) => chance.draw(note('draw', label), bag, only),
    reveal: (label, value, options) => chance.reveal(note('reveal', label), value, options),
  }
}

/** Some labels belong to one choice of options. */
const TABLES = 40

/** Everything that whole matches on every map ask for. */
function askedBy(rules: FullRules): Set<string> {
  const asked = new Set<string>()
  const noting: FullRules = {
    ...rules,
    setup: (setup, chance) => rules.setup(setup, asking(chance, asked)),
    play: (state, seat, action, chance) => rules.play(state, seat, action, asking(chance, asked)),
  }
  for (const map of rules.maps) {
    const tables = anyTableOf({ ...rules, maps: [map] })
    fc.assert(
      fc.property(tables, (table) => void wholeMatch(noting, table)),
      { numRuns: Math.ceil(TABLES / rules.maps.length) },
    )
  }
  return asked
}

describe('docs/chance.md', () => {
  test.each(games.map((rules): [string, FullRules] => [rules.name, rules]))(
    'lists every label that %s asks for, and none that it does not',
    (name, rules) => {
      const listed = listedFor(name)
      const asked = [...askedBy(rules)]
      const isOf = (one: string, { how, pattern }: Listed): boolean =>
        one.startsWith(`${how} `) && pattern.test(one.slice(how.length + 1))
      expect(asked.filter((one) => listed.filter((line) => isOf(one, line)).length !== 1)).toEqual([])
      const unmet = listed.filter((line) => !line.seldom && !asked.some((one) => isOf(one, line)))
      expect(unmet.map(({ label }) => label)).toEqual([])
    },
  )
})
