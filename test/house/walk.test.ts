import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './imports.ts'

const page = readFileSync(join(ROOT, 'docs/follow-a-click.md'), 'utf8')
const steps = page.split('\n').filter((line) => /^\d+\. /.test(line))

/** The files of a step, each with the names that are said to be in it. */
function stationsOf(step: string): { readonly file: string; readonly names: readonly string[] }[] {
  const stations: { file: string; names: string[] }[] = []
  for (const [, word = ''] of step.matchAll(/`([^`]+)`/g)) {
    if (word.includes('/')) stations.push({ file: word, names: [] })
    else stations.at(-1)?.names.push(word)
  }
  return stations
}

const isIn = (text: string, name: string): boolean =>
  name.split('.').every((part) => new RegExp(`(?<![\\w-])${part.replace(/[^\w-]/g, '\\$&')}(?![\\w-])`).test(text))

describe('docs/follow-a-click.md', () => {
  it('has steps to walk', () => expect(steps.length).toBeGreaterThan(20))

  it.each(steps.flatMap(stationsOf))('$file has $names', ({ file, names }) => {
    const path = join(ROOT, file)
    expect(existsSync(path), file).toBe(true)
    const text = readFileSync(path, 'utf8')
    expect(names.filter((name) => !isIn(text, name))).toEqual([])
  })
})
