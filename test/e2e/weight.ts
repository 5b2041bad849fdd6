import { gzipSync } from 'node:zlib'
import type { Browser, Response } from 'playwright-core'
import { settled } from './chromium.ts'
import { arrive, forkAt, question } from './questions.ts'
import { shot } from './shots.ts'

/** What the page of a table loads until its first question can be answered, in bytes as gzip would send them. */
export interface Weight {
  readonly scripts: number
  readonly script: number
  readonly style: number
}

/** Of a recorded match, opened by somebody who has nothing of it in the cache. */
export async function weightOf(browser: Browser, site: string, match: string): Promise<Weight> {
  const first = question(match, () => true)
  const table = await forkAt(site, first)
  const bodies = { script: [] as Promise<number>[], stylesheet: [] as Promise<number>[] }
  const player = await arrive(browser, site, table, [first.seat], {}, (page) =>
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      if (kind === 'script' || kind === 'stylesheet') bodies[kind].push(gzipped(response))
    }),
  )
  await player.page.locator('.ask').waitFor()
  await settled(player.page)
  await shot(player.page)
  const [script, style] = await Promise.all([Promise.all(bodies.script), Promise.all(bodies.stylesheet)])
  await player.page.context().close()
  return { scripts: script.length, script: total(script), style: total(style) }
}

const gzipped = async (response: Response): Promise<number> => gzipSync(await bodyOf(response), { level: 9 }).length

/** What was fetched ahead the browser may not have at hand any more: the file is still where it was. */
const bodyOf = (response: Response): Promise<Uint8Array> =>
  response.body().catch(async () => new Uint8Array(await (await fetch(response.url())).arrayBuffer()))

const total = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0)
