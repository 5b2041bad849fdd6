import { version } from '$app/env'
import { immutable } from '$app/manifest'

/**
 * Keeps the client, so that it opens without a network: the page that there is, and its parts. What the network can say
 * is never asked of what is kept: pages come from it where there is one, tables and the API always.
 */

const scope = self as unknown as ServiceWorkerGlobalScope

const PREFIX = 'railhead/'
const OWN = `${PREFIX}${version}`
/** The one page there is: every address of a page opens with it. */
const SHELL = '/'
const PARTS = '/_app/immutable/'
/** Frames of other sites are not ours to keep, and what is said of a table must be true. */
const NEVER = ['/api/', '/embed', '/_app/version.json']
/** Whoever has a network that hangs is not left looking at nothing. */
const PATIENCE_MS = 4_000
/** Parts that are fetched ahead at the same time. */
const AT_ONCE = 4

export function worksOffline(): void {
  scope.addEventListener('install', (event) => {
    event.waitUntil(caches.open(OWN).then((cache) => cache.add(new Request(SHELL, { cache: 'reload' }))))
    // Nothing that an open page still needs is thrown away by a newer build (see `tidyUp`), so it need not wait for them.
    void scope.skipWaiting()
  })
  scope.addEventListener('activate', (event) => event.waitUntil(tidyUp()))
  scope.addEventListener('fetch', (event) => {
    const answer = answerTo(event.request)
    if (answer) event.respondWith(answer)
  })
  // A page that has all it needs has time for what others will.
  scope.addEventListener('message', (event) => {
    if (event.data === 'fetch-ahead' && !savesData()) event.waitUntil(fetchAhead())
  })
}

/** Of older builds the last stays: pages that were opened with it may not have loaded all of its parts yet. */
async function tidyUp(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== OWN)
  for (const name of older.slice(0, -1)) await caches.delete(name)
}

function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.location.origin) return null
  if (NEVER.some((beginning) => pathname.startsWith(beginning))) return null
  if (pathname.startsWith(PARTS)) return part(request)
  if (request.mode === 'navigate') return page(request)
  return orKept(request)
}

/** Its name says what is in it. */
async function part(request: Request): Promise<Response> {
  const there = await kept(request)
  if (there) return there
  const response = await fetch(request)
  if (isPart(response)) await keep(request, response.clone())
  return response
}

/** What is missing may be answered with a page. */
const isPart = ({ ok, headers }: Response): boolean => ok && !headers.get('Content-Type')?.startsWith('text/html')

async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) })
  } catch (error) {
    return orThrow(await kept(SHELL), error)
  }
}

/** Icons and the like. */
async function orKept(request: Request): Promise<Response> {
  try {
    const response = await fetch(request)
    if (response.ok) await keep(request, response.clone())
    return response
  } catch (error) {
    return orThrow(await kept(request), error)
  }
}

function orThrow(response: Response | undefined, error: unknown): Response {
  if (response) return response
  throw error
}

/** Of this build, or else of an older one. */
const kept = async (request: Request | string): Promise<Response | undefined> =>
  (await (await caches.open(OWN)).match(request)) ?? caches.match(request)

async function keep(request: Request | string, response: Response): Promise<void> {
  try {
    await (await caches.open(OWN)).put(request, response)
  } catch {
    // There is no room for it: it comes from the network then.
  }
}

/** Not every browser says so. */
const savesData = (): boolean =>
  (scope.navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true

/** Everything that is not kept yet, a few at a time. */
async function fetchAhead(): Promise<void> {
  const wanted = immutable.map(({ path }) => new URL(path, scope.location.origin).href)
  for (let i = 0; i < wanted.length; i += AT_ONCE) await Promise.all(wanted.slice(i, i + AT_ONCE).map(fetchOne))
}

async function fetchOne(url: string): Promise<void> {
  try {
    await part(new Request(url))
  } catch {
    // The network is gone: the rest comes another time.
  }
}
