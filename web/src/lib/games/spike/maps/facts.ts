import { say } from '../../../texts/language.svelte.ts'
import type { MapFact } from '../../common/tabs/glance.ts'

export const facts = (): readonly MapFact[] =>
  Object.entries(say('spike/maps').facts).map(([rule, text]) => ({ rule, text }))
