/** From now on this device has the client, network or not; but not in a frame of somebody else's page. */
export async function keepForOffline(): Promise<void> {
  if (window.top !== window) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('fetch-ahead')
  } catch {
    // A browser may refuse that, or have no such thing (private windows): then it is online only.
  }
}
