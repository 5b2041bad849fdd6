import { say } from './language.svelte.ts'

/** A good by its colour; one that has no look of its own is grey. */
export const goodName = (good: string): string => {
  const goods: Readonly<Record<string, string>> = say('names').goods
  return goods[good] ?? say('names').goods.grey
}

/** The colour of a seat. */
export const seatColour = (seat: number): string => {
  const { seats } = say('names')
  return seats[seat % seats.length] ?? ''
}

/** A place as readers know it, who may call it otherwise than its board does. */
export const placeCalled = (name: string): string => say('names').places[name] ?? name
