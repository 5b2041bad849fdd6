/** Times of many like things, in milliseconds or whatever they were taken in. */
export interface Spread {
  readonly median: number
  readonly p95: number
  readonly p99: number
  readonly worst: number
}

export function spread(figures: readonly number[]): Spread {
  const sorted = [...figures].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN
  return { median: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) }
}
