import { PING_EVERY_MS } from '#worker/both/wire.ts'

const PATIENCE = 5_000

/** Browsers, Node and Workers have different ones. */
export type Timer = ReturnType<typeof setTimeout>

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
  let unanswered: Timer | null = null
  const beat = () => {
    if (unanswered !== null) return
    ping()
    unanswered = setTimeout(() => {
      unanswered = null
      dead()
    }, PATIENCE)
  }
  const heard = () => {
    if (unanswered !== null) clearTimeout(unanswered)
    unanswered = null
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
