import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import * as client from '#client/asking/api.ts'
import type { ClockTerms } from '#worker/both/clock/terms.ts'
import { newSecret, PROTOCOL } from '#worker/protocol.ts'
import { objections } from './axe.ts'
import { playableBy } from './games/index.ts'
import { setUp } from './here.ts'
import { inPseudo, overflowsOn, untranslatedOn } from './pseudo.ts'
import { madeBy, opened, PHONE } from './table.ts'

const here = setUp()

const DAY = 24 * 60 * 60_000
const NAMES = ['Ada', 'Ben', 'Cid']
/** By the platform, as the language of the page has them. */
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A running match of three, each at home in a browser of their own. */
async function match(clock: ClockTerms | null = { pace: 'slow', move: DAY, bank: DAY, late: 'bot' }) {
  const secrets = NAMES.map(newSecret)
  const places = NAMES.map((name, seat) => ({ name, secret: secrets[seat] as string }))
  const wanted = { game: 'age-of-steam', map: 'rust-belt', seats: 3, clock, places, start: true }
  const made = await client.makeTable({ origin: here.stack.url, fetch }, wanted)
  const url = `${here.stack.url}/t/${made.id}`
  return {
    ...made,
    secrets,
    url,
    visit: (seat: number, first?: (page: Page) => Promise<unknown>) =>
      visit(here.browser, `${url}#seat=${seat}.${secrets[seat]}`, first),
  }
}

async function visit(browser: Browser, url: string, first?: (page: Page) => Promise<unknown>): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage()
  await first?.(page)
  await page.goto(url)
  await page.locator('.ask').waitFor()
  return page
}

/** Shares are a question with one button for each answer. */
const issueOne = async (page: Page): Promise<void> => {
  await page.locator('.ask.mine').waitFor()
  await page
    .locator('.ask button:not([disabled])', { hasText: /^(Issue|1|Take)/ })
    .first()
    .click()
}

describe('a match over days', () => {
  it('agrees on time in the lobby, and whoever sits there says when they rest', async () => {
    const ada = await opened(here.browser, here.stack.url, 'Ada')
    const { url } = await madeBy(ada)
    await ada.sit(0)
    const { page } = ada
    await page.getByRole('radio', { name: 'A move a day' }).check()
    await page.getByText('1 day for a move, and 2 days in the bank').waitFor()
    await page.getByRole('radio', { name: 'Your own' }).check()
    await page.getByLabel('Hours for a move').fill('0.2')
    await page.getByLabel('Hours for a move').press('Enter')
    // The nearest that there is.
    await page.getByText('1 hour for a move').waitFor()
    await page.getByRole('radio', { name: 'The seat is given up' }).check()
    await page.getByText('The player is out of the match for good').waitFor()
    await page.getByText('When you rest').click()
    await page.getByLabel('to', { exact: true }).fill('06:30')
    await page.getByRole('button', { name: 'Keep it' }).click()
    await page.getByText('Times are those of').waitFor()
    expect(await objections(page)).toEqual([])
    const guest = await opened(here.browser, url, 'Ben')
    await guest.page.getByText('1 hour for a move').waitFor()
    await page.reload()
    await page.getByText('When you rest').click()
    await expect.poll(() => page.getByLabel('to', { exact: true }).inputValue()).toBe('06:30')
  })

  it('shows whose time runs, on the table and in the list of tables', async () => {
    const { visit: come } = await match()
    const ada = await come(0)
    await ada.getByText(/1d 23h left|2d left/).waitFor()
    await ada.goto(here.stack.url)
    await ada.getByText(/Since .*, until /).waitFor()
  })

  it('people talk, and what is unseen stays lit', async () => {
    const { visit: come, url } = await match(null)
    const [ada, ben] = [await come(0), await come(1)]
    await ada.getByRole('button', { name: 'Table talk' }).click()
    await ada.getByLabel('What do you say?').fill('Who takes <b>Chicago</b>?')
    await ada.getByRole('button', { name: 'Say it' }).click()
    await ben.getByRole('button', { name: 'Table talk, 1 unseen' }).click()
    await ben.getByText('Who takes <b>Chicago</b>?').waitFor()
    expect(await objections(ben)).toEqual([])
    await ben.getByText('Your notes').click()
    await ben.getByLabel('Notes of Ben').fill('Ada wants Chicago')
    await ben.getByLabel('Notes of Ben').blur()
    await ben.keyboard.press('Escape')
    await ben.getByRole('button', { name: 'Table talk', exact: true }).waitFor()
    await ben.reload()
    await ben.getByRole('button', { name: 'Table talk', exact: true }).click()
    await ben.getByText('Your notes').click()
    await expect.poll(() => ben.getByLabel('Notes of Ben').inputValue()).toBe('Ada wants Chicago')
    const watcher = await visit(here.browser, url)
    await watcher.getByRole('button', { name: 'Table talk' }).click()
    await watcher.getByText('Nobody has said anything yet.').waitFor()
  })

  it('goes back to any entry when all agree', async () => {
    const { visit: come } = await match(null)
    const pages = [await come(0), await come(1), await come(2)] as const
    const order: Page[] = []
    for (let i = 0; i < 2; i++) {
      const asked = await Promise.any(
        pages
          .filter((page) => !order.includes(page))
          .map(async (page) =>
            page
              .locator('.ask.mine')
              .waitFor()
              .then(() => page),
          ),
      )
      await issueOne(asked)
      order.push(asked)
    }
    const [first, second] = order as [Page, Page]
    const third = pages.find((page) => !order.includes(page)) as Page
    await third.locator('.ask.mine').waitFor()
    await first.getByRole('button', { name: 'Menu' }).click()
    await first.getByRole('button', { name: 'Look back through the match' }).click()
    for (let i = 0; i < 2; i++) await first.getByRole('button', { name: 'Back an entry' }).click()
    await first.getByRole('button', { name: 'Ask to take back 2 moves' }).click()
    await second.getByText('asks to take back 2 moves.').waitFor()
    expect(await objections(second)).toEqual([])
    await second.getByRole('button', { name: 'Agree' }).click()
    await third.getByRole('button', { name: 'Agree' }).click()
    await first.getByRole('button', { name: 'Back: it is your turn' }).click()
    await first.locator('.ask.mine').waitFor()
    await expect.poll(() => first.getByText('asks to take back').count()).toBe(0)
  })

  it('a seat is handed on by a link', async () => {
    const { visit: come } = await match(null)
    const ben = await come(1)
    await ben.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await ben.getByRole('button', { name: 'Menu' }).click()
    await ben.getByRole('button', { name: 'Hand on this seat' }).click()
    await ben.getByRole('button', { name: 'Copy the link to this seat' }).click()
    const link = await ben.evaluate(() => navigator.clipboard.readText())
    expect(link).toContain('#take=1.')
    const dora = await visit(here.browser, link)
    await dora.getByText('The seat of Ben is offered to you.').waitFor()
    expect(await objections(dora)).toEqual([])
    await dora.getByLabel('Your name').fill('Dora')
    await dora.getByRole('button', { name: 'Take it over' }).click()
    await dora.getByText('The seat of Ben is offered to you.').waitFor({ state: 'detached' })
    await dora.locator('.players li', { hasText: 'Dora' }).getByText('you').waitFor({ state: 'attached' })
    await ben.locator('.players li', { hasText: 'Dora' }).waitFor()
    await expect.poll(() => ben.locator('.players li', { hasText: 'you' }).count()).toBe(0)
  })
})

describe('in a language that is English with accents, and 40 % longer', () => {
  let table: Awaited<ReturnType<typeof match>>
  beforeAll(async () => {
    table = await match()
  })

  it('talk, rest, proposals and handing on leave no text as it was, and overflow nowhere', async () => {
    const page = await table.visit(0, inPseudo)
    const ben = await table.visit(1)
    await ben.getByRole('button', { name: 'Menu' }).waitFor()
    await page.locator('button[popovertarget="talk"]').click()
    await page.locator('#talk summary').last().click()
    const found: string[] = []
    const look = async () => {
      found.push(...(await untranslatedOn(page, [...NAMES, ...WEEKDAYS])), ...(await overflowsOn(page)))
    }
    await look()
    await page.keyboard.press('Escape')
    await page.locator('button[popovertarget="menu"]').click()
    await page.locator('#menu .hand button').click()
    await page.locator('#menu details summary').first().click()
    await look()
    expect(found).toEqual([])
  })
})

describe('several at one device', () => {
  const spike = playableBy('spike').rules

  /** Whoever is asked does something, from elsewhere; says who is asked then. */
  async function playOn(id: string, secret: string): Promise<number> {
    const service = { origin: here.stack.url, fetch }
    const seat = (await client.readTable(service, id)).turn?.seats[0] ?? -1
    const socket = new WebSocket(`${here.stack.url.replace('http', 'ws')}/api/tables/${id}/socket`)
    const heard = (type: string) =>
      new Promise<{ view?: unknown }>((resolve) => {
        socket.addEventListener('message', ({ data }) => {
          const message = JSON.parse(String(data)) as { type: string; view?: unknown }
          if (message.type === type) resolve(message)
        })
      })
    await new Promise((resolve) => socket.addEventListener('open', resolve))
    const welcome = heard('welcome')
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secrets: [secret], since: -1, eyes: seat }))
    const action = spike.sample((await welcome).view, seat, () => 0)
    const ack = heard('ack')
    socket.send(JSON.stringify({ type: 'act', id: newSecret(), seat, action }))
    await ack
    socket.close()
    return (await client.readTable(service, id)).turn?.seats[0] ?? -1
  }

  it('see nobody’s hand until the next says that it is them', async () => {
    const secret = newSecret()
    const places = ['Ada', 'Ben'].map((name) => ({ name, secret }))
    const wanted = { game: 'spike', map: 'eastern-us', options: { variant: 'basic' }, seats: 2, places, start: true }
    const { id } = await client.makeTable({ origin: here.stack.url, fetch }, wanted)
    // Until the second seat is asked: this device is shown the cards of the first.
    for (let i = 0; i < 60 && (await playOn(id, secret)) !== 1; i++);
    const page = await (await here.browser.newContext(PHONE)).newPage()
    await page.goto(`${here.stack.url}/t/${id}#seat=0.${secret}`)
    await page.getByText('Hand the device to Ben. Nobody’s cards are shown meanwhile.').waitFor()
    expect(await page.locator('.ask [data-hand]').count()).toBe(0)
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'I am Ben: show my cards' }).click()
    await page.locator('.ask [data-hand]').first().waitFor()
    await expect.poll(() => page.getByText('Nobody’s cards are shown meanwhile.').count()).toBe(0)
  })
})
