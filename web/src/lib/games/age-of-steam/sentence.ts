import type { Moves, State } from '#engine/age-of-steam/types.ts'
import type { Result, Turn } from '#engine/core/index.ts'
import { listed, many } from './words.ts'

/** What is asked of whoever sits here, in one sentence. */
export function myTask(moves: Moves): string {
  switch (moves.ask) {
    case 'issue':
      return 'How many shares do you issue?'
    case 'bid':
      return 'Bid for the turn order, or drop out.'
    case 'choose':
      return 'Choose your action for this round.'
    case 'build':
      return moves.tilesLeft > 0
        ? `Build up to ${many(moves.tilesLeft, 'tile')}: pick a lit hex.`
        : 'All your tiles are built. End building, or undo.'
    case 'goods':
      return 'Deliver a cube, or improve your locomotive.'
    case 'produce':
      return 'Production: draw two cubes for the display?'
    case 'place':
      return 'Put the cubes on the display.'
    case 'nothing':
      return ''
  }
}

const DOES: Readonly<Record<string, string>> = {
  issue: 'decides on shares',
  bid: 'is bidding',
  choose: 'chooses an action',
  build: 'is building',
  goods: 'moves goods',
  produce: 'looks at production',
  place: 'fills the display',
}

export const theirTask = (turn: Turn, names: readonly string[]): string =>
  `${listed(names)} ${DOES[turn.ask] ?? 'is thinking'}.`

export function outcome(result: Result | null, nameOf: (seat: number) => string): string {
  if (!result || result.winners.length === 0) return 'The match is over. Nobody won.'
  return result.winners.length === 1
    ? `${nameOf(result.winners[0] as number)} has won.`
    : `${listed(result.winners.map(nameOf))} share the victory.`
}

export function progressOf(state: State, turn: Turn, phase: string): string {
  if (turn.over) return `After round ${state.round} of ${turn.rounds}`
  const pass = state.stage.phase === 'goods' ? ` ${state.stage.pass}/2` : ''
  return `Round ${turn.round}/${turn.rounds} · ${phase}${pass}`
}
