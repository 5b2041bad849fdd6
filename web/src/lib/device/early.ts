declare global {
  interface Window {
    /** A socket that the head of this page has opened before any script was there (app.html). */
    early?: WebSocket | undefined
  }
}

/** Makes sockets; the first is the one that waits already, if it leads where it should. */
export const EarlySocket = new Proxy(WebSocket, {
  construct: (Socket, [url, protocols]: [url: string, protocols?: string[]]) =>
    taken(url) ?? new Socket(url, protocols ?? []),
})

function taken(url: string): WebSocket | null {
  const { early } = window
  window.early = undefined
  if (!early) return null
  if (early.url !== url || early.readyState > WebSocket.OPEN) {
    early.close()
    return null
  }
  // Whoever takes it listens only now.
  if (early.readyState === WebSocket.OPEN) queueMicrotask(() => early.dispatchEvent(new Event('open')))
  return early
}
