import { describe, expect, it } from 'vitest'
import { offer } from '#lib/texts/en/offer.ts'
import { grammarOf } from '#lib/texts/speech/grammar.ts'
import { LANGUAGES } from '#lib/texts/speech/languages.ts'
import { piecesOf, type Translated } from '#lib/texts/speech/messages.ts'
import { pseudoOf } from '#lib/texts/speech/pseudo.ts'

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
    expect([1, 2, 0].map((count) => grammarOf('en').plural(count, forms))).toEqual(['utas', 'others', 'others'])
    expect(grammarOf('pl').plural(3, forms)).toBe('few')
    expect(grammarOf('de').list(['A', 'B', 'C'])).toBe('A, B und C')
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

  it('every language has every area', async () => {
    for (const language of Object.values(LANGUAGES))
      for (const load of Object.values(language)) expect(Object.keys(await load()).length).toBeGreaterThan(0)
  })

  it('the language for tests makes words longer and leaves figures, links and slots where they are', () => {
    const { a, b } = pseudoOf({ a: 'Open [the rules] of 3', b: (name: string) => `with ${name}` })
    expect(a).toMatch(/^Òpèñ\S+ \[thè\S* rùlè\S+\] òf\S* 3$/)
    expect(b('Ada')).toMatch(/^wìth\S+ Àdà\S+$/)
  })
})
