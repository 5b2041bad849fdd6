import { PING_EVERY_MS } from '#worker/protocol.ts'

const PATIENCE = 5_000

export interface Heart {
  /** Something came: the line is alive. */
  heard(): void
  /** Asks at once. */
  beat(): void
  stop(): void
}

interface Body {
  readonly ping: () => void
  readonly dead: () => void
  readonly awake: () => boolean
}

/**
 * Finds lines that are dead without knowing it. Silence alone proves nothing, since the timers of a hidden page sleep:
 * only a ping that stays unanswered does.
 */
export function startHeartbeat({ ping, dead, awake }: Body): Heart {
  let unanswered: ReturnType<typeof setTimeout> | undefined
  const beat = () => {
    if (unanswered !== undefined) return
    ping()
    unanswered = setTimeout(() => {
      unanswered = undefined
      dead()
    }, PATIENCE)
  }
  const heard = () => {
    clearTimeout(unanswered)
    unanswered = undefined
  }
  const timer = setInterval(() => {
    if (awake()) beat()
  }, PING_EVERY_MS)
  const stop = () => {
    heard()
    clearInterval(timer)
  }
  return { heard, beat, stop }
}
