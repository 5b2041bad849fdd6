import type { Context } from 'hono'
import { type App, failure, noSuchTable, tableOf } from '../http.ts'
import type { Sight } from '../table.ts'
import { keptOrDrawn } from './kept.ts'
import { askedLook, type Look } from './look.ts'

/** The drawings of the client, built for the Worker; loaded when somebody wants to see something. */
type Pictures = typeof import('#pictures')['default']
type Seen = Parameters<Pictures['words']>[0]
type Picture = ReturnType<Pictures['drawCard']>

interface Kind {
  /** What decides how it looks, beside the entry it is of. */
  readonly shows: (sight: Sight, look: Look) => readonly unknown[]
  readonly draw: (pictures: Pictures, seen: Seen, look: Look) => Picture
  readonly as: (picture: Picture, pictures: Pictures) => Promise<Response>
}

const svg: Kind['as'] = async (picture) => new Response(picture.svg, { headers: SVG })

const png: Kind['as'] = async (picture, { fonts }) => {
  const { pngOf } = await import('./png.ts')
  return new Response(await pngOf(picture.svg, fonts), { headers: PNG })
}

const board: Omit<Kind, 'as'> = {
  shows: (_, { width }) => [width],
  draw: (pictures, seen, { width, theme }) => pictures.drawBoard(seen, width, theme),
}
const card: Omit<Kind, 'as'> = {
  shows: ({ summary }) => [summary.status, summary.seats.map(({ name }) => name)],
  draw: (pictures, seen, { theme }) => pictures.drawCard(seen, theme),
}

const KINDS = {
  'board.svg': { ...board, as: svg },
  'board.png': { ...board, as: png },
  'card.png': { ...card, as: png },
} satisfies Record<string, Kind>

export const PICTURES = Object.keys(KINDS) as (keyof typeof KINDS)[]

/** Any page may show them as images; nothing in them may run or load anything. */
const SHOWN_ANYWHERE = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox",
} as const
const SVG = { 'Content-Type': 'image/svg+xml; charset=utf-8', ...SHOWN_ANYWHERE } as const
const PNG = { 'Content-Type': 'image/png', ...SHOWN_ANYWHERE } as const

/** Answers for `/api/tables/:id/<name>`. */
export function picture(name: keyof typeof KINDS) {
  const kind: Kind = KINDS[name]
  return async (c: Context<App, '/api/tables/:id'>): Promise<Response> => {
    const asked = askedLook(c.req.query())
    if (!asked.ok) return failure(c, 400, 'QUERY', asked.problem)
    const { look } = asked
    const id = c.req.param('id')
    const sight = await tableOf(c, id).sight(look.at)
    if (sight === null) return noSuchTable(c)
    if (sight === 'beyond') return failure(c, 404, 'NO-ENTRY', `this match has no entry ${look.at}`)
    const { default: pictures } = await import('#pictures')
    const { summary } = sight
    if (!pictures.draws(summary.game)) return failure(c, 404, 'NO-PICTURE', `nobody draws ${summary.game}`)
    const seq = sight.state === null ? null : summary.seq
    const what = [pictures.version, name, id, summary.game, summary.map, summary.private, seq, look.theme]
    return keptOrDrawn(
      c.req.raw,
      { key: [...what, ...kind.shows(sight, look)], pinned: look.at !== null && seq !== null },
      () => kind.as(kind.draw(pictures, seenIn(sight), look), pictures),
      (work) => c.executionCtx.waitUntil(work),
    )
  }
}

/** The state comes as text. */
export const seenIn = ({ summary, state, standings }: Sight): Seen => ({
  summary,
  state: state === null ? null : JSON.parse(state),
  standings,
})
