import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { acceptedIn, wordsIn } from '#worker/texts/words.ts'
import { api } from './client.ts'
import { serveHere, service, subscribed, tell, told } from './device.ts'
import { expectAck, running, take } from './match.ts'
import { later, soon } from './receiver.ts'

serveHere()

const SITE = 'http://railhead.test'
const RAIL = { game: 'age-of-steam', map: 'rust-belt', seats: 3 }

describe('the language of whoever reads', () => {
  test.each([
    ['de-AT,de;q=0.9,en;q=0.5', ['de-AT', 'de', 'en']],
    ['en;q=0.3, de', ['de', 'en']],
    ['*', []],
    ['de;q=0', []],
    ['1234567890,<script>', []],
    [null, []],
  ])('%j is read as %j', (header, tags) => {
    expect(acceptedIn(header)).toEqual(tags)
  })

  test.each([
    [['fr', 'de-CH'], 'de'],
    [['../../api', 'constructor', undefined], 'en'],
    [['EN-gb', 'de'], 'en'],
    [[], 'en'],
  ])('of %j the first that there is is spoken: %s', async (wanted, code) => {
    expect((await wordsIn(...wanted)).code).toBe(code)
  })
})

describe('what the Worker writes', () => {
  const head = async (path: string, language?: string) => {
    const headers = language === undefined ? {} : { 'Accept-Language': language }
    const response = await exports.default.fetch(`${SITE}/t/${path}`, { headers })
    expect(response.headers.get('Vary')).toContain('Accept-Language')
    const text = await response.text()
    const of = (name: string) => text.match(new RegExp(`property="${name}" content="([^"]*)"`))?.[1]
    return { title: of('og:title'), description: of('og:description'), image: of('og:image') }
  }

  test('the head of a table’s page is in the language of its reader, or in the one that the link asks for', async () => {
    const { id } = await running(RAIL)
    expect(await head(id)).toMatchObject({ title: 'Age of Steam on Rust Belt' })
    const german = await head(id, 'de-DE,de;q=0.9')
    expect(german).toMatchObject({
      title: 'Age of Steam: Rust Belt',
      description: expect.stringContaining('Runde 1/10 · Aktien'),
    })
    expect(german.image).toMatch(/card\.png\?.*lang=de$/)
    expect(await head(`${id}?lang=de`, 'en')).toEqual(german)
  })

  test('so is what is embedded, and the frame only where the page asks for it', async () => {
    const { id } = await running(RAIL)
    const asked = (more: string, language = 'en') =>
      api(`/oembed?url=${encodeURIComponent(`${SITE}/t/${id}`)}${more}`, { headers: { 'Accept-Language': language } })
    const german = (await (await asked('&lang=de')).json()) as Record<string, string>
    expect(german.title).toBe('Age of Steam: Rust Belt, Runde 1 von 10')
    expect(german.html).toContain(`${id}?lang=de`)
    expect(german.thumbnail_url).toContain('lang=de')
    const negotiated = (await (await asked('', 'de')).json()) as Record<string, string>
    expect(negotiated.title).toBe(german.title)
    expect(negotiated.html).not.toContain('lang=')
    expect((await asked('&lang=%3Cb%3E')).status).toBe(400)
  })

  test('what is wrong with a request is said in English: it is for who writes programs', async () => {
    const response = await api('/tables/0123456789abcdef', { headers: { 'Accept-Language': 'de' } })
    expect(await response.json()).toMatchObject({ error: { message: 'there is no such table' } })
  })
})

describe('what players are told', () => {
  const said = async (language?: string) => {
    service.got = []
    const { id, players } = await running(RAIL)
    await expectAck(players[1].command(tell(1, { ...(await subscribed()), ...(language && { language }) })))
    const [hello] = await told(id)
    return hello?.said
  }

  test('comes in the language that their browser had when they asked for it', async () => {
    expect((await said('de'))?.title).toBe('Du bekommst Bescheid · Age of Steam: Rust Belt')
    expect((await said())?.title).toBe('You will be told · Age of Steam on Rust Belt')
    expect((await said('xx'))?.title).toBe('You will be told · Age of Steam on Rust Belt')
  })

  test('a channel is told in the language of the host who set it', async () => {
    const { id, players } = await running({ game: 'stones', map: 'heap', seats: 2, options: { size: '10' } })
    const to = { url: 'https://hooks.example.org/in', flavour: 'discord', language: 'de' } as const
    await expectAck(players[0].command({ do: 'webhook', to }))
    await expectAck(players[0].act(0, take(3)))
    const texts = () => service.other.map(({ text }) => text).join()
    await soon(async () => {
      await later(id)
      expect(texts()).toContain('ist dran')
    })
    expect(texts()).toContain('Runde')
  })
})
