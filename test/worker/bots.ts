import { atOnce } from '../../engine/bots/bot.ts'
import { type Bot, bots as realBots } from '../../engine/bots/index.ts'

export type { Bot }

/** Throws whenever it is asked. */
const thrower: Bot = atOnce({ id: 'thrower' }, () => {
  throw new Error('a bot with a bug')
})

/** Always asks for something the rules refuse. */
const cheat: Bot = atOnce({ id: 'cheat' }, () => ({ type: 'take', n: 1000 }))

/** Tells what it was shown, by taking as many as secrets are visible. */
const peeper: Bot = atOnce({ id: 'peeper', games: ['stones'] }, (_rules, view) => {
  const { secrets } = view as { secrets: (number | null)[] }
  return { type: 'take', n: secrets.filter((secret) => secret !== null).length }
})

/** Whether ponderers are to go on thinking, and how many thoughts they have begun. */
export const pondering = { held: false, begun: 0 }

/** Thinks for longer than a slice, and for as long as it is held; then takes as many as it would have at once. */
const ponderer: Bot = {
  ...atOnce({ id: 'ponderer', games: ['stones'] }, (rules, view, seat, pick) => rules.sample(view, seat, pick)),
  *think(rules, view, seat, pick) {
    pondering.begun++
    for (let unit = 0; unit < 1000 || pondering.held; unit++) yield
    return rules.sample(view, seat, pick)
  },
}

export const bots: readonly Bot[] = [...realBots, thrower, cheat, peeper, ponderer]

export const botById = (id: string): Bot | undefined => bots.find((bot) => bot.id === id)

export const botsFor = (game: string): readonly Bot[] => bots.filter((bot) => bot.games?.includes(game) ?? true)
