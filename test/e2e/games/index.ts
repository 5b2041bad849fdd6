import { playableAgeOfSteam } from './age-of-steam.ts'
import type { Playable } from './playable.ts'
import { playableSpike } from './spike.ts'
import { playableSteam } from './steam.ts'

const ALL: readonly Playable[] = [playableAgeOfSteam, playableSteam, playableSpike]

export const playableBy = (game: string): Playable => found(ALL.find(({ rules }) => rules.id === game))

export const playableOn = (map: string): Playable =>
  found(ALL.find(({ rules }) => rules.maps.some(({ id }) => id === map)))

function found(playable: Playable | undefined): Playable {
  if (!playable) throw new Error('no game that the tests can play')
  return playable
}
