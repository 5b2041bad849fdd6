import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Somebody else's site, on another port and, for a browser, on another site altogether: ours is at 127.0.0.1, this at
 * localhost.
 */
export class Blog {
  readonly #server: Server
  readonly #pages = new Map<string, string>()

  private constructor() {
    this.#server = createServer((request, response) => {
      const html = this.#pages.get(request.url ?? '')
      response.writeHead(html === undefined ? 404 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(html)
    })
  }

  static async open(): Promise<Blog> {
    const blog = new Blog()
    await new Promise<void>((resolve) => blog.#server.listen(0, 'localhost', resolve))
    return blog
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }

  /** A post with this HTML in it, which notes what it hears; its address. */
  post(html: string): string {
    const path = `/${this.#pages.size}`
    this.#pages.set(
      path,
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A blog</title><link rel="icon" href="data:,"></head>
<body><main><h1>A blog</h1><p>About trains.</p>
${html}
</main><script>
const heard = [], messages = []
for (const type of ['ready', 'turn', 'move', 'end', 'resize']) {
  addEventListener('railhead-' + type, ({ detail, target }) => heard.push({ type, detail, target: target.id }))
}
addEventListener('message', ({ data, origin }) => messages.push({ data, origin }))
</script></body></html>`,
    )
    return this.origin + path
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
