import { spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { argumentsOf, count } from './arguments.ts'

const USAGE = `usage: npm run dev [-- --port N] [--client-port N] [--data FOLDER]
  Worker (8787), client (5173) and pictures, each made anew when a file changes. What cannot be built is told, and tried
  again as soon as something has changed.`

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCES = ['engine', 'worker', 'web/src', 'web/static']

const { values } = argumentsOf(
  {
    options: {
      port: { type: 'string', default: '8787' },
      'client-port': { type: 'string', default: '5173' },
      data: { type: 'string', default: '.data' },
    },
  },
  USAGE,
)
const port = count(values.port, 'port', 1)
const clientPort = count(values['client-port'], 'client-port', 1)

// Once they run, wrangler and vite live through anything. A wrangler that fails the first time never answers again.
await untilItWorks('npm run build')
await untilItWorks(`npm run wrangler -- deploy --dry-run --outdir "${join(tmpdir(), 'railhead-dev')}"`)

const together: Readonly<Record<string, string>> = {
  worker: `wrangler dev --ip 127.0.0.1 --port ${port} --inspector-port 0 --persist-to "${values.data}" --show-interactive-dev-session=false`,
  client: `cd web && vite dev --host 127.0.0.1 --port ${clientPort}`,
  pictures: 'npm run build:pictures -- --watch',
}
const concurrently = join(ROOT, 'node_modules/concurrently/dist/bin/index.js')
const args = [concurrently, '--kill-others', '--names', Object.keys(together).join(','), ...Object.values(together)]
const env = { ...process.env, RAILHEAD_WORKER: `http://127.0.0.1:${port}` }
spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' }).on('exit', (code) => process.exit(code ?? 1))

/** Runs a command; where it fails, again after whatever has been changed since it began. */
async function untilItWorks(command: string): Promise<void> {
  for (;;) {
    const stop = new AbortController()
    const changed = change(stop.signal)
    const { status } = spawnSync(command, { cwd: ROOT, shell: true, stdio: 'inherit' })
    if (status !== 0) {
      console.error('\nThat did not work: it is tried again when a file has changed.')
      await changed
    }
    stop.abort()
    if (status === 0) return
  }
}

function change(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    for (const folder of SOURCES) watch(join(ROOT, folder), { recursive: true, signal }, () => resolve())
  })
}
