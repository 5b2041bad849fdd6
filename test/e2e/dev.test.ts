import { type ChildProcess, spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTable } from '#client/asking/api.ts'
import { freePort } from './stack.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Nothing that was built is among it. */
const PARTS = [
  'engine',
  'worker',
  'test/cli',
  'web/src',
  'web/static',
  'package.json',
  'wrangler.toml',
  'tsconfig.json',
]
/** How it is built. */
const OF_WEB = readdirSync(join(ROOT, 'web'), { withFileTypes: true }).flatMap((one) =>
  one.isFile() ? [one.name] : [],
)

/** A copy to make mistakes in. */
const copy = mkdtempSync(join(tmpdir(), 'railhead-dev-'))
const PAGE = join(copy, 'web/src/routes/+page.svelte')
const WORKER = join(copy, 'worker/table.ts')
const CARD = join(copy, 'web/src/lib/pictures/Card.svelte')
const PICTURES = join(copy, 'web/pictures/pictures.js')

let server: ChildProcess
let said = ''
let worker = ''
let page = ''

beforeAll(async () => {
  for (const part of [...PARTS, ...OF_WEB.map((name) => `web/${name}`)])
    cpSync(join(ROOT, part), join(copy, part), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
  const [port, clientPort] = [await freePort(), await freePort()]
  worker = `http://127.0.0.1:${port}`
  page = `http://127.0.0.1:${clientPort}`
  const own = `npm run dev -- --port ${port} --client-port ${clientPort} --data "${join(copy, 'data')}"`
  mistakeIn(PAGE)
  mistakeIn(WORKER)
  server = spawn('sh', ['-c', own], { cwd: copy, detached: true })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (words: Buffer) => (said += words.toString()))
})

afterAll(() => {
  if (server?.pid !== undefined) process.kill(-server.pid, 'SIGKILL')
  rmSync(copy, { recursive: true, force: true })
})

const kept = new Map<string, string>()

function mistakeIn(file: string): void {
  kept.set(file, readFileSync(file, 'utf8'))
  appendFileSync(file, '\n<script>let {</script>\n')
}

const put = (file: string): void => writeFileSync(file, kept.get(file) ?? '')

const times = (what: RegExp): number => said.match(new RegExp(what, 'g'))?.length ?? 0
const answers = async (url: string) =>
  (await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.status

const PATIENT = { timeout: 100_000, interval: 100 }
const comes = (what: RegExp, often: number) => expect.poll(() => times(what), PATIENT).toBe(often)

async function allAnswers(): Promise<void> {
  await expect.poll(() => answers(`${worker}/api/health`), PATIENT).toBe(200)
  await expect.poll(() => answers(page), PATIENT).toBe(200)
  await expect.poll(() => answers(`${page}/api/health`), PATIENT).toBe(200)
}

const FAILED = /That did not work/
const BUILT = /\[pictures\].*built in/

it('comes up on a machine where nothing was built, and after mistakes in pages and in the worker', async () => {
  await comes(FAILED, 1)
  put(PAGE)
  await comes(FAILED, 2)
  put(WORKER)
  await allAnswers()
  await comes(BUILT, 1)
})

it('answers while pictures are built again, and after a mistake in one', async () => {
  const whole = statSync(PICTURES).size
  mistakeIn(CARD)
  await comes(/\[pictures\].*Build failed/, 1)
  expect(await answers(`${worker}/api/health`)).toBe(200)
  put(CARD)
  const sizes = new Set<number>()
  while (times(BUILT) < 2) {
    sizes.add(statSync(PICTURES).size)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  // Never gone, never half written: what wrangler does not find once, it never looks for again.
  expect([...sizes]).toEqual([whole])
  await allAnswers()
})

it('answers again after a mistake in the worker', async () => {
  mistakeIn(WORKER)
  await comes(/\[worker\].*Build failed/, 1)
  put(WORKER)
  await allAnswers()
  expect((await makeTable({ origin: worker }, { game: 'spike', seats: 2 })).id).not.toBe('')
})
