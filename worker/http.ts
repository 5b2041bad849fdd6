import type { Context, MiddlewareHandler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { texts as errors } from './texts/en/errors.ts'

export type App = { Bindings: Cloudflare.Env }

/** Every error of the API has this shape. */
export function failure(c: Context<App>, status: ContentfulStatusCode, code: string, message: string, params?: object) {
  return c.json({ error: { code, message, ...(params && { params }) } }, status)
}

const HEADERS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Answers that set nothing else may not be cached, framed, or read as another type than they have. The answer to an
 * upgrade has headers that cannot be written: touching them breaks the socket.
 */
export const securityHeaders: MiddlewareHandler<App> = async (c, next) => {
  await next()
  if (c.res.status === 101) return
  for (const [name, value] of Object.entries(HEADERS)) if (!c.res.headers.has(name)) c.header(name, value)
}

/** Clients that are no web page send no Origin; pages may call from our own host or a listed origin. */
export function isWelcome(c: Context<App>): boolean {
  const origin = c.req.header('Origin')
  return origin === undefined || isOurs(c, origin)
}

/** An origin that has our pages: our own host, or one that is listed. */
export const isOurs = (c: Context<App>, origin: string): boolean => isOwnHost(c, origin) || isListed(c, origin)

export function isListed(c: Context<App>, origin: string): boolean {
  const listed = c.env.ALLOWED_ORIGINS.split(',').map((entry) => entry.trim())
  return origin !== '' && listed.includes(origin)
}

/**
 * Whether it is http or https is not compared: behind a proxy that ends TLS we would not see what the page has. It has to
 * be one of them, and an origin, nothing more.
 */
function isOwnHost(c: Context<App>, origin: string): boolean {
  const host = c.req.header('Host') ?? new URL(c.req.url).host
  return ['http', 'https'].some((scheme) => originOf(`${scheme}://${host}`) === origin)
}

const originOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).origin : null)

/** Where the page lives that asks: links lead back to it. */
export const pageOf = (request: Request): string => request.headers.get('Origin') ?? new URL(request.url).origin

/** Secrets come in a header, since addresses are logged: `Authorization: Bearer SECRET SECRET`. */
export function secretsOf(c: Context<App>): string[] {
  const [scheme, ...secrets] = (c.req.header('Authorization') ?? '').split(/[\s,]+/)
  return scheme?.toLowerCase() === 'bearer' ? secrets.slice(0, 12) : []
}

/** Before everything that changes something, and before every socket. */
export const refuseStrangers: MiddlewareHandler<App> = async (c, next) => {
  const origin = c.req.header('Origin')?.slice(0, 200) ?? ''
  if (!isWelcome(c)) return failure(c, 403, 'ORIGIN', errors.origin.this(origin), { origin })
  await next()
}
