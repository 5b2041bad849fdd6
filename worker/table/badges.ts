/** What sockets carry through hibernation, read once a waking: every frame asks every socket. */
export class Badges<Badge> {
  readonly #known = new WeakMap<WebSocket, Badge>()

  of(socket: WebSocket): Badge {
    const badge = this.#known.get(socket) ?? (socket.deserializeAttachment() as Badge)
    this.#known.set(socket, badge)
    return badge
  }

  wear(socket: WebSocket, badge: Badge): void {
    socket.serializeAttachment(badge)
    this.#known.set(socket, badge)
  }
}
