import { remembered } from '../../device/storage.ts'
import { type Areas, LANGUAGES, type Language, type LanguageCode } from './languages.ts'

const isCode = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code)

/** The language of this page, and the texts of it that have been loaded. */
class Speech {
  readonly code: LanguageCode = chosen()
  #texts = $state.raw<Partial<Areas>>({})

  /** Loads what a page is about to show. */
  async need(...areas: readonly (keyof Areas)[]): Promise<void> {
    await Promise.all(areas.map((area) => this.#load(area)))
  }

  texts<Area extends keyof Areas>(area: Area): Areas[Area] {
    const texts: Areas[Area] | undefined = this.#texts[area]
    if (!texts) throw new Error(`the texts of ${area} were not loaded`)
    return texts
  }

  async #load<Area extends keyof Areas>(area: Area): Promise<void> {
    if (this.#texts[area]) return
    const language: Language = LANGUAGES[this.code]
    const texts = await language[area]()
    this.#texts = { ...this.#texts, [area]: texts }
    document.documentElement.lang = this.code
  }
}

function chosen(): LanguageCode {
  const wanted = remembered('language', 'en')
  return isCode(wanted) ? wanted : 'en'
}

export const speech = new Speech()

/** The texts of an area that the page has loaded; what is made of them follows when they change. */
export const say = <Area extends keyof Areas>(area: Area): Areas[Area] => speech.texts(area)
