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
import { recapText } from './recap.ts'
import { howItStands, type Writing } from './standing.ts'
import { svgFile } from './svg.ts'
import { wordsOf } from './words.ts'

declare const __VERSION__: string

// Here nothing waits: every text is part of the drawings.
const TEXTS = {
  ...import.meta.glob<object>(['../texts/en/**/*.ts', '!**/index.ts', '../games/*/maps/*/texts/en/words.ts'], {
    eager: true,
    import: 'texts',
  }),
  ...import.meta.glob<object>('../../../../worker/both/texts/en/*.ts', { eager: true, import: 'texts' }),
}
speech.keep(Object.fromEntries(Object.entries(TEXTS).map(([path, texts]) => [areaOf('', path), texts])))

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
  renderBoard,
  renderPreview,
  words: wordsOf,
  recap: recapText,
} satisfies Pictures
