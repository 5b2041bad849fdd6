import { Connection } from '#client/connection.ts'
import type { Library } from '#client/library.ts'
import type { Line, LineEvents } from '#client/line.ts'
import type { MatchFile } from '#engine/core/index.ts'
import { CLOSE, newSecret } from '#worker/both/wire.ts'
import { CATALOGUE } from '../catalogue/catalogue.ts'
import type { Feed, FeedEvents } from '../session/feed.ts'
import { beginningOf } from './beginning.ts'
import type { Closed, FromHost, ToHost } from './host.ts'

/** As a table would close its line. */
const CODES: Readonly<Record<Closed, number>> = {
  missing: CLOSE.noTable,
  rules: CLOSE.tooOld,
  elsewhere: CLOSE.tooMuch,
}

/** A line to a match on this device: nothing on it is ever lost. */
class SoloLine implements Line {
  readonly #worker: Worker
  #asked: ((file: MatchFile) => void)[] = []

  constructor(id: string, events: LineEvents) {
    this.#worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' })
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
      if ('frame' in data) events.received(data.frame)
      else if ('opened' in data) events.opened()
      else if ('closed' in data) events.closed(CODES[data.closed])
      else this.#answer(data.file)
    })
    // Neither loaded nor understood: nobody will ever answer.
    this.#worker.addEventListener('error', () => events.closed(CLOSE.badClient))
    this.#post({ do: 'open', id, beginning: beginningOf(id) })
  }

  send(frame: string): void {
    this.#post({ do: 'say', frame })
  }

  wake(): void {
    // It does not sleep.
  }

  close(): void {
    this.#worker.terminate()
  }

  file(): Promise<MatchFile> {
    this.#post({ do: 'file' })
    return new Promise((resolve) => this.#asked.push(resolve))
  }

  #answer(file: MatchFile | null): void {
    if (file) for (const resolve of this.#asked) resolve(file)
    this.#asked = []
  }

  #post(message: ToHost): void {
    this.#worker.postMessage(message)
  }
}

class SoloFeed extends Connection implements Feed {
  readonly alone = true
  readonly readMatch: () => Promise<MatchFile>

  constructor(id: string, events: FeedEvents, library: Library) {
    let line: SoloLine | undefined
    super({
      ...events,
      open(heard) {
        line = new SoloLine(id, heard)
        return line
      },
      versions: Object.fromEntries(CATALOGUE.map(({ id, version }) => [id, version])),
      library,
      secrets: () => [],
      newId: newSecret,
      reload: () => {},
    })
    this.readMatch = () => (line as SoloLine).file()
  }
}

export const soloFeed = (id: string, events: FeedEvents, library: Library): Feed => new SoloFeed(id, events, library)
