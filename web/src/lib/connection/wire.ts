import ReconnectingWebSocket from 'partysocket/ws'
import { isFinalClose } from '#worker/protocol.ts'
import type { Wire, WireEvents } from './connection.ts'
import { startHeartbeat } from './heartbeat.ts'

const FIRST_RETRY = 300
const JITTER = 700
const LONGEST_RETRY = 8_000

/** A browser's line to `url` that comes back by itself until a final close code says not to. */
export function openWire(url: string, events: WireEvents): Wire {
  let final = false
  const socket = new ReconnectingWebSocket(url, [], {
    // After a restart of the table everybody comes back: not all in the same instant.
    minReconnectionDelay: FIRST_RETRY + Math.random() * JITTER,
    maxReconnectionDelay: LONGEST_RETRY,
    reconnectionDelayGrowFactor: 1.5,
    minUptime: 2_000,
    // Its queue is sent before `hello` could be; ours is not.
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: (event: { code: number }) => !isFinalClose(event.code),
  })
  const heartbeat = startHeartbeat({ ping: () => socket.send('ping'), dead: () => socket.reconnect() })

  socket.addEventListener('open', () => events.opened())
  socket.addEventListener('message', (event: MessageEvent) => {
    heartbeat.heard()
    if (event.data !== 'pong') events.received(event.data)
  })
  socket.addEventListener('close', (event: { code: number }) => {
    if (final) return
    final = isFinalClose(event.code)
    if (final) heartbeat.stop()
    events.closed(event.code)
  })
  return {
    send: (text) => socket.send(text),
    reconnect: () => socket.reconnect(),
    close: () => {
      final = true
      heartbeat.stop()
      socket.close()
    },
  }
}
