import type { Context } from 'hono'
import * as v from 'valibot'
import { gameById } from '#engine/games.ts'
import { FRAME_WRITTEN } from '../both/frame.ts'
import { attributesText, escaped } from '../both/markup.ts'
import { atMoment, momentIn } from '../both/moments.ts'
import { mapName } from '../both/offered.ts'
import { CARD_SIZE } from '../both/pictures.ts'
import { type App, isListed, isOurs } from '../http.ts'
import { inOther, withQuery, wordsFor } from '../language.ts'
import type { TableSummary } from '../protocol.ts'
import { TABLE_ID } from '../random.ts'
import { Language } from '../telling.ts'
import { texts as errors } from '../texts/en/errors.ts'
import type { Words } from '../texts/words.ts'
import { endpoint } from './endpoint.ts'
import { FORMAT, fail, NO_TABLE, PRIVATE_EMBED } from './problems.ts'
import { tableOf } from './reach.ts'
import { OEmbed } from './shapes.ts'

/** Room for a board with its controls beside it, and on narrower pages below it. */
const WIDE = { width: 1000, height: 640 }
const NARROW = { width: 690, height: 720 }
const CACHE_SECONDS = 300

interface Asked {
  /** Of the page that was pasted: ours, or that of a client elsewhere. */
  readonly origin: string
  /** Where the pictures are. */
  readonly api: string
  readonly id: string
  /** `?at=12`, or nothing. */
  readonly moment: string
}

const pixels = v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, errors.pixels)))

export const embedding = endpoint({
  method: 'GET',
  path: '/api/oembed',
  name: 'oEmbed',
  summary: 'What a site needs to put the table of a link into its page',
  about: 'oEmbed 1.0, type rich (https://oembed.com). Pages of any origin may read it.',
  query: {
    url: { schema: v.pipe(v.string(), v.minLength(1)), about: 'The link of a table; a moment (`?at=`) is kept.' },
    format: { schema: v.optional(v.string()), about: '`json`, which is also meant when nothing is said, or `xml`.' },
    maxwidth: { schema: pixels, about: 'Nothing may be wider.' },
    maxheight: { schema: pixels, about: 'Nothing may be higher.' },
    lang: {
      schema: v.optional(Language),
      about:
        'The language of the table in the frame; left out, each reader’s own. Titles follow `Accept-Language`, too.',
    },
  },
  answers: { 200: { about: 'How to embed it.', json: OEmbed, type: 'text/xml' } },
  problems: [NO_TABLE, PRIVATE_EMBED, FORMAT],
  async serve({ c, query: { url, format = 'json', maxwidth, maxheight, lang } }) {
    // Nothing in it that a link does not tell anybody.
    c.header('Access-Control-Allow-Origin', '*')
    if (format !== 'json' && format !== 'xml') return fail(c, FORMAT)
    const asked = tableAsked(c, url)
    const table = asked && (await (await tableOf(c, asked.id)).summary())
    if (!asked || !table) return fail(c, NO_TABLE, errors.none.tableAddress)
    if (table.private) return fail(c, PRIVATE_EMBED)
    const room = { width: sizeIn(maxwidth), height: sizeIn(maxheight) }
    const answer = richAnswer(asked, table, room, await wordsFor(c), lang)
    return format === 'json'
      ? c.json(answer)
      : c.body(xmlOf(answer), 200, { 'Content-Type': 'text/xml; charset=utf-8' })
  },
})

const sizeIn = (text: string | undefined): number => (text === undefined ? Number.POSITIVE_INFINITY : Number(text))

function tableAsked(c: Context<App>, url: string): Asked | null {
  if (!URL.canParse(url)) return null
  const { origin, pathname, searchParams } = new URL(url)
  const id = pathname.match(/^(?:\/embed)?\/t\/([^/]+)\/?$/)?.[1] ?? ''
  if (!TABLE_ID.test(id) || !isOurs(c, origin)) return null
  const api = isListed(c, origin) ? new URL(c.req.url).origin : origin
  return { origin, api, id, moment: atMoment(momentIn(searchParams)) }
}

function richAnswer(
  { origin, api, id, moment }: Asked,
  table: TableSummary,
  room: { width: number; height: number },
  words: Words,
  lang?: string,
): OEmbed {
  const liked = room.width < WIDE.width ? NARROW : WIDE
  const [width, height] = [Math.min(liked.width, room.width), Math.min(liked.height, room.height)]
  const title = titleOf(words, table)
  const frame = withQuery(`${origin}/embed/t/${id}${moment}`, { lang })
  const attributes = {
    src: frame,
    width,
    height,
    title,
    style: 'border:0;max-width:100%',
    // A page that is stricter takes away from it.
    ...FRAME_WRITTEN,
  }
  return {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: 'Railhead',
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
    html: `<iframe${attributesText(attributes)}></iframe>`,
    width,
    height,
    // A thumbnail has to fit into what was asked for, or there is none.
    ...(CARD_SIZE.width <= room.width &&
      CARD_SIZE.height <= room.height && {
        thumbnail_url: withQuery(`${api}/api/tables/${id}/card.png${moment}`, { lang: inOther(words.code) }),
        thumbnail_width: CARD_SIZE.width,
        thumbnail_height: CARD_SIZE.height,
      }),
  }
}

function titleOf({ maps, standing }: Words, { game, map, status, turn }: TableSummary): string {
  const [name, place] = [gameById(game)?.name ?? game, mapName(maps, map)]
  if (status === 'over') return standing.frame.over(name, place)
  return turn && status === 'running'
    ? standing.frame.running(name, place, turn.round, turn.rounds)
    : standing.frame.lobby(name, place)
}

const xmlOf = (answer: OEmbed): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${Object.entries(answer)
    .map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`)
    .join('')}</oembed>`
