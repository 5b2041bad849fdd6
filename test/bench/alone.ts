import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../e2e/stack.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PATIENCE_MS = 20_000

const BINDINGS = {
  BOT_PAUSE_MS: '0',
  GALLERIES: '20',
  WATCHERS_IN_GALLERY: '1000',
  ALLOWED_ORIGINS: '',
  WEBHOOK_ALLOW_LOCAL: '',
  VAPID_PUBLIC: '',
  VAPID_SUBJECT: '',
  PUSH_VIA: '',
  PINNED_SEED: 'bench',
}
const OBJECTS = ['Table', 'Gallery', 'Echo']

/**
 * The Worker as it is deployed, in the runtime alone. `wrangler dev` has a proxy before it that holds two files for each
 * line: with 20,000 of them a process, that is why no more than so many lines could be opened there.
 */
export class Alone {
  readonly url: string
  readonly #server: ChildProcess
  readonly #folder: string

  private constructor(url: string, server: ChildProcess, folder: string) {
    this.url = url
    this.#server = server
    this.#folder = folder
  }

  static async start(): Promise<Alone> {
    const folder = mkdtempSync(join(tmpdir(), 'railhead-bench-'))
    const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
    const args = ['deploy', '--dry-run', '--config', join(ROOT, 'test/bench/wrangler.toml'), '--outdir', folder]
    execFileSync(process.execPath, [wrangler, ...args], { cwd: ROOT, stdio: 'pipe' })
    mkdirSync(join(folder, 'objects'))
    const port = await freePort()
    writeFileSync(join(folder, 'config.capnp'), config(folder, port))
    const server = spawn(join(ROOT, 'node_modules/workerd/bin/workerd'), ['serve', 'config.capnp', '--experimental'], {
      cwd: folder,
      stdio: 'inherit',
    })
    const alone = new Alone(`http://127.0.0.1:${port}`, server, folder)
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
      if ((await fetch(`${alone.url}/api/health`).catch(() => null))?.ok) return alone
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    await alone.stop()
    throw new Error('the runtime did not come up')
  }

  /** Bytes that the runtime holds in memory. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.#server.pid}/status`, 'utf8')
    return Number(status.match(/VmRSS:\s+(\d+)/)?.[1] ?? Number.NaN) * 1024
  }

  async stop(): Promise<void> {
    if (this.#server.exitCode === null) {
      const gone = new Promise((resolve) => this.#server.once('exit', resolve))
      this.#server.kill('SIGKILL')
      await gone
    }
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** In the language of the runtime. */
function config(folder: string, port: number): string {
  const files = readdirSync(folder).filter((name) => /\.(js|wasm|bin|ttf|woff2?)$/.test(name))
  const kind = (name: string) => (name.endsWith('.js') ? 'esModule' : name.endsWith('.wasm') ? 'wasm' : 'data')
  const modules = files
    .toSorted((a, b) => Number(b === 'worker.js') - Number(a === 'worker.js'))
    .map((name) => `(name = "${name}", ${kind(name)} = embed "${name}")`)
  const bindings = [
    ...Object.entries(BINDINGS).map(([name, text]) => `(name = "${name}", text = "${text}")`),
    ...OBJECTS.map((name) => `(name = "${name.toUpperCase()}", durableObjectNamespace = "${name}")`),
  ]
  const objects = OBJECTS.map((name) => `(className = "${name}", uniqueKey = "${name}", enableSql = true)`)
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "disk", disk = (path = "objects", writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (
  modules = [${modules.join(', ')}],
  compatibilityDate = "2026-08-15",
  bindings = [${bindings.join(', ')}],
  durableObjectNamespaces = [${objects.join(', ')}],
  durableObjectStorage = (localDisk = "disk"),
);
`
}
