import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTable, readTable, socketUrl } from '#client/asking/api.ts'
import { PROTOCOL } from '#worker/protocol.ts'
import { Line } from '../bench/line.ts'
import { objections } from './axe.ts'
import { setUp } from './here.ts'
import { Receiver } from './receiver.ts'
import { madeBy, opened, PHONE } from './table.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** What docs/webhooks.md tells people to check messages with. */
async function fromDocs() {
  const [, code = ''] = readFileSync(join(ROOT, 'docs/webhooks.md'), 'utf8').match(/```js\n([\s\S]*?)```/) ?? []
  const { isGenuine } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)
  return isGenuine as (headers: object, body: string, secret: string) => boolean
}

const here = setUp()
let receiver: Receiver

beforeAll(async () => {
  receiver = await Receiver.open()
})

afterAll(async () => {
  receiver?.close()
})

describe('the API for others', () => {
  it('describes itself as the specification of OpenAPI wants it', async () => {
    const response = await fetch(`${here.stack.url}/api/openapi.json`)
    expect(response.headers.get('content-type')).toContain('application/json')
    const validator = new Validator()
    const { valid, errors } = await validator.validate((await response.json()) as Record<string, unknown>)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })
})

describe('a channel that is told', () => {
  it('is set by the host in the lobby, and gets signed messages', async () => {
    const host = await opened(here.browser, here.stack.url, 'Ada', { ...PHONE, colorScheme: 'dark' })
    const { page } = host
    const { id } = await madeBy(host)
    await host.hit(page.getByRole('button', { name: 'Tell a channel' }))
    await page.getByLabel('Address of the webhook').fill('https://discord.com/api/webhooks/1/x')
    expect(await page.getByLabel('Messages for').inputValue()).toBe('Discord')
    await page.getByLabel('Address of the webhook').fill(receiver.url)
    expect(await page.getByLabel('Messages for').inputValue()).toContain('JSON')
    expect(await objections(page)).toEqual([])
    await host.hit(page.getByRole('button', { name: 'Tell this channel' }))
    const secret = await page.getByText(/^whsec_/).textContent()
    await host.hit(page.getByRole('button', { name: 'Send a test message' }))
    await page.getByText('The last message arrived').waitFor()
    expect(await objections(page)).toEqual([])

    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received
    expect(JSON.parse(body)).toMatchObject({
      type: 'webhook.test',
      data: { table: id, link: `${here.stack.url}/t/${id}` },
    })
    const isGenuine = await fromDocs()
    expect(isGenuine(headers, body, secret ?? '')).toBe(true)
    expect(isGenuine(headers, `${body} `, secret ?? '')).toBe(false)
    await host.hit(page.getByRole('button', { name: 'Tell it no more' }))
    await page.getByLabel('Address of the webhook').waitFor()
  })
})

describe('bots from outside', () => {
  const bot = (link: string, name: string) =>
    run(process.execPath, ['test/cli/bot.ts', link, '--name', name, '--pause', '0'], { cwd: ROOT, timeout: 90_000 })

  it('sit down by the link and play to the end, though the server is killed', async () => {
    const service = { origin: here.stack.url }
    const places = [null, { bot: 'greedy' }]
    const { id, link, hostSecret } = await makeTable(service, { game: 'age-of-steam', map: 'st-lucia', places })
    const robin = bot(link, 'Robin')
    const taken = async () => (await readTable(service, id)).seats.every(({ name }) => name !== null)
    await expect.poll(taken, { timeout: 20_000 }).toBe(true)
    const host = await Line.open(socketUrl(service, id))
    host.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secrets: [hostSecret], since: -1 }))
    host.send(JSON.stringify({ type: 'command', id: 'a', command: { do: 'start' } }))
    await expect.poll(async () => (await readTable(service, id)).seq, { timeout: 20_000 }).toBeGreaterThan(5)
    await here.stack.kill()
    await here.stack.up()
    expect((await robin).stdout).toMatch(/place +seat +score/)
    expect(await readTable(service, id)).toMatchObject({ status: 'over' })
  })

  it('say what is wrong', async () => {
    await expect(bot(`${here.stack.url}/rules`, 'Robin')).rejects.toMatchObject({ code: 2 })
    await expect(bot(`${here.stack.url}/t/0123456789abcdef`, 'Robin')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('closed the line (4404)'),
    })
  })
})
