import type { Seat } from '#engine/core/index.ts'
import { isFinalClose, PROTOCOL } from '#worker/both/wire.ts'
import type { ClientMessage } from '#worker/protocol.ts'
import { readFrame } from '../frames.ts'
import type { Line, LineEvents } from '../line.ts'

/**
 * Asks the table which seats a secret opens, on a line of its own: beside secrets that are known to be good nobody could
 * tell which of them it was. None when the table does not know it, or lets nobody in.
 */
export function seatsOpenedBy(secret: string, open: (events: LineEvents) => Line): Promise<readonly Seat[]> {
  return new Promise((resolve) => {
    const done = (seats: readonly Seat[]) => {
      line.close()
      resolve(seats)
    }
    const hello: ClientMessage = { type: 'hello', protocol: PROTOCOL, secrets: [secret], since: -1 }
    const line = open({
      opened: () => line.send(JSON.stringify(hello)),
      received(frame) {
        const message = readFrame(frame)
        if (typeof message !== 'string' && message.type === 'welcome') done(message.you.seats)
      },
      measured() {
        // It is not there to stay.
      },
      closed: (code) => {
        if (isFinalClose(code)) done([])
      },
    })
  })
}
