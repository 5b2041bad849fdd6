import type { ServerMessage, TalkLine } from '#worker/protocol.ts'

/** What was said at a table, as far as it was told here, and what we noted down. */
export interface Talk {
  readonly lines: readonly TalkLine[]
  /** By seat. */
  readonly notes: Readonly<Record<string, string>>
}

export const SILENCE: Talk = { lines: [], notes: {} }

/** Lines that come twice are one, and those that were taken away are gone. */
export function heardMore(talk: Talk, { lines, gone = [], notes }: Extract<ServerMessage, { type: 'talk' }>): Talk {
  const known = new Map([...talk.lines, ...lines].map((line) => [line.n, line]))
  for (const n of gone) known.delete(n)
  return { lines: [...known.values()].sort((a, b) => a.n - b.n), notes: notes ?? talk.notes }
}

export const lastHeard = ({ lines }: Talk): number => lines.at(-1)?.n ?? 0
