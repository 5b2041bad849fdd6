import { say } from '../texts/language.svelte.ts'
import type { SpectatedMatch, Words } from './contract.ts'
import { howItStands } from './standing.ts'

/** A match in words, for whoever is sent its link. */
export function wordsOf(seen: SpectatedMatch): Words {
  const { game, map, progress, sentence, counted, lines } = howItStands(seen)
  const said = say('standing')
  const title = said.title(game, map)
  const named = lines.flatMap(({ name, score }) =>
    name === null ? [] : [score === '' ? name : said.scored(name, score)],
  )
  const people = named.length === 0 ? '' : counted === '' ? said.people(named) : said.scores(counted, named)
  return {
    title,
    description: shortened([`${progress}.`, sentence, people].filter(Boolean).join(' ')),
    alt: said.board(title, progress, sentence),
  }
}

/** Previews cut off what is longer. */
const LONGEST = 200

const shortened = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1))}…`
