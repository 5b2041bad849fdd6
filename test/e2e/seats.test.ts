import { describe, expect, it } from 'vitest'
import { newSecret } from '#worker/protocol.ts'
import { setUp } from './here.ts'
import { madeBy, opened } from './table.ts'

const here = setUp()

/** A table whose first seat is Ada's, and her browser. */
async function adaAtATable() {
  const ada = await opened(here.browser, here.stack.url, 'Ada')
  const { id, url } = await madeBy(ada)
  await ada.sit(0)
  const sitsThere = () => ada.page.locator('li[data-seat="0"].mine').waitFor()
  const visit = async (fragment: string) => {
    await ada.page.goto('about:blank')
    await ada.page.goto(`${url}${fragment}`)
  }
  return { ada, id, url, sitsThere, visit }
}

describe('a link that brings a seat', () => {
  it('takes nothing away: what it brings is tried at the table before anything is kept', async () => {
    const { ada, sitsThere, visit } = await adaAtATable()
    const { page } = ada
    await visit(`#seat=0.${'A'.repeat(22)}`)
    await page.getByRole('button', { name: 'Try it' }).click()
    await page.getByText('This link opens no seat at this table').waitFor()
    await page.getByRole('button', { name: 'Go on without it' }).click()
    await sitsThere()
    expect(page.url()).not.toContain('#')
    await page.reload()
    await sitsThere()

    await visit(`#seat=1.${newSecret()}`)
    await page.getByText('This link opens no seat at this table').waitFor()
    await page.reload()
    await sitsThere()
    await expect.poll(() => page.locator('li.mine').count()).toBe(1)
  })

  it.each(['#seat=7.x', '#seat=0.', '#seat=a.b', `#seat=0.${'A'.repeat(22)}%20`])(
    '%s is said to be broken, and keeps nobody out',
    async (fragment) => {
      const { ada, sitsThere, visit } = await adaAtATable()
      await visit(fragment)
      await ada.page.getByText('it is not whole').waitFor()
      await sitsThere()
      await ada.page.reload()
      await sitsThere()
    },
  )

  it('opens the seat on another device, and on the same one goes without a word', async () => {
    const { ada, id, url, sitsThere, visit } = await adaAtATable()
    const secret = await ada.page.evaluate((table) => {
      const { seats } = JSON.parse(localStorage.getItem(`railhead/keys/${table}`) ?? '') as {
        seats: Record<string, string>
      }
      return seats[0]
    }, id)
    await visit(`#seat=0.${secret}`)
    await sitsThere()
    expect(await ada.page.locator('.offer').count()).toBe(0)
    const elsewhere = await opened(here.browser, `${url}#seat=0.${secret}`, 'Ada')
    await elsewhere.page.locator('li[data-seat="0"].mine').waitFor()
    await elsewhere.page.reload()
    await elsewhere.page.locator('li[data-seat="0"].mine').waitFor()
  })

  it('what is no secret at all among those of this device does not spoil the others', async () => {
    const { ada, id, sitsThere } = await adaAtATable()
    await ada.page.evaluate((table) => {
      const key = `railhead/keys/${table}`
      const keys = JSON.parse(localStorage.getItem(key) ?? '') as { seats: Record<string, unknown> }
      localStorage.setItem(key, JSON.stringify({ ...keys, seats: { ...keys.seats, 7: 'x', 8: null } }))
    }, id)
    await ada.page.reload()
    await sitsThere()
  })
})
