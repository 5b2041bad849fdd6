import { speech } from '../../../texts/language.svelte.ts'
import { all } from '../../contract/ahead/all.ts'
import { auctionAsk, finder, goodsAsk, standing } from '../asks.ts'
import type { PageTypes, RailUi } from '../ui.ts'

/** All that a match of the family is played with, for who may be without a network later. */
export async function aheadOf<T extends PageTypes>(ui: RailUi<T>): Promise<void> {
  const drawers = ui.drawers.map(({ load }) => load)
  const parts = [auctionAsk, goodsAsk, standing, ui.buildTurn, ui.planning, finder, ...ui.ahead, ...drawers]
  await Promise.all([
    ...parts.map((load) => load()),
    all(
      import.meta.glob([
        '../goods/*.{svelte,ts}',
        '../build/*.{svelte,ts}',
        '../line/*.{svelte,ts}',
        '../../../board/hex/extras/*.svelte',
      ]),
    ),
    speech.need('rail/asks', 'rail/line', 'rail/auction', 'rail/told'),
  ])
}
