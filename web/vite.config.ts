import { readFile } from 'node:fs/promises'
import adapter from '@sveltejs/adapter-static'
import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig, type Plugin } from 'vite'
import { commit } from './commit.ts'
import { embedScript } from './embedScript.ts'

/** Where the client finds the tables when it is served from elsewhere (docs/deploy.md), e.g. https://api.example.org */
const api = process.env.VITE_API_ORIGIN ?? ''
const sockets = api.replace(/^http/, 'ws')

/**
 * What is always needed together stays together: in many small files it weighs more than the little that a page could
 * spare. Maps are left out, since a match needs one of them.
 */
const WHOLE = [
  {
    name: 'table',
    test: /\/partysocket\/|\/web\/src\/lib\/(client\/(?!api|player|probe|webhook)|table\/(?!MenuItems|SeatMenu|SeatOffer|Missing|Rematch|Fairness|next|MatchFileButton|Closed)\w+\.|parts\/(Wordmark|CopyButton)|games\/common\/(Players|figure|sentence|words|HowMany)|board\/(Explorer|Stage|ZoomButtons|viewport|camera|gestures|cursor|palette|hexes|labels|curves|crowding|prices|Names)\b)/,
  },
  {
    name: 'client',
    test: /\/engine\/core\/(?!index|matchFile|options|seeded|sha256)|\/web\/src\/lib\/(games\/\w+|embed\/context|(?!api)\w+)\.ts$|\/valibot\/|\/worker\/protocol\.ts$/,
  },
  // What only lobbies, files and demonstrations need of it.
  { name: 'aside', test: /\/engine\/core\/(matchFile|options|seeded|sha256)/ },
  { name: 'rail', test: /\/web\/src\/lib\/(board\/(Drawing|Board)\.|games\/rail\/world\.)/ },
  { name: 'track', test: /\/engine\/(hex|track|turn-order)\// },
  { name: gameOf, test: /\/engine\/(?!bots|core|hex|track|turn-order)[\w-]+\/(?!index\.ts|maps\/|drawing\.json)/ },
  { name: gameOf, test: /\/web\/src\/lib\/games\/(?!common|rail)[\w-]+\/(words|pins|solo|money)\.ts$/ },
]

function gameOf(id: string): string | null {
  return id.match(/\/(?:engine|games)\/([\w-]+)\//)?.[1] ?? null
}

export default defineConfig({
  define: { __BUILD__: JSON.stringify(commit()) },
  plugins: [
    leanBoards(),
    embedScript(api),
    sveltekit({
      adapter: adapter({ fallback: 'index.html' }),
      version: { name: commit() },
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
          // The page that writes the snippet shows what it does.
          'frame-src': ['self'],
          'base-uri': ['none'],
          'form-action': ['none'],
        },
      },
    }),
  ],
  build: {
    rolldownOptions: {
      output: { codeSplitting: { groups: WHOLE } },
      // The engine does nothing when it is loaded: who needs a part of it needs no other.
      treeshake: { moduleSideEffects: [{ test: /\/engine\//, sideEffects: false }] },
    },
  },
  server: { proxy: { '/api': { target: process.env.RAILHEAD_WORKER ?? 'http://127.0.0.1:8787', ws: true } } },
})

/** Board files say where every fact comes from; players need not download that, and `board.json?provenance` is only that. */
function leanBoards(): Plugin {
  const isSentence = (value: unknown): boolean => typeof value === 'string' && / [a-z)]+\.$/.test(value)
  const forPeople = (key: string, value: unknown): boolean =>
    key.startsWith('provenance') || key === 'notes' || (!/^\d/.test(key) && isSentence(value))
  return {
    name: 'lean-boards',
    enforce: 'pre',
    load: {
      filter: { id: /board\.json\?provenance$/ },
      async handler(id) {
        const { provenance = {} } = JSON.parse(await readFile(id.replace(/\?.*/, ''), 'utf8'))
        return { code: `export default ${JSON.stringify(provenance)}`, moduleType: 'js' }
      },
    },
    transform: {
      filter: { id: /\/engine\/[\w-]+\/(maps\/[\w-]+\/)?board\.json$/ },
      handler: (json) => JSON.stringify(JSON.parse(json, (key, value) => (forPeople(key, value) ? undefined : value))),
    },
  }
}
