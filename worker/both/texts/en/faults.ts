import type { FaultTexts } from '../../faults.ts'

/** Of a place in a file, or of the file as a whole, whose name stands above then. */
const of = (place: string, what: string): string => `${place} ${what}`.trim()

/** What is wrong with names and match files, said of the place where it is: `log[3].seat must be a seat, 0 to 3`. */
export const texts = {
  name: {
    control: (code) => `a control character (${code}) cannot be part of a name`,
    direction: (code) => `a sign that turns the direction of writing (${code}) cannot be part of a name`,
    half: (code) => `half a character (${code}) cannot be part of a name`,
    unseen: (code) => `a sign that nobody sees (${code}) cannot be part of a name`,
    blank: () => 'a name needs at least one sign that can be seen',
  },
  /** A name, in a file. */
  named: (place: string, wrong: string) => `${place}: ${wrong}`,
  file: {
    'not-json': (place, { why }) => of(place, `is not JSON: ${why}`),
    large: (place, { most }) => of(place, `is larger than any match: ${most} MB at most`),
    'dealt-anew': (place) => of(place, 'a match that was dealt anew is forked at its table only'),
    'not-this': (place, { wanted }) => of(place, `must be "${wanted}"`),
    'not-one-of': (place, { ids }) => of(place, `must be one of ${ids}`),
    'not-the-version': (place, { version }) => of(place, `must be ${version}, the version this engine plays`),
    'not-offered': (place, { value }) => of(place, `"${value}" is not offered for this map`),
    seats: (place, { fewest, most }) => of(place, `this map is for ${fewest} to ${most} seats`),
    'no-seed': (place) => of(place, 'must be a text or null'),
    entries: (place, { most }) => of(place, `has more than ${most} entries`),
    inherited: (place, { most }) => of(place, `must be a number of entries, 0 to ${most}`),
    'not-empty': (place) => of(place, 'must be empty where a match begins from a state'),
    missing: (place) => of(place, 'is missing'),
    'no-list': (place) => of(place, 'must be a list'),
    'no-record': (place) => of(place, 'must be an object'),
    'no-text': (place) => of(place, 'must be a text'),
    'no-number': (place) => of(place, 'must be a number'),
    'other-match': (place) => of(place, 'is not that of the match'),
    players: (place, { players, seats }) => of(place, `has ${players} players for ${seats} seats`),
    impossible: (place, { why }) => of(place, `is no state of this game: ${why}`),
    'no-seat': (place, { most }) => of(place, `must be a seat, 0 to ${most}`),
    hidden: (place) => of(place, 'is hidden while the match runs: a file can be replayed when it is over'),
    'long-text': (place, { most }) => of(place, `must be a text of at most ${most} characters`),
    'no-outcome': (place) => of(place, 'must be a number, a text, or { only: a seat, is: a number or a text }'),
    unknown: (place) => of(place, 'is not part of the format'),
  },
} as const satisfies FaultTexts
