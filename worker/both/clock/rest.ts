/** When a player is not to be waited for: nights, days of the week, holidays, in the time of the place where they are. */
export interface Rest {
  /** A name of the IANA list, such as `Europe/Budapest`. */
  readonly zone: string
  /** Minutes after midnight; a night that ends before it begins goes past midnight. */
  readonly night: { readonly from: number; readonly to: number } | null
  /** Days of the week, 0 for Sunday. */
  readonly days: readonly number[]
  /** First and last day of a holiday, as `2026-12-24`. */
  readonly holiday: { readonly from: string; readonly to: string } | null
}

/** Longer ones, and more of them, would stop a match for good. */
export const LONGEST_NIGHT = 12 * 60
export const MOST_DAYS_OFF = 3
export const LONGEST_HOLIDAY = 28

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

interface Span {
  readonly from: number
  readonly to: number
}

export function isZone(zone: string): boolean {
  try {
    clockOf(zone)
    return true
  } catch {
    return false
  }
}

/** What is wrong with it, if anything. */
export function faultOfRest({ zone, night, days, holiday }: Rest): 'zone' | 'night' | 'days' | 'holiday' | null {
  if (!isZone(zone)) return 'zone'
  if (night && (night.to - night.from + 1440) % 1440 > LONGEST_NIGHT) return 'night'
  if (new Set(days).size > MOST_DAYS_OFF) return 'days'
  if (holiday && !isHoliday(holiday)) return 'holiday'
  return null
}

function isHoliday({ from, to }: NonNullable<Rest['holiday']>): boolean {
  const days = (dayNumber(to) - dayNumber(from)) / DAY + 1
  return days >= 1 && days <= LONGEST_HOLIDAY
}

/** Of the time between two moments, how much was not rest. */
export function wakingBetween(rest: Rest | null, from: number, to: number): number {
  if (!rest || to <= from) return Math.max(0, to - from)
  const asleep = spans(rest, from, to).map((span) => Math.min(span.to, to) - Math.max(span.from, from))
  return to - from - asleep.reduce((sum, span) => sum + span, 0)
}

/** The moment at which so much time has gone by that was not rest. */
export function wakingAfter(rest: Rest | null, from: number, waking: number): number {
  if (!rest) return from + waking
  let [now, left] = [from, waking]
  // A week always has waking hours, and a holiday ends.
  for (;;) {
    const until = now + 7 * DAY
    for (const span of spans(rest, now, until)) {
      if (span.from - now > left) return now + left
      left -= Math.max(0, span.from - now)
      now = Math.max(now, span.to)
    }
    if (until - now >= left) return now + left
    left -= Math.max(0, until - now)
    now = Math.max(now, until)
  }
}

/** The end of the rest at this moment; null when it is none. */
export function restsUntil(rest: Rest | null, now: number): number | null {
  const span = rest && spans(rest, now, now + 1).find(({ from, to }) => from <= now && to > now)
  return span ? span.to : null
}

/** All rest that touches the time between these moments, in order, none of it twice. */
function spans(rest: Rest, from: number, to: number): Span[] {
  const found: Span[] = []
  // Days are counted where the player is: a day early and a day late makes sure of all zones.
  const first = Math.floor(from / DAY) - 2
  const last = Math.ceil(to / DAY) + 2
  for (let day = first; day <= last; day++) found.push(...restOn(rest, day * DAY))
  return merged(found).filter((span) => span.to > from && span.from < to)
}

/** `day` is midnight in UTC of the day meant. */
function restOn({ zone, night, days, holiday }: Rest, day: number): Span[] {
  const at = (minutes: number) => momentIn(zone, day + minutes * MINUTE)
  const off =
    days.includes(new Date(day).getUTCDay()) ||
    (holiday !== null && day >= dayNumber(holiday.from) && day <= dayNumber(holiday.to))
  const spans = off ? [{ from: at(0), to: at(1440) }] : []
  if (night && night.from !== night.to) {
    spans.push({ from: at(night.from), to: at(night.to > night.from ? night.to : night.to + 1440) })
  }
  return spans
}

function merged(spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) result[result.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
    else result.push(span)
  }
  return result
}

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`)

// --- time where somebody is ---------------------------------------------------------------------------------------------

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  clocks.set(zone, clock)
  return clock
}

/** How far clocks there are ahead of UTC at this moment. */
function ahead(zone: string, moment: number): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const [year = 0, month = 1, day = 1] = [parts.get('year'), parts.get('month'), parts.get('day')]
  const shown = Date.UTC(year, month - 1, day, parts.get('hour'), parts.get('minute'))
  return shown - Math.floor(moment / MINUTE) * MINUTE
}

/** When clocks there show what UTC shows at `local`. In the hour that is skipped in spring, and twice in autumn: nearly. */
function momentIn(zone: string, local: number): number {
  const guess = local - ahead(zone, local)
  return local - ahead(zone, guess)
}
