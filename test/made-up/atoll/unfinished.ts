import { EDITION_OPTION } from '#engine/age-of-steam/edition.ts'
import type { MapDefinition } from '#engine/age-of-steam/maps/definition.ts'
import type { MapData } from '#engine/track/board.ts'
import type { MapText, MapWords } from '#lib/games/age-of-steam/maps/parts.ts'
import { rule } from '#lib/games/age-of-steam/rules/rule.ts'
import type { DOING } from '#lib/games/age-of-steam/sentence.ts'
import type { PHASE_WORDS } from '#lib/games/age-of-steam/words.ts'
import board from './engine/board.json' with { type: 'json' }

/** Halves of a map. None of it compiles: `npm run types` fails as soon as one does. */
const data = board as unknown as MapData

// @ts-expect-error nothing to say of itself in the lobby
export const SILENT: MapDefinition = { data }

// @ts-expect-error a step that nobody takes
export const ASTRAY: MapDefinition = { data, about: '', steps: { tideComes: () => {} } }

// @ts-expect-error an option without its values
export const UNDECIDED: MapDefinition = { data, about: '', options: [EDITION_OPTION, { id: 'tide', label: 'Tide' }] }

// @ts-expect-error facts, and no section in the rules
export const HALF_TOLD: MapText = { facts: [] }

// @ts-expect-error a section without a lead
export const HEADLESS: MapText = { facts: [], section: { title: 'Map: Atoll', rules: [rule('ATO-01', '')] } }

// @ts-expect-error words for an event that never happens
export const INVENTED: MapWords = { events: { flooded: () => ['is flooded.'] } }

// @ts-expect-error words for an action that nobody can choose
export const UNKNOWN: MapWords = { actions: { fishing: 'You catch fish.' } }

// @ts-expect-error of all questions only one is told
export const MUTE: typeof DOING = { build: 'is building' }

// @ts-expect-error of all phases only one has a name
export const NAMELESS: typeof PHASE_WORDS = { build: 'Building' }
