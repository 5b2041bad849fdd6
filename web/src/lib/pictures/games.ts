import { ageOfSteamPicture } from '../games/age-of-steam/picture.ts'
import type { GamePicture } from '../games/contract/picture.ts'
import { spikePicture } from '../games/spike/picture.ts'
import { steamPicture } from '../games/steam/picture.ts'

const all: Readonly<Record<string, GamePicture>> = {
  'age-of-steam': ageOfSteamPicture,
  steam: steamPicture,
  spike: spikePicture,
}

export const gamePicture = (game: string): GamePicture | undefined => (Object.hasOwn(all, game) ? all[game] : undefined)
