import { speech } from '../../../texts/language.svelte.ts'
import { all } from '../../contract/ahead/all.ts'

/** All that a match is played with, for who may be without a network later. */
export async function ahead(): Promise<void> {
  await Promise.all([
    all(import.meta.glob(['../asks/*.svelte', '../city/*.svelte', '../../../board/told/*.svelte'])),
    import('#engine/spike/drawing.json'),
    speech.need('spike/dealt', 'spike/turn', 'spike/drawers', 'spike/told'),
  ])
}
