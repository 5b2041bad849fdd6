/** What is to be looked at next: always the least by its rank. */
export class Heap<T extends { readonly rank: number }> {
  readonly #items: T[] = []

  push(item: T): void {
    const items = this.#items
    let at = items.push(item) - 1
    while (at > 0) {
      const above = (at - 1) >> 1
      if ((items[above] as T).rank <= item.rank) break
      items[at] = items[above] as T
      at = above
    }
    items[at] = item
  }

  pop(): T | undefined {
    const items = this.#items
    const [top] = items
    const last = items.pop()
    if (last === undefined || items.length === 0) return top
    let at = 0
    for (;;) {
      let below = 2 * at + 1
      if (below >= items.length) break
      if (below + 1 < items.length && (items[below + 1] as T).rank < (items[below] as T).rank) below++
      if ((items[below] as T).rank >= last.rank) break
      items[at] = items[below] as T
      at = below
    }
    items[at] = last
    return top
  }
}
