import { DurableObject } from 'cloudflare:workers'
import railhead, { Table as AsDeployed } from '#worker/index.ts'

export { Gallery } from '#worker/index.ts'

interface Env extends Cloudflare.Env {
  readonly ECHO: DurableObjectNamespace<Echo>
}

let wakings = 0

/** A table that counts how often one of them came awake. */
export class Table extends AsDeployed {
  constructor(...begin: ConstructorParameters<typeof AsDeployed>) {
    super(...begin)
    wakings++
  }
}

/** The least an object can do that keeps what it hears: insert one row, send it to everybody. */
export class Echo extends DurableObject<Env> {
  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    ctx.storage.sql.exec('CREATE TABLE IF NOT EXISTS log (seq INTEGER PRIMARY KEY, entry TEXT NOT NULL)')
  }

  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server)
    return new Response(null, { status: 101, webSocket: client })
  }

  override webSocketMessage(_: WebSocket, frame: string | ArrayBuffer): void {
    this.ctx.storage.sql.exec('INSERT INTO log (entry) VALUES (?)', String(frame))
    for (const socket of this.ctx.getWebSockets()) socket.send(frame)
  }
}

/** Nobody here is kept from making tables. */
const UNLIMITED: RateLimit = { limit: async () => ({ success: true }) }

export default {
  fetch(request, env, ctx) {
    const { pathname, searchParams } = new URL(request.url)
    if (pathname === '/api/bench/echo') return env.ECHO.getByName(searchParams.get('name') ?? 'echo').fetch(request)
    if (pathname === '/api/bench/wakings') return new Response(String(wakings))
    return railhead.fetch(request, { ...env, MAKING: UNLIMITED, DRAWING: UNLIMITED }, ctx)
  },
} satisfies ExportedHandler<Env>
