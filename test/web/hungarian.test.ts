import { describe, expect, it } from 'vitest'
import { lineBy } from '#lib/games/contract/told/journal.ts'
import { texts as recap } from '#lib/texts/hu/rail/recap.ts'
import { texts as told } from '#lib/texts/hu/rail/told.ts'
import { hungarian } from '#worker/both/language/hungarian.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'

const { the, The, level } = hungarian

describe('the article of Hungarian', () => {
  it.each(['Ada', 'Éva', 'Ödön', 'Urbana', 'Évi', 'Ypsilanti', 'alföld', 'Új város', '„Első építő”'])(
    'is az before %s',
    (name) => expect(the(name)).toBe(`az ${name}`),
  )

  it.each(['Béla', 'Toledo', 'York', 'Yuma', 'Zsófi', 'Wheeling', 'piros', 'Hartford', '„Mérnök”', ''])(
    'is a before %s',
    (name) => expect(the(name)).toBe(`a ${name}`),
  )

  it('goes by how a number is spoken: öt, ötven and egy begin with a vowel, tíz and száz do not', () => {
    const open = [1, 5, 50, 55, 500, 1000, 1830, 5000, 1_000_000]
    const closed = [0, 2, 3, 4, 6, 8, 10, 11, 15, 18, 100, 150, 199, 10_000, 100_000, 2022]
    expect(open.map(the)).toEqual(open.map((count) => `az ${count}`))
    expect(closed.map(the)).toEqual(closed.map((count) => `a ${count}`))
    expect([the('1. forduló'), the('15. bejegyzés'), the('5 dolláros')]).toEqual([
      'az 1. forduló',
      'a 15. bejegyzés',
      'az 5 dolláros',
    ])
  })

  it('goes by the name of a letter that stands alone or before a number: ef, el, de', () => {
    expect(['A4', 'F10', 'L3', 'M7', 'N2', 'R1', 'S9', 'X5', 'Y6'].map(the).every((hex) => hex.startsWith('az '))).toBe(
      true,
    )
    expect(['B4', 'C1', 'D10', 'G3', 'H5', 'J7', 'K9', 'P1', 'Q2', 'T8', 'V3', 'W4', 'Z6'].map(the)).toEqual(
      ['B4', 'C1', 'D10', 'G3', 'H5', 'J7', 'K9', 'P1', 'Q2', 'T8', 'V3', 'W4', 'Z6'].map((hex) => `a ${hex}`),
    )
    expect([the('E jelű'), the('C jelű')]).toEqual(['az E jelű', 'a C jelű'])
  })

  it('looks behind what is not spoken: stress, links, and the marks of the journal', () => {
    expect([the('*Ada*'), the('[kezdőlap]')]).toEqual(['az *Ada*', 'a [kezdőlap]'])
    const article = (name: string) => lineBy(0, (mark) => the(mark({ seat: 0, name })))?.pieces[0]
    expect([article('Ada'), article('Béla')]).toEqual(['az ', 'a '])
  })

  it('is capital where a sentence begins', () => {
    expect([The('5. forduló'), The('piros')]).toEqual(['Az 5. forduló', 'A piros'])
  })
})

describe('numbers of Hungarian', () => {
  it('become adjectives by the vowels of what is spoken', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(level).join(' ')).toBe('0-s 1-es 2-es 3-as 4-es 5-ös 6-os 7-es 8-as 9-es')
    expect([10, 13, 16, 20, 30, 40, 50, 60, 70, 80, 90, 100].map(level).join(' ')).toBe(
      '10-es 13-as 16-os 20-as 30-as 40-es 50-es 60-as 70-es 80-as 90-es 100-as',
    )
  })

  it('stand before the dollar, not to be torn from it, with the minus of figures', () => {
    const { dollars, change } = grammar
    expect([dollars(5), dollars(-2), change(3), change(0)]).toEqual(['5\u00a0$', '−2\u00a0$', '+3\u00a0$', '0\u00a0$'])
  })

  it('lists and choices are joined without a comma before the last', () => {
    expect(grammar.list(['Ada', 'Béla', 'Cili'])).toBe('Ada, Béla és Cili')
    expect(grammar.either(['elsőként', 'másodikként'])).toBe('elsőként vagy másodikként')
  })

  it('what somebody did has one, for each is a clause', () => {
    const did = ['húzott', 'épített', 'szállított']
    expect([1, 2, 3].map((count) => grammar.clauses(did.slice(0, count)))).toEqual([
      'húzott',
      'húzott, és épített',
      'húzott, épített, és szállított',
    ])
  })
})

describe('sentences of Hungarian', () => {
  it('say a level where English counts links, and nothing is plural after a number', () => {
    expect(told.engine('Ada', 3)).toBe('Ada 3-as szintűre fejleszti a mozdonyát.')
    expect(told.dropped('Ada', 2, 5)).toBe('Ada kiszáll (2. hely), és 5\u00a0$-t fizet.')
  })

  it('have the verb in the person of whoever reads them', () => {
    const clauses = [
      { what: 'took', action: 'Első építő' },
      { what: 'links', count: 2, lines: [['Detroit', 'Toledo', 'Lima']] },
      { what: 'cubes', cubes: 2, gain: 3 },
    ] as const
    expect(recap.did('Béla', clauses)).toBe(
      'Béla az Első építő akciót választotta, megépítette a Detroit–Toledo–Lima vonalat, és 2 kockát szállított (+3).',
    )
    expect(recap.youDid(clauses)).toBe(
      'Az Első építő akciót választottad, megépítetted a Detroit–Toledo–Lima vonalat, és 2 kockát szállítottál (+3).',
    )
  })

  it('have no verb where te may stand among the names', () => {
    expect(recap.together(['te', 'Béla'], 2, 1, 0)).toBe('te és Béla: 2 új kapcsolat és 1 leszállított kocka.')
    expect(recap.together(['te', 'Béla'], 0, 0, 0)).toBe('te és Béla: kevés változás.')
  })
})
