import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { argumentsOf, count } from './arguments.ts'

const USAGE = `usage: npm run start:pages [-- --port N] [--worker-port N] [--data FOLDER] [--var NAME:VALUE …]
  The client as Pages serves it (8787), in front of the Worker (8788): both have to be built.`

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const { values } = argumentsOf(
  {
    options: {
      port: { type: 'string', default: '8787' },
      'worker-port': { type: 'string', default: '8788' },
      data: { type: 'string', default: '.data' },
      var: { type: 'string', multiple: true, default: [] },
    },
  },
  USAGE,
)
const port = count(values.port, 'port', 1)
const workerPort = count(values['worker-port'], 'worker-port', 1)
if (!existsSync(join(ROOT, 'pages/build/_worker.js'))) {
  console.error('There is nothing to serve yet: npm run build:pages')
  process.exit(1)
}

// Within the repository wrangler takes the Worker's file for that of the project on Pages.
const folder = mkdtempSync(join(tmpdir(), 'railhead-pages-'))
for (const part of ['build', 'wrangler.toml'])
  cpSync(join(ROOT, 'pages', part), join(folder, part), { recursive: true })

const wrangler = `"${process.execPath}" "${join(ROOT, 'node_modules/wrangler/bin/wrangler.js')}"`
const quietly = '--ip 127.0.0.1 --inspector-port 0 --show-interactive-dev-session=false'
const vars = values.var.map((one) => `--var "${one}"`).join(' ')
const together: Readonly<Record<string, string>> = {
  worker: `${wrangler} dev --port ${workerPort} ${quietly} --persist-to "${values.data}" ${vars}`,
  pages: `cd "${folder}" && ${wrangler} pages dev --port ${port} ${quietly} --service RAILHEAD=railhead --persist-to "${folder}/data"`,
}
const concurrently = join(ROOT, 'node_modules/concurrently/dist/bin/index.js')
const args = [concurrently, '--kill-others', '--names', Object.keys(together).join(','), ...Object.values(together)]
// They find each other by it, and nobody else's.
const env = { ...process.env, WRANGLER_REGISTRY_PATH: join(folder, 'registry') }
const running = spawn(process.execPath, args, { cwd: ROOT, env, stdio: 'inherit' })
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => running.kill(signal))
running.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 1)
})
