/**
 * What bots on seats are called, so that three of one kind are told apart at a glance: short, as players' names should
 * be, and things of the railway rather than people. Beside each stands that it is a bot.
 */
export const BOT_NAMES = [
  'Axle',
  'Buffer',
  'Piston',
  'Ember',
  'Gauge',
  'Rivet',
  'Sleeper',
  'Tinder',
  'Whistle',
  'Coupler',
] as const

/** The name of a bot on this seat: the seat's own, or the next that is free. */
export function botName(seat: number, isTaken: (name: string) => boolean): string {
  for (let round = 1; ; round++) {
    for (let i = 0; i < BOT_NAMES.length; i++) {
      const name = BOT_NAMES[(seat + i) % BOT_NAMES.length] as string
      const numbered = round === 1 ? name : `${name} ${round}`
      if (!isTaken(numbered)) return numbered
    }
  }
}
