import { sha256Hex } from '#engine/core/index.ts'

/** What is kept of a secret: enough to know it again. */
export const keyOf = (secret: string): string => sha256Hex(secret)
