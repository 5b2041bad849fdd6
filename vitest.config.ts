import { fileURLToPath } from 'node:url'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { KEYS } from './test/keys.ts'

/** Every run plays the same matches and tries the same mistakes; `npm run fuzz` gives others. */
process.env.SEED ??= '1830'
const seed = Number(process.env.SEED)
const settled = {
  provide: { seed },
  setupFiles: [fileURLToPath(new URL('./test/settled.ts', import.meta.url))],
  // What is waited for comes when it comes: a line alone may take a second to come back.
  expect: { poll: { timeout: 15_000 } },
}

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Four rings: the rules alone, what the client works out without a page, the table in the workers runtime, everything together. */
export default defineConfig({
  test: {
    projects: [
      // Whole matches take their time on a busy machine.
      {
        test: {
          ...settled,
          name: 'engine',
          include: ['test/{house,engine}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      // Plans of the client are reactive classes: the compiler has to see them.
      {
        plugins: [svelte({ configFile: false })],
        resolve: { alias: { '$app/paths': here('./test/web/paths.ts') } },
        // The theme is data to pictures; otherwise style sheets come empty.
        test: {
          ...settled,
          name: 'web',
          include: ['test/web/**/*.test.ts'],
          setupFiles: [...settled.setupFiles, here('./test/web/spoken.ts')],
          css: { include: /theme\.css/ },
          testTimeout: 60_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                BOT_PAUSE_MS: '0',
                // Soon full.
                GALLERIES: '2',
                WATCHERS_IN_GALLERY: '120',
                PINNED_SEED: String(seed),
                // Whatever keys somebody works with here (npm run keys), tests have some of their own.
                ...KEYS,
                ALLOWED_ORIGINS: 'https://play.example.org, https://other.example.org',
              },
            },
          }),
        ],
        // The table knows no game: here it has one more, and bots that misbehave.
        resolve: {
          alias: {
            '#engine/games.ts': here('./test/worker/games.ts'),
            '#engine/bots/index.ts': here('./test/worker/bots.ts'),
            '#engine/simple/simple.ts': here('./test/worker/simple.ts'),
          },
        },
        test: { ...settled, name: 'worker', include: ['test/worker/**/*.test.ts'], testTimeout: 60_000 },
      },
      // A whole match in a browser takes a minute, and many on a machine that does other things as well.
      {
        test: {
          ...settled,
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 300_000,
          // After the others, and no more at once than there are processors: each has a browser and a server of its own.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
