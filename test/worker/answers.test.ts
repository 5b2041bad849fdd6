import { evictDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { api, Client } from './client.ts'
import { type Note, serveHere, subscribed, tell, told } from './device.ts'
import { expectAck, refusalOf, running, stub, take } from './match.ts'

serveHere()

/** A match in which seat 1 has been told that it is its turn, and what the message offers. */
async function asked(wanted?: object) {
  const table = await running(wanted)
  await expectAck(table.players[1].command(tell(1, await subscribed())))
  await told(table.id)
  await expectAck(table.players[0].act(0, take(2)))
  const [message] = await told(table.id)
  return { ...table, note: message?.said as Note, token: tokenOf(message?.said as Note) }
}

const tokenOf = ({ actions: [first] }: Note): string => new URL(first?.url ?? '').hash.slice(1)

const ask = async (id: string, token: string, method = 'GET') => {
  const response = await api(`/tables/${id}/answer`, { method, headers: { Authorization: `Bearer ${token}` } })
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown> & { error?: { code: string } },
  }
}

const seqAt = async (id: string) => ((await (await api(`/tables/${id}`)).json()) as { seq: number }).seq

describe('a link that gives one answer', () => {
  test('[A-ANSWER-01] is in the message, and says what it would do without doing it', async () => {
    const { id, note, token } = await asked()
    expect(note.actions).toEqual([{ action: 'pass', title: 'Pass', url: `http://railhead.test/t/${id}/do#${token}` }])
    for (let i = 0; i < 3; i++) {
      expect(await ask(id, token)).toMatchObject({
        status: 200,
        body: { game: 'stones', map: 'heap', seat: 1, name: 'Player 1', ask: 'take', answer: 'pass', amount: null },
      })
    }
    expect(await seqAt(id)).toBe(0)
  })

  test('[A-ANSWER-02] plays that answer once, and everybody hears of it', async () => {
    const { id, players, token } = await asked()
    await evictDurableObject(stub(id))
    expect((await ask(id, token, 'POST')).status).toBe(200)
    const { entry } = await players[0].next('entry', ({ entry }) => entry.seq === 1)
    expect(entry).toMatchObject({ seat: 1, action: take(1) })
    for (const method of ['POST', 'GET']) {
      expect(await ask(id, token, method)).toMatchObject({ status: 409, body: { error: { code: 'ANSWER-USED' } } })
    }
    expect(await seqAt(id)).toBe(1)
  })

  test('[A-ANSWER-02] ten at once are one', async () => {
    const { id, token } = await asked()
    const all = await Promise.all(Array.from({ length: 10 }, () => ask(id, token, 'POST')))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await seqAt(id)).toBe(1)
  })

  test('[A-ANSWER-03] is nothing any more when the match has gone on, even if it came back to the same', async () => {
    const { id, players, token } = await asked()
    await expectAck(players[0].undo(0))
    expect((await ask(id, token)).body.error?.code).toBe('ANSWER-LATE')
    await expectAck(players[0].act(0, take(2)))
    expect((await ask(id, token, 'POST')).body.error?.code).toBe('ANSWER-LATE')
    await expectAck(players[1].command({ do: 'bot', seat: 1, bot: 'random' }))
    expect((await ask(id, token, 'POST')).body.error?.code).toBe('ANSWER-LATE')
  })

  test('[A-ANSWER-04] is taken from nobody who made it up, changed it, or had it of another table', async () => {
    const { id, token } = await asked()
    const other = await asked()
    const [seat, seq, name, mac = ''] = token.split('.')
    const wrong = [
      '',
      'x',
      token.slice(0, -1),
      `${seat}.${seq}.${name}.${mac.split('').reverse().join('')}`,
      `0.${seq}.${name}.${mac}`,
      `${seat}.1.${name}.${mac}`,
      `${seat}.${seq}.drop.${mac}`,
      other.token,
    ]
    for (const one of wrong) {
      for (const method of ['GET', 'POST']) {
        expect([one, await ask(id, one, method)]).toMatchObject([
          one,
          { status: 401, body: { error: { code: 'ANSWER-FORGED' } } },
        ])
      }
    }
    expect((await ask('0'.repeat(16), token)).status).toBe(404)
    expect((await ask(id, token, 'POST')).status).toBe(200)
  })

  test('[A-ANSWER-04] gives neither the seat nor a look at the match, and ends when the seat is handed on', async () => {
    const { id, players, token } = await asked({ game: 'stones', map: 'heap', seats: 2, private: true })
    const thief = await Client.join(id)
    expect(await refusalOf(thief.act(1, take(1)))).toBe('TABLE-NOT-YOURS')
    // What proves a seat has another form altogether.
    thief.send({ type: 'hello', protocol: 1, secrets: [token], since: -1 })
    expect((await thief.next('error', ({ code }) => code === 'FRAME')).code).toBe('FRAME')
    expect(JSON.stringify((await ask(id, token)).body)).not.toContain('secrets')
    const key = 'k'.repeat(22)
    await expectAck(players[1].command({ do: 'hand-on', seat: 1, key }))
    await expectAck(thief.command({ do: 'take-over', seat: 1, key, name: 'Heir', secret: 'h'.repeat(22) }))
    expect((await ask(id, token, 'POST')).body.error?.code).toBe('ANSWER-FORGED')
  })

  test('[A-ANSWER-02] pages of others cannot press it', async () => {
    const { id, token } = await asked()
    const headers = { Authorization: `Bearer ${token}`, Origin: 'https://evil.example' }
    expect((await api(`/tables/${id}/answer`, { method: 'POST', headers })).status).toBe(403)
    expect(await seqAt(id)).toBe(0)
  })
})
