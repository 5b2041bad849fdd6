import type { Grammar } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import type { FamilyMapRules, MapRules, MapWords } from './maps.ts'

/**
 * All texts by area: a page, or a part of one, loads the areas that it shows. Each is a file of that name in the folder
 * of a language, here or in `worker/both/texts`, and English says which messages there are. `steam/asks` lies in the
 * folder `steam`, whose `index.ts` says what comes at once.
 */
export interface Areas {
  readonly grammar: Grammar
  readonly answers: Of<typeof import('#worker/both/texts/en/answers.ts')>
  readonly faults: Of<typeof import('#worker/both/texts/en/faults.ts')>
  readonly maps: Of<typeof import('#worker/both/texts/en/maps.ts')>
  readonly names: Of<typeof import('#worker/both/texts/en/names.ts')>
  readonly offered: Of<typeof import('#worker/both/texts/en/offered.ts')>
  readonly standing: Of<typeof import('#worker/both/texts/en/standing.ts')>
  readonly accord: Of<typeof import('./en/accord.ts')>
  readonly board: Of<typeof import('./en/board.ts')>
  readonly builder: Of<typeof import('./en/builder.ts')>
  readonly clock: Of<typeof import('./en/clock.ts')>
  readonly door: Of<typeof import('./en/door.ts')>
  readonly element: Of<typeof import('./en/element.ts')>
  readonly embed: Of<typeof import('./en/embed.ts')>
  readonly failures: Of<typeof import('./en/failures.ts')>
  readonly hint: Of<typeof import('./en/hint.ts')>
  readonly home: Of<typeof import('./en/home.ts')>
  readonly intents: Of<typeof import('./en/intents.ts')>
  readonly learn: Of<typeof import('./en/learn.ts')>
  readonly lobby: Of<typeof import('./en/lobby.ts')>
  readonly look: Of<typeof import('./en/look.ts')>
  readonly 'maps-page': Of<typeof import('./en/maps-page.ts')>
  readonly menu: Of<typeof import('./en/menu.ts')>
  readonly offer: Of<typeof import('./en/offer.ts')>
  readonly plans: Of<typeof import('./en/plans.ts')>
  readonly puzzles: Of<typeof import('./en/puzzles.ts')>
  readonly recap: Of<typeof import('./en/recap.ts')>
  readonly refusals: Of<typeof import('./en/refusals.ts')>
  readonly replay: Of<typeof import('./en/replay.ts')>
  readonly orders: Of<typeof import('./en/orders.ts')>
  readonly 'rules-page': Of<typeof import('./en/rules-page.ts')>
  readonly 'common/table': Of<typeof import('./en/common/table.ts')>
  readonly 'rail/table': Of<typeof import('./en/rail/table.ts')>
  readonly 'rail/auction': Of<typeof import('./en/rail/auction.ts')>
  readonly 'rail/asks': Of<typeof import('./en/rail/asks.ts')>
  readonly 'rail/line': Of<typeof import('./en/rail/line.ts')>
  readonly 'rail/hint': Of<typeof import('./en/rail/hint.ts')>
  readonly 'rail/maps': Of<typeof import('./en/rail/maps.ts')>
  readonly 'rail/told': Of<typeof import('./en/rail/told.ts')>
  readonly 'rail/recap': Of<typeof import('./en/rail/recap.ts')>
  readonly 'rail/refusals': Of<typeof import('./en/rail/refusals.ts')>
  readonly 'age-of-steam/table': Of<typeof import('./en/age-of-steam/table.ts')>
  readonly 'age-of-steam/asks': Of<typeof import('./en/age-of-steam/asks.ts')>
  readonly 'age-of-steam/demo': Of<typeof import('./en/age-of-steam/demo.ts')>
  readonly 'age-of-steam/costs': Of<typeof import('./en/age-of-steam/costs.ts')>
  readonly 'age-of-steam/display': Of<typeof import('./en/age-of-steam/display.ts')>
  readonly 'age-of-steam/final': Of<typeof import('./en/age-of-steam/final.ts')>
  readonly 'age-of-steam/hint': Of<typeof import('./en/age-of-steam/hint.ts')>
  readonly 'age-of-steam/lesson': Of<typeof import('./en/age-of-steam/lesson.ts')>
  readonly 'age-of-steam/round': Of<typeof import('./en/age-of-steam/round.ts')>
  readonly 'age-of-steam/told': Of<typeof import('./en/age-of-steam/told.ts')>
  readonly 'age-of-steam/refusals': Of<typeof import('./en/age-of-steam/refusals.ts')>
  readonly 'age-of-steam/rules': Of<typeof import('./en/age-of-steam/rules.ts')>
  readonly 'age-of-steam/silent': Of<typeof import('./en/age-of-steam/silent.ts')>
  readonly 'age-of-steam/maps': Of<typeof import('./en/age-of-steam/maps.ts')>
  readonly 'steam/table': Of<typeof import('./en/steam/table.ts')>
  readonly 'steam/asks': Of<typeof import('./en/steam/asks.ts')>
  readonly 'steam/drawers': Of<typeof import('./en/steam/drawers.ts')>
  readonly 'steam/hint': Of<typeof import('./en/steam/hint.ts')>
  readonly 'steam/lesson': Of<typeof import('./en/steam/lesson.ts')>
  readonly 'steam/round': Of<typeof import('./en/steam/round.ts')>
  readonly 'steam/told': Of<typeof import('./en/steam/told.ts')>
  readonly 'steam/refusals': Of<typeof import('./en/steam/refusals.ts')>
  readonly 'steam/rules': Of<typeof import('./en/steam/rules.ts')>
  readonly 'steam/silent': Of<typeof import('./en/steam/silent.ts')>
  readonly 'steam/maps': Of<typeof import('./en/steam/maps.ts')>
  readonly [words: `age-of-steam/maps/${string}/words`]: MapWords
  readonly [rules: `age-of-steam/maps/${string}/rules`]: MapRules
  readonly [rules: `steam/maps/${string}/rules`]: FamilyMapRules
  readonly senses: Of<typeof import('./en/senses.ts')>
  readonly shell: Of<typeof import('./en/shell.ts')>
  readonly story: Of<typeof import('./en/story.ts')>
  readonly table: Of<typeof import('./en/table.ts')>
  readonly talk: Of<typeof import('./en/talk.ts')>
  readonly tell: Of<typeof import('./en/tell.ts')>
  readonly toasts: Of<typeof import('./en/toasts.ts')>
  readonly told: Of<typeof import('./en/told.ts')>
  readonly 'spike/names': Of<typeof import('./en/spike/names.ts')>
  readonly 'spike/table': Of<typeof import('./en/spike/table.ts')>
  readonly 'spike/dealt': Of<typeof import('./en/spike/dealt.ts')>
  readonly 'spike/turn': Of<typeof import('./en/spike/turn.ts')>
  readonly 'spike/drawers': Of<typeof import('./en/spike/drawers.ts')>
  readonly 'spike/told': Of<typeof import('./en/spike/told.ts')>
  readonly 'spike/hint': Of<typeof import('./en/spike/hint.ts')>
  readonly 'spike/recap': Of<typeof import('./en/spike/recap.ts')>
  readonly 'spike/refusals': Of<typeof import('./en/spike/refusals.ts')>
  readonly 'spike/lesson': Of<typeof import('./en/spike/lesson.ts')>
  readonly 'spike/rules': Of<typeof import('./en/spike/rules.ts')>
  readonly 'spike/maps': Of<typeof import('./en/spike/maps.ts')>
}

export type Area = keyof Areas

type Of<Module extends { readonly texts: object }> = Translated<Module['texts']>

/** A folder of texts: what is shown from the first moment on comes along at once, the rest file by file. */
export interface Pack {
  readonly base: Partial<Areas>
  readonly files: Files
}

/** By path, relative to the folder or to that of `worker/both`. */
export type Files = Readonly<Record<string, () => Promise<unknown>>>

/** By language. */
export const LANGUAGES = import.meta.glob<Pack>('./*/index.ts', { import: 'pack' })

/**
 * `./asks.ts` in the folder `steam` is `steam/asks`, and so is `…/texts/en/steam/asks.ts`; what both ends say lies elsewhere
 * and has no folder; `…/games/steam/maps/steam-ruhr/texts/en/rules.ts` is `steam/maps/steam-ruhr/rules` everywhere.
 */
export function areaOf(folder: string, path: string): string {
  const ofMap = path.match(/\/games\/(.*)\/texts\/[^/]+\/(.*)\.ts$/)
  if (ofMap) return `${ofMap[1]}/${ofMap[2]}`
  const name = path.replace(/^(.*\/texts\/[^/]+|\.)\/|\.ts$/g, '')
  return folder === '' ? name : `${folder}/${name}`
}
