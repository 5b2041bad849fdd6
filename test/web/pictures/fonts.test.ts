import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { atMost, breadth, sizeToFit, wrapped } from '#lib/pictures/fit.ts'
import { isDrawable } from '#lib/pictures/fonts.ts'

/** A table of a WOFF file, unpacked. */
function tableOf(file: Buffer, wanted: string): Buffer {
  for (let i = 0; i < file.readUInt16BE(12); i++) {
    const at = 44 + i * 20
    if (file.toString('latin1', at, at + 4) !== wanted) continue
    const [offset, packed, length] = [4, 8, 12].map((by) => file.readUInt32BE(at + by)) as [number, number, number]
    const table = file.subarray(offset, offset + packed)
    return packed < length ? inflateSync(table) : table
  }
  throw new Error(`no ${wanted}`)
}

/** The letters of a font: the ranges of its cmap in format 4, which covers what fits 16 bits. */
function lettersOf(font: string): Set<number> {
  const cmap = tableOf(readFileSync(`node_modules/@fontsource/besley/files/besley-${font}-normal.woff`), 'cmap')
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, i) => cmap.readUInt32BE(8 + i * 8))
  const at = subtables.find((offset) => cmap.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('no cmap in format 4')
  const count = cmap.readUInt16BE(at + 6) / 2
  const letters = new Set<number>()
  for (let i = 0; i < count; i++) {
    const [end, start] = [cmap.readUInt16BE(at + 14 + i * 2), cmap.readUInt16BE(at + 16 + (count + i) * 2)]
    for (let letter = start; letter <= end && letter < 0xffff; letter++) letters.add(letter)
  }
  return letters
}

describe('letters that pictures set names in', () => {
  it.each(['500', '700'])('are all in the fonts of weight %s', (weight) => {
    const had = new Set([...lettersOf(`latin-${weight}`), ...lettersOf(`latin-ext-${weight}`)])
    const drawn = Array.from({ length: 0xffff }, (_, code) => code).filter(
      (code) => (code < 0xd800 || code > 0xdfff) && isDrawable(String.fromCharCode(code)),
    )
    expect(drawn.length).toBeGreaterThan(300)
    const asWritten = drawn.map((code) => String.fromCharCode(code).normalize('NFC').charCodeAt(0))
    expect(asWritten.filter((code) => !had.has(code)).map((code) => code.toString(16))).toEqual([])
  })

  it('are those of languages in Latin letters, composed or not', () => {
    for (const name of ['Ada', 'Łukasz Żółć', 'Ødegård', 'Zoë', 'Zoe\u0308', 'Šárka', 'İbrahim', "O'Neill – “x”"]) {
      expect([name, isDrawable(name)]).toEqual([name, true])
    }
    for (const name of ['Эмиль', '愛', 'عمر', 'Ada 🚂', 'a\u0308\u0323', '\ufffe', 'ﬁ']) {
      expect([name, isDrawable(name)]).toEqual([name, false])
    }
  })
})

describe('texts on a card', () => {
  it('are broken where they would be too wide', () => {
    expect(wrapped('Southeast Canada / Northeast USA', 372, 33)).toEqual(['Southeast Canada /', 'Northeast USA'])
    expect(wrapped('Barbados', 372, 50)).toEqual(['Barbados'])
    for (const line of wrapped('one two three four five six seven', 100, 20)) {
      expect(breadth(line) * 20).toBeLessThanOrEqual(100)
    }
    expect(atMost(['a', 'b'], 2)).toEqual(['a', 'b'])
    expect(atMost(['a', 'b', 'c'], 2)).toEqual(['a', 'b…'])
  })

  it('are set smaller where they would not fit', () => {
    expect(sizeToFit('Ada', 250, 22)).toBe(22)
    expect(sizeToFit('M'.repeat(24), 250, 22)).toBeLessThan(11)
    expect(breadth('WWW')).toBeGreaterThan(breadth('iii'))
  })
})
