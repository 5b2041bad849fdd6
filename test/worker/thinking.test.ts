import { abortAllDurableObjects } from 'cloudflare:test'
import { beforeEach, expect, test } from 'vitest'
import { pondering } from './bots.ts'
import { api, Client } from './client.ts'
import { expectAck, refusalOf, running, take } from './match.ts'

/** Two at a table; the second has left a bot in its place that is thinking by now, and goes on until it is let go. */
async function thinking() {
  const table = await running()
  const [first, second] = table.players
  await expectAck(second.command({ do: 'bot', seat: 1, bot: 'ponderer' }))
  pondering.held = true
  await expectAck(first.act(0, take(1)))
  await begun(1)
  return { ...table, first, second }
}

const begun = (thoughts: number) => expect.poll(() => pondering.begun).toBe(thoughts)

const entryOf = async (client: Client, seat: number) =>
  (await client.next('entry', ({ entry }) => entry.seat === seat)).entry

const logOf = async (id: string) => {
  const { log } = (await (await api(`/tables/${id}/match`)).json()) as { log: { seat: number; action: unknown }[] }
  return log.map(({ seat, action }) => ({ seat, action }))
}

/** What the bot does whom nobody disturbs: all these tables have the same seed. */
async function undisturbed() {
  const { first } = await thinking()
  pondering.held = false
  const { action } = await entryOf(first, 1)
  pondering.begun = 0
  return action
}

beforeEach(() => Object.assign(pondering, { held: false, begun: 0 }))

test('[T-BOT-01] people are answered while a bot thinks', async () => {
  const { id, first, second } = await thinking()
  expect(await refusalOf(first.act(0, take(1)))).toBe('STONES-TURN')
  await expectAck(first.command({ do: 'pace', to: 'read' }))
  expect(await logOf(id)).toHaveLength(1)
  pondering.held = false
  expect((await entryOf(second, 1)).seq).toBe(1)
  expect(pondering.begun).toBe(1)
})

test('[T-BOT-05] what a bot thought about before something was taken back is dropped', async () => {
  const { id, first } = await thinking()
  await expectAck(first.undo(0))
  pondering.held = false
  await expectAck(first.act(0, take(3)))
  await entryOf(first, 1)
  expect((await logOf(id)).slice(0, 2)).toMatchObject([{ seat: 0, action: take(3) }, { seat: 1 }])
  expect(pondering.begun).toBe(2)
})

test('[T-BOT-05] a bot whose seat somebody takes stops thinking', async () => {
  const { id, first, second } = await thinking()
  await expectAck(second.command({ do: 'bot', seat: 1, bot: null }))
  pondering.held = false
  await expectAck(second.act(1, take(2)))
  await expectAck(first.act(0, take(1)))
  expect(await logOf(id)).toEqual([
    { seat: 0, action: take(1) },
    { seat: 1, action: take(2) },
    { seat: 0, action: take(1) },
  ])
})

test('[T-BOT-05, T-STORE-02] a thought that is lost with the object is thought anew, to the same end', async () => {
  const expected = await undisturbed()
  const { id, secrets } = await thinking()
  await abortAllDurableObjects()
  const again = await Client.join(id, [secrets[0] as string])
  await begun(2)
  pondering.held = false
  expect(await entryOf(again, 1)).toMatchObject({ seq: 1, action: expected })
  expect(await logOf(id)).toHaveLength(2)
})
