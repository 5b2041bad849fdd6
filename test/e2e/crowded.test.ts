import { expect, it } from 'vitest'
import { setUp } from './here.ts'
import { DESK, madeBy, opened } from './table.ts'

/** No gallery at all: who comes after those who watch at the table itself finds no room. */
const here = setUp(async () => ({ GALLERIES: '0' }))

const AT_THE_TABLE = 10

it('[T-GALLERY-09] whoever finds no room sees a picture of the board, and the table once somebody has gone', async () => {
  const ada = await opened(here.browser, here.stack.url, 'Ada', DESK)
  const table = await madeBy(ada)
  await ada.sit(0)
  for (const seat of [1, 2])
    await ada.page
      .locator(`li[data-seat="${seat}"]`)
      .getByRole('button', { name: /Dispatcher/ })
      .click()
  await ada.page.getByRole('button', { name: 'Start the match' }).click()
  await ada.page.locator('.ask').waitFor()

  const context = await here.browser.newContext()
  const watching = await Promise.all(
    Array.from({ length: AT_THE_TABLE }, async () => {
      const page = await context.newPage()
      await page.goto(table.url)
      await page.locator('.ask').waitFor()
      return page
    }),
  )
  const late = await opened(here.browser, table.url, 'Cleo', DESK)
  await late.page.getByText('More people are watching').waitFor()
  const picture = late.page.getByAltText('The board of this table')
  await picture.waitFor()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
  expect(await late.page.locator('.ask').count()).toBe(0)

  // Whoever plays finds room all the same.
  await ada.page.reload()
  await ada.page.locator('.ask').waitFor()

  await watching[0]?.close()
  await late.page.locator('.ask').waitFor()
  expect(await picture.count()).toBe(0)
  for (const page of [ada.page, late.page]) await page.context().close()
  await context.close()
})
