import { gameById } from '#engine/games.ts'
import { answerName, askedWords } from '../../both/answers.ts'
import { mapName } from '../../both/offered.ts'
import { texts as answers } from '../../both/texts/en/answers.ts'
import { texts as maps } from '../../both/texts/en/maps.ts'
import { texts as standing } from '../../both/texts/en/standing.ts'
import { texts } from '../../texts/en/tell.ts'
import type { PlayerMessage } from './message.ts'

type Data = PlayerMessage['data']

/** `Your turn · Age of Steam on Rust Belt` */
export function titleOf({ type, data }: PlayerMessage): string {
  const table = standing.title(gameById(data.game)?.name ?? data.game, mapName(maps, data.map))
  const what = type === 'player.said' ? texts.title[type](data.said?.by ?? '') : texts.title[type]
  return texts.about(what, table)
}

/** A line each thing, the most important first. */
export function linesOf({ type, data }: PlayerMessage): string[] {
  switch (type) {
    case 'player.turn':
    case 'player.time':
      return turnLines(data)
    case 'player.began':
      return data.ask === null ? [texts.others] : turnLines(data)
    case 'player.over':
      return overLines(data)
    case 'player.said':
      return [data.said?.text ?? '']
    case 'player.ending':
      return [texts.ending, texts.keep]
    case 'player.hello':
      return [texts.hello(data.name)]
  }
}

function turnLines({ name, ask, round, rounds, since, left }: Data): string[] {
  return [
    `${texts.yourTurn(name)} ${askedWords(answers, ask ?? '')}`,
    ...(left === null ? [] : [texts.left(left)]),
    ...(since.length > 0 ? [texts.since(since)] : []),
    ...(round === null || rounds === null ? [] : [texts.round(round, rounds)]),
  ]
}

function overLines({ standings }: Data): string[] {
  const all = standings ?? []
  const first = all.filter(({ place, eliminated }) => place === 1 && !eliminated).map(({ name }) => name)
  const lines = all.map(({ place, name, score, eliminated }) =>
    texts.place(place, name, eliminated ? texts.out : (score ?? '')),
  )
  return [first.length === 0 ? texts.nobodyWon : texts.won(first), ...lines]
}

/** What the service worker of the page shows, and where it leads. */
export function notificationOf(message: PlayerMessage) {
  const { table, link, answers: given } = message.data
  return {
    title: titleOf(message),
    body: linesOf(message).join('\n'),
    tag: topicOf(message),
    table,
    url: link,
    actions: given.map(({ answer, amount, link: url }) => ({
      action: answer,
      title: answerName(answers, answer, amount),
      url,
    })),
  }
}

/** A newer message takes the place of an older one about the same table; what people write stands by itself. */
export const topicOf = ({ type, data }: PlayerMessage): string =>
  type === 'player.said' ? `${data.table}-said` : data.table
