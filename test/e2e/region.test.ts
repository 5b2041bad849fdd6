import { describe, expect, it } from 'vitest'
import { setUp } from './here.ts'
import { overflowsOn } from './pseudo.ts'
import { DESK, madeBy, opened, PHONE } from './table.ts'

const here = setUp()

describe('where a table runs', () => {
  it('[T-MOVE-01, T-MOVE-03] is chosen in the lobby, seen by all, and changes nothing but how long moves take', async () => {
    const ada = await opened(here.browser, here.stack.url, 'Ada', DESK)
    const table = await madeBy(ada)
    const ben = await opened(here.browser, table.url, 'Ben', PHONE)
    await ada.sit(0)
    await ben.sit(1)
    await ada.page
      .locator('li[data-seat="2"]')
      .getByRole('button', { name: /Dispatcher/ })
      .click()
    // How far each is, as measured.
    await ben.page.locator('li[data-seat="0"] .distance', { hasText: 'ms' }).waitFor()
    await ada.page.getByLabel('Where does it run?').selectOption({ label: 'Europe, west' })
    await ben.page.getByText('Europe, west').waitFor()
    expect(await overflowsOn(ben.page)).toEqual([])

    await ada.page.getByRole('button', { name: 'Start the match' }).click()
    for (const { page } of [ada, ben]) await page.locator('.ask').waitFor()
    expect(ada.page.url()).toContain(table.id)
    const told = (await (await fetch(`${here.stack.url}/api/tables/${table.id}`)).json()) as object
    expect(told).toMatchObject({ status: 'running', region: 'weur' })

    // It is played on over there, and whoever comes anew comes there.
    await ada.isAsked('issue')
    await ada.page.locator('.ask.mine').getByRole('button').first().waitFor()
    await ben.page.reload()
    await ben.page.locator('.ask').waitFor()
    const looker = await opened(here.browser, table.url, 'Cleo', DESK)
    await looker.page.locator('.ask').waitFor()
    expect(await looker.page.getByText('There is no table').count()).toBe(0)
    for (const { page } of [ada, ben, looker]) await page.context().close()
  })
})
