import { describe, expect, it } from 'vitest'
import { softened } from '#lib/parts/goods/hyphens.ts'

describe('names above narrow columns', () => {
  it.each([
    ['Minneapolis', 'Min-nea-po-lis'],
    ['Cincinnati', 'Cin-cin-nati'],
    ['Evansville', 'Evans-ville'],
    ['Pittsburgh', 'Pitts-burgh'],
    ['Charleston', 'Char-les-ton'],
    ['Düsseldorf/Cologne', 'Düs-sel-dorf/|Cologne'],
    ['St. Louis', 'St. Louis'],
    ['Kansas City', 'Kan-sas City'],
  ])('%s may break where it is spoken apart', (name, broken) => {
    expect(softened(name).replaceAll('\u00ad', '-').replaceAll('\u200b', '|')).toBe(broken)
  })

  it('are not changed otherwise', () => {
    expect(softened('Indianapolis').replaceAll('\u00ad', '')).toBe('Indianapolis')
  })
})
