import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { launchChromium } from './chromium.ts'
import { failuresOfPages } from './player.ts'
import { Stack } from './stack.ts'

/** The whole stack and a browser for the tests of a file: up before the first of them, down after the last. */
export function setUp(vars: () => Promise<Readonly<Record<string, string>>> = async () => ({})): {
  readonly stack: Stack
  readonly browser: Browser
} {
  let stack: Stack | undefined
  let browser: Browser | undefined
  beforeAll(async () => {
    stack = await Stack.start(undefined, await vars())
    browser = await launchChromium()
  })
  afterEach(() => expect(failuresOfPages()).toEqual([]))
  afterAll(async () => {
    await browser?.close()
    await stack?.stop()
  })
  return {
    get stack() {
      return up(stack)
    },
    get browser() {
      return up(browser)
    },
  }
}

function up<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new Error('only within a test')
  return thing
}
