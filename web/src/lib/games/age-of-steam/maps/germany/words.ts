import type { MapWords } from '../parts.ts'

export const GERMANY = {
  actions: { engineer: 'The dearest of your three builds costs half, rounded up.' },
} satisfies MapWords
