import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { gameById } from '#engine/games.ts'
import { Easel, MOST_WAITING } from '#worker/picture/easel.ts'
import { PNG } from '#worker/picture/pictures.ts'
import { api } from './client.ts'
import { expectAck, lobby, running, stub } from './match.ts'

const RAIL = { game: 'age-of-steam', map: 'rust-belt', seats: 3 }
const SPIKE = { game: 'spike', map: 'eastern-us', seats: 2 }

const get = (id: string, picture: string, headers: Record<string, string> = {}) =>
  api(`/tables/${id}/${picture}`, { headers })

const bytes = async (response: Response): Promise<Uint8Array> => new Uint8Array(await response.arrayBuffer())

/** Width and height stand behind the signature and the head of the first chunk. */
async function sizeOfPng(response: Response): Promise<[width: number, height: number]> {
  const file = await bytes(response)
  expect([...file.slice(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10])
  const view = new DataView(file.buffer)
  return [view.getUint32(16), view.getUint32(20)]
}

/** Once it has been put aside, which nobody waits for. */
async function kept(id: string, picture: string): Promise<Response> {
  const status = async () => (await get(id, picture)).headers.get('Cache-Status')
  await expect.poll(status).toBe('railhead; hit')
  return get(id, picture)
}

const failureOf = async (response: Response): Promise<string> => {
  const { error } = (await response.json()) as { error: { code: string; message: string } }
  return `${response.status} ${error.code}: ${error.message}`
}

/** Everybody who is asked issues so many shares. */
async function issue(table: Awaited<ReturnType<typeof running>>, count: number): Promise<void> {
  const rules = gameById('age-of-steam')
  const [seat] = rules?.turn(table.starts[0]?.view).seats ?? []
  await expectAck(table.players[seat as number]?.act(seat as number, { type: 'issue', n: count }) as never)
}

const BOARDS = ['board.svg', 'board.png']
const FILES = [...BOARDS, 'card.png']

describe('a picture', () => {
  test('[A-PIC-01] is drawn of every game, as SVG and as PNG', async () => {
    for (const wanted of [RAIL, { game: 'steam', map: 'steam-ruhr', seats: 3 }, SPIKE]) {
      const { id } = await running(wanted)
      const svg = await get(id, 'board.svg')
      expect([svg.status, svg.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
      const text = await svg.text()
      expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1200" height="\d+" .*<\/svg>$/s)
      expect(text).not.toMatch(/var\(|light-dark\(|<!--/)
      const [, height] = text.match(/height="(\d+)"/) ?? []
      const png = await get(id, 'board.png')
      expect([png.status, png.headers.get('Content-Type')]).toEqual([200, 'image/png'])
      expect(await sizeOfPng(png)).toEqual([1200, Number(height)])
      expect(await sizeOfPng(await get(id, 'card.png'))).toEqual([1200, 630])
    }
  })

  test('[A-PIC-01] comes by day and by night and in a few sizes', async () => {
    const { id } = await running(SPIKE)
    const day = await (await get(id, 'board.svg?theme=light&width=400')).text()
    const night = await (await get(id, 'board.svg?theme=dark&width=400')).text()
    expect(day).toContain('width="400"')
    expect(await (await get(id, 'board.svg?width=400')).text()).toBe(day)
    expect(night).not.toBe(day)
    expect(night).toContain('#152a3b')
    expect(day).not.toContain('#152a3b')
  })

  test('[A-PIC-01] there is none where there is no table, and of no game that nobody draws', async () => {
    const { id } = await running()
    for (const file of FILES) {
      expect(await failureOf(await get('0000000000000000', file))).toMatch(/^404 NO-TABLE/)
      expect(await failureOf(await get('no-table', file))).toMatch(/^404 NO-TABLE/)
      expect(await failureOf(await get(id, file))).toBe('404 NO-PICTURE: nobody draws stones')
      const posted = await api(`/tables/${id}/${file}`, { method: 'POST' })
      expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET'])
    }
  })

  test('[A-PIC-02] shows the match after the entry that is asked for', async () => {
    const table = await running(RAIL)
    const before = await bytes(await get(table.id, 'card.png'))
    await issue(table, 2)
    expect(await bytes(await get(table.id, 'card.png'))).not.toEqual(before)
    expect(await bytes(await get(table.id, 'card.png?at=-1'))).toEqual(before)
    expect(await bytes(await get(table.id, 'card.png?at=0'))).toEqual(await bytes(await get(table.id, 'card.png')))
    expect(await failureOf(await get(table.id, 'card.png?at=1'))).toBe('404 NO-ENTRY: this match has no entry 1')
  })

  test.each([
    ['at=', 'at'],
    ['at=x', 'at'],
    ['at=-2', 'at'],
    ['at=1.5', 'at'],
    ['at=1e3', 'at'],
    ['at=99999999999', 'at'],
    ['theme=sepia', 'theme'],
    ['width=1201', 'width'],
    ['width=', 'width'],
  ])('[A-PIC-02] what makes no sense is named: %s', async (query, field) => {
    const { id } = await lobby(SPIKE)
    for (const file of field === 'width' ? BOARDS : FILES) {
      expect(await failureOf(await get(id, `${file}?${query}`))).toMatch(new RegExp(`^400 QUERY: ${field}: must be`))
    }
  })

  test('[A-PIC-03] is drawn once and kept until something happens', async () => {
    const table = await running(RAIL)
    for (const file of FILES) {
      const first = await get(table.id, file)
      const drawn = await bytes(first)
      expect(first.headers.get('Cache-Status')).toBe('railhead; fwd=miss; stored')
      const second = await kept(table.id, file)
      expect(await bytes(second)).toEqual(drawn)
      expect(second.headers.get('ETag')).toBe(first.headers.get('ETag'))
      expect((await get(table.id, `${file}?theme=dark`)).headers.get('ETag')).not.toBe(first.headers.get('ETag'))
    }
    const before = await get(table.id, 'board.svg')
    await issue(table, 2)
    const after = await get(table.id, 'board.svg')
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'))
    expect(after.headers.get('Cache-Status')).toContain('fwd=miss')
  })

  test('[A-PIC-03] that somebody has already is not sent again', async () => {
    const { id } = await running(SPIKE)
    const etag = (await get(id, 'board.svg')).headers.get('ETag') ?? ''
    for (const known of [etag, `"other", ${etag}`, `W/${etag}`]) {
      const again = await get(id, 'board.svg', { 'If-None-Match': known })
      expect([again.status, again.headers.get('ETag'), again.body]).toEqual([304, etag, null])
    }
    expect((await get(id, 'board.svg', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  test('[A-PIC-03] of an entry may be kept long, of a match that goes on for seconds', async () => {
    const { id } = await running(SPIKE)
    const age = async (picture: string) =>
      Number((await get(id, picture)).headers.get('Cache-Control')?.match(/^public, max-age=(\d+)$/)?.[1])
    expect(await age('board.svg?at=-1')).toBeGreaterThanOrEqual(3600)
    expect(await age('board.svg')).toBeLessThanOrEqual(60)
    const waiting = await lobby(SPIKE)
    const early = (await get(waiting.id, 'card.png?at=-1')).headers.get('Cache-Control')
    expect(early).toBe((await get(waiting.id, 'card.png')).headers.get('Cache-Control'))
  })

  test('[A-PIC-04] of a lobby shows who sits there and the bare map', async () => {
    const { id, host } = await lobby(RAIL)
    const card = await bytes(await get(id, 'card.png'))
    const board = await (await get(id, 'board.svg')).text()
    expect(board).toContain('>Pittsburgh<')
    expect(board).not.toContain('class="front')
    await expectAck(
      host.command({ do: 'claim', seat: 1, name: 'Ada', secret: crypto.randomUUID().replaceAll('-', '') }),
    )
    expect(await bytes(await get(id, 'card.png'))).not.toEqual(card)
    expect(await (await get(id, 'board.svg')).text()).toBe(board)
  })

  test('[A-PIC-04] of a private match shows neither names nor the match', async () => {
    const secluded = { ...RAIL, private: true }
    const [one, other] = [await running(secluded), await running(secluded)]
    await issue(one, 2)
    for (const file of FILES) {
      expect(await bytes(await get(one.id, file))).toEqual(await bytes(await get(other.id, file)))
      expect(await bytes(await get(one.id, `${file}?at=0`))).toEqual(await bytes(await get(one.id, `${file}?at=7`)))
    }
    const { id } = await lobby(RAIL)
    expect(await (await get(one.id, 'board.svg')).text()).toBe(await (await get(id, 'board.svg')).text())
  })

  test('[A-PIC-04] of a match by other rules shows the bare map, and who plays it', async () => {
    const table = await running(RAIL)
    const card = await bytes(await get(table.id, 'card.png'))
    await evictDurableObject(stub(table.id))
    await runInDurableObject(stub(table.id), (_, { storage }) => {
      // Drawn as no rules of today would: those cannot carry the match over.
      storage.sql.exec(`UPDATE meta SET room = json_set(room, '$.rules', 99, '$.setup', json('[]'))`)
    })
    await evictDurableObject(stub(table.id))
    const rested = await get(table.id, 'card.png')
    expect(rested.status).toBe(200)
    expect(await bytes(rested)).not.toEqual(card)
    const { id } = await lobby(RAIL)
    expect(await (await get(table.id, 'board.svg?at=0')).text()).toBe(await (await get(id, 'board.svg')).text())
  })

  const cardOf = async (name: string) => {
    const { id, host } = await lobby(SPIKE)
    const secret = crypto.randomUUID().replaceAll('-', '')
    await expectAck(host.command({ do: 'claim', seat: 0, name, secret }))
    const card = await get(id, 'card.png')
    expect([name, card.status]).toEqual([name, 200])
    return bytes(card)
  }

  test('[A-PIC-05] a name in letters that our fonts lack gives way to the colour of the seat', async () => {
    const rust = await cardOf('Rust')
    for (const name of ['Эмиль', '愛', 'Ada 🚂', 'عمر']) expect(await cardOf(name)).toEqual(rust)
    for (const name of ['Ada', 'Łukasz', 'Zoë', 'Ødegård', '<b>"&amp;', ']]>', '{@html x}', 'var(--x)']) {
      expect(await cardOf(name)).not.toEqual(rust)
    }
  })

  test('[A-PIC-06] may be shown by any page, and nothing in it may run', async () => {
    const { id } = await lobby(SPIKE)
    for (const file of FILES) {
      const { headers } = await get(id, file)
      expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
      expect(headers.get('Content-Security-Policy')).not.toContain('script-src')
      const refused = await get(id, `${file}?at=x`)
      expect(refused.headers.get('Cross-Origin-Resource-Policy')).toBeNull()
      expect(refused.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  test('[A-PIC-07] one address cannot have pictures drawn without end; what is drawn it still gets', async () => {
    const { id } = await lobby(SPIKE)
    const from = (address: string, picture: string) => get(id, picture, { 'CF-Connecting-IP': address })
    await (await from('192.0.2.7', 'board.svg')).text()
    await kept(id, 'board.svg')
    // As if it had drawn so many; twice, in case a new minute begins meanwhile.
    for (let i = 0; i < 241; i++) await env.DRAWING.limit({ key: '192.0.2.7' })
    const refused = await from('192.0.2.7', 'board.svg?theme=dark')
    expect(refused.headers.get('Retry-After')).toBe('60')
    expect(await failureOf(refused)).toMatch(/^429 TOO-OFTEN/)
    expect((await from('192.0.2.7', 'board.svg')).status).toBe(200)
    expect((await from('192.0.2.8', 'board.svg?theme=dark')).status).toBe(200)
  })

  test('[A-PIC-07] what costs more counts for more', async () => {
    const { id } = await lobby(SPIKE)
    const taken = vi.spyOn(env.DRAWING, 'limit')
    const costOf = async (picture: string) => {
      taken.mockClear()
      expect((await get(id, picture, { 'CF-Connecting-IP': '2001:db8::7' })).status).toBe(200)
      expect(new Set(taken.mock.calls.map(([{ key }]) => key))).toEqual(new Set(['2001:db8:0:0::/64']))
      return taken.mock.calls.length
    }
    expect([await costOf('board.svg?width=2000'), await costOf('board.png?width=400')]).toEqual([1, 2])
    expect([await costOf('card.png'), await costOf('board.png?width=2000')]).toEqual([6, 15])
    taken.mockRestore()
  })

  test('[A-PIC-08] that is being made is made once for all who ask', async () => {
    const { id } = await lobby(SPIKE)
    const write = vi.spyOn(PNG, 'write')
    const all = await Promise.all(Array.from({ length: 8 }, () => get(id, 'board.png?width=800&theme=dark')))
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200))
    const [first, ...others] = await Promise.all(all.map(bytes))
    for (const other of others) expect(other).toEqual(first)
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
  })
})

describe('[A-PIC-08] the easel', () => {
  /** A picture that is made when the test says so. */
  const slow = () => {
    let finish: (drawn: string) => void = () => {}
    const made = new Promise<string>((resolve) => {
      finish = resolve
    })
    return { make: vi.fn(() => made), finish: (text: string) => finish(text) }
  }

  test('makes one at a time, whoever fails', async () => {
    const easel = new Easel()
    const [one, other] = [slow(), slow()]
    const first = easel.draw('one', async () => {
      await one.make()
      throw new Error('no paint')
    })
    const second = easel.draw('other', other.make)
    expect(easel.draw('one', other.make)).toBe(first)
    await vi.waitFor(() => expect(one.make).toHaveBeenCalledTimes(1))
    expect(other.make).not.toHaveBeenCalled()
    one.finish('')
    await expect(first).rejects.toThrow('no paint')
    other.finish('a picture')
    expect(await second).toBe('a picture')
    await vi.waitFor(() => expect([easel.has('one'), easel.has('other')]).toEqual([false, false]))
  })

  test('lets so many wait and no more', async () => {
    const easel = new Easel()
    const last = slow()
    for (let i = 0; i <= MOST_WAITING; i++) expect(easel.draw(`${i}`, last.make)).not.toBeNull()
    expect(easel.draw('one more', last.make)).toBeNull()
    expect(easel.draw('3', last.make)).not.toBeNull()
    last.finish('done')
    await vi.waitFor(() => expect(easel.draw('one more', last.make)).not.toBeNull())
  })
})
