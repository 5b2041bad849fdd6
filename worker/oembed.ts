import type { Context } from 'hono'
import { games } from '#engine/games.ts'
import { type App, failure, isListed, isOurs } from './http.ts'
import type { TableSummary } from './protocol.ts'
import { isTableId } from './random.ts'

/** oEmbed 1.0 (https://oembed.com): what a site needs to know to put the table of a pasted link into its page. */
interface Rich {
  readonly type: 'rich'
  readonly version: '1.0'
  readonly title: string
  readonly provider_name: string
  readonly provider_url: string
  readonly cache_age: number
  readonly html: string
  readonly width: number
  readonly height: number
  readonly thumbnail_url?: string
  readonly thumbnail_width?: number
  readonly thumbnail_height?: number
}

/** Room for a board with its controls beside it, and on narrower pages below it. */
const WIDE = { width: 1000, height: 640 }
const NARROW = { width: 690, height: 720 }
/** The picture of a table for social cards. */
const CARD = { width: 1200, height: 630 }
const CACHE_SECONDS = 300
/** As much as a table needs; a page that is stricter takes away from it. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

interface Asked {
  /** Of the page that was pasted: ours, or that of a client elsewhere. */
  readonly origin: string
  /** Where the pictures are. */
  readonly api: string
  readonly id: string
  /** `?at=12`, or nothing. */
  readonly moment: string
}

type Summarise = (id: string) => Promise<TableSummary | null>

export async function oembed(c: Context<App>, summarise: Summarise): Promise<Response> {
  // Nothing in it that a link does not tell anybody.
  c.header('Access-Control-Allow-Origin', '*')
  const { url = '', format = 'json', maxwidth, maxheight } = c.req.query()
  if (url === '') return failure(c, 400, 'URL', 'say which table: url=…')
  if (format !== 'json' && format !== 'xml') return failure(c, 501, 'FORMAT', 'there is json and xml')
  const room = { width: sizeIn(maxwidth), height: sizeIn(maxheight) }
  if (Number.isNaN(room.width) || Number.isNaN(room.height)) {
    return failure(c, 400, 'SIZE', 'maxwidth and maxheight are whole numbers of pixels')
  }
  const asked = tableAsked(c, url)
  const summary = asked && (await summarise(asked.id))
  if (!asked || !summary) return failure(c, 404, 'NO-TABLE', 'this is not the address of a table here')
  if (summary.private) return failure(c, 401, 'PRIVATE', 'this match is private')
  const answer = richAnswer(asked, summary, room)
  return format === 'json' ? c.json(answer) : c.body(xmlOf(answer), 200, { 'Content-Type': 'text/xml; charset=utf-8' })
}

/** Infinite when there is no limit, no number when it makes no sense. */
const sizeIn = (text: string | undefined): number =>
  text === undefined || text === '' ? Number.POSITIVE_INFINITY : /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Number.NaN

function tableAsked(c: Context<App>, url: string): Asked | null {
  if (!URL.canParse(url)) return null
  const { origin, pathname, searchParams } = new URL(url)
  const id = pathname.match(/^(?:\/embed)?\/t\/([^/]+)\/?$/)?.[1] ?? ''
  if (!isTableId(id) || !isOurs(c, origin)) return null
  const at = searchParams.get('at') ?? ''
  const api = isListed(c, origin) ? new URL(c.req.url).origin : origin
  return { origin, api, id, moment: /^(-1|\d{1,6})$/.test(at) ? `?at=${at}` : '' }
}

function richAnswer(
  { origin, api, id, moment }: Asked,
  table: TableSummary,
  room: { width: number; height: number },
): Rich {
  const liked = room.width < WIDE.width ? NARROW : WIDE
  const [width, height] = [Math.min(liked.width, room.width), Math.min(liked.height, room.height)]
  const title = titleOf(table)
  const attributes = {
    src: `${origin}/embed/t/${id}${moment}`,
    width,
    height,
    title,
    style: 'border:0;max-width:100%',
    loading: 'lazy',
    allow: 'clipboard-write; fullscreen',
    sandbox: SANDBOX,
  }
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
  return {
    type: 'rich',
    version: '1.0',
    title,
    provider_name: 'Railhead',
    provider_url: `${origin}/`,
    cache_age: CACHE_SECONDS,
    html: `<iframe${written.join('')}></iframe>`,
    width,
    height,
    // A thumbnail has to fit into what was asked for, or there is none.
    ...(CARD.width <= room.width &&
      CARD.height <= room.height && {
        thumbnail_url: `${api}/api/tables/${id}/card.png${moment}`,
        thumbnail_width: CARD.width,
        thumbnail_height: CARD.height,
      }),
  }
}

function titleOf({ game, map, status, turn }: TableSummary): string {
  const rules = games.find(({ id }) => id === game)
  const place = rules?.maps.find(({ id }) => id === map)?.name ?? map
  const stage = turn && status === 'running' ? `, round ${turn.round} of ${turn.rounds}` : ''
  return `${rules?.name ?? game}: ${place}${stage}${status === 'over' ? ', the final score' : ''}`
}

const xmlOf = (answer: Rich): string =>
  `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${Object.entries(answer)
    .map(([name, value]) => `<${name}>${escaped(String(value))}</${name}>`)
    .join('')}</oembed>`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
