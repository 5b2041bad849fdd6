import type { BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { makeTable, readTable } from '#client/asking/api.ts'
import { newSecret } from '#worker/protocol.ts'
import { objections } from './axe.ts'
import { setUp } from './here.ts'
import type { Player } from './player.ts'
import { PushService } from './pushService.ts'
import { actAt, arrive, type Forked, NAMES } from './questions.ts'
import { PHONE as ANY_PHONE } from './table.ts'

const PHONE = { ...ANY_PHONE, serviceWorkers: 'allow' } as const

let service: PushService | undefined
const here = setUp(async () => {
  service = await PushService.open()
  return { PUSH_VIA: service.url }
})
afterAll(() => service?.close())

const push = (): PushService => {
  if (!service) throw new Error('only within a test')
  return service
}

/** Three people, the first of whom is asked for shares. */
async function begun(clock: object | null = null): Promise<Forked> {
  const seats = [0, 1, 2].map(() => newSecret())
  const places = seats.map((secret, seat) => ({ name: NAMES[seat] as string, secret }))
  const wanted = { game: 'age-of-steam', map: 'rust-belt', seats: 3, places, start: true, ...(clock && { clock }) }
  const { id } = await makeTable({ origin: here.stack.url }, wanted as Parameters<typeof makeTable>[1])
  return { id, seats }
}

const noShares = { type: 'issue', n: 0 }

/** A browser in which subscribing works: the push service of this one's maker is out of reach. */
async function subscribing(page: Page): Promise<void> {
  const { endpoint, device } = push()
  await page.context().grantPermissions(['notifications'], { origin: here.stack.url })
  await page.context().addInitScript(
    (subscription) => {
      PushManager.prototype.subscribe = async () => ({ toJSON: () => subscription }) as unknown as PushSubscription
    },
    { endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
  )
}

const openPanel = async ({ page }: Player): Promise<void> => {
  await page.locator('button[popovertarget="menu"]').first().click()
  await page.getByRole('button', { name: 'Tell me when it is my turn' }).click()
}

async function delivered(many: number): Promise<string> {
  await expect.poll(() => [push().delivered.length, push().failures], { timeout: 20_000 }).toEqual([many, []])
  return push().delivered.at(-1)?.text ?? ''
}

/** Hands a message to the service worker of this page, as the push service of the browser would. */
class Postbox {
  readonly #line: CDPSession
  readonly #registration: Promise<string>

  private constructor(line: CDPSession) {
    this.#line = line
    this.#registration = new Promise((resolve) =>
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) resolve(first.registrationId)
      }),
    )
  }

  static async of(page: Page): Promise<Postbox> {
    const box = new Postbox(await page.context().newCDPSession(page))
    await box.#line.send('ServiceWorker.enable')
    return box
  }

  async bring(data: string): Promise<void> {
    const registrationId = await this.#registration
    await this.#line.send('ServiceWorker.deliverPushMessage', { origin: here.stack.url, registrationId, data })
  }
}

interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
  readonly actions: readonly string[]
}

/** What is shown on the device. */
const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map((one) => {
      const { actions = [] } = one as unknown as { actions?: readonly { title: string }[] }
      return { title: one.title, body: one.body, tag: one.tag, actions: actions.map(({ title }) => title) }
    })
  })

/** A tap on what is shown, or on a button of it: where it leads. No test can tap for real, nor may it open windows. */
async function tapped(context: BrowserContext, action: string): Promise<string> {
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no service worker')
  return worker.evaluate(async (action: string) => {
    const scope = self as unknown as {
      readonly registration: ServiceWorkerRegistration
      readonly clients: object
      readonly NotificationEvent: new (type: string, init: object) => Event
      dispatchEvent(event: Event): boolean
    }
    const [notification] = await scope.registration.getNotifications()
    return new Promise<string>((resolve) => {
      Object.defineProperty(scope.clients, 'openWindow', {
        configurable: true,
        value: async (url: string) => resolve(url),
      })
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification, action }))
    })
  }, action)
}

describe('a phone', () => {
  it('is told that it is its turn, and answers from that', async () => {
    const { stack, browser } = here
    const table = await begun()
    const phone = await arrive(browser, stack.url, table, [1], PHONE, subscribing)
    const { page } = phone
    await openPanel(phone)
    expect(await objections(page)).toEqual([])
    await page.getByRole('button', { name: 'Tell this device' }).click()
    const hello = JSON.parse(await delivered(1)) as { title: string }
    expect(hello.title).toBe('You will be told · Age of Steam on Rust Belt')
    await page.getByText('This device is told.').waitFor()
    expect(await objections(page)).toEqual([])

    // It lies on the table while its player does something else.
    await page.goto(`${stack.url}/maps`)
    const postbox = await Postbox.of(page)
    await expect.poll(async () => (await readTable({ origin: stack.url }, table.id)).seats[1]?.present).toBe(false)
    await actAt(stack.url, table, 0, noShares)
    const message = await delivered(2)
    expect(push().delivered.at(-1)).toMatchObject({
      headers: { topic: table.id, urgency: 'normal', ttl: String(72 * 3600), 'content-encoding': 'aes128gcm' },
      vouched: { aud: 'https://push.example.net' },
    })
    // On a busy machine the browser's tools may hand it to a worker that is not awake yet. The same again does no harm.
    const brought = async () => {
      await postbox.bring(message)
      await page.waitForTimeout(1_000)
      return shownOn(page)
    }
    await expect.poll(brought, { timeout: 60_000 }).toEqual([
      {
        title: 'Your turn · Age of Steam on Rust Belt',
        body: 'Brunel, it is your turn. Issue shares?\nAda changed nothing on the board.\nRound 1 of 10.',
        tag: table.id,
        actions: ['No shares'],
      },
    ])
    // The same again takes the place of what is shown.
    await postbox.bring(message)
    expect(await shownOn(page)).toHaveLength(1)

    const link = await tapped(page.context(), 'no-shares')
    expect(link).toMatch(new RegExp(`^${stack.url}/t/${table.id}/do#1\\.0\\.no-shares\\.[\\w-]{43}$`))
    await postbox.bring(message)
    await expect.poll(() => shownOn(page)).toHaveLength(1)
    expect(await tapped(page.context(), '')).toBe(`${stack.url}/t/${table.id}`)

    // Whoever only opens the link does nothing: not even twice, and not a program that looks where it leads.
    const seq = async () => (await readTable({ origin: stack.url }, table.id)).seq
    expect((await fetch(link)).status).toBe(200)
    await page.goto(link)
    await page.getByRole('heading', { name: 'Brunel, it is your turn.' }).waitFor()
    await page.reload()
    const button = page.getByRole('button', { name: 'No shares' })
    await button.waitFor()
    expect(await objections(page)).toEqual([])
    expect(await seq()).toBe(0)

    await button.click()
    await page.getByText('Done: No shares.').waitFor()
    expect(await seq()).toBe(1)
    await page.reload()
    await page.getByText('This link has been used').waitFor()
    expect(await button.count()).toBe(0)
    expect(await seq()).toBe(1)
    await page.getByRole('link', { name: 'To the table' }).click()
    await page.locator('.ask, .waits, main.board').first().waitFor()
    await page.context().close()
  })

  it('shows something, and leads nowhere else, whatever it is sent', async () => {
    const table = await begun()
    const phone = await arrive(here.browser, here.stack.url, table, [1], PHONE, subscribing)
    const { page } = phone
    await openPanel(phone)
    await page.getByRole('button', { name: 'Tell this device' }).click()
    await page.getByText('This device is told.').waitFor()
    const postbox = await Postbox.of(page)
    await postbox.bring('no JSON')
    await expect.poll(async () => (await shownOn(page)).map(({ title }) => title)).toEqual(['Railhead'])
    await postbox.bring(JSON.stringify({ title: 'x', tag: 'railhead', url: 'https://evil.example/', actions: [] }))
    await expect.poll(async () => (await shownOn(page)).map(({ title }) => title)).toEqual(['x'])
    expect(await tapped(page.context(), '')).toBe(here.stack.url)
    await page.context().close()
  })
})

describe('the panel says', () => {
  const at = async (before: (page: Page) => unknown, options = PHONE): Promise<Player> => {
    const phone = await arrive(here.browser, here.stack.url, await begun(), [0], options, before)
    await openPanel(phone)
    return phone
  }

  it('that the push service does not answer', async () => {
    const { page } = await at(async (page) => {
      await page.clock.install()
      await page.context().grantPermissions(['notifications'], { origin: here.stack.url })
      await page.addInitScript(() => {
        PushManager.prototype.subscribe = () => new Promise(() => {})
      })
    })
    await page.getByRole('button', { name: 'Tell this device' }).click()
    await page.getByText('Your browser asks').waitFor()
    await page.clock.fastForward(11_000)
    await page.getByText('did not answer').waitFor()
    await page.getByRole('button', { name: 'Tell this device' }).waitFor()
    await page.context().close()
  })

  it('that the browser was told not to show messages', async () => {
    const { page } = await at((page) =>
      page.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
      }),
    )
    await page.getByText('was told not to show messages').waitFor()
    await page.context().close()
  })

  it('on an iPhone, that the site has to be on the home screen', async () => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
    const hidden = (page: Page) => page.addInitScript(() => void Reflect.deleteProperty(window, 'PushManager'))
    const { page } = await at(hidden, { ...PHONE, userAgent })
    await page.getByText('Add to Home Screen').waitFor()
    await page.context().close()
  })

  it('that this site does not push, where there are no keys; a webhook can be set all the same', async () => {
    const { page } = await at((page) => page.route('**/api/push', (route) => route.fulfill({ json: { key: null } })))
    await page.getByText('does not send messages to devices').waitFor()
    await page.getByRole('button', { name: 'Tell a webhook of mine' }).click()
    await page.getByLabel('Address of the webhook').fill(`${push().url}/hook`)
    await page.getByRole('button', { name: 'Tell this webhook' }).click()
    await page.locator('.secret').waitFor()
    const turn = page.getByLabel('It is my turn')
    await turn.uncheck()
    await expect.poll(() => turn.isChecked()).toBe(false)
    await page.reload()
    await page.locator('button[popovertarget="menu"]').first().click()
    await page.getByRole('button', { name: 'You are told of this table' }).click()
    await page.getByText('127.0.0.1').first().waitFor()
    expect(await page.getByLabel('It is my turn').isChecked()).toBe(false)
    await page.getByRole('button', { name: /^Stop telling/ }).click()
    await page.getByRole('button', { name: 'Tell me when it is my turn' }).waitFor()
    await page.context().close()
    // What it got was no push, and it says so.
    push().failures.length = 0
  })
})

describe('the site can be installed', () => {
  it('by a manifest that is right, and icons that are there', async () => {
    const page = await (await here.browser.newContext({ serviceWorkers: 'allow' })).newPage()
    await page.goto(here.stack.url)
    const line = await page.context().newCDPSession(page)
    const { errors, data = '' } = (await line.send('Page.getAppManifest')) as { errors: unknown[]; data?: string }
    expect(errors).toEqual([])
    const { icons, start_url, display } = JSON.parse(data) as {
      icons: { src: string; sizes: string; purpose: string }[]
      start_url: string
      display: string
    }
    expect([start_url, display]).toEqual(['/', 'standalone'])
    expect(icons.map(({ purpose }) => purpose).sort()).toEqual(['any', 'any', 'maskable'])
    for (const { src, sizes } of [...icons, { src: '/icons/apple-touch-180.png', sizes: '180x180' }]) {
      const response = await fetch(here.stack.url + src)
      expect([src, response.status, response.headers.get('content-type')]).toEqual([src, 200, 'image/png'])
      const png = Buffer.from(await response.arrayBuffer())
      expect([src, `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`]).toEqual([src, sizes])
    }
    const { installabilityErrors } = (await line.send('Page.getInstallabilityErrors')) as {
      installabilityErrors: { errorId: string }[]
    }
    // A browser without memory of its own installs nothing; there is nothing else against it.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
    await page.context().close()
  })
})
