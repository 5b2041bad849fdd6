import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type MatchFile, type Rules, replay } from '#engine/core/index.ts'
import type { Area } from '#lib/texts/areas.ts'
import { codes } from '#lib/texts/catalogue.ts'
import { languageFor } from '#lib/texts/preferred.ts'

const reader = { asked: null, chosen: null, browser: [] }

describe('the language of a page', () => {
  it.each([
    ['what the browser is set to, the dearest that there is', { browser: ['fr', 'de-AT', 'en'] }, 'de'],
    ['English for whoever reads none of ours', { browser: ['fr', 'xx'] }, 'en'],
    ['what was chosen here rather than that', { chosen: 'en', browser: ['de'] }, 'en'],
    ['what the page around asks for before all', { asked: 'de', chosen: 'en', browser: ['en'] }, 'de'],
    ['the reader’s own where the page around asks for one that is not there', { asked: 'fr', chosen: 'de' }, 'de'],
    ['nothing that only looks like one', { asked: '../de', browser: ['', 'DE'] }, 'de'],
  ])('is %s', (_, known, code) => {
    expect(languageFor({ ...reader, ...known })).toBe(code)
  })
})

describe('another language', () => {
  beforeEach(() => vi.resetModules())

  const fresh = async () => {
    const { speech } = await import('#lib/texts/language.svelte.ts')
    const { changeTo } = await import('#lib/parts/controls/changeLanguage.ts')
    return { speech, changeTo }
  }

  it('takes the place of all that is shown at once, and what comes later comes in it', async () => {
    const { speech, changeTo } = await fresh()
    await speech.need('home', 'steam/asks')
    await changeTo('de')
    expect(speech.code).toBe('de')
    expect(speech.texts('home').how.title).toBe('So geht’s')
    expect(speech.texts('steam/table').actions.engineer).toBe('Ingenieur')
    await speech.need('lobby', 'age-of-steam/maps/barbados/words')
    expect(speech.texts('lobby').start).toBe('Partie beginnen')
    expect(speech.texts('age-of-steam/maps/barbados/words').alone?.lost).toContain('Verloren')
    expect(speech.texts('grammar').dollars(-5)).toBe('−$5')
  })

  it('leaves nothing behind that was on its way while it was chosen', async () => {
    const { speech, changeTo } = await fresh()
    await speech.need('home')
    await Promise.all([speech.need('rail/asks'), changeTo('de'), speech.need('menu')])
    expect(speech.texts('rail/asks').goods.pass).toBe('Passen')
    expect(speech.texts('menu').rules).toBe('Regeln')
  })

  it('leaves all as it is where its texts do not come', async () => {
    const { speech, changeTo } = await fresh()
    await speech.need('home')
    await expect(changeTo('xx')).rejects.toThrow('no language')
    expect(speech.code).toBe('en')
    expect(speech.texts('home').how.title).toBe('How it works')
  })

  const files = Object.keys(
    import.meta.glob(['../../web/src/lib/texts/en/**/*.ts', '../../web/src/lib/games/*/maps/*/texts/en/*.ts']),
  )
  it.each(codes())('%s finds every text that there is in English', async (code) => {
    const { areaOf } = await import('#lib/texts/areas.ts')
    const { speech, changeTo } = await fresh()
    await changeTo(code)
    const areas = files.filter((file) => !file.endsWith('index.ts')).map((file) => areaOf('', file) as Area)
    await speech.need(...areas)
    expect(areas.length).toBeGreaterThan(80)
    for (const area of areas) expect(Object.keys(speech.texts(area))).not.toEqual([])
  })

  const FOLDER = new URL('../games', import.meta.url).pathname
  const matches = readdirSync(FOLDER).filter((name) => /^(?!.*\.result).*\.json$/.test(name))
  const others = codes().filter((code) => code !== 'en')
  it.each(others)('%s tells every recorded match without a word of English', async (code) => {
    const { changeTo } = await fresh()
    await changeTo(code)
    const { gameUi } = await import('#lib/games/registry/registry.ts')
    const { sentenceOf } = await import('#lib/games/contract/told/tellings.ts')
    const english: string[] = []
    let lines = 0
    for (const name of matches) {
      const match = JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as MatchFile
      const ui = gameUi(match.game)
      const rules = (await ui?.rules(match.map)) as Rules
      const tell = await ui?.told()
      for (const { state, events } of replay(match, rules)) {
        const told = tell?.({ rules, state, eyes: null, nameOf: (seat) => `S${seat}` })
        for (const event of events) {
          const line = told?.(event)
          if (line) lines++
          if (
            line &&
            /(?<![\p{L}])(the|and|for|from|with|red|blue|yellow|purple|grey|white)(?![\p{L}])/u.test(sentenceOf(line))
          )
            english.push(sentenceOf(line))
        }
      }
    }
    expect(lines).toBeGreaterThan(1000)
    expect([...new Set(english)]).toEqual([])
  })

  it('calls places as its readers do', async () => {
    const { changeTo } = await fresh()
    const { placeCalled } = await import('#lib/texts/names.ts')
    await changeTo('de')
    expect(['Munich', 'Chicago'].map(placeCalled)).toEqual(['München', 'Chicago'])
  })
})
