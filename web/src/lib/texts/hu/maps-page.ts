import type { Translated } from '#worker/both/language/messages.ts'
import type { texts as english } from '../en/maps-page.ts'

export const texts: Translated<typeof english> = {
  title: 'A térképek',
  lead: 'Minden tábla, amelyen játszani lehet, úgy, ahogy egy játszma elkezdődhet rajta.',
  maps: 'Térképek',
  make: 'Új asztal ezen a térképen',
  making: 'Nyílik…',
  play: 'Játssz most',
  playOn: (map) => `Játssz most: ${map}, botok ellen`,
  playAlone: (map) => `Játssz most: ${map}, egyedül`,
  open: (map) => `A tábla nagyban: ${map}`,
  origin: {
    ours: 'Ezt a táblát mi rajzoltuk: az eredeti tájat követi, nem a nyomtatott képét.',
    kept: 'Amit a szabályok mondanak róla, az érvényes.',
    record: (record) => `A tábla adatai egy nyilvános leírásából származnak (${record} a GitHubon).`,
    compared: (record) =>
      `A tábla adatai egy nyilvános leírásából származnak (${record} a GitHubon), hexáról hexára összevetve egy másikkal.`,
    sea: 'A tengert a valódi partvonal nyomán mi rajzoltuk, csak a látvány kedvéért.',
    looks: 'Egy részét mi rajzoltuk, csak a látvány kedvéért.',
  },
}
