/**
 * What this device remembers. Storage may be refused (private windows, foreign frames): then it lasts as long as the
 * page, and nothing else breaks.
 */
const memory = new Map<string, string>()

export function remembered<T>(key: string, fallback: T): T {
  const text = read(`railhead/${key}`)
  if (text === null) return fallback
  try {
    return JSON.parse(text) as T
  } catch {
    return fallback
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  memory.set(`railhead/${key}`, text)
  try {
    globalThis.localStorage.setItem(`railhead/${key}`, text)
  } catch {
    // The memory above has it.
  }
}

function read(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}
