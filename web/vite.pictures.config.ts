import { renameSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { commit } from './commit.ts'
import { plainStyles } from './plainStyles.ts'

const FOLDER = 'pictures'
const FILE = `${FOLDER}/pictures.js`
/** A name for each process: two may be building at once. */
const UNFINISHED = `pictures.${process.pid}.js`

/**
 * The file is there at every moment, and whole: while it is made anew (`npm run dev`), wrangler may be reading it, and one
 * that it does not find it never looks for again.
 */
const atOnce = {
  name: 'at-once',
  writeBundle: () => renameSync(`${FOLDER}/${UNFINISHED}`, FILE),
}

/** The drawings of the client as one module for the Worker, which knows no components: `#pictures`. */
export default defineConfig({
  plugins: [
    // The styles of what is drawn come with the drawing.
    svelte({ configFile: false, compilerOptions: { css: 'injected' } }),
    plainStyles(),
    atOnce,
  ],
  define: { __VERSION__: JSON.stringify(commit()) },
  publicDir: false,
  build: {
    ssr: 'src/lib/pictures/index.ts',
    outDir: FOLDER,
    emptyOutDir: false,
    target: 'es2024',
    // The Worker has the engine already.
    rolldownOptions: { external: /^#engine\/.*\.ts$/, output: { entryFileNames: UNFINISHED } },
  },
  ssr: { noExternal: true, target: 'webworker' },
})
