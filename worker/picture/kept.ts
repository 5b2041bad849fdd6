/** How long we keep a picture, and how long others may: of an entry, and of a match that goes on. */
const OURS = 'max-age=604800'
const PINNED = 'public, max-age=86400'
const PASSING = 'public, max-age=10'

export interface Keeping {
  /** Two pictures with the same key are the same picture. */
  readonly key: readonly unknown[]
  /** The picture of this address will stay as it is. */
  readonly pinned: boolean
}

/**
 * Answers with a picture that was drawn before, by us or for whoever asks, and has it drawn only if there is none: `draw`
 * is told its name and how to keep it, and may refuse to. What happened is in `Cache-Status` (RFC 9211).
 */
export async function keptOrDrawn(
  request: Request,
  { key, pinned }: Keeping,
  draw: (name: string, keep: (picture: Response) => Promise<void>) => Promise<Response>,
): Promise<Response> {
  const digest = await digestOf(key)
  const etag = `"${digest}"`
  const told = (response: Response, status: string): Response => {
    const answer = new Response(response.body, response)
    // How long it has lain here says nothing about whether it is still true.
    answer.headers.delete('Age')
    answer.headers.set('ETag', etag)
    answer.headers.set('Cache-Control', pinned ? PINNED : PASSING)
    answer.headers.set('Cache-Status', `railhead; ${status}`)
    return answer
  }
  if (asksFor(request, etag)) return told(new Response(null, { status: 304 }), 'hit')
  const { default: shelf } = caches
  const address = new URL(`/kept/${digest}`, request.url)
  const kept = await shelf.match(address)
  if (kept) return told(kept, 'hit')
  const drawn = await draw(digest, async (picture) => {
    picture.headers.set('Cache-Control', OURS)
    await shelf.put(address, picture)
  })
  return drawn.ok ? told(drawn, 'fwd=miss; stored') : drawn
}

function asksFor(request: Request, etag: string): boolean {
  const known = request.headers.get('If-None-Match') ?? ''
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

async function digestOf(key: readonly unknown[]): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(key)))
  return [...new Uint8Array(hash).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
