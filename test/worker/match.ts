import { env } from 'cloudflare:workers'
import { newSecret } from '#worker/protocol.ts'
import { Client, makeTable, type Welcome } from './client.ts'

export const stub = (id: string) => env.TABLE.getByName(id)

/** A table in the lobby with its host connected. */
export async function lobby(wanted: object = { game: 'stones', map: 'heap', seats: 2 }) {
  const { id, hostSecret } = await makeTable(wanted)
  const host = await Client.join(id, [hostSecret])
  return { id, hostSecret, host }
}

/** A running match in which every seat has a player of its own; seat 0 is the host. */
export async function running(wanted?: object) {
  const { id, hostSecret, host } = await lobby(wanted)
  const secrets = host.first.table.seats.map(newSecret)
  const players: Client[] = []
  for (const [seat, secret] of secrets.entries()) {
    const player = seat === 0 ? host : await Client.join(id)
    await expectAck(player.command({ do: 'claim', seat, name: `Player ${seat}`, secret }))
    players.push(player)
  }
  await expectAck(host.command({ do: 'start' }))
  const starts: Welcome[] = []
  for (const player of players) starts.push(await player.next('welcome', (welcome) => welcome.view !== undefined))
  return { id, hostSecret, secrets, players: players as [Client, Client, ...Client[]], starts }
}

export async function expectAck(answer: Promise<{ type: string }>) {
  const got = await answer
  if (got.type !== 'ack') throw new Error(`not acknowledged: ${JSON.stringify(got)}`)
  return got as { type: 'ack'; id: string; seq?: number }
}

export async function refusalOf(answer: Promise<{ type: string; refusal?: { rule: string } }>): Promise<string> {
  const got = await answer
  return got.type === 'refuse' ? (got.refusal?.rule ?? '') : `not refused: ${JSON.stringify(got)}`
}

export const take = (n: number) => ({ type: 'take', n })
