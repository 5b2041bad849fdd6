import type { Locator } from 'playwright-core'

/** How somebody works a page; each is there when it is asked for. */
export interface Hand {
  /** Presses a control. */
  hit(target: Locator): Promise<void>
  /** Picks a place of the board. */
  pick(place: Locator): Promise<void>
  /** Writes into a field, and enters it. */
  write(field: Locator, text: string): Promise<void>
  /** Takes one of what a list offers. */
  choose(list: Locator, value: string): Promise<void>
}
