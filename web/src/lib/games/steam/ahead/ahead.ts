import { speech } from '../../../texts/language.svelte.ts'
import { all } from '../../contract/ahead/all.ts'
import { aheadOf } from '../../rail/ahead/ahead.ts'
import { STEAM } from '../ui.ts'

/** All that a match is played with, for who may be without a network later. */
export async function ahead(): Promise<void> {
  await Promise.all([
    aheadOf(STEAM),
    all(import.meta.glob('../asks/*.svelte')),
    speech.need('steam/asks', 'steam/drawers', 'steam/told'),
  ])
}
