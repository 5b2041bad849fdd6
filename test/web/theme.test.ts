import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCES = new URL('../../web/src', import.meta.url).pathname
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(css|svelte)$/.test(name))
const textOf = (name: string): string => readFileSync(join(SOURCES, name), 'utf8')

describe('the look of all pages', () => {
  it('asks for no tabular figures: the tabular 0 of the typeface does not grow bold', () => {
    expect(files.filter((name) => /tabular-nums/.test(textOf(name)))).toEqual([])
  })

  it('lays a table out by its shape, and by no media query of a part of it', () => {
    const parts = files.filter((name) => /^lib\/(games|table)\/(?!.*(lobby|maps)\/)/.test(name))
    expect(parts.length).toBeGreaterThan(90)
    expect(parts.filter((name) => /@media \((min|max)-(width|height)/.test(textOf(name)))).toEqual([])
  })
})
