import { expect, test } from 'vitest'
import spec from '../../docs/protocol.md?raw'

const sources = import.meta.glob<string>('./*.test.ts', { query: '?raw', import: 'default', eager: true })

const ids = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, id]) => id))

test('every numbered rule of docs/protocol.md is cited by a test, and no other', () => {
  const written = ids(spec, /^- \*\*([APT]-[A-Z]+-\d\d)\*\*/gm)
  const cited = ids(Object.values(sources).join('\n'), /\b([APT]-[A-Z]+-\d\d)\b/g)
  expect([...written].filter((id) => !cited.has(id))).toEqual([])
  expect([...cited].filter((id) => !written.has(id))).toEqual([])
})
