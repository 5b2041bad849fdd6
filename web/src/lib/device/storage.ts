/**
 * What this device remembers. Storage may be refused (private windows, foreign frames): then it lasts as long as the
 * page, and nothing else breaks.
 */
const memory = new Map<string, string>()

export function remembered<T>(key: string, fallback: T): T {
  const text = read(`railhead/${key}`)
  return text === null ? fallback : tried(() => JSON.parse(text) as T, fallback)
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(`railhead/${key}`, text)
  // Where this is refused, the memory has it.
  tried(() => globalThis.localStorage.setItem(`railhead/${key}`, text), undefined)
}

const read = (key: string): string | null =>
  tried(() => globalThis.localStorage.getItem(key), null) ?? memory.get(key) ?? null

/** What comes of something that a browser may refuse, or this instead. */
export function tried<T>(work: () => T, instead: T): T {
  try {
    return work()
  } catch {
    return instead
  }
}
