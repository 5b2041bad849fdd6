import { describe, expect, it } from 'vitest'
import { areaOf } from '#lib/texts/areas.ts'
import { texts as offer } from '#lib/texts/en/offer.ts'
import { grammarOf } from '#worker/both/language/grammar.ts'
import { piecesOf, type Translated } from '#worker/both/language/messages.ts'
import { pseudoOf } from '#worker/both/language/pseudo.ts'

describe('a file of texts', () => {
  it('is known by its area, wherever it lies', () => {
    const found: [folder: string, path: string][] = [
      ['', './home.ts'],
      ['', '../../../../../worker/both/texts/en/grammar.ts'],
      ['steam', './asks.ts'],
      ['', '../texts/en/steam/asks.ts'],
      ['age-of-steam', '../../../games/age-of-steam/maps/germany/texts/de/words.ts'],
      ['', '../../web/src/lib/games/age-of-steam/maps/germany/texts/de/words.ts'],
    ]
    expect(found.map(([folder, path]) => areaOf(folder, path))).toEqual([
      'home',
      'grammar',
      'steam/asks',
      'steam/asks',
      'age-of-steam/maps/germany/words',
      'age-of-steam/maps/germany/words',
    ])
  })
})

describe('messages', () => {
  it('have links and stress where a language puts them', () => {
    expect(piecesOf('Drop it, or [open it]: *now*.')).toEqual([
      { kind: 'plain', text: 'Drop it, or ' },
      { kind: 'link', text: 'open it' },
      { kind: 'plain', text: ': ' },
      { kind: 'stress', text: 'now' },
      { kind: 'plain', text: '.' },
    ])
  })

  it('take the form that goes with a number, by the rules of the language', () => {
    const forms = { one: 'utas', few: 'few', other: 'others' }
    const [english, polish, german] = ['en', 'pl', 'de'].map((locale) => grammarOf(locale, (sum) => `${sum} $`))
    expect([1, 2, 0].map((count) => english?.plural(count, forms))).toEqual(['utas', 'others', 'others'])
    expect(polish?.plural(3, forms)).toBe('few')
    expect(german?.list(['A', 'B', 'C'])).toBe('A, B und C')
    expect(german?.change(-3)).toBe('−3 $')
  })

  it('another language has all of them with the same slots, or does not compile', () => {
    const { taglines } = offer
    const german: Translated<typeof offer> = { taglines, players: (fewest, most) => `${fewest} bis ${most} Spieler` }
    // @ts-expect-error: one is missing
    const missing: Translated<typeof offer> = { taglines }
    // @ts-expect-error: one too many
    const surplus: Translated<typeof offer> = { ...german, seats: 'Plätze' }
    // @ts-expect-error: a slot of another kind
    const other: Translated<typeof offer> = { taglines, players: (names: string) => names }
    expect([german.players(2, 4), missing, surplus, other]).toHaveLength(4)
  })

  it('the language for tests makes words longer and leaves figures, links and slots where they are', () => {
    const { a, b } = pseudoOf({ a: 'Open [the rules] of 3', b: (name: string) => `with ${name}` })
    expect(a).toMatch(/^Òpèñ\S+ \[thè\S* rùlè\S+\] òf\S* 3$/)
    expect(b('Ada')).toMatch(/^wìth\S+ Àdà\S+$/)
    // A message in a message is made longer once.
    expect(b(b('Ada')).length).toBe(b('Ada').length + 'wìthôû '.length)
  })
})
