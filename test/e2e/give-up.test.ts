import { describe, expect, it } from 'vitest'
import * as client from '#client/asking/api.ts'
import { GIVE_UP } from '#engine/core/index.ts'
import { newSecret } from '#worker/protocol.ts'
import { setUp } from './here.ts'
import { arrive, forkAt, NAMES, question, recorded } from './questions.ts'
import { DESK, PHONE } from './table.ts'

const here = setUp()

const SECOND = 1_000

describe('a seat that is given up', () => {
  it.each(['age-of-steam-rust-belt-2022-3', 'steam-steam-northeast-base-3', 'spike-eastern-us-advanced-4'])(
    'is out of %s, and the others are asked',
    async (name) => {
      const match = recorded(name)
      const half = { ...match, log: match.log.slice(0, Math.floor(match.log.length / 2)) }
      let at = -1
      const { seat } = question(name, () => at++ === half.log.length - 1, half)
      const gone = { ...half, log: [...half.log, { seat, action: GIVE_UP, by: 'clock' as const }] }
      const table = await forkAt(here.stack.url, { match: gone, at: gone.log.length - 1, seat, ask: '', state: null })
      const player = await arrive(here.browser, here.stack.url, table, [seat], DESK)
      await player.page.getByText('You are out of the match.').waitFor()
      await player.page.getByText(`${NAMES[seat]} has given up and is out of the match.`).first().waitFor()
      const picture = await fetch(`${here.stack.url}/api/tables/${table.id}/board.svg`)
      expect(picture.status).toBe(200)
    },
  )

  it('while people look on: time runs out, the other has won, and the final score says who was out', async () => {
    const secrets = [newSecret(), newSecret()]
    const clock = { pace: 'live', move: 10 * SECOND, bank: 0, late: 'give-up' } as const
    const places = secrets.map((secret, seat) => ({ name: NAMES[seat] as string, secret }))
    const wanted = { game: 'spike', map: 'eastern-us', seats: 2, clock, places, start: true }
    const { id } = await client.makeTable({ origin: here.stack.url, fetch }, wanted)
    const player = await arrive(here.browser, here.stack.url, { id, seats: secrets }, [0], PHONE)
    await player.page
      .getByText(/has won/)
      .first()
      .waitFor()
    await player.page.getByRole('cell', { name: 'out of the match' }).waitFor()
  })
})
