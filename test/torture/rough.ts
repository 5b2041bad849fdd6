import type { Pick } from '#engine/core/rules.ts'
import type { Tally } from './tally.ts'

const LONGEST_DELAY_MS = 25

/** Frames of one socket, in both directions, as they were said and heard. */
export interface Heard {
  readonly sent: string[]
  readonly got: string[]
}

/**
 * Sockets of a bad network: one frame in eight comes twice, late, after the one behind it, or once more as garbage. None
 * gets lost on a line that holds: that is what TCP is for, and lines are cut elsewhere.
 */
export function roughSockets(pick: Pick, tally: Tally, heard: Heard): typeof WebSocket {
  return class extends WebSocket {
    override send(frame: string): void {
      if (frame === 'ping') {
        super.send(frame)
        return
      }
      heard.sent.push(frame)
      disturbed(frame, pick, tally, (text) => {
        if (this.readyState === WebSocket.OPEN) super.send(text)
      })
    }

    override addEventListener(type: string, listener: never, options?: AddEventListenerOptions): void {
      if (type !== 'message') {
        super.addEventListener(type, listener, options)
        return
      }
      const hear = listener as (event: MessageEvent) => void
      super.addEventListener('message', (event) => {
        const frame = String(event.data)
        if (frame === 'pong') {
          hear(event)
          return
        }
        heard.got.push(frame)
        tally.heard++
        disturbed(frame, pick, tally, (data) => hear(new MessageEvent('message', { data })))
      })
    }
  }
}

function disturbed(frame: string, pick: Pick, tally: Tally, pass: (frame: string) => void): void {
  const later = () => setTimeout(() => pass(frame), 1 + pick(LONGEST_DELAY_MS))
  const ways: (() => void)[] = [
    () => {
      pass(frame)
      pass(frame)
    },
    () => {
      pass(frame)
      later()
    },
    () => void later(),
    () => {
      pass(mangled(frame, pick))
      pass(frame)
    },
  ]
  const way = pick(8) === 0 ? ways[pick(ways.length)] : undefined
  if (way) tally.disturbed++
  if (way) way()
  else pass(frame)
}

/** Never a frame that means something else: that would be a lie, not a disturbance. */
function mangled(frame: string, pick: Pick): string {
  const at = pick(frame.length)
  const ways = [
    frame.slice(0, at),
    `${frame}${frame}`,
    frame.replaceAll('"', "'"),
    `${frame.slice(0, at)}\u0000${frame.slice(at)}`,
    '[]',
    '{}',
  ]
  const broken = ways[pick(ways.length)] ?? ''
  return isJson(broken) && broken.length > 2 ? '{' : broken
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
