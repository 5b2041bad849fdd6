import { describe, expect, test } from 'vitest'
import { parseMatch } from '#engine/core/file/matchFile.ts'
import { nameFault } from '#engine/core/name/name.ts'
import { games } from '#engine/games.ts'
import { wrongName } from '#worker/both/faults.ts'
import { texts as faults } from '#worker/both/texts/en/faults.ts'
import barbados from '../../games/age-of-steam-barbados-1.json' with { type: 'json' }

const ZWSP = '\u200b'

describe('a name', () => {
  test.each([
    'Ada',
    'Łukasz',
    'Эмиль',
    '愛',
    'عمر',
    'می\u200cخواهم',
    '❤\ufe0f',
    '👩\u200d🚀',
    '<b>"&amp;',
    'N\u0303',
    '한글',
    'A.',
  ])('may be %s', (name) => expect(nameFault(name)).toBeNull())

  test.each([
    ['\u061cAda', 'direction of writing (U+061C)'],
    ['Ada\u202e', 'direction of writing (U+202E)'],
    [`A${ZWSP}da`, 'nobody sees (U+200B)'],
    ['A\u00adda', 'nobody sees (U+00AD)'],
    ['Ada\u034f', 'nobody sees (U+034F)'],
    ['Ada\ufe01', 'nobody sees (U+FE01)'],
    ['Ada\u{e0041}', 'nobody sees (U+E0041)'],
    ['\u3164', 'nobody sees (U+3164)'],
    ['\uffa0', 'nobody sees (U+FFA0)'],
    ['A\nda', 'control character (U+000A)'],
    ['A\u2028da', 'control character (U+2028)'],
    ['A\ud83d', 'half a character (U+D83D)'],
    ['\u2800', 'at least one sign that can be seen'],
    ['\u00a0 \u200d', 'at least one sign that can be seen'],
    ['\u0301', 'at least one sign that can be seen'],
    ['', 'at least one sign that can be seen'],
  ])('cannot be %j', (name, why) => {
    const wrong = nameFault(name)
    expect(wrong && wrongName(faults, wrong)).toContain(why)
  })

  test('in a match file is held to the same, or left out', () => {
    const named = (name: string) => parseMatch({ ...barbados, seats: [{ name }] }, games)
    expect([named('Ada').ok, named('').ok]).toEqual([true, true])
    expect(named(`A${ZWSP}da`)).toMatchObject({
      problem: { path: 'seats[0].name', fault: 'name', kind: 'unseen', code: 'U+200B' },
    })
  })
})
