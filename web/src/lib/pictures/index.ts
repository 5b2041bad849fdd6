import { CARD_SIZE, type Daytime } from '#worker/both/pictures.ts'
import type { Laid } from '../board/laid.ts'
import { areaOf } from '../texts/areas.ts'
import { speech } from '../texts/language.svelte.ts'
import { seatColour } from '../texts/names.ts'
import BoardPicture from './BoardPicture.svelte'
import Card from './Card.svelte'
import type { Picture, Pictures, SpectatedMatch } from './contract.ts'
import { FONTS, isDrawable } from './fonts.ts'
import { gamePicture } from './games.ts'
import { recapSentences } from './recap.ts'
import { howItStands, type Writing } from './standing.ts'
import { svgFile } from './svg.ts'
import { wordsOf } from './words.ts'

declare const __VERSION__: string

// Here nothing waits: every text is part of the drawings.
const FILES = {
  ...import.meta.glob<object>(['../texts/*/**/*.ts', '!**/index.ts', '../games/*/maps/*/texts/*/words.ts'], {
    eager: true,
    import: 'texts',
  }),
  ...import.meta.glob<object>('../../../../worker/both/texts/*/*.ts', { eager: true, import: 'texts' }),
}

const TEXTS = new Map<string, Record<string, object>>()
for (const [path, texts] of Object.entries(FILES)) {
  const language = path.match(/\/texts\/([^/]+)\//)?.[1] ?? ''
  TEXTS.set(language, { ...TEXTS.get(language), [areaOf('', path)]: texts })
}

/** Nothing is waited for while somebody speaks, so nobody else can interrupt in another language. */
function speaking<Said>(language: string, work: () => Said): Said {
  speech.keep(TEXTS.get(language) ?? TEXTS.get('en') ?? {})
  return work()
}

function laidFor({ summary, state }: SpectatedMatch): Laid {
  const game = gamePicture(summary.game)
  if (!game) throw new Error(`nobody draws ${summary.game}`)
  return state === null ? game.bare(summary.map) : game.board(state)
}

function renderBoard(seen: SpectatedMatch, width: number, theme: Daytime): Picture {
  const laid = laidFor(seen)
  const height = Math.round((width * laid.box.height) / laid.box.width)
  const { title } = wordsOf(seen)
  return { svg: svgFile(BoardPicture, { laid, width, height, title }, theme === 'dark'), width, height }
}

/** Our fonts have Latin letters only: a name in others gives way to the name of the seat's colour. */
const inLatin: Writing = (name, seat) => (isDrawable(name) ? name.normalize('NFC') : seatColour(seat))

function renderPreview(seen: SpectatedMatch, theme: Daytime): Picture {
  const svg = svgFile(Card, { laid: laidFor(seen), stands: howItStands(seen, inLatin) }, theme === 'dark')
  return { svg, ...CARD_SIZE }
}

export default {
  version: __VERSION__,
  fonts: FONTS,
  card: CARD_SIZE,
  draws: (game) => gamePicture(game) !== undefined,
  renderBoard: (seen, width, theme, language) => speaking(language, () => renderBoard(seen, width, theme)),
  renderPreview: (seen, theme, language) => speaking(language, () => renderPreview(seen, theme)),
  words: (seen, language) => speaking(language, () => wordsOf(seen)),
  recap: (missed, language) => speaking(language, () => recapSentences(missed)),
} satisfies Pictures
