/** A figure, what the same run has to hold it against, and what it may be. */
export interface Row {
  readonly what: string
  readonly figure: number
  readonly unit: string
  /** Of the same run: an empty object, few in place of many, the first of a series. */
  readonly baseline?: number | undefined
  /** What the figure may be at most, or the ratio to the baseline where there is one. */
  readonly most?: number
  readonly least?: number
}

export const HEAD = ['', 'figure', 'baseline', 'ratio', 'goal', 'verdict'] as const

export function told({ what, figure, unit, baseline, most, least }: Row): string[] {
  const ratio = baseline === undefined ? null : figure / baseline
  const judged = ratio ?? figure
  const kept = (most === undefined || judged <= most) && (least === undefined || judged >= least)
  const of = ratio === null ? unit : '×'
  const goal = most !== undefined ? `≤ ${shown(most)} ${of}` : least !== undefined ? `≥ ${shown(least)} ${of}` : ''
  return [
    what,
    `${shown(figure)} ${unit}`,
    baseline === undefined ? '' : `${shown(baseline)} ${unit}`,
    ratio === null ? '' : ratio.toFixed(2),
    goal,
    goal === '' ? '' : kept ? 'kept' : 'SHORT',
  ]
}

const shown = (figure: number): string =>
  figure >= 1000 ? Math.round(figure).toLocaleString('en') : String(Number(figure.toPrecision(3)))
