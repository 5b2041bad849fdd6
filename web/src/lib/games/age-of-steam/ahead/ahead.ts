import { speech } from '../../../texts/language.svelte.ts'
import { all } from '../../contract/ahead/all.ts'
import { aheadOf } from '../../rail/ahead/ahead.ts'
import { AGE_OF_STEAM } from '../ui.ts'

/** All that a match is played with, for who may be without a network later. */
export async function ahead(): Promise<void> {
  await Promise.all([
    aheadOf(AGE_OF_STEAM),
    all(import.meta.glob('../asks/*.svelte')),
    speech.need('age-of-steam/asks', 'age-of-steam/told'),
  ])
}
