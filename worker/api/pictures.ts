import type { Context } from 'hono'
import * as v from 'valibot'
import { addressOf } from '../address.ts'
import { DAYTIMES } from '../both/pictures.ts'
import type { App } from '../http.ts'
import { type Drawn, Easel } from '../picture/easel.ts'
import { keptOrDrawn } from '../picture/kept.ts'
import {
  BOARD,
  CARD,
  type Format,
  type PictureLook,
  type PictureSubject,
  PNG,
  SVG,
  spectatedMatch,
  WIDTHS,
} from '../picture/pictures.ts'
import { Language } from '../telling.ts'
import { texts as errors } from '../texts/en/errors.ts'
import { endpoint } from './endpoint.ts'
import { DRAWING_BUSY, DRAWN_OFTEN, fail, NO_ENTRY, NO_PICTURE, NO_TABLE, type Problem } from './problems.ts'
import { tableOf } from './reach.ts'
import { EntryNumber } from './shapes.ts'
import { tableId } from './tables.ts'

/** Any page may show them as images; nothing in them may run, or load anything. */
const SHOWN_ANYWHERE = {
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'none'; sandbox",
} as const

const one = <Of extends readonly string[]>(of: Of, otherwise: Of[number]) =>
  v.optional(v.picklist(of, errors.oneOf(of.join(', '))), otherwise)

const query = {
  at: {
    schema: v.optional(EntryNumber),
    about: 'The last entry of the log that is to be seen; -1 is the beginning. Left out: the match as it is now.',
  },
  theme: { schema: one(DAYTIMES, 'light'), about: 'By day or by night.' },
  lang: { schema: v.optional(Language, 'en'), about: 'The language of its words: English where there is no other.' },
} as const

const sized = { ...query, width: { schema: one(WIDTHS, '1200'), about: 'In pixels.' } } as const

const described = (format: Format) =>
  ({
    method: 'GET',
    params: { id: tableId },
    answers: {
      200: { about: 'The picture.', type: format.type },
      304: { about: 'It is the one that is known already (`If-None-Match`).' },
    },
    problems: [NO_TABLE, NO_ENTRY, NO_PICTURE, DRAWN_OFTEN, DRAWING_BUSY],
  }) as const

const ABOUT = 'Before a match, of a private one, and of one by other rules than these: the bare map.'

export const pictures = [
  endpoint({
    ...described(SVG),
    path: '/api/tables/:id/board.svg',
    name: 'boardSvg',
    summary: 'The board as a drawing that needs nothing else',
    about: ABOUT,
    query: sized,
    serve: ({ c, params, query }) => show(c, params.id, query.at, BOARD, SVG, query),
  }),
  endpoint({
    ...described(PNG),
    path: '/api/tables/:id/board.png',
    name: 'boardPng',
    summary: 'The board as an image',
    about: ABOUT,
    query: sized,
    serve: ({ c, params, query }) => show(c, params.id, query.at, BOARD, PNG, query),
  }),
  endpoint({
    ...described(PNG),
    path: '/api/tables/:id/card.png',
    name: 'card',
    summary: 'The board and how the match stands, for previews of links: 1200 by 630',
    about: ABOUT,
    query,
    serve: ({ c, params, query }) => show(c, params.id, query.at, CARD, PNG, { ...query, width: '1200' }),
  }),
]

async function show(
  c: Context<App>,
  id: string,
  at: string | undefined,
  subject: PictureSubject,
  format: Format,
  look: PictureLook,
): Promise<Response> {
  const sight = await (await tableOf(c, id)).spectatorView(at === undefined ? null : Number(at))
  if (sight === null) return fail(c, NO_TABLE)
  if (sight === 'beyond') return fail(c, NO_ENTRY, errors.none.thisEntry(String(at)))
  const { default: pictures } = await import('#pictures')
  const { summary } = sight
  if (!pictures.draws(summary.game)) return fail(c, NO_PICTURE, errors.none.pictureOf(summary.game))
  const seq = sight.state === null ? null : summary.seq
  const what = [pictures.version, c.req.path, summary.game, summary.map, summary.private, seq, look.theme, look.lang]
  return keptOrDrawn(
    c.req.raw,
    { key: [...what, ...subject.shows(sight, look)], pinned: at !== undefined && seq !== null },
    async (name, keep) => {
      if (!easel.has(name) && (await isTooOften(c, format.units[look.width]))) return later(c, 60, DRAWN_OFTEN)
      const answer = (file: Drawn) =>
        new Response(file, { headers: { 'Content-Type': format.type, ...SHOWN_ANYWHERE } })
      const drawing = easel.draw(name, async () => {
        const file = await format.write(subject.draw(pictures, spectatedMatch(sight), look), pictures)
        await keep(answer(file))
        return file
      })
      if (!drawing) return later(c, 5, DRAWING_BUSY)
      // Others may be waiting for it when whoever asked first has gone.
      c.executionCtx.waitUntil(drawing)
      return answer(await drawing)
    },
  )
}

const easel = new Easel()

function later(c: Context<App>, seconds: number, problem: Problem): Response {
  c.header('Retry-After', String(seconds))
  return fail(c, problem)
}

/** A limit counts by one, a picture by what it costs. Requests that did not come through the network have no address. */
async function isTooOften(c: Context<App>, units: number): Promise<boolean> {
  const key = addressOf(c.req.raw)
  if (key === null) return false
  const taken = await Promise.all(Array.from({ length: units }, () => c.env.DRAWING.limit({ key })))
  return !taken.every(({ success }) => success)
}
