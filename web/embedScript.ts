import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const ENTRY = fileURLToPath(new URL('src/lib/embed/element.ts', import.meta.url))
const NAME = 'embed.js'

/**
 * `/embed.js` for other people's pages: one module under a name that stays, beside the client and without any of it. Its
 * size is held by a test.
 */
export function embedScript(api: string): Plugin {
  return {
    name: 'embed-script',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: NAME, source: await script(api) })
    },
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, async (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.setHeader('Access-Control-Allow-Origin', '*')
        response.end(await script(api))
      })
    },
  }
}

export async function script(api: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.VITE_API_ORIGIN': JSON.stringify(api) },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        treeshake: { propertyReadSideEffects: false },
        preserveEntrySignatures: false,
        output: { format: 'es', minify: true },
      },
    },
  })
  const bundles = Array.isArray(built) ? built : [built]
  const [chunk] = bundles.flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  if (chunk?.type !== 'chunk') throw new Error('embed.js was not built')
  return chunk.code
}
