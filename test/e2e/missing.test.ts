import { globSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Stack } from './stack.ts'

const WEB = fileURLToPath(new URL('../../web', import.meta.url))

/** Addresses of all pages, with something in the place of what varies. */
const PAGES = globSync('**/+page.svelte', { cwd: join(WEB, 'src/routes') }).map(
  (file) =>
    `/${file
      .replaceAll(/\([^/]+\)\//g, '')
      .replaceAll(/\[\w+\]/g, 'steam')
      .replace(/\/?\+page\.svelte$/, '')}`,
)

let stack: Stack
beforeAll(async () => {
  stack = await Stack.start()
})
afterAll(async () => stack?.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${stack.url}${path}`, { headers })
const BROWSING = { Accept: 'text/html,*/*', 'Sec-Fetch-Mode': 'navigate' }

describe('what is served', () => {
  // A table that does not exist is 404 by itself.
  it.each(PAGES.filter((path) => !path.startsWith('/t/')))('the page %s, to whoever asks', async (path) => {
    for (const headers of [{}, BROWSING]) {
      const response = await get(path, headers)
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(response.headers.get('cache-control')).toContain('must-revalidate')
      const framed = /^\/embed\/(t\/|new)/.test(path)
      expect(response.headers.get('x-frame-options')).toBe(framed ? null : 'DENY')
    }
  })

  it('files that never change, to be kept', async () => {
    const [file = ''] = readdirSync(join(WEB, 'build/_app/immutable/entry'))
    const response = await get(`/_app/immutable/entry/${file}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
  })

  it.each(['/_app/immutable/chunks/gone.js', '/_app/immutable/', '/favicon.xyz', '/embed.mjs'])(
    'no page in the place of %s, and nothing that anybody keeps',
    async (path) => {
      for (const headers of [{}, { 'Sec-Fetch-Mode': 'cors' }, BROWSING]) {
        const response = await get(path, headers)
        expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store'])
        expect(response.headers.get('content-type')).not.toContain('html')
      }
    },
  )

  it('the page with 404 to whoever browses to nowhere', async () => {
    const response = await get('/nowhere', BROWSING)
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect((await get('/api/nowhere', BROWSING)).headers.get('content-type')).toContain('json')
  })
})
