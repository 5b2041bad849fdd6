import { remembered } from '../device/storage.ts'
import { isSpoken } from './catalogue.ts'

/** What a page knows of who reads it. */
export interface Reader {
  /** What the address asks for: a site that embeds a table knows its readers. */
  readonly asked: string | null
  /** What was chosen on this device. */
  readonly chosen: string | null
  /** What the browser is set to, the dearest first. */
  readonly browser: readonly string[]
}

/** The first that there is: German of Austria is German. */
export const languageFor = ({ asked, chosen, browser }: Reader): string =>
  [asked, chosen, ...browser].flatMap(spokenAs)[0] ?? 'en'

const spokenAs = (wish: string | null): string[] =>
  [wish ?? '', wish?.toLowerCase().split('-')[0] ?? ''].filter(isSpoken).slice(0, 1)

/** Where there is no page, all is English unless somebody says otherwise. */
export const preferred = (): string =>
  globalThis.document
    ? languageFor({
        asked: new URLSearchParams(location.search).get('lang'),
        chosen: remembered('language', null),
        browser: navigator.languages,
      })
    : 'en'
