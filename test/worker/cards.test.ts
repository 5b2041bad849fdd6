import { exports } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { gameById } from '#engine/games.ts'
import { expectAck, lobby, running } from './match.ts'

const SITE = 'http://railhead.test'
const RAIL = { game: 'age-of-steam', map: 'rust-belt', seats: 3 }

const page = (path: string, headers: Record<string, string> = {}, site = SITE) =>
  exports.default.fetch(`${site}/t/${path}`, { headers })

/** What a reader of the head finds, entities and all: by `property` or `name`, by `rel` and `type`, and the title. */
class Head {
  readonly metas: (readonly [name: string, content: string])[] = []
  readonly links: Record<string, string> = {}
  readonly titles: string[] = []

  static async of(response: Response): Promise<Head> {
    const head = new Head()
    let title = ''
    const rewriter = new HTMLRewriter()
      .on('meta', {
        element: (meta) => {
          const name = meta.getAttribute('property') ?? meta.getAttribute('name')
          if (name !== null) head.metas.push([name, decoded(meta.getAttribute('content') ?? '')])
        },
      })
      .on('link', {
        element: (link) => {
          const key = [link.getAttribute('rel'), link.getAttribute('type')].filter(Boolean).join(' ')
          head.links[key] = decoded(link.getAttribute('href') ?? '')
        },
      })
      .on('title', {
        text: ({ text, lastInTextNode }) => {
          title += text
          if (lastInTextNode) head.titles.push(decoded(title))
        },
      })
    await rewriter.transform(response).text()
    return head
  }

  one(name: string): string {
    const found = this.metas.filter(([one]) => one === name)
    if (found.length !== 1) throw new Error(`${found.length} of ${name}`)
    return (found[0] as readonly [string, string])[1]
  }

  has(name: string): boolean {
    return this.metas.some(([one]) => one === name)
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const decoded = (text: string): string => text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity)

/** What ogp.me and the documentation of the cards of Twitter and X ask for. */
const REQUIRED: readonly (readonly [what: string, holds: (head: Head) => boolean])[] = [
  ['og:title, og:type, og:image and og:url are there', (head) => OG.every((name) => head.one(name) !== '')],
  ['og:url is the canonical address', (head) => head.one('og:url') === head.links.canonical],
  ['og:url and og:image are absolute', (head) => ['og:url', 'og:image'].every((name) => URL.canParse(head.one(name)))],
  ['og:image is followed by its properties', (head) => following(head, 'og:image').join() === IMAGE.join()],
  ['og:image:type is a MIME type', (head) => head.one('og:image:type') === 'image/png'],
  ['og:image:width and height are numbers', (head) => [1200, 630].join() === size(head).join()],
  ['og:image has words for it', (head) => head.one('og:image:alt').length > 0],
  ['twitter:card is one of the four', (head) => CARDS.includes(head.one('twitter:card'))],
  ['twitter:title has at most 70 characters', (head) => within(head, 'twitter:title', 70)],
  ['twitter:description has at most 200', (head) => within(head, 'twitter:description', 200)],
  ['twitter:image is an absolute address', (head) => URL.canParse(head.one('twitter:image'))],
  ['twitter:image:alt has at most 420 characters', (head) => within(head, 'twitter:image:alt', 420)],
  ['a large image is at least 300 by 157', (head) => (size(head)[0] ?? 0) >= 300 && (size(head)[1] ?? 0) >= 157],
]
const OG = ['og:title', 'og:type', 'og:image', 'og:url']
const IMAGE = ['og:image:type', 'og:image:width', 'og:image:height', 'og:image:alt']
const CARDS = ['summary', 'summary_large_image', 'app', 'player']
const within = (head: Head, name: string, most: number) => head.one(name).length > 0 && head.one(name).length <= most
const size = (head: Head) => ['og:image:width', 'og:image:height'].map((name) => Number(head.one(name)))
const following = ({ metas }: Head, name: string) => metas.flatMap(([one]) => (one.startsWith(`${name}:`) ? [one] : []))

async function issue(table: Awaited<ReturnType<typeof running>>, n: number): Promise<number> {
  const [seat] = gameById('age-of-steam')?.turn(table.starts[0]?.view).seats ?? []
  const player = table.players[seat as number]
  if (!player || seat === undefined) throw new Error('nobody is asked')
  await expectAck(player.act(seat, { type: 'issue', n }))
  return seat
}

describe('the link of a table', () => {
  test.each(REQUIRED)('[A-CARD-01] unfurls by the book: %s', async (_, holds) => {
    const table = await running(RAIL)
    expect(holds(await Head.of(await page(table.id)))).toBe(true)
  })

  test('[A-CARD-01] says how the match stands, and in the lobby that there is room', async () => {
    const waiting = await lobby(RAIL)
    const invitation = await Head.of(await page(waiting.id))
    expect(invitation.one('og:description')).toBe('In the lobby. 3 seats free. Open the link and sit down.')
    const table = await running(RAIL)
    const head = await Head.of(await page(table.id))
    expect(head.titles).toEqual(['Age of Steam on Rust Belt · Railhead'])
    expect(head.one('description')).toMatch(
      /^Round 1\/10 · Shares\. Player \d decides on shares\. If it ended now: Player 0 /,
    )
    expect(head.one('twitter:description')).toBe(head.one('description'))
  })

  test('[A-CARD-01] has a picture that can be had, and a new one for every entry', async () => {
    const table = await running(RAIL)
    const image = async () => (await Head.of(await page(table.id))).one('og:image')
    expect(await image()).toBe(`${SITE}/api/tables/${table.id}/card.png?at=-1`)
    await issue(table, 2)
    expect(await image()).toBe(`${SITE}/api/tables/${table.id}/card.png?at=0`)
    const response = await exports.default.fetch(await image())
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/png'])
  })

  test('[A-CARD-01] over https has a secure picture too', async () => {
    const { id } = await lobby(RAIL)
    const secure = await Head.of(await page(id, {}, 'https://railhead.test'))
    expect(secure.one('og:image:secure_url')).toBe(secure.one('og:image'))
    expect(secure.one('og:image')).toMatch(/^https:/)
    expect((await Head.of(await page(id))).has('og:image:secure_url')).toBe(false)
  })

  test('[A-CARD-02] to an entry unfurls to that entry', async () => {
    const table = await running(RAIL)
    const first = (await Head.of(await page(table.id))).one('description')
    await issue(table, 2)
    const back = await Head.of(await page(`${table.id}?at=-1`))
    expect(back.one('description')).toBe(first)
    expect(back.one('og:title')).toBe('Age of Steam on Rust Belt, the beginning')
    expect(back.one('og:url')).toBe(`${SITE}/t/${table.id}?at=-1`)
    expect(back.one('og:image')).toContain('card.png?at=-1')
    const entry = await Head.of(await page(`${table.id}?at=0`))
    expect(entry.one('og:title')).toBe('Age of Steam on Rust Belt, entry 0')
    const now = await Head.of(await page(table.id))
    for (const nonsense of ['at=99', 'at=x', 'at=']) {
      const head = await Head.of(await page(`${table.id}?${nonsense}`))
      expect([head.one('description'), head.one('og:url')]).toEqual([now.one('description'), now.one('og:url')])
    }
  })

  test('[A-CARD-03] of a private match says no more than that it is there', async () => {
    const table = await running({ ...RAIL, private: true })
    await issue(table, 2)
    const head = await Head.of(await page(`${table.id}?at=0`))
    expect(head.one('og:description')).toBe('A private match · 3 players. Only those who play it can look in.')
    expect(head.one('og:title')).toBe('Age of Steam on Rust Belt')
    expect(head.one('og:image')).toBe(`${SITE}/api/tables/${table.id}/card.png`)
    expect(JSON.stringify(head)).not.toContain('Player ')
  })

  test('[A-CARD-04] has names in it as they are, whatever they are', async () => {
    const { id, host } = await lobby({ ...RAIL, seats: 3 })
    const names = ['"><script>x</script>', "'&amp;' </title>", '<!-- $1 -->']
    for (const [seat, name] of names.entries()) {
      await expectAck(host.command({ do: 'claim', seat, name, secret: crypto.randomUUID().replaceAll('-', '') }))
    }
    const html = await (await page(id)).text()
    for (const name of names) expect(html).not.toContain(name)
    const head = await Head.of(await page(id))
    for (const name of names) expect(head.one('og:description')).toContain(name)
    expect(head.titles).toHaveLength(1)
  })

  test('[A-CARD-05] offers what oEmbed needs to find its way', async () => {
    const { id } = await running(RAIL)
    const head = await Head.of(await page(`${id}?at=-1`))
    for (const [type, format] of [
      ['application/json+oembed', 'json'],
      ['text/xml+oembed', 'xml'],
    ]) {
      const address = new URL(head.links[`alternate ${type}`] ?? '')
      expect(address.origin + address.pathname).toBe(`${SITE}/api/oembed`)
      expect(address.searchParams.get('url')).toBe(head.one('og:url'))
      expect(address.searchParams.get('format')).toBe(format)
    }
  })

  test('[A-CARD-06] is the page of the client, asked for anew each time', async () => {
    const { id } = await running(RAIL)
    const response = await page(id, { 'If-None-Match': '*', 'If-Modified-Since': new Date().toUTCString() })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect([response.headers.get('Cache-Control'), response.headers.get('ETag')]).toEqual(['no-cache', null])
    const html = await response.text()
    expect(html).toContain('<meta http-equiv="content-security-policy"')
    expect(html).toContain('/_app/immutable/')
  })

  test('[A-CARD-06] is 404 where there is no table, with the page that says so', async () => {
    for (const path of ['0000000000000000', 'nothing', '', 'a/b', '%00', '%3Cscript%3E']) {
      const response = await page(path)
      expect([path, response.status]).toEqual([path, 404])
      const html = await response.text()
      expect(html).toContain('/_app/immutable/')
      expect(html).not.toContain('og:')
    }
  })

  test('[A-CARD-06] of a game that nobody draws is the page as it is', async () => {
    const { id } = await running()
    const response = await page(id)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toContain('og:')
  })
})
