/**
 * A short fingerprint of plain JSON, the same whatever the order of keys. It tells two ends of a wire that their states
 * differ; it is no defence against somebody who wants two states to look alike.
 */
export function stateHash(value: unknown): string {
  const lanes = { a: 0x9e3779b9 | 0, b: 0x85ebca6b | 0 }
  feed(lanes, value)
  return (finish(lanes.a ^ lanes.b) >>> 0).toString(36) + (finish(lanes.b + lanes.a) >>> 0).toString(36)
}

interface Lanes {
  a: number
  b: number
}

function feed(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') mixNumber(lanes, value)
  else if (typeof value === 'string') mixText(lanes, value)
  else if (value === null || value === undefined) mix(lanes, 0x6e)
  else if (typeof value === 'boolean') mix(lanes, value ? 0x74 : 0x66)
  else if (Array.isArray(value)) {
    mix(lanes, 0x5b)
    for (const item of value) feed(lanes, item)
    mix(lanes, 0x5d)
  } else feedObject(lanes, value as Record<string, unknown>)
}

function feedObject(lanes: Lanes, object: Record<string, unknown>): void {
  mix(lanes, 0x7b)
  for (const key of Object.keys(object).sort()) {
    // A key that JSON would drop must not count, or a state would change its hash by being sent.
    if (object[key] === undefined) continue
    mixText(lanes, key)
    feed(lanes, object[key])
  }
  mix(lanes, 0x7d)
}

function mixNumber(lanes: Lanes, value: number): void {
  if (Number.isInteger(value) && Math.abs(value) < 2 ** 31) mix(lanes, value)
  else mixText(lanes, String(value))
}

function mixText(lanes: Lanes, text: string): void {
  mix(lanes, text.length + 0x22)
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i))
}

function mix(lanes: Lanes, word: number): void {
  lanes.a = Math.imul(lanes.a ^ word, 0x01000193)
  lanes.b = Math.imul((lanes.b << 13) | (lanes.b >>> 19), 0xc2b2ae35) ^ word
}

function finish(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x7feb352d)
  const twice = Math.imul(once ^ (once >>> 15), 0x846ca68b)
  return twice ^ (twice >>> 16)
}
