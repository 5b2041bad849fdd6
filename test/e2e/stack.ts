import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KEYS } from '#test/keys.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PATIENCE = 60_000

/** Client, API and tables as `npm start` serves them, on a port and with data of its own. */
export class Stack {
  readonly url: string
  readonly #port: number
  readonly #config: string
  readonly #vars: Readonly<Record<string, string>>
  /** Where the tables lie while it is down. */
  readonly data = mkdtempSync(join(tmpdir(), 'railhead-e2e-'))
  #server: ChildProcess | null = null
  #said = ''

  private constructor(port: number, config: string, vars: Readonly<Record<string, string>>) {
    this.#port = port
    this.#config = config
    this.#vars = vars
    this.url = `http://127.0.0.1:${port}`
  }

  /** With another configuration than the product's own for what is served beside it (benches), or other variables. */
  static async start(config = 'wrangler.toml', vars: Readonly<Record<string, string>> = {}): Promise<Stack> {
    if (!existsSync(join(ROOT, 'web/build/index.html'))) throw new Error('build the client first: npm run build')
    const stack = new Stack(await freePort(), config, vars)
    await stack.up()
    return stack
  }

  async up(): Promise<void> {
    const wrangler = join(ROOT, 'node_modules/wrangler/bin/wrangler.js')
    const args = [
      'dev',
      '--config',
      join(ROOT, this.#config),
      '--ip',
      '127.0.0.1',
      '--port',
      String(this.#port),
      '--inspector-port',
      '0',
    ]
    const more = [
      '--persist-to',
      this.data,
      '--show-interactive-dev-session=false',
      ...Object.entries({
        BOT_PAUSE_MS: '0',
        WEBHOOK_ALLOW_LOCAL: '1',
        PINNED_SEED: process.env.SEED ?? '',
        // Whatever keys somebody works with here (.dev.vars).
        ...KEYS,
        ...this.#vars,
      }).flatMap(([name, value]) => ['--var', `${name}:${value}`]),
    ]
    // A group of its own, so that the runtime it starts can be killed with it.
    this.#server = spawn(process.execPath, [wrangler, ...args, ...more], { cwd: ROOT, detached: true })
    for (const stream of [this.#server.stdout, this.#server.stderr]) {
      stream?.on('data', (said: Buffer) => {
        this.#said += said.toString()
      })
    }
    await this.#healthy()
  }

  /** All that the server has printed. */
  get said(): string {
    return this.#said
  }

  /** As if the power had gone. */
  async kill(): Promise<void> {
    const server = this.#server
    this.#server = null
    if (server?.pid === undefined || server.exitCode !== null) return
    const gone = new Promise((resolve) => server.once('exit', resolve))
    process.kill(-server.pid, 'SIGKILL')
    await gone
  }

  async stop(): Promise<void> {
    await this.kill()
    rmSync(this.data, { recursive: true, force: true })
  }

  async #healthy(): Promise<void> {
    for (const until = Date.now() + PATIENCE; Date.now() < until; await pause(100)) {
      if (this.#server?.exitCode !== null) break
      const response = await fetch(`${this.url}/api/health`).catch(() => null)
      if (response?.ok) return
    }
    throw new Error(`the server did not come up:\n${this.#said}`)
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** That nobody listens on yet. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('no port'))
      })
    })
  })
}
