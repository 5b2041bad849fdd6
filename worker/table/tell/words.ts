import { gameById } from '#engine/games.ts'
import { answerName, askedWords } from '../../both/answers.ts'
import { mapName } from '../../both/offered.ts'
import type { Words } from '../../texts/words.ts'
import type { PlayerMessage } from './message.ts'

type Data = PlayerMessage['data']

/** `Your turn · Age of Steam on Rust Belt` */
export function titleOf({ maps, standing, tell: texts }: Words, { type, data }: PlayerMessage): string {
  const table = standing.title(gameById(data.game)?.name ?? data.game, mapName(maps, data.map))
  const what = type === 'player.said' ? texts.title[type](data.said?.by ?? '') : texts.title[type]
  return texts.about(what, table)
}

/** A line each thing, the most important first. */
export function linesOf(words: Words, { type, data }: PlayerMessage): string[] {
  const texts = words.tell
  switch (type) {
    case 'player.turn':
    case 'player.time':
      return turnLines(words, data)
    case 'player.began':
      return data.ask === null ? [texts.others] : turnLines(words, data)
    case 'player.over':
      return overLines(texts, data)
    case 'player.said':
      return [data.said?.text ?? '']
    case 'player.ending':
      return [texts.ending, texts.keep]
    case 'player.rules':
      return [texts.rules]
    case 'player.hello':
      return [texts.hello(data.name)]
  }
}

function turnLines({ tell: texts, answers }: Words, { name, ask, round, rounds, since, recap, left }: Data): string[] {
  return [
    `${texts.yourTurn(name)} ${askedWords(answers, ask ?? '')}`,
    ...(left === null ? [] : [texts.left(left)]),
    ...(recap.length > 0 ? [recap.join(' ')] : since.length > 0 ? [texts.since(since)] : []),
    ...(round === null || rounds === null ? [] : [texts.round(round, rounds)]),
  ]
}

function overLines(texts: Words['tell'], { standings }: Data): string[] {
  const all = standings ?? []
  const first = all.filter(({ place, eliminated }) => place === 1 && !eliminated).map(({ name }) => name)
  const lines = all.map(({ place, name, score, eliminated }) =>
    texts.place(place, name, eliminated ? texts.out : (score ?? '')),
  )
  return [first.length === 0 ? texts.nobodyWon : texts.won(first), ...lines]
}

/** Notifications are short, and so is what push services carry: sentences that find no room are left out. */
const MOST_LETTERS = 400

function fitting(sentences: readonly string[]): string[] {
  let room = MOST_LETTERS
  return sentences.filter(({ length }) => {
    const fits = length <= room
    if (fits) room -= length
    return fits
  })
}

/** What the service worker of the page shows, and where it leads. */
export function notificationOf(words: Words, { data, ...about }: PlayerMessage) {
  const message = { ...about, data: { ...data, recap: fitting(data.recap) } }
  const { table, link, answers: given } = data
  return {
    title: titleOf(words, message),
    body: linesOf(words, message).join('\n'),
    tag: topicOf(message),
    table,
    url: link,
    actions: given.map(({ answer, amount, link: url }) => ({
      action: answer,
      title: answerName(words.answers, answer, amount),
      url,
    })),
  }
}

/** A newer message takes the place of an older one about the same table; what people write stands by itself. */
export const topicOf = ({ type, data }: PlayerMessage): string =>
  type === 'player.said' ? `${data.table}-said` : data.table
