import { EDITION_OPTION } from '#engine/age-of-steam/edition.ts'
import type { MapDefinition } from '#engine/age-of-steam/maps/definition.ts'
import type { MapData } from '#engine/track/board.ts'
import type { MapRules, MapWords } from '#lib/texts/maps.ts'
import board from './engine/board.json' with { type: 'json' }

/** Halves of a map. None of it compiles: `npm run types` fails as soon as one does. */
const data = board as unknown as MapData

// @ts-expect-error a step that nobody takes
export const ASTRAY: MapDefinition = { data, steps: { tideComes: () => {} } }

// @ts-expect-error an option without its values
export const UNDECIDED: MapDefinition = { data, options: [EDITION_OPTION, { id: 'tide' }] }

// @ts-expect-error facts, and no section in the rules
export const HALF_TOLD: MapRules = { facts: {} }

// @ts-expect-error a section without a lead
export const HEADLESS: MapRules = { facts: {}, title: 'Map: Atoll', rules: { 'ATO-01': '' } }

// @ts-expect-error words for an event that never happens
export const INVENTED: MapWords = { events: { flooded: (name: string) => `${name} is flooded.` } }

// @ts-expect-error words for an action that nobody can choose
export const UNKNOWN: MapWords = { actions: { fishing: 'You catch fish.' } }

// @ts-expect-error of a question of its own only half is said
export const MUTE: MapWords = { chooseGains: { task: 'Who gains?' } }

// @ts-expect-error a phase at a glance without a name
export const NAMELESS: MapWords = { round: { payment: { text: 'One pays.' } } }
