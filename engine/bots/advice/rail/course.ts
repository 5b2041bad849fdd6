import { type Forecast, forecast, type Move, type Moves, SCHEDULES } from '../../rail/forecast.ts'
import { type Load, loadsOn } from '../../rail/market.ts'
import type { Net } from '../../rail/network.ts'
import { type Account, type Outlook, standingOf } from '../../rail/outlook.ts'

/** The best course over one network, and what is moved on it. */
export interface Course {
  readonly account: Account
  readonly forecast: Forecast
  readonly moves: readonly Move[]
}

/** What the best forecast is made of. */
export function courseOver<Purse>(
  outlook: Outlook<Purse>,
  net: Net,
  purse: Purse,
  engine: number,
  moves: Moves,
  loads: readonly Load[] = loadsOn(net, outlook.market),
): Course {
  const standing = standingOf(outlook, net, engine, moves, loads)
  let best: Course | null = null
  for (const schedule of SCHEDULES) {
    const moved: Move[] = []
    const course = forecast(standing, schedule, (move) => moved.push(move))
    const account = course && outlook.account(purse, course)
    if (account && (best === null || account.total > best.account.total))
      best = { account, forecast: course, moves: moved }
  }
  return best as Course
}
