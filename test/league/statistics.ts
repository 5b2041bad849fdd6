/** What a list of figures comes to, each of which stands for one block of matches. */
export interface Estimate {
  readonly mean: number
  /** Half the width of the interval that holds the true mean in 95 of 100 cases. */
  readonly margin: number
}

/** Of the normal distribution: blocks are many enough for it. */
const Z = 1.96

export function estimate(figures: readonly number[]): Estimate {
  const mean = meanOf(figures)
  return { mean, margin: figures.length < 2 ? Infinity : Z * Math.sqrt(varianceOf(figures) / figures.length) }
}

export const meanOf = (figures: readonly number[]): number =>
  figures.length === 0 ? 0 : figures.reduce((sum, figure) => sum + figure, 0) / figures.length

function varianceOf(figures: readonly number[]): number {
  const mean = meanOf(figures)
  return figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0) / Math.max(1, figures.length - 1)
}

/** What a sequential test says so far: the figures are worth more than nothing, or they are not. */
export type Decision = 'better' | 'not better' | 'open'

/** Where the log-likelihood has to come to for errors of 5 % on either side. */
const BOUND = Math.log(0.95 / 0.05)

/**
 * The sequential test of figures around a true mean of 0 against one of `gain` (strategy.md, 5.2): it may be asked after
 * every block, and stops as soon as it knows.
 */
export function sequential(figures: readonly number[], gain: number): Decision {
  const variance = varianceOf(figures)
  if (figures.length < 8 || variance === 0) return 'open'
  const ratio = (figures.length * gain * (2 * meanOf(figures) - gain)) / (2 * variance)
  if (ratio >= BOUND) return 'better'
  return ratio <= -BOUND ? 'not better' : 'open'
}
