import type { Grammar } from '#worker/both/language/grammar.ts'
import { remembered } from '../device/storage.ts'
import { type Area, type Areas, areaOf, type Files, LANGUAGES, type Pack } from './areas.ts'

/** English with accents and 40 % longer: what stays plain on a page was never a message. For tests and translators. */
const PSEUDO = 'en-x-pseudo'

const folderOf = (code: string): string => `./${code === PSEUDO ? 'en' : code}/index.ts`

/** The language of this page, and the texts of it that have been loaded. */
class Speech {
  readonly code: string
  /** By area; `spike/index` is the folder of that name. */
  readonly #files = new Map<string, () => Promise<unknown>>()
  readonly #opened = new Map<string, Promise<void>>()
  #texts = $state.raw<Partial<Areas>>({})
  /** The areas in `#texts`: a part of a page that asks for some does not begin anew when others come. */
  readonly #loaded = new Set<string>()

  constructor(wanted: string) {
    this.code = folderOf(wanted) in LANGUAGES ? wanted : 'en'
  }

  /** There are texts in these files, too, of any language: what maps say lies with their game. */
  learn(folder: string, files: Files): void {
    const own = `/texts/${this.code === PSEUDO ? 'en' : this.code}/`
    for (const [path, load] of Object.entries(files))
      if (path.includes(own)) this.#files.set(areaOf(folder, path.replace(own, '/')), load)
  }

  /** Whether there are such texts: not every map adds something to the words of its game. */
  knows(area: Area): boolean {
    return this.#loaded.has(area) || this.#files.has(area)
  }

  /** Loads what a page is about to show. */
  async need(...areas: readonly Area[]): Promise<void> {
    await this.#open('')
    await Promise.all(areas.map((area) => this.#load(area)))
  }

  /** For drawings on the server and for tests, where all is at hand: texts of this language by area. */
  keep(texts: Readonly<Record<string, unknown>>): void {
    this.#texts = { ...this.#texts, ...texts }
    for (const area of Object.keys(texts)) this.#loaded.add(area)
  }

  texts<Name extends Area>(area: Name): Areas[Name] {
    const texts: Areas[Name] | undefined = this.#texts[area]
    if (!texts) throw new Error(`the texts of ${area} were not loaded`)
    return texts
  }

  async #load(area: Area): Promise<void> {
    if (this.#loaded.has(area)) return
    if (area.includes('/')) await this.#open(area.replace(/\/.*/, ''))
    if (this.#loaded.has(area)) return
    const { texts } = (await this.#file(area)) as { texts: object }
    this.keep({ [area]: await this.#spoken(area, texts) })
  }

  /** A folder that could not be opened is tried again when it is needed again. */
  #open(folder: string): Promise<void> {
    const opening = this.#opened.get(folder) ?? this.#unpack(folder)
    this.#opened.set(folder, opening)
    opening.catch(() => this.#opened.delete(folder))
    return opening
  }

  async #unpack(folder: string): Promise<void> {
    const { base, files } = folder === '' ? await this.#language() : await this.#pack(folder)
    for (const [path, load] of Object.entries(files)) this.#files.set(areaOf(folder, path), load)
    const texts = Object.entries(base).map(
      async ([area, texts]) => [area, await this.#spoken(area, texts ?? {})] as const,
    )
    this.keep(Object.fromEntries(await Promise.all(texts)))
  }

  #language(): Promise<Pack> {
    const load = LANGUAGES[folderOf(this.code)]
    return load ? load() : Promise.reject(new Error(`there is no language ${this.code}`))
  }

  async #pack(folder: string): Promise<Pack> {
    return ((await this.#file(`${folder}/index`)) as { pack: Pack }).pack
  }

  async #file(area: string): Promise<unknown> {
    const load = this.#files.get(area)
    if (!load) throw new Error(`there are no texts of ${area} in ${this.code}`)
    return load()
  }

  async #spoken<Texts extends object>(area: string, texts: Texts): Promise<object> {
    if (this.code !== PSEUDO || area === 'grammar') return texts
    const { pseudoOf } = await import('#worker/both/language/pseudo.ts')
    return pseudoOf(texts)
  }
}

export const speech = new Speech(remembered('language', 'en'))

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
