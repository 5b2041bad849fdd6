import { gameById } from '#engine/games.ts'
import type { WebhookMessage } from './message.ts'

type Data = WebhookMessage['data']

/** `Age of Steam on Rust Belt` */
export function titleOf({ data }: WebhookMessage): string {
  const game = gameById(data.game)
  const map = game?.maps.find(({ id }) => id === data.map)
  return `${game?.name ?? data.game} on ${map?.name ?? data.map}`
}

/** The message for people, a line each thing; the first says what has happened. */
export function linesOf({ type, data }: WebhookMessage): string[] {
  switch (type) {
    case 'match.started':
      return ['The match has begun.', ...turnLines(data)]
    case 'match.turn':
      return turnLines(data)
    case 'match.over':
      return overLines(data)
    case 'webhook.test':
      return ['This is a test: from here on you hear of this table.']
  }
}

function turnLines({ turn, round, rounds }: Data): string[] {
  if (!turn) return ['It is somebody’s turn.']
  const whose = turn.length > 0 ? [`It is ${listed(turn.map(({ name }) => `${name}’s`))} turn.`] : []
  return [...whose, `Round ${round} of ${rounds}.`]
}

function overLines({ standings }: Data): string[] {
  if (!standings) return ['The match is over.']
  const first = standings.filter(({ place, eliminated }) => place === 1 && !eliminated).map(({ name }) => name)
  const won = first.length === 0 ? 'Nobody has won.' : `${listed(first)} ${first.length === 1 ? 'has' : 'have'} won.`
  const lines = standings.map(
    ({ place, name, score, eliminated }) => `${place}. ${name}: ${eliminated ? 'out' : score}`,
  )
  return [won, ...lines]
}

const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
