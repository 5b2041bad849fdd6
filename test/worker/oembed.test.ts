import { describe, expect, test } from 'vitest'
import { api, makeTable } from './client.ts'
import { running } from './match.ts'

const SITE = 'http://railhead.test'
const nowhere = '0123456789abcdef'

const ask = (url: string, more = '') => api(`/oembed?url=${encodeURIComponent(url)}${more}`)

const answer = async (url: string, more = ''): Promise<Record<string, string | number>> => {
  const response = await ask(url, more)
  expect(response.status).toBe(200)
  return response.json()
}

/** The attributes of the one frame in it. */
function frameIn(html: unknown): Record<string, string> {
  const [, inside, rest] = /^<iframe([^<>]*)><\/iframe>(.*)$/s.exec(String(html)) ?? []
  expect(rest).toBe('')
  return Object.fromEntries(
    [...(inside ?? '').matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
}

describe('what oembed.com demands of a provider', () => {
  test('[A-OEMBED-01] a rich answer has all that must be in it, and optional fields of the right kind', async () => {
    const { id } = await makeTable()
    const response = await ask(`${SITE}/t/${id}`)
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const said = (await response.json()) as Record<string, unknown>
    expect(said).toMatchObject({
      type: 'rich',
      version: '1.0',
      title: 'Age of Steam: Rust Belt',
      provider_name: 'Railhead',
      provider_url: `${SITE}/`,
      html: expect.any(String),
      width: expect.any(Number),
      height: expect.any(Number),
      cache_age: expect.any(Number),
    })
    const known =
      /^(type|version|title|author_(name|url)|provider_(name|url)|cache_age|thumbnail_(url|width|height)|html|width|height)$/
    expect(Object.keys(said).filter((name) => !known.test(name))).toEqual([])
  })

  test('[A-OEMBED-01] the HTML is a frame of the page that may be framed, titled, without script, as large as it says', async () => {
    const { id } = await makeTable()
    const said = await answer(`${SITE}/t/${id}`)
    expect(frameIn(said.html)).toMatchObject({
      src: `${SITE}/embed/t/${id}`,
      width: String(said.width),
      height: String(said.height),
      title: said.title,
    })
    expect(said.html).not.toMatch(/<script|on\w+=|javascript:/i)
  })

  test.each([
    ['', 10_000, 10_000],
    ['&maxwidth=500', 500, 10_000],
    ['&maxheight=300', 10_000, 300],
    ['&maxwidth=320&maxheight=200', 320, 200],
    ['&maxwidth=5000&maxheight=4000', 5000, 4000],
  ])('[A-OEMBED-01] with %j nothing is larger than asked for', async (more, most, high) => {
    const { id } = await makeTable()
    const said = await answer(`${SITE}/t/${id}`, more)
    expect(said.width).toBeLessThanOrEqual(most)
    expect(said.height).toBeLessThanOrEqual(high)
    expect(frameIn(said.html)).toMatchObject({ width: String(said.width), height: String(said.height) })
    const thumbnail = [said.thumbnail_url, said.thumbnail_width, said.thumbnail_height]
    // All of the three or none.
    expect(new Set(thumbnail.map((value) => value === undefined)).size).toBe(1)
    if (said.thumbnail_url !== undefined) {
      expect(said.thumbnail_width).toBeLessThanOrEqual(most)
      expect(said.thumbnail_height).toBeLessThanOrEqual(high)
    }
    expect(said.thumbnail_url !== undefined).toBe(most >= 1200 && high >= 630)
  })

  test('[A-OEMBED-01] as XML it says the same, escaped', async () => {
    const { id } = await makeTable()
    const response = await ask(`${SITE}/t/${id}`, '&format=xml')
    expect(response.headers.get('Content-Type')).toMatch(/^text\/xml/)
    const xml = await response.text()
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8" standalone="yes"\?>\s*<oembed>.*<\/oembed>$/s)
    const fields = Object.fromEntries(
      [...xml.matchAll(/<([a-z_]+)>([^<]*)<\/\1>/g)].map(([, name, value]) => [name, value]),
    )
    const plain = (text = '') =>
      text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    const json = await answer(`${SITE}/t/${id}`, '&format=json')
    expect(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(String(value))]))).toEqual(
      Object.fromEntries(Object.entries(json).map(([name, value]) => [name, String(value)])),
    )
  })

  test('[A-OEMBED-01] the framed address, a slash at the end and a moment are understood', async () => {
    const { id } = await makeTable()
    for (const url of [`${SITE}/embed/t/${id}`, `${SITE}/t/${id}/`, `https://railhead.test/t/${id}#x`]) {
      expect(frameIn((await answer(url)).html).src).toContain(`/embed/t/${id}`)
    }
    const said = await answer(`${SITE}/t/${id}?at=12&utm=1`)
    expect(frameIn(said.html).src).toBe(`${SITE}/embed/t/${id}?at=12`)
    expect(said.thumbnail_url).toBe(`${SITE}/api/tables/${id}/card.png?at=12`)
  })

  test('[A-OEMBED-01] a link of a client on a listed origin leads back there', async () => {
    const { id } = await makeTable()
    const said = await answer(`https://play.example.org/t/${id}`)
    expect(frameIn(said.html).src).toBe(`https://play.example.org/embed/t/${id}`)
    expect(said.thumbnail_url).toBe(`${SITE}/api/tables/${id}/card.png`)
  })

  test('[A-OEMBED-01] a running match says how far it is', async () => {
    const { id } = await running()
    expect((await answer(`${SITE}/t/${id}`)).title).toMatch(/, round \d+ of \d+$/)
  })

  test.each([
    ['', '400 QUERY'],
    ['url=', '400 QUERY'],
    [`url=${SITE}/t/${nowhere}`, '404 NO-TABLE'],
    [`url=${SITE}/`, '404 NO-TABLE'],
    [`url=${SITE}/maps`, '404 NO-TABLE'],
    ['url=hello', '404 NO-TABLE'],
    ['url=javascript:alert(1)', '404 NO-TABLE'],
  ])('[A-OEMBED-02] %j is refused', async (query, expected) => {
    const response = await api(`/oembed?${query}`)
    const { error } = (await response.json()) as { error: { code: string } }
    expect(`${response.status} ${error.code}`).toBe(expected)
  })

  test.each([
    ['&format=yaml', '501 FORMAT'],
    ['&maxwidth=wide', '400 QUERY'],
    ['&maxheight=-3', '400 QUERY'],
    ['&maxwidth=0', '400 QUERY'],
  ])('[A-OEMBED-02] of a real table, %j is refused', async (more, expected) => {
    const { id } = await makeTable()
    const response = await ask(`${SITE}/t/${id}`, more)
    const { error } = (await response.json()) as { error: { code: string } }
    expect(`${response.status} ${error.code}`).toBe(expected)
  })

  test('[A-OEMBED-02] a table of ours under the name of another site is none of ours', async () => {
    const { id } = await makeTable()
    for (const site of ['https://evil.example', 'http://railhead.test.evil.example', 'http://railhead.test:81']) {
      expect((await ask(`${site}/t/${id}`)).status).toBe(404)
    }
  })

  test('[A-OEMBED-02] a private table is not told about', async () => {
    const { id } = await makeTable({ private: true })
    const response = await ask(`${SITE}/t/${id}`)
    expect(response.status).toBe(401)
    expect(await response.text()).not.toContain('Steam')
  })
})
