import { PING_EVERY_MS } from '#worker/protocol.ts'

const PATIENCE = 5_000

/**
 * Finds lines that are dead without knowing it. Silence alone proves nothing, since a hidden tab's timers sleep: only a
 * ping that stays unanswered does.
 */
export function startHeartbeat({ ping, dead }: { ping: () => void; dead: () => void }) {
  let unanswered: ReturnType<typeof setTimeout> | undefined
  const beat = () => {
    if (unanswered !== undefined) return
    ping()
    unanswered = setTimeout(() => {
      unanswered = undefined
      dead()
    }, PATIENCE)
  }
  const beatWhenSeen = () => {
    if (document.visibilityState === 'visible') beat()
  }
  const timer = setInterval(beatWhenSeen, PING_EVERY_MS)
  document.addEventListener('visibilitychange', beatWhenSeen)
  window.addEventListener('online', beat)
  const heard = () => {
    clearTimeout(unanswered)
    unanswered = undefined
  }
  return {
    heard,
    stop: () => {
      heard()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', beatWhenSeen)
      window.removeEventListener('online', beat)
    },
  }
}
