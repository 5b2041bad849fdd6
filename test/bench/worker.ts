import { DurableObject } from 'cloudflare:workers'
import railhead from '#worker/index.ts'

export { Gallery, Table } from '#worker/index.ts'

interface Env extends Cloudflare.Env {
  readonly ECHO: DurableObjectNamespace<Echo>
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
    if (new URL(request.url).pathname === '/api/bench/echo') return env.ECHO.getByName('echo').fetch(request)
    return railhead.fetch(request, { ...env, MAKING: UNLIMITED, DRAWING: UNLIMITED }, ctx)
  },
} satisfies ExportedHandler<Env>
