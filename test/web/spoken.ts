import { areaOf } from '#lib/texts/areas.ts'
import { speech } from '#lib/texts/language.svelte.ts'

// A page loads the texts it shows before it shows them; tests may ask for any.
const TEXTS = {
  ...import.meta.glob<object>(
    [
      '../../web/src/lib/texts/en/**/*.ts',
      '../../web/src/lib/games/*/maps/*/texts/en/*.ts',
      '!**/texts/en/**/index.ts',
    ],
    { eager: true, import: 'texts' },
  ),
  ...import.meta.glob<object>('../../worker/both/texts/en/*.ts', { eager: true, import: 'texts' }),
}
speech.keep(Object.fromEntries(Object.entries(TEXTS).map(([path, texts]) => [areaOf('', path), texts])))
