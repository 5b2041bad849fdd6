import { gameById } from '#engine/games.ts'
import { mapName } from '../../both/offered.ts'
import type { Words } from '../../texts/words.ts'
import type { WebhookMessage } from './message.ts'

type Data = WebhookMessage['data']
type Texts = Words['webhooks']

/** `Age of Steam on Rust Belt` */
export function titleOf({ maps, standing }: Words, { data }: WebhookMessage): string {
  return standing.title(gameById(data.game)?.name ?? data.game, mapName(maps, data.map))
}

/** The message for people, a line each thing; the first says what has happened. */
export function linesOf({ webhooks: texts }: Words, { type, data }: WebhookMessage): string[] {
  switch (type) {
    case 'match.started':
      return [texts.begun, ...turnLines(texts, data)]
    case 'match.turn':
      return turnLines(texts, data)
    case 'match.over':
      return overLines(texts, data)
    case 'webhook.test':
      return [texts.test]
  }
}

function turnLines(texts: Texts, { turn, round, rounds }: Data): string[] {
  if (!turn || round === null || rounds === null) return [texts.somebody]
  const whose = turn.length > 0 ? [texts.turn(turn.map(({ name }) => name))] : []
  return [...whose, texts.round(round, rounds)]
}

function overLines(texts: Texts, { standings }: Data): string[] {
  if (!standings) return [texts.over]
  const first = standings.filter(({ place, eliminated }) => place === 1 && !eliminated).map(({ name }) => name)
  const won = first.length === 0 ? texts.nobodyWon : texts.won(first)
  const lines = standings.map(({ place, name, score, eliminated }) =>
    texts.place(place, name, eliminated ? texts.out : (score ?? '')),
  )
  return [won, ...lines]
}
