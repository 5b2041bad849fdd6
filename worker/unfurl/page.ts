import type { Context } from 'hono'
import * as v from 'valibot'
import { fail, NOT_FOUND } from '../api/problems.ts'
import { tableOf } from '../api/reach.ts'
import { EntryNumber, TableId } from '../api/shapes.ts'
import { atMoment } from '../both/moments.ts'
import type { App } from '../http.ts'
import { inOther, withQuery, wordsFor } from '../language.ts'
import { spectatedMatch } from '../picture/pictures.ts'
import type { SpectatorView } from '../table/outside.ts'
import { shows, tagsOf, type Unfurled, written } from './tags.ts'

/**
 * The page of a table, which is the same for all, with what this one's link unfurls to written into its head. Where there
 * is no table the page says so by itself; here the status does.
 */
export async function tablePage(c: Context<App>): Promise<Response> {
  const { pathname } = new URL(c.req.url)
  const [id = '', part] = pathname.slice('/t/'.length).split('/', 2)
  // Where a link of a message leads: the page is the same for all, and whoever looks ahead learns nothing there.
  if (part === 'do' && v.is(TableId, id)) return answered(await singlePage(c), 200)
  const asked = c.req.query('at')
  const at = v.is(EntryNumber, asked) ? Number(asked) : null
  const [page, view] = await Promise.all([
    singlePage(c),
    v.is(TableId, id) && part === undefined ? requestedView(c, id, at) : null,
  ])
  if (page.status !== 200) return page
  const unfurled = view && (await unfurl(c, id, view))
  if (!unfurled) return answered(page, view ? 200 : 404)
  const rewritten = new HTMLRewriter()
    .on('title, meta[name="description"]', { element: (old) => void old.remove() })
    .on('head', {
      element(head) {
        head.append(written(tagsOf(unfurled)), { html: true })
        head.prepend(written([shows(unfurled.shows)]), { html: true })
      },
    })
    // There before any script: web/first.ts.
    .on('#first > .told', { element: (told) => void told.setInnerContent(unfurled.description) })
    .transform(page)
  const answer = answered(rewritten, 200)
  answer.headers.append('Vary', 'Accept-Language')
  return answer
}

/**
 * Whatever is neither a file nor the address of a page. Whoever browses gets the page, which says so; a file that is not
 * there is never the page, and nobody keeps that: it may come with the next deploy.
 */
export async function missing(c: Context<App>): Promise<Response> {
  const browses = c.req.method === 'GET' && c.req.header('Accept')?.includes('text/html') && !isFile(c.req.path)
  return browses ? answered(await singlePage(c), 404) : fail(c, NOT_FOUND)
}

const isFile = (path: string): boolean => path.startsWith('/_app/') || path.startsWith('/api/') || /\.\w+$/.test(path)

interface Requested {
  readonly view: SpectatorView
  readonly at: number | null
}

/** After the entry that is asked for, or where that is no entry as it is now. */
async function requestedView(c: Context<App>, id: string, at: number | null): Promise<Requested | null> {
  const view = await (await tableOf(c, id)).spectatorView(at)
  if (view === 'beyond') return requestedView(c, id, null)
  return view && { view, at }
}

async function unfurl(c: Context<App>, id: string, { view, at }: Requested): Promise<Unfurled | null> {
  const { default: pictures } = await import('#pictures')
  const { summary, state } = view
  if (!pictures.draws(summary.game)) return null
  const { standing, code } = await wordsFor(c)
  const lang = inOther(code)
  const { origin } = new URL(c.req.url)
  const entry = atMoment(state === null ? null : at)
  const url = `${origin}/t/${id}${entry}`
  // A picture of its own for every entry: whoever keeps pictures by their address gets a new one when the match goes on.
  const card = `${origin}/api/tables/${id}/card.png${atMoment(state === null ? null : summary.seq)}`
  const { title, description, alt } = pictures.words(spectatedMatch(view), code)
  const oembed = (format: string) => withQuery(`${origin}/api/oembed?url=${encodeURIComponent(url)}`, { format, lang })
  return {
    title: entry === '' || at === null ? title : at === -1 ? standing.beginning(title) : standing.entry(title, at),
    description,
    url,
    shows: summary.status === 'lobby' ? 'lobby' : `${summary.game} ${summary.map}`,
    image: { url: withQuery(card, { lang }), alt, ...pictures.card },
    oembed: { json: oembed('json'), xml: oembed('xml') },
  }
}

/** Without what the browser knows of it already: what is kept of one table is not the page of another. */
const singlePage = (c: Context<App>): Promise<Response> => c.env.ASSETS.fetch(new Request(new URL('/', c.req.url)))

function answered(page: Response, status: number): Response {
  const answer = new Response(page.body, { status, headers: page.headers })
  answer.headers.delete('ETag')
  answer.headers.set('Cache-Control', 'no-cache')
  return answer
}
