import { evictDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { newSecret } from '#worker/protocol.ts'
import { Client } from './client.ts'
import { expectAck, lobby, refusalOf, running, stub, take } from './match.ts'
import { fakeTime, MINUTE } from './time.ts'

const time = fakeTime()

const STONES = { game: 'stones', map: 'heap', seats: 2 }
const say = (text: string, name?: string) => ({ do: 'say', key: newSecret(), text, ...(name && { name }) }) as const
const linesOf = async (client: Client) => (await client.next('talk')).lines

describe('talk', () => {
  test('[P-TALK-01] those who play hear each other, at the moment of the match it was said', async () => {
    const { players } = await running(STONES)
    const [ada, ben] = players
    await expectAck(ada.act(0, take(1)))
    await expectAck(ada.command(say('Your turn, Ben')))
    expect(await linesOf(ben)).toEqual([
      { n: 1, circle: 'players', seat: 0, name: 'Player 0', seq: 0, at: time.now, text: 'Your turn, Ben' },
    ])
  })

  test('[P-TALK-02] those who watch talk apart, until the match is over', async () => {
    const { id, players } = await running({ ...STONES, options: { size: '10' } })
    const [ada, ben] = players
    const watcher = await Client.join(id)
    await expectAck(ada.command(say('A plan')))
    await expectAck(watcher.command(say('She will lose', 'Wim')))
    expect((await linesOf(watcher)).map(({ text }) => text)).toEqual(['She will lose'])
    const back = await Client.join(id)
    expect((await linesOf(back)).map(({ text }) => text)).toEqual(['She will lose'])
    for (let i = 0; i < 10; i++) await expectAck((i % 2 ? ben : ada).act(i % 2, take(1)))
    expect((await linesOf(await Client.join(id))).map(({ text }) => text)).toEqual(['A plan', 'She will lose'])
    for (const player of [ada, ben]) expect(player.texts.join()).not.toContain('She will lose')
  })

  test('[P-TALK-03] a line that is sent twice is said once', async () => {
    const { id, players, secrets } = await running(STONES)
    const line = say('Hello')
    await expectAck(players[0].command(line))
    await expectAck(players[0].command(line))
    expect(await linesOf(await Client.join(id, [secrets[1] as string]))).toHaveLength(1)
  })

  test('[P-TALK-03] whoever comes back hears what came since', async () => {
    const { id, players, secrets } = await running(STONES)
    for (const text of ['one', 'two', 'three']) await expectAck(players[0].command(say(text)))
    await evictDurableObject(stub(id))
    const back = await Client.connect(id)
    back.send({ type: 'hello', protocol: 1, secrets: [secrets[1]], since: -1, heard: 2 })
    expect((await linesOf(back)).map(({ text }) => text)).toEqual(['three'])
  })

  test('[P-TALK-04] lines are bounded, and signs that turn the direction of writing are left out', async () => {
    const { players } = await running(STONES)
    const [ada, ben] = players
    await expectAck(ada.command(say('a\u202eb\u0000c  <b>')))
    expect((await linesOf(ben))[0]?.text).toBe('a b c  <b>')
    expect(await refusalOf(ada.command(say('\u202e')))).toBe('TALK-EMPTY')
    for (const text of ['', '   ', 'x'.repeat(501)]) {
      expect(await ada.command(say(text))).toMatchObject({ type: 'error', code: 'FRAME' })
    }
  })

  test('[P-TALK-04] nobody says much at once', async () => {
    const { players } = await running(STONES)
    const answers = []
    for (let i = 0; i < 12; i++) answers.push(await players[0].command(say(String(i))))
    expect(answers.filter(({ type }) => type === 'ack')).toHaveLength(8)
    expect(answers.at(-1)).toMatchObject({ refusal: { rule: 'TALK-FAST' } })
    await expectAck(players[1].command(say('I may')))
    time.skip(MINUTE)
    await expectAck(players[0].command(say('again')))
  })

  test('[P-TALK-05] whoever watches gives a name, and nobody’s who sits here', async () => {
    const { id } = await running(STONES)
    const watcher = await Client.join(id)
    expect(await refusalOf(watcher.command(say('hm')))).toBe('TALK-NAME')
    expect(await refusalOf(watcher.command(say('hm', 'рlayer 0')))).toBe('TABLE-NAME-TAKEN')
    await expectAck(watcher.command(say('hm', 'Wim')))
  })

  test('[P-TALK-05] beside a private match nobody speaks or hears', async () => {
    const { id, players } = await running({ ...STONES, private: true })
    await expectAck(players[0].command(say('secret')))
    const stranger = await Client.join(id)
    expect(await refusalOf(stranger.command(say('hm', 'Wim')))).toBe('TABLE-PRIVATE')
    expect(stranger.texts.join()).not.toContain('secret')
  })

  test('[P-TALK-06] the host silences who watches, and shows them out; players are left alone', async () => {
    const { id, players, hostSecret } = await running(STONES)
    const watcher = await Client.connect(id, { 'CF-Connecting-IP': '203.0.113.7' })
    await watcher.hello()
    const host = await Client.join(id, [hostSecret])
    await expectAck(watcher.command(say('spam', 'Wim')))
    await expectAck(players[1].command(say('fine')))
    expect(await refusalOf(players[1].command({ do: 'silence', n: 1, out: false }))).toBe('TABLE-NOT-HOST')
    expect(await refusalOf(host.command({ do: 'silence', n: 2, out: false }))).toBe('TALK-PLAYER')
    await expectAck(host.command({ do: 'silence', n: 1, out: false }))
    expect((await watcher.next('talk', ({ gone }) => gone !== undefined)).gone).toEqual([1])
    expect(await refusalOf(watcher.command(say('more', 'Max')))).toBe('TALK-SILENCED')
    const other = await Client.connect(id, { 'CF-Connecting-IP': '203.0.113.8' })
    await other.hello()
    await expectAck(other.command(say('worse', 'Vic')))
    await expectAck(host.command({ do: 'silence', n: 3, out: true }))
    expect((await other.closing()).code).toBe(4403)
    const again = await Client.connect(id, { 'CF-Connecting-IP': '203.0.113.8' })
    again.send({ type: 'hello', protocol: 1, secrets: [], since: -1 })
    expect((await again.closing()).code).toBe(4403)
  })

  test('[P-TALK-01] in the lobby, too', async () => {
    const { id, host } = await lobby(STONES)
    await expectAck(host.command({ do: 'claim', seat: 0, name: 'Ada', secret: newSecret() }))
    await expectAck(host.command(say('Who plays?')))
    expect((await stub(id).summary())?.status).toBe('lobby')
  })
})

describe('notes', () => {
  test('[P-NOTE-01] are told to the holder alone, on every device', async () => {
    const { id, players, secrets } = await running(STONES)
    await expectAck(players[0].command({ do: 'note', seat: 0, text: 'Ben has two left' }))
    const again = await Client.join(id, [secrets[0] as string])
    expect((await again.next('talk')).notes).toEqual({ 0: 'Ben has two left' })
    const rival = await Client.join(id, [secrets[1] as string])
    expect(rival.texts.join()).not.toContain('two left')
    expect(await refusalOf(rival.command({ do: 'note', seat: 0, text: '' }))).toBe('TABLE-NOT-YOURS')
  })

  test('[P-NOTE-01] do not go on with the seat', async () => {
    const { id, players } = await running(STONES)
    const key = newSecret()
    const secret = newSecret()
    await expectAck(players[1].command({ do: 'note', seat: 1, text: 'mine' }))
    await expectAck(players[1].command({ do: 'hand-on', seat: 1, key }))
    const heir = await Client.join(id)
    await expectAck(heir.command({ do: 'take-over', seat: 1, key, name: 'Dora', secret }))
    const back = await Client.join(id, [secret])
    expect(back.first.you.seats).toEqual([1])
    expect(back.texts.join()).not.toContain('mine')
  })
})
