/**
 * The client on Cloudflare Pages (docs/deploy.md): what only the Worker knows is handed to it under this address, so that
 * Pages is one origin with it; all else is a file. What comes here at all is in `_routes.json`.
 */
export default {
  async fetch(request, { RAILHEAD, ASSETS }) {
    const { pathname } = new URL(request.url)
    if (!pathname.startsWith('/_app/')) return RAILHEAD.fetch(request)
    const response = await ASSETS.fetch(request)
    return isPart(response) ? response : missing()
  },
}

const isPart = ({ status, ok, headers }) =>
  (ok || status === 304) && !headers.get('Content-Type')?.startsWith('text/html')

/** Whatever is answered below that address is kept for a year, and what is missing is answered with a page. */
const missing = () => new Response('There is no such file.', { status: 404, headers: { 'Cache-Control': 'no-store' } })
