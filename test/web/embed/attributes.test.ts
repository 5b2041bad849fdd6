import { describe, expect, it } from 'vitest'
import { ATTRIBUTES, frameOf, pageOf, problemWith, tableIn } from '#lib/embed/attributes.ts'
import { frameSnippet, scriptSnippet } from '#lib/embed/builder/snippet.ts'
import { freshMatch } from '#lib/embed/fresh.ts'
import { heightFor } from '#lib/embed/height.ts'
import { texts } from '#lib/texts/en/embed.ts'

const { wrong } = texts
const SITE = 'https://play.example.org'
const TABLE = '7k2m9x4c0v5b8n3q'
const given = (attributes: Record<string, string>) => (name: string) => attributes[name] ?? null

describe('what an embedder may ask for', () => {
  it.each([
    [{ table: TABLE }],
    [{ table: `${SITE}/t/${TABLE}` }],
    [{ table: `${SITE}/t/${TABLE}?at=3#x` }],
    [{ table: TABLE, mode: 'watch', theme: 'dark', accent: '#0a7', at: '-1', since: '-1', loading: 'click' }],
    [{ game: 'steam' }],
    [{ game: 'age-of-steam', map: 'rust-belt', seats: '4', bots: '3', mode: 'play', loading: 'eager' }],
  ])('%j is understood', (attributes) => expect(problemWith(given(attributes), wrong)).toBeNull())

  it.each([
    [{}, 'either table'],
    [{ table: TABLE, game: 'steam' }, 'either table'],
    [{ table: '' }, 'table=""'],
    [{ table: 'short' }, 'table="short"'],
    [{ table: `javascript:alert(1)//${TABLE}` }, 'table='],
    [{ table: `${SITE}/x/${TABLE}` }, 'table='],
    [{ table: TABLE, mode: 'cheat' }, 'mode="cheat"'],
    [{ table: TABLE, theme: 'Dark' }, 'theme="Dark"'],
    [{ table: TABLE, accent: 'url(x)' }, 'accent="url(x)"'],
    [{ table: TABLE, at: 'end' }, 'at="end"'],
    [{ table: TABLE, since: 'monday' }, 'since="monday"'],
    [{ table: TABLE, loading: 'never' }, 'loading="never"'],
    [{ game: '../t' }, 'game="../t"'],
    [{ game: 'steam', bots: 'many' }, 'bots="many"'],
    [{ game: 'steam', mode: 'watch' }, 'cannot be watched'],
  ])('%j is not, and it is said why', (attributes, why) => {
    expect(problemWith(given(attributes as unknown as Record<string, string>), wrong)).toContain(why)
  })

  it('a table is found in its link', () => {
    expect(tableIn(`${SITE}/t/${TABLE}?at=3`)).toBe(TABLE)
    expect(tableIn(TABLE)).toBe(TABLE)
  })

  it('what changes the page and what is only told to it are kept apart', () => {
    const before = given({ table: TABLE, mode: 'watch' })
    const after = given({ table: TABLE, mode: 'watch', theme: 'dark', accent: 'teal', at: '7', since: '3' })
    expect(pageOf(after, SITE).href).toBe(pageOf(before, SITE).href)
    expect(pageOf(before, SITE).href).toBe(`${SITE}/embed/t/${TABLE}?mode=watch`)
    expect(frameOf(after, SITE).href).toBe(`${SITE}/embed/t/${TABLE}?mode=watch&theme=dark&accent=teal&at=7&since=3`)
  })

  it('the frame reads from its address what the element was given', () => {
    const attributes = { game: 'age-of-steam', map: 'rust-belt', bots: '3', theme: 'light', accent: '#0a7' }
    const { searchParams, pathname } = frameOf(given(attributes), SITE)
    expect(pathname).toBe('/embed/new')
    for (const name of ATTRIBUTES) expect(searchParams.get(name)).toBe(given(attributes)(name))
  })
})

describe('a fresh match', () => {
  it.each([
    [{ game: 'age-of-steam' }, { map: 'rust-belt', seats: 3, bots: 2 }],
    [
      { game: 'age-of-steam', bots: '3' },
      { map: 'rust-belt', seats: 4, bots: 3 },
    ],
    [
      { game: 'age-of-steam', seats: '5' },
      { map: 'rust-belt', seats: 5, bots: 4 },
    ],
    [
      { game: 'age-of-steam', seats: '5', bots: '2' },
      { map: 'rust-belt', seats: 5, bots: 2 },
    ],
    [
      { game: 'age-of-steam', map: 'barbados' },
      { map: 'barbados', seats: 1, bots: 0 },
    ],
    [
      { game: 'spike', bots: '1' },
      { map: 'eastern-us', seats: 2, bots: 1 },
    ],
  ])('%j is %j', (attributes, expected) => {
    expect(freshMatch(given(attributes as unknown as Record<string, string>))).toMatchObject(expected)
  })

  it.each([
    [{ game: 'chess' }, 'no game “chess”'],
    [{ game: 'steam', map: 'moon' }, 'no map “moon”'],
    [{ game: 'age-of-steam', bots: '1' }, '3 to 6 seats'],
    [{ game: 'age-of-steam', seats: '9' }, '3 to 6 seats'],
    [{ game: 'age-of-steam', seats: '4', bots: '4' }, 'none for the reader'],
    [{ game: 'age-of-steam', map: 'barbados', bots: '1' }, '1 seat'],
  ])('%j is none, and it is said why', (attributes, why) => {
    expect(freshMatch(given(attributes as unknown as Record<string, string>))).toContain(why)
  })
})

describe('the snippet', () => {
  it('is one line of HTML that says what was chosen, and nothing gets out of it', () => {
    const text = scriptSnippet(SITE, { game: 'steam', accent: '"><img src=x>' })
    expect(text).toContain(`<script src="${SITE}/embed.js" type="module"></script>`)
    expect(text).toContain('<railhead-table game="steam" accent="&quot;&gt;&lt;img src=x&gt;">')
    expect(text).not.toContain('<img')
  })

  it('without script it is a frame of the same page', () => {
    const text = frameSnippet(SITE, { table: TABLE, mode: 'watch', theme: 'dark' }, 700)
    expect(text).toContain(`src="${SITE}/embed/t/${TABLE}?mode=watch&amp;theme=dark"`)
    expect(text).toContain('height="700"')
  })
})

it('a table is never lower than what its page needs, and an offer never higher than the table', () => {
  for (let width = 280; width <= 1600; width += 20) {
    expect(heightFor(width, false)).toBeGreaterThanOrEqual(620)
    expect(heightFor(width, false)).toBeLessThanOrEqual(820)
    expect(heightFor(width, true)).toBeLessThanOrEqual(heightFor(width, false))
  }
})
