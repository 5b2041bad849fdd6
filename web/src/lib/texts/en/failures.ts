import type { Sentences } from '../refused.ts'

/** Why the API did not do what a page asked of it, by its code, to stand in a sentence: `No table could be made (…)`. */
export const texts = {
  INTERNAL: 'this is our fault',
  'NO-TABLE': 'there is no such table',
  'NOT-STARTED': 'this match has not begun',
  ORIGIN: ({ origin }) => `pages of ${origin} may not do this`,
  PRIVATE: 'this match is private: only those who play it may have it',
  'TOO-BIG': ({ most }) => `at most ${most} bytes`,
  'TOO-OFTEN': 'too many tables were made from this address: wait a minute',
  UNKNOWN: ({ status }) => `the service answered with ${status}`,
} as const satisfies Sentences
