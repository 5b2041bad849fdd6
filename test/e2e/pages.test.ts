import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, onTestFailed, vi } from 'vitest'
import type { Rules } from '#engine/core/index.ts'
import type { State as SpikeState } from '#engine/spike/index.ts'
import { spike } from '#engine/spike/index.ts'
import { launchChromium } from './chromium.ts'
import { playableSpike } from './games/spike.ts'
import { failuresOfPages, type Player } from './player.ts'
import { freePort } from './stack.ts'
import { among, DESK, pictures, sensible } from './table.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const data = mkdtempSync(join(tmpdir(), 'railhead-pages-'))

let server: ChildProcess
let browser: Browser
let site = ''
let said = ''

const answers = (): Promise<boolean> =>
  fetch(`${site}/api/health`, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

beforeAll(async () => {
  execFileSync(process.execPath, ['pages/gather.ts'], { cwd: ROOT })
  const port = await freePort()
  site = `http://127.0.0.1:${port}`
  const args = ['test/cli/pages.ts', '--port', `${port}`, '--worker-port', `${await freePort()}`, '--data', data]
  server = spawn(process.execPath, [...args, '--var', 'BOT_PAUSE_MS:0', '--var', 'PINNED_SEED:pages'], {
    cwd: ROOT,
    detached: true,
  })
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (words: Buffer) => (said += words.toString()))
  browser = await launchChromium()
  await vi.waitUntil(answers, { timeout: 60_000, interval: 200 })
})

afterAll(async () => {
  await browser?.close()
  if (server?.pid !== undefined) process.kill(-server.pid, 'SIGKILL')
  rmSync(data, { recursive: true, force: true })
  expect(failuresOfPages()).toEqual([])
})

describe('Pages in front of the Worker', () => {
  it('is one origin: a table is made, unfurled and played there', async () => {
    onTestFailed(() => console.log(said.slice(-3_000)))
    const table = await among(browser, site, 'eastern-us', DESK, { seats: 2, options: ['Basic'] })
    const player = table.players[0] as Player
    onTestFailed(() => pictures(table.players))
    const foreign: string[] = []
    player.page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== site) foreign.push(request.url())
    })
    let at = await player.told.asked<SpikeState>(spike as Rules, 0)
    for (let turn = 0; turn < 4; turn++) {
      await player.isAsked(spike.turn(at.state).ask)
      await player.page.locator('.asks :is(button, p), .decision button').first().waitFor()
      await playableSpike.carryOut(player, sensible(at.state, 0, 'novice'), at.state)
      at = await player.told.asked<SpikeState>(spike as Rules, 0, at.acted + 1)
    }
    await player.page.reload()
    await player.isAsked(spike.turn(at.state).ask)
    expect(foreign).toEqual([])

    const head = await (await fetch(table.url)).text()
    expect(head).toContain(`<meta property="og:url" content="${table.url}"`)
    expect(head).toContain(`${site}/api/tables/${table.id}/card.png`)
    const oembed = await fetch(`${site}/api/oembed?url=${encodeURIComponent(table.url)}`)
    expect(((await oembed.json()) as { html: string }).html).toContain(`${site}/embed/t/${table.id}`)
    const picture = await fetch(`${site}/api/tables/${table.id}/board.svg`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  })

  it('serves pages and files by itself, with their headers', async () => {
    const page = await fetch(`${site}/rules/steam`)
    expect([page.status, page.headers.get('x-frame-options')]).toEqual([200, 'DENY'])
    expect((await fetch(`${site}/embed/new`)).headers.get('x-frame-options')).toBeNull()
    const [file = ''] = readdirSync(join(ROOT, 'web/build/_app/immutable/entry'))
    const part = await fetch(`${site}/_app/immutable/entry/${file}`)
    expect([part.status, part.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
  })

  it('a part that is missing is 404, and nobody keeps it', async () => {
    const { status, headers } = await fetch(`${site}/_app/immutable/chunks/gone.js`)
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-store'])
  })

  it('what hands on to the Worker is for nobody to read', async () => {
    expect((await fetch(`${site}/_worker.js`)).ok).toBe(false)
  })
})
