import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import { Stack } from './stack.ts'
let stack: Stack
let browser: Browser
beforeAll(async () => { stack = await Stack.start(); browser = await launchChromium() })
afterAll(async () => { await browser?.close(); await stack?.stop() })
const SIZES = { phone: { width: 390, height: 844 }, tablet: { width: 820, height: 1180 }, desk: { width: 1440, height: 900 } } as const
async function drop(page: Page, text: string) {
  await page.getByText('match file').first().waitFor()
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'match.json', { type: 'application/json' }))
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  }, text)
}
it('shots', async () => {
  for (const [size, scheme] of [['phone', 'dark'], ['phone','light'], ['tablet', 'light'], ['desk', 'dark']] as const) {
    const page = await (await browser.newContext({ viewport: SIZES[size], colorScheme: scheme })).newPage()
    await page.goto(`${stack.url}/replay`)
    await page.screenshot({ path: `/tmp/shots/drop-${size}-${scheme}.png` })
    for (const game of ['spike-eastern-us-basic-3', 'age-of-steam-rust-belt-2022-4']) {
      await page.goto(`${stack.url}/replay`)
      await drop(page, readFileSync(`test/games/${game}.json`, 'utf8'))
      await page.getByLabel('Entry', { exact: true }).fill('150')
      await page.keyboard.press('.')
      await page.waitForTimeout(600)
      await page.screenshot({ path: `/tmp/shots/replay-${game.slice(0,5)}-${size}-${scheme}.png` })
    }
    await page.goto(stack.url)
    await page.getByRole('button', { name: 'Make a table for Steam' }).click()
    await page.getByRole('button', { name: 'QR code' }).click()
    await page.waitForTimeout(700)
    await page.screenshot({ path: `/tmp/shots/lobby-${size}-${scheme}.png`, fullPage: true })
  }
})
