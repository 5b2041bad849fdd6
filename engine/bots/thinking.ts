/**
 * A decision on its way. It pauses after every unit of work (a plan that was weighed, a delivery, a batch of small
 * things), so that whoever runs it may do something else in between, or let it be. Units are counted and not timed: the
 * engine has no clock, and a thought is the same one however often it is interrupted.
 */
export type Thinking<T> = Generator<undefined, T, undefined>

/** Thinks to the end in one go. */
export function finished<T>(thinking: Thinking<T>): T {
  for (;;) {
    const { done, value } = thinking.next()
    if (done) return value
  }
}

/** What is one unit of work. */
export function* inOneGo<T>(think: () => T): Thinking<T> {
  const result = think()
  yield
  return result
}

/** The same for all of these, with a pause after each few. */
export function* mapped<T, R>(things: readonly T[], each: number, think: (thing: T) => R): Thinking<R[]> {
  const results = new Array<R>(things.length)
  for (let i = 0; i < things.length; i++) {
    results[i] = think(things[i] as T)
    if (i % each === each - 1) yield
  }
  return results
}
