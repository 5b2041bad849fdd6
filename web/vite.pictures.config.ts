import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { commit } from './commit.ts'

/** The drawings of the client as one module for the Worker, which knows no components: `#pictures`. */
export default defineConfig({
  plugins: [
    // The styles of what is drawn come with the drawing.
    svelte({ configFile: false, compilerOptions: { css: 'injected' } }),
  ],
  define: { __VERSION__: JSON.stringify(commit()) },
  publicDir: false,
  build: {
    ssr: 'src/lib/pictures/index.ts',
    outDir: 'pictures',
    target: 'es2024',
    // The Worker has the engine already.
    rolldownOptions: { external: /^#engine\/.*\.ts$/, output: { entryFileNames: 'pictures.js' } },
  },
  ssr: { noExternal: true, target: 'webworker' },
})
