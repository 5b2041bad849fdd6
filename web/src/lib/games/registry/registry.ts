import { ageOfSteamUi } from '../age-of-steam/ui.ts'
import type { GameUi } from '../contract/ui.ts'
import { spikeUi } from '../spike/ui.ts'
import { steamUi } from '../steam/ui.ts'

const all: readonly GameUi[] = [ageOfSteamUi, steamUi, spikeUi]

export const gameUi = (id: string): GameUi | undefined => all.find((ui) => ui.id === id)
