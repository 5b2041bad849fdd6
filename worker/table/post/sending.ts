/** How a message fared; the status is null when there was no answer in time. */
export interface Receipt {
  readonly ok: boolean
  readonly status: number | null
  /** The receiver asks for so long a pause. */
  readonly pauseMs: number
}

export const NO_ANSWER: Receipt = { ok: false, status: null, pauseMs: 0 }

const PATIENCE_MS = 10_000
const LONGEST_PAUSE_MS = 60 * 60 * 1000

/** Posts something once. Never throws, and never says where it went: the address is a secret. */
export async function sent(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Receipt> {
  const impatience = new AbortController()
  // A timer that is still to ring keeps the table awake: `AbortSignal.timeout` cannot be stopped.
  const timer = setTimeout(() => impatience.abort(), PATIENCE_MS)
  try {
    // Whoever moves must say so to us: a message for one place does not go to another.
    const how = { method: 'POST', headers, body, redirect: 'manual', signal: impatience.signal } as const
    const response = await fetch(url, how)
    await response.body?.cancel()
    return { ok: response.ok, status: response.status, pauseMs: pauseOf(response) }
  } catch {
    return NO_ANSWER
  } finally {
    clearTimeout(timer)
  }
}

function pauseOf(response: Response): number {
  const seconds = Number(response.headers.get('Retry-After'))
  return Number.isFinite(seconds) ? Math.min(LONGEST_PAUSE_MS, Math.max(0, seconds * 1000)) : 0
}
