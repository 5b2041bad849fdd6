import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from './stack.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PICTURES = join(ROOT, 'web/pictures/pictures.js')
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: Record<string, string> }

/** `npm run dev` as it is, but for its ports and the place of its data. */
let server: ChildProcess
let said = ''
let worker = ''
let page = ''
const data = mkdtempSync(join(tmpdir(), 'railhead-dev-'))

beforeAll(async () => {
  const [api, client] = [await freePort(), await freePort()]
  worker = `http://127.0.0.1:${api}`
  page = `http://127.0.0.1:${client}`
  const own = (scripts.dev ?? '')
    .replace('--port 8787', `--port ${api} --inspector-port 0`)
    .replace('.data', data)
    .replace('npm run dev:web', (scripts['dev:web'] ?? '').replace('5173', String(client)))
  server = spawn('sh', ['-c', own], { cwd: ROOT, detached: true })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (words: Buffer) => (said += words.toString()))
})

afterAll(() => {
  if (server?.pid !== undefined) process.kill(-server.pid, 'SIGKILL')
  rmSync(data, { recursive: true, force: true })
})

const built = () => said.split('built in').length - 1
const answers = async (url: string) =>
  (await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => null))?.status

it('comes up while the pictures are being built, and answers while they are built again', async () => {
  await expect.poll(() => answers(`${worker}/api/health`), { timeout: 60_000, interval: 250 }).toBe(200)
  await expect.poll(() => answers(page), { timeout: 60_000, interval: 250 }).toBe(200)
  await expect.poll(built, { timeout: 60_000 }).toBeGreaterThan(0)
  const [before, whole] = [built(), statSync(PICTURES).size]
  const now = new Date()
  utimesSync(join(ROOT, 'web/src/lib/pictures/Card.svelte'), now, now)
  const sizes = new Set<number>()
  while (built() === before) {
    sizes.add(statSync(PICTURES).size)
    await new Promise((resolve) => setTimeout(resolve, 1))
  }
  // Never gone, never half written: what wrangler does not find once, it never looks for again.
  expect([...sizes]).toEqual([whole])
  await expect.poll(() => answers(`${worker}/api/health`), { timeout: 60_000, interval: 250 }).toBe(200)
})
