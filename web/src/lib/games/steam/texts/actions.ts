import type { ActionTile } from '#engine/steam/types.ts'

/** What an action tile is good for, in one sentence. */
const ABOUT: Readonly<Record<ActionTile, string>> = {
  'turn-order': 'You are first in the next round.',
  'first-move': 'You move goods before everybody else, both times.',
  engineer: 'You may build four tiles instead of three.',
  'first-build': 'You build before everybody else.',
  'city-growth': 'While building you bring a group of goods to a city that has not grown yet.',
  locomotive: 'Your locomotive reaches one link further, at once.',
  urbanization: 'While building you turn a town into a New City, with a group of goods.',
}

/** In the standard game this one is worth something else. */
const STANDARD_TURN_ORDER = 'In the next auction you may stay in once without bidding.'

export const actionAbout = (tile: ActionTile, standard: boolean): string =>
  tile === 'turn-order' && standard ? STANDARD_TURN_ORDER : ABOUT[tile]
