/** Something a table does without being asked. */
export interface Duty {
  /** When it is due next, in milliseconds since 1970; null when there is nothing to do. */
  due(): number | null
  perform(now: number): void | Promise<void>
}

/**
 * An object has one alarm; this shares it among its duties. When each is due follows from what is stored, so nothing
 * about it is kept here: the alarm is set for the earliest, and whoever it wakes looks anew at all of them.
 */
export class Agenda {
  readonly #storage: DurableObjectStorage
  readonly #duties: () => readonly Duty[]
  /** What the alarm is known to be set for; null after waking up. */
  #set: number | null = null

  constructor(storage: DurableObjectStorage, duties: () => readonly Duty[]) {
    this.#storage = storage
    this.#duties = duties
  }

  /**
   * Called whenever a duty may have come nearer, in the same turn as the reason for it is stored: either both are kept
   * or none. One that has moved away costs nothing: the alarm rings for it in vain and is set again.
   */
  plan(): void {
    const next = this.#next()
    if (next === null || (this.#set !== null && this.#set <= next)) return
    this.#set = next
    void this.#storage.setAlarm(next)
  }

  /** Called when a duty is done before its time: the alarm would ring for it in vain, and wake everything. */
  replan(): void {
    this.#set = null
    this.plan()
  }

  async ring(now: number): Promise<void> {
    this.#set = null
    for (const duty of this.#duties()) if (isDue(duty, now)) await duty.perform(now)
    this.replan()
  }

  /** Should an alarm ever be lost for good, somebody who comes to see why nothing happens sets it again. */
  async check(): Promise<void> {
    const next = this.#next()
    const set = await this.#storage.getAlarm()
    if (next !== null && (set === null || set > next)) await this.#storage.setAlarm(next)
  }

  #next(): number | null {
    const dues = this.#duties().flatMap((duty) => duty.due() ?? [])
    return dues.length > 0 ? Math.min(...dues) : null
  }
}

const isDue = (duty: Duty, now: number): boolean => (duty.due() ?? Number.POSITIVE_INFINITY) <= now
