import { type Area, type Areas, areaOf, LANGUAGES, type Pack } from './areas.ts'

/** English with accents and 40 % longer: what stays plain on a page was never a message. For tests and translators. */
export const PSEUDO = 'en-x-pseudo'

const packOf = (code: string): (() => Promise<Pack>) | undefined =>
  LANGUAGES[`./${code === PSEUDO ? 'en' : code}/index.ts`]

export const isSpoken = (code: string): boolean => packOf(code) !== undefined

/** Of all languages that there are. */
export const codes = (): string[] => Object.keys(LANGUAGES).map((path) => path.split('/')[1] ?? '')

/** The texts of one language that have been loaded, and where the others are. */
export class Catalogue {
  readonly code: string
  texts: Partial<Areas> = {}
  /** By area; `spike/index` is the folder of that name. */
  readonly #files = new Map<string, () => Promise<unknown>>()
  readonly #opened = new Map<string, Promise<void>>()

  constructor(code: string) {
    this.code = code
  }

  /** Whether there are such texts: not every map adds something to the words of its game, whose folder is open. */
  knows(area: Area): boolean {
    return this.#has(area) || this.#files.has(area)
  }

  async need(areas: readonly Area[]): Promise<void> {
    await this.#open('')
    await Promise.all(areas.map((area) => this.#load(area)))
  }

  keep(texts: Readonly<Record<string, unknown>>): void {
    this.texts = { ...this.texts, ...texts }
  }

  #has(area: Area): boolean {
    return Object.hasOwn(this.texts, area)
  }

  async #load(area: Area): Promise<void> {
    if (this.#has(area)) return
    if (area.includes('/')) await this.#open(area.replace(/\/.*/, ''))
    if (this.#has(area)) return
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
    return packOf(this.code)?.() ?? Promise.reject(new Error(`there is no language ${this.code}`))
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
