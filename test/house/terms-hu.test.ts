import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './imports.ts'

/** The words of the printed rules: where English says the one, Hungarian says the other. */
interface Term {
  readonly english: RegExp
  readonly hungarian: RegExp
  /** Where the English word has this meaning. */
  readonly where?: RegExp
}

const RAIL = /\/(rail|steam|age-of-steam)\//
const AGE_OF_STEAM = /\/age-of-steam\//
const STEAM = /\/steam\//
const SPIKE = /\/spike\//

const TERMS: readonly Term[] = [
  { english: /\blocomotives?\b/i, hungarian: /mozdon[yn]/i },
  { english: /\btowns?\b/i, hungarian: /település/i, where: RAIL },
  { english: /\bcit(y|ies)\b/i, hungarian: /város|kijárat/i },
  { english: /\bNew Cit(y|ies)\b/, hungarian: /Új város/ },
  { english: /\bincomes?\b/i, hungarian: /bevétel/i },
  { english: /\bshares?\b/i, hungarian: /részvén[yn]/i, where: AGE_OF_STEAM },
  { english: /\bcapital\b/i, hungarian: /tők[eé]/i, where: STEAM },
  { english: /\bunfinished\b/i, hungarian: /befejezetlen/i, where: RAIL },
  { english: /\bunowned\b/i, hungarian: /gazdátlan/i },
  { english: /\bauction(s|ed)?\b/i, hungarian: /árverés/i },
  { english: /\bbid(s|ding|ders)?\b/i, hungarian: /licit|ajánlat/i },
  { english: /\bfree pass\b/i, hungarian: /ingyenpassz|Körsorrend/i },
  { english: /\bCity Growth\b/, hungarian: /Városi termelés/ },
  { english: /\bUrbanization\b/, hungarian: /Városiasodás/ },
  { english: /\bEngineer\b/, hungarian: /Mérnök/ },
  { english: /\bFirst Move\b/, hungarian: /Első szállító/ },
  { english: /\bFirst Build\b/, hungarian: /Első építő/ },
  { english: /\bTurn Order\b/, hungarian: /Körsorrend/ },
  { english: /\bProduction\b/, hungarian: /Termelés/, where: AGE_OF_STEAM },
  { english: /\baction tiles?\b/i, hungarian: /akciólapk|lapk/i },
  { english: /\bgrowth markers?\b/i, hungarian: /várositermelés-jelző/i },
  { english: /\btown discs?\b/i, hungarian: /jelző/i },
  { english: /\bstation tiles?\b/i, hungarian: /település-vágánylapk/i },
  { english: /\bbankrupt/i, hungarian: /csőd/i },
  { english: /\bcotton\b/i, hungarian: /gyapot/i },
  { english: /\bswamps?\b/i, hungarian: /mocsár|mocsara/i },
  { english: /\brivers?\b/i, hungarian: /folyó/i, where: RAIL },
  { english: /\b(mountains?|hills?)\b/i, hungarian: /hegy|domb/i, where: RAIL },
  { english: /\bcontracts?\b/i, hungarian: /szerződés/i, where: SPIKE },
  { english: /\broute cards?\b/i, hungarian: /útvonalkárty/i },
  { english: /\brail cards?\b/i, hungarian: /vasútkárty/i },
  { english: /\btime cards?\b/i, hungarian: /időkárty/i },
  { english: /\bjunctions?\b/i, hungarian: /csomópont/i, where: SPIKE },
  { english: /\bjokers?\b/i, hungarian: /joker/i },
  { english: /\btender\b/i, hungarian: /szerkocsi/i },
  { english: /\bfreight markers?\b/i, hungarian: /árujelző/i },
  { english: /\bboost(ed)?\b/i, hungarian: /pluszlépés/i },
  { english: /\bmarket\b/i, hungarian: /árupiac|piac/i, where: SPIKE },
  { english: /\bmatch files?\b/i, hungarian: /játszmafájl/i },
  { english: /\bjournal\b/i, hungarian: /napló/i },
]

/** What no Hungarian message says, and why. */
const NEVER: readonly (readonly [what: RegExp, why: string])[] = [
  [/vörös/i, 'the colour is piros'],
  [/jövedel/i, 'income is bevétel, as in print'],
  [/(?<!\p{L})(meccs|parti(?!n))/iu, 'a match is játszma'],
  [/(?<!\p{L})Önö?[knt]?(?!\p{L})/u, 'everybody is te'],
  [/(?<!vég)állomás(?!főnök)/iu, 'a town tile is no állomás'],
  [/kapcsolat (megszakad|bomlott|veszett)/i, 'kapcsolat is a link of track; the internet has a vonal'],
  [/a\(z\)/i, 'the grammar knows the article'],
  [/(?<!\p{L})az? \$\{/iu, 'the article before a slot comes from `the`'],
  [
    /\$\{\w+\}-?(t|[aeoö]t|[bvr][ae]n?|n[ae]k|[hs]z?[oeö][zr])(?!\p{L})/u,
    'no suffix on a slot: its vowels are not known',
  ],
  [
    /\$\{\w+\} (\p{L}+ )?(kockák|lapkák|részvények|pontok|fordulók|játékosok|kapcsolatok|kártyák|mezők|városok)(?!\p{L})/u,
    'singular after a number',
  ],
  [
    /\d (kockák|lapkák|részvények|pontok|fordulók|játékosok|kapcsolatok|kártyák|mezők|városok)(?!\p{L})/u,
    'singular after a number',
  ],
  [/\d \$(?!\{)|\$\d/, 'a sum is 5\u00a0$'],
  [/“|(?<![=\p{L}\\])"\p{L}/u, 'quotes are „…”'],
  [/\p{L}, és \p{L}+ [^.;:!?]{0,12} és /u, 'no comma before és in a list'],
]

/** Every file of texts in Hungarian, with its English beside it. */
const files = ['web/src', 'worker']
  .flatMap((root) =>
    readdirSync(join(ROOT, root), { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
  )
  .filter((file) => /\/texts\/hu\/.*\.ts$/.test(file) && !/\/(index|grammar)\.ts$/.test(file))
  .sort()

const inEnglish = (file: string): string => file.replace('/texts/hu/', '/texts/en/')

type Texts = { readonly [id: string]: unknown }

const load = async (file: string): Promise<Texts> => ((await import(join(ROOT, file))) as { texts: Texts }).texts

/** What a message says, or how a function that says it reads. */
function said(texts: unknown, id = ''): [id: string, said: string][] {
  if (typeof texts === 'string') return [[id, texts]]
  if (typeof texts !== 'object' || texts === null) return []
  return Object.entries(texts).flatMap(([name, inner]) => said(inner, id === '' ? name : `${id}.${name}`))
}

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

describe('the words of Hungarian', () => {
  it('are checked in every file', () => expect(files.length).toBeGreaterThan(90))

  it.each(files)('%s says what players know from print', async (file) => {
    const [hungarian, english] = [new Map(said(await load(file))), said(await load(inEnglish(file)))]
    const wrong = english.flatMap(([id, text]) => {
      const translated = hungarian.get(id)
      if (translated === undefined) return []
      return TERMS.filter(
        (term) => (term.where?.test(file) ?? true) && term.english.test(text) && !term.hungarian.test(translated),
      ).map((term) => `${id}: ${text} → ${translated} (${term.hungarian})`)
    })
    expect(wrong).toEqual([])
  })

  it.each(files)('%s says nothing that Hungarian does not', (file) => {
    const lines = withoutComments(readFileSync(join(ROOT, file), 'utf8')).split('\n')
    const wrong = lines.flatMap((line) =>
      NEVER.filter(([what]) => what.test(line)).map(([, why]) => `${line.trim()} (${why})`),
    )
    expect(wrong).toEqual([])
  })

  it.each(files)('%s keeps the links and the stress of each message', async (file) => {
    const marks = (text: string): string => (text.match(/\[|\*/g) ?? []).sort().join('')
    const hungarian = new Map(said(await load(file)))
    const wrong = said(await load(inEnglish(file))).filter(
      ([id, text]) => marks(text) !== marks(hungarian.get(id) ?? ''),
    )
    expect(wrong).toEqual([])
  })
})
