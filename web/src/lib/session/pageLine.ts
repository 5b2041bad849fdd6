import { type Line, type LineEvents, openLine } from '#client/line.ts'
import { EarlySocket } from '../device/early.ts'

/** A line for a page: it sleeps with the page, and wakes when somebody looks again or the network is back. */
export function openPageLine(url: string | (() => string), events: LineEvents): Line {
  const isSeen = () => document.visibilityState === 'visible'
  const line = openLine(url, events, { awake: isSeen, WebSocket: EarlySocket })
  const wake = () => {
    if (isSeen()) line.wake()
  }
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', line.wake)
  return {
    ...line,
    close: () => {
      document.removeEventListener('visibilitychange', wake)
      window.removeEventListener('online', line.wake)
      line.close()
    },
  }
}
