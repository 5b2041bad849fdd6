import { ageOfSteamUi } from '../age-of-steam/entry/ui.ts'
import type { GameUi } from '../contract/ui.ts'
import { spikeUi } from '../spike/entry/ui.ts'
import { steamUi } from '../steam/entry/ui.ts'

const all: readonly GameUi[] = [ageOfSteamUi, steamUi, spikeUi]

export const gameUi = (id: string): GameUi | undefined => all.find((ui) => ui.id === id)
