import lighthouse from 'lighthouse'
import type { Browser } from 'playwright-core'
import { makeTable } from '#client/asking/api.ts'
import { launchChromium } from './chromium.ts'
import { forkAt, question } from './questions.ts'
import { freePort } from './stack.ts'

export type Category = 'performance' | 'accessibility' | 'best-practices'

/** What Lighthouse says of a page on its phone, of 100, and what it has to complain of. */
export interface Verdict {
  readonly scores: Readonly<Record<string, number>>
  readonly flaws: readonly string[]
}

/** The pages that are judged, and how one comes to their address. */
export const JUDGED: readonly (readonly [name: string, address: (site: string) => Promise<string>])[] = [
  ['home', async (site) => site],
  ['a lobby', async (site) => (await makeTable({ origin: site }, { seats: 3 })).link],
  [
    'a running table',
    async (site) => {
      const { id } = await forkAt(
        site,
        question('age-of-steam-rust-belt-2022-4', ({ ask }) => ask === 'build'),
      )
      return `${site}/t/${id}`
    },
  ],
]

/** A browser that Lighthouse may steer, too. */
export class Judge {
  readonly #browser: Browser
  readonly #port: number

  private constructor(browser: Browser, port: number) {
    this.#browser = browser
    this.#port = port
  }

  static async open(): Promise<Judge> {
    const port = await freePort()
    return new Judge(await launchChromium([`--remote-debugging-port=${port}`]), port)
  }

  async judge(url: string, categories: readonly Category[]): Promise<Verdict> {
    const result = await lighthouse(url, { port: this.#port, onlyCategories: [...categories], logLevel: 'error' })
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    const judged = Object.values(lhr.categories)
    const weighed = judged.flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    const short = weighed.map(({ id }) => lhr.audits[id]).filter((audit) => (audit?.score ?? 1) < 1)
    return {
      scores: Object.fromEntries(judged.map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
      flaws: short.map((audit) => `${audit?.id}: ${audit?.title}`),
    }
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}
