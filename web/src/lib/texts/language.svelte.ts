import type { Grammar } from '#worker/both/language/grammar.ts'
import type { Area, Areas } from './areas.ts'
import { Catalogue } from './catalogue.ts'
import { preferred } from './preferred.ts'

/** The language of this page, and the texts of it that have been loaded. */
class Speech {
  #catalogue: Catalogue
  #code = $state('')
  #texts = $state.raw<Partial<Areas>>({})

  constructor(code: string) {
    this.#catalogue = new Catalogue(code)
    this.#code = code
  }

  get code(): string {
    return this.#code
  }

  knows(area: Area): boolean {
    return this.#catalogue.knows(area)
  }

  /** Loads what a page is about to show. */
  async need(...areas: readonly Area[]): Promise<void> {
    const catalogue = this.#catalogue
    await catalogue.need(areas)
    // Meanwhile another may have been chosen.
    if (catalogue !== this.#catalogue) return this.need(...areas)
    this.#texts = catalogue.texts
  }

  get loaded(): Area[] {
    return Object.keys(this.#texts) as Area[]
  }

  /** From now on by another catalogue, which has all that is shown (`changeLanguage.ts`). */
  speak(catalogue: Catalogue): void {
    this.#catalogue = catalogue
    this.#texts = catalogue.texts
    this.#code = catalogue.code
  }

  /** For drawings on the server and for tests, where all is at hand: texts by area. */
  keep(texts: Readonly<Record<string, unknown>>): void {
    this.#catalogue.keep(texts)
    this.#texts = this.#catalogue.texts
  }

  texts<Name extends Area>(area: Name): Areas[Name] {
    const texts: Areas[Name] | undefined = this.#texts[area]
    if (!texts) throw new Error(`the texts of ${area} were not loaded`)
    return texts
  }
}

export const speech = new Speech(preferred())

/** The texts of an area that the page has loaded; what is made of them follows when they change. */
export const say = <Name extends Area>(area: Name): Areas[Name] => speech.texts(area)

/** A part of the page that comes later, together with the texts it shows. */
export const spoken =
  <Part>(load: () => Promise<Part>, ...areas: readonly Area[]): (() => Promise<Part>) =>
  async () => {
    const [part] = await Promise.all([load(), speech.need(...areas)])
    return part
  }

const grammar = (): Grammar => speech.texts('grammar')

// How the language of this page prints sums and lists that stand by themselves; messages take them from its grammar.
export const dollars = (amount: number): string => grammar().dollars(amount)
export const change = (amount: number): string => grammar().change(amount)
export const listed = (items: readonly string[]): string => grammar().list(items)
