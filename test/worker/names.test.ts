import { describe, expect, test } from 'vitest'
import { newSecret } from '#worker/protocol.ts'
import { lookAlike } from '#worker/table/names.ts'
import { api, Client } from './client.ts'
import { expectAck, lobby, refusalOf } from './match.ts'

const claim = (seat: number, name: string) => ({ do: 'claim', seat, name, secret: newSecret() }) as const

describe('two names at a table', () => {
  test.each([
    ['Ada', 'aDA'],
    ['Ada', 'Аda'],
    ['Ada', 'Αdа'],
    ['Ada', 'Ａｄａ'],
    ['Ada', 'Ad\u200da'],
    ['Ada', 'Ada\ufe0f'],
    ['Ada Lovelace', 'Ada\u00a0 Lovelace'],
    ['Ada Lovelace', 'Ada\u2800Lovelace'],
    ['BOB', 'ВОВ'],
    ['Вова', 'ВОВА'],
    ['Al', 'AI'],
    ['Bo1', 'Bol'],
    ['Otto', '0tto'],
    ['Ωmega', 'ωMEGA'],
    ['ADA', 'ꓮꓓꓮ'],
    ['Ada', 'Ꭺda'],
    ['Max', 'Ⅿax'],
    ['Otto', 'ⲞttⲞ'],
  ])('[P-CLAIM-04] %s and %j are one', (one, other) => {
    expect([lookAlike(one, other), lookAlike(other, one)]).toEqual([true, true])
  })

  test.each([
    ['Ada', 'Adam'],
    ['Zoë', 'Zoe'],
    ['Вова', 'Боба'],
    ['Player 1', 'Player 2'],
    ['Anna', 'Hanna'],
    ['Σωκράτης', 'Πλάτων'],
    ['愛', '受'],
    ['👩\u200d🚀', '👩\u200d🔧'],
  ])('[P-CLAIM-04] %s and %s are two', (one, other) => expect(lookAlike(one, other)).toBe(false))

  test('[P-CLAIM-02, P-CLAIM-04] the second of them is refused, by whatever way it comes', async () => {
    const { id, host } = await lobby({ game: 'stones', map: 'heap', seats: 3 })
    await expectAck(host.command(claim(0, 'Ada')))
    expect(await refusalOf((await Client.join(id)).command(claim(1, 'Аdа')))).toBe('TABLE-NAME-TAKEN')
    const places = ['Ada', 'Аdа'].map((name) => ({ name, secret: newSecret() }))
    const made = await api('/tables', { method: 'POST', body: JSON.stringify({ game: 'stones', seats: 2, places }) })
    expect([made.status, await made.json()]).toMatchObject([400, { error: { code: 'TABLE-NAME-TAKEN' } }])
  })
})

test.each([
  ['\u061cAda', 'U+061C'],
  ['\u200b', 'U+200B'],
  ['\u3164', 'U+3164'],
  ['A\u00adda', 'U+00AD'],
  ['A\ufff9da', 'U+FFF9'],
  ['Ad\u{1bca0}a', 'U+1BCA0'],
  ['\u2800', 'can be seen'],
])('[P-CLAIM-04] %j is no name, and what is wrong is said', async (name, why) => {
  const { host } = await lobby()
  expect(await host.command(claim(0, name))).toMatchObject({ code: 'FRAME', message: expect.stringContaining(why) })
  const places = [{ name, secret: newSecret() }]
  const made = await api('/tables', { method: 'POST', body: JSON.stringify({ places }) })
  expect([made.status, await made.json()]).toMatchObject([400, { error: { code: 'BODY' } }])
})
