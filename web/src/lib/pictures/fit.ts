/**
 * About how wide a text is, in its own size: without a page there is nothing to measure with. The letters of Besley, by
 * and large; rather too wide than too narrow.
 */
export function breadth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0.63), 0)
}

const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ .,:;'’|!ijl·]/, 0.34],
  [/[ftI()/-]/, 0.47],
  [/[mwMW@%&—]/, 1.02],
  [/[A-Z]/, 0.86],
]

/** The size at which a text fits a room, not above `most`. */
export const sizeToFit = (text: string, room: number, most: number): number =>
  Math.min(most, Math.floor((10 * room) / Math.max(1, breadth(text))) / 10)

/** A text in lines that are no wider than the room at this size. */
export function wrapped(text: string, room: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && breadth(`${last} ${word}`) * size <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Cut off where there is no room for more lines. */
export const atMost = (lines: readonly string[], count: number): readonly string[] =>
  lines.length <= count ? lines : [...lines.slice(0, count - 1), `${lines[count - 1]}…`]
