import { readFile } from 'node:fs/promises'
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig, type Plugin } from 'vite'
import { ahead, withAhead } from './ahead.ts'
import { commit } from './commit.ts'
import { embedScript } from './embedScript.ts'

/** Where the client finds the tables when it is served from elsewhere (docs/deploy.md), e.g. https://api.example.org */
const api = process.env.VITE_API_ORIGIN ?? ''
const sockets = api.replace(/^http/, 'ws')

/**
 * What lies directly in one of these folders every table needs (or every table of a kind): it stays together, since in
 * many small files it weighs more than the little that a page could spare. What only some need, or later, lies in folders
 * of its own within them and comes when it is wanted.
 */
const CHUNKS: Readonly<Record<string, readonly string[]>> = {
  table: ['client', 'session', 'parts', 'frame', 'games/contract', 'games/common', 'board'].map(inLib),
  asks: ['games/common/asks'].map(inLib),
  rail: ['board/hex', 'games/rail', 'parts/goods'].map(inLib).concat('/engine/hex', '/engine/track', '/engine/rail'),
}

/** What every page needs, with a table or without. */
const CLIENT = ['device', 'looks', 'catalogue', 'texts', 'games/registry', 'games/.*/entry']
  .map(inLib)
  .concat('/engine/core')

function inLib(folder: string): string {
  return `/web/src/lib/${folder}`
}

/** The rules and the table of a game come together; its maps do not: a match needs one of them. */
const OF_A_GAME = [
  /\/engine\/(?!core|hex|track|rail|bots|orders|plans|puzzles|simple)[\w-]+\/(?!played\.ts|lines\.ts|maps\/|checks\/|drawing\.json)[^?]*$/,
  /\/web\/src\/lib\/games\/(?!common|contract|rail|registry)[\w-]+\/[^/]+$/,
]

/** In the folders of a table, and wanted by pages without one: with the table they would load all of it. */
const OF_EVERY_PAGE = [
  'board/palette',
  'parts/Wordmark',
  'session/surroundings',
  'client/addresses',
  'games/contract/ui',
  'games/common/mapModule',
].map((file) => `/lib/${file}\\.(ts|svelte)`)

/** What draws pages; Kit looks for its entries by themselves. */
const DRAWS = '/node_modules/(svelte|esm-env|clsx|@sveltejs/kit)/(?!src/runtime/client/(client-)?entry\\.js)'

const directlyIn = (folders: readonly string[]): string => `(${folders.join('|')})/[^/]+$`

/** In one: what every page needs is loaded with the first of them, and what lies together is smaller. */
const EVERY_PAGE = new RegExp([DRAWS, ...OF_EVERY_PAGE, directlyIn(CLIENT)].join('|'))

const groups = [
  { name: 'client', test: EVERY_PAGE },
  ...Object.entries(CHUNKS).map(([name, folders]) => ({ name, test: new RegExp(directlyIn(folders)) })),
  { name: 'table', test: /\/partysocket\// },
  { name: 'client', test: /\/worker\/both\/(wire|offered|moments|seats|language\/(?!pseudo)\w+)\.ts$/ },
  { name: gameOf, test: (id: string) => OF_A_GAME.some((part) => part.test(id)) },
]

function gameOf(id: string): string | null {
  return id.match(/\/(?:engine|games)\/([\w-]+)\//)?.[1] ?? null
}

export default defineConfig({
  define: { __BUILD__: JSON.stringify(commit()) },
  plugins: [
    leanBoards(),
    writtenCatalogue(),
    leanKit(),
    ahead(),
    embedScript(api),
    sveltekit({
      adapter: withAhead(adapter({ fallback: 'index.html' })),
      version: { name: commit() },
      // Every component of ours is of Svelte 5: what reads older ones stays out.
      compilerOptions: { runes: true },
      // By hand, once a page has all it needs: lib/device/offline.ts.
      serviceWorker: { register: false },
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['none'],
          'script-src': ['self'],
          // Svelte writes the styles of transitions at run time.
          'style-src': ['self', 'unsafe-inline'],
          'img-src': ['self', 'data:', 'blob:'],
          'font-src': ['self'],
          'connect-src': ['self', ...([api, sockets].filter((origin) => origin !== '') as `${string}.${string}`[])],
          'manifest-src': ['self'],
          'worker-src': ['self'],
          // The page that writes the snippet shows what it does.
          'frame-src': ['self'],
          'base-uri': ['none'],
          'form-action': ['none'],
        },
      },
    }),
  ],
  build: {
    // Of a part that comes later only its styles are named beforehand: mostly the page has what it imports already, and
    // names of files weigh more than anything, since nothing in them repeats. What comes at first the page names (ahead.ts).
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      // The engine does nothing when it is loaded: who needs a part of it needs no other.
      treeshake: { moduleSideEffects: [{ test: /\/engine\//, sideEffects: false }] },
    },
  },
  // Bots think beside the page; they load the same lean boards.
  worker: { format: 'es', plugins: () => [leanBoards()] },
  server: { proxy: { '/api': { target: process.env.RAILHEAD_WORKER ?? 'http://127.0.0.1:8787', ws: true } } },
})

/** What a board file says to those who read it: no part of a game needs it. */
const FOR_READERS = ['provenance', 'notes']

/** Players need not download what is for readers, at any depth; `board.json?provenance` is only where facts come from. */
function leanBoards(): Plugin {
  const lean = (key: string, value: unknown): unknown => (FOR_READERS.includes(key) ? undefined : value)
  return {
    name: 'lean-boards',
    enforce: 'pre',
    load: {
      filter: { id: /board\.json\?provenance$/ },
      async handler(id) {
        const { provenance = [] } = JSON.parse(await readFile(id.replace(/\?.*/, ''), 'utf8'))
        return { code: `export default ${JSON.stringify(provenance)}`, moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /\/engine\/[\w-]+\/(maps\/[\w-]+\/)?board\.json$/ },
      handler: (json) => JSON.stringify(JSON.parse(json, lean)),
    },
  }
}

/** What Kit asks of it, for values that JSON can write. */
const PLAIN_TRANSPORT = `
export const { stringify, parse } = JSON
export const encoders = {}, decoders = {}
export const init_transport = () => {}
`

const ITS_VERSION = 'data.version !== version'

/**
 * How Kit writes down values of any kind, for servers and for the history, is left out: this client has no such server and
 * leaves nothing but plain values in the history, and every page would load it. And Kit knows which build it is: by itself
 * it compares with a version it does not have (kit 3.1.1), takes every page for an old one, and so loads any page that
 * fails again and again.
 */
function leanKit(): Plugin {
  return {
    name: 'lean-kit',
    apply: 'build',
    load: {
      filter: { id: /\/kit\/src\/runtime\/app\/internal\/transport\.js$/ },
      handler() {
        if (this.environment.name !== 'client') return null
        return { code: PLAIN_TRANSPORT, moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /\/kit\/src\/runtime\/app\/state\/client\.svelte\.js$/ },
      handler(code) {
        if (!code.includes(ITS_VERSION))
          this.error(`Kit looks for new builds in another way now: ${ITS_VERSION} is gone`)
        return { code: code.replace(ITS_VERSION, 'data.version !== __BUILD__'), map: null }
      },
    },
  }
}

/** What a module of the client works out from the rules is written down once, so that no page loads rules for it. */
function writtenCatalogue(): Plugin {
  return {
    name: 'written-catalogue',
    apply: 'build',
    load: {
      filter: { id: /\/lib\/catalogue\/games\.ts$/ },
      async handler(id) {
        const { CATALOGUE } = await import(id)
        return { code: `export const CATALOGUE = ${JSON.stringify(CATALOGUE)}`, moduleType: 'js' }
      },
    },
  }
}
