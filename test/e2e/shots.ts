import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const FOLDER = process.env.SHOTS
const taken = new Map<string, number>()

/**
 * A picture for whoever looks a build through, named for the test: of all that axe judges, of every question at every
 * size, of every map. Only where `SHOTS` names a folder.
 */
export async function shot(page: Page, what = ''): Promise<void> {
  if (!FOLDER) return
  const name = `${expect.getState().currentTestName ?? ''} ${what}`.replace(/[^\p{L}\d]+/gu, '-').slice(0, 140)
  const before = taken.get(name) ?? 0
  taken.set(name, before + 1)
  await page.screenshot({ path: join(FOLDER, `${name}${before > 0 ? before : ''}.png`) })
}
