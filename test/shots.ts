import { objections } from './e2e/axe.ts'
import { launchChromium } from './e2e/chromium.ts'
import { arrive, forkAt, question } from './e2e/questions.ts'
import { Stack } from './e2e/stack.ts'

const [name = 'age-of-steam-rust-belt-2022-4', round = '3'] = process.argv.slice(2)
const stack = await Stack.start()
const browser = await launchChromium()
try {
  const q = question(name, ({ ask, state }) => ask === 'build' && (state as { round: number }).round >= Number(round))
  const sizes = [
    { w: 1440, h: 900, touch: false, scheme: 'light' },
    { w: 390, h: 844, touch: true, scheme: 'dark' },
    { w: 820, h: 1180, touch: true, scheme: 'light' },
  ] as const
  for (const { w, h, touch, scheme } of sizes) {
    const table = await forkAt(stack.url, q)
    const player = await arrive(browser, stack.url, table, [q.seat], {
      viewport: { width: w, height: h },
      hasTouch: touch,
      isMobile: touch,
      colorScheme: scheme,
    })
    const { page } = player
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()))
    page.on('pageerror', (e) => console.log('pageerror', e.message, e.stack?.slice(0, 600)))
    await page.locator('[data-pays]').waitFor()
    await page.screenshot({ path: `/tmp/w/shots/${name}-${w}-0.png` })
    await page.locator('[data-pays]').click()
    await page
      .locator('[data-join]')
      .first()
      .waitFor({ timeout: 20000 })
      .catch(() => console.log('no pays'))
    await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/w/shots/${name}-${w}-1.png` })
    console.log(w, 'pays', await page.locator('[data-join]').allTextContents())
    console.log(w, 'axe', await objections(page))
    if ((await page.locator('[data-join]').count()) > 0) {
      await page.locator('[data-join]').first().click()
      await page.waitForTimeout(400)
      await page.screenshot({ path: `/tmp/w/shots/${name}-${w}-2.png` })
      console.log(w, 'axe', await objections(page))
      console.log(w, 'ask', (await page.locator('.ask').innerText()).replace(/\n+/g, ' | '))
    }
    if (!touch) {
      // a mouse drag from a city
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      const state = q.state as { map: string }
      void state
      const boxes = await page.locator('path[data-hex]').evaluateAll((all) =>
        all.map((one) => {
          const b = one.getBoundingClientRect()
          return [b.x + b.width / 2, b.y + b.height / 2, one.getAttribute('aria-label')] as const
        }),
      )
      const cities = boxes.filter(([, , label]) => /city/.test(String(label)))
      const [x, y] = cities[0]! as unknown as [number, number]
      const [x2, y2] = cities[2]! as unknown as [number, number]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x2, y2, { steps: 12 })
      await page.screenshot({ path: `/tmp/w/shots/${name}-${w}-3.png` })
      await page.mouse.up()
      await page.waitForTimeout(300)
      await page.screenshot({ path: `/tmp/w/shots/${name}-${w}-4.png` })
      console.log('drag', (await page.locator('.ask').innerText()).replace(/\n+/g, ' | '))
      const lay = page.locator('[data-lay]')
      if (await lay.count()) {
        await lay.click()
        await page.waitForTimeout(1500)
        await page.screenshot({ path: `/tmp/w/shots/${name}-${w}-5.png` })
        console.log('laid', (await page.locator('.ask').innerText()).replace(/\n+/g, ' | '))
      }
    }
    await page.context().close()
  }
} finally {
  await browser.close()
  await stack.stop()
}
