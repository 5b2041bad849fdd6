/**
 * Cloudflare Pages only (docs/deploy.md): its `_headers` keep whatever is answered below this address for a year, and what
 * is missing is answered with a page. So whatever is no such file is 404 here, and never kept.
 */
export async function onRequestGet({ next }) {
  const response = await next()
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false
  if (!isPage && (response.ok || response.status === 304)) return response
  return new Response('There is no such file.', { status: 404, headers: { 'Cache-Control': 'no-store' } })
}
