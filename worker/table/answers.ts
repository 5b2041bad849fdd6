import { CLOSE, type Misread, PROTOCOL } from '../protocol.ts'
import { texts as errors } from '../texts/en/errors.ts'
import { dismiss, send } from './audience.ts'

/** How a table answers what it cannot do anything with. */

export function misread(socket: WebSocket, { problem, tooBig, raw }: Misread): void {
  const said = (raw ?? {}) as { type?: unknown; protocol?: unknown }
  if (tooBig) dismiss(socket, CLOSE.badClient, 'FRAME', problem)
  else if (said.type === 'hello' && said.protocol !== PROTOCOL) tooOld(socket, 'protocol')
  else fail(socket, 'FRAME', problem, said)
}

/** Names the message it is about, if that has an id. */
export function fail(socket: WebSocket, code: string, message: string, about: object): void {
  const { id } = about as { id?: unknown }
  send(socket, { type: 'error', code, message, ...(typeof id === 'string' && id.length <= 40 && { id }) })
}

export function tooOld(socket: WebSocket, reason: string): void {
  send(socket, { type: 'reload', reason })
  dismiss(socket, CLOSE.tooOld, 'OTHER-VERSION', errors.line.version(reason))
}
