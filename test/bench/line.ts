/** A socket that is waited on, frame by frame. */
export class Line {
  readonly #socket: WebSocket
  #waiting: { wanted: (frame: string) => boolean; done: (frame: string) => void }[] = []

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#heard(String(data)))
  }

  static async open(url: string): Promise<Line> {
    const socket = new WebSocket(url)
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true })
      socket.addEventListener('error', () => reject(new Error(`no socket at ${url}`)), { once: true })
    })
    return new Line(socket)
  }

  /** What was agreed on, compression among it. */
  get extensions(): string {
    return this.#socket.extensions
  }

  send(frame: string): void {
    this.#socket.send(frame)
  }

  /** The next frame that is wanted. */
  next(wanted: (frame: string) => boolean): Promise<string> {
    return new Promise((done) => this.#waiting.push({ wanted, done }))
  }

  /** Says something and waits for what answers it. */
  async answer(message: object, type: string): Promise<string> {
    const told = this.next((frame) => frame.startsWith(`{"type":"${type}"`))
    this.send(JSON.stringify(message))
    return told
  }

  close(): void {
    this.#socket.close()
  }

  #heard(frame: string): void {
    const served = this.#waiting.filter(({ wanted }) => wanted(frame))
    this.#waiting = this.#waiting.filter((one) => !served.includes(one))
    for (const { done } of served) done(frame)
  }
}
