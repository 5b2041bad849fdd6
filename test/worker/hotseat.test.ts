import { describe, expect, test } from 'vitest'
import { newSecret, PROTOCOL } from '#worker/protocol.ts'
import { Client, makeTable } from './client.ts'
import { expectAck, take } from './match.ts'

/** Two seats of one device, and a third elsewhere. */
async function shared() {
  const [ada, ben, cid] = [newSecret(), newSecret(), newSecret()]
  const places = [ada, ben, cid].map((secret, seat) => ({ name: `Player ${seat}`, secret }))
  const { id } = await makeTable({ game: 'stones', map: 'heap', seats: 3, places, start: true })
  const device = await Client.connect(id)
  const see = async (eyes: number | null) => {
    device.send({ type: 'hello', protocol: PROTOCOL, secrets: [ada, ben], since: -1, eyes })
    return device.next('welcome')
  }
  return { id, device, see, keys: [ada, ben] }
}

const secretsIn = (view: unknown) => (view as { secrets: (number | null)[] }).secrets.map((secret) => secret !== null)

describe('several seats at one device [P-HELLO-12]', () => {
  test('it sees through the one that it says, or as everybody does', async () => {
    const { device, see, keys } = await shared()
    expect(secretsIn((await device.hello(keys)).view)).toEqual([true, false, false])
    const benSees = await see(1)
    expect(benSees.you).toMatchObject({ seats: [0, 1], eyes: 1 })
    expect(secretsIn(benSees.view)).toEqual([false, true, false])
    const nobodySees = await see(null)
    expect(nobodySees.you).toMatchObject({ seats: [0, 1], eyes: null })
    expect(secretsIn(nobodySees.view)).toEqual([false, false, false])
    // It plays for all of its seats all the same.
    await expectAck(device.act(0, take(1)))
    await expectAck(device.act(1, take(1)))
  })

  test('never through a seat that it does not hold', async () => {
    const { see } = await shared()
    const { you, view } = await see(2)
    expect(you.eyes).toBe(0)
    expect(secretsIn(view)).toEqual([true, false, false])
  })
})
