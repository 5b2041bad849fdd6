import { describe, expect, it } from 'vitest'
import { ApiError } from '#client/asking/api.ts'
import { whyNot } from '#lib/failures/whyNot.ts'

const because = (code: string, params = {}, status = 400) => whyNot(new ApiError(status, code, 'in its words', params))

describe('why the API did not do what a page asked of it', () => {
  it.each([
    ['TOO-OFTEN', {}, 'too many tables were made from this address: wait a minute'],
    ['TOO-BIG', { most: 16_384 }, 'at most 16384 bytes'],
    ['ORIGIN', { origin: 'https://a.example' }, 'pages of https://a.example may not do this'],
    ['TABLE-MAP', {}, 'There is no such map for this game.'],
    [
      'MATCH-FILE',
      { path: 'log[3].seat', fault: 'no-seat', most: 2 },
      'The match file is wrong: log[3].seat must be a seat, 0 to 2.',
    ],
    [
      'MATCH-FILE',
      { path: 'seats[0].name', fault: 'name', kind: 'unseen', code: 'U+200B' },
      'The match file is wrong: seats[0].name: a sign that nobody sees (U+200B) cannot be part of a name.',
    ],
    [
      'MATCH-CHANCE',
      { label: 'x', fault: 'other', outcome: '"red"' },
      'Chance in the file cannot have come like this: "red" cannot come out here.',
    ],
    [
      'ACTION-SHAPE',
      { field: 'amount', expected: 'int' },
      'Something is wrong with what was sent: amount should be a whole number.',
    ],
  ])('%s %j', async (code, params, said) => expect(await because(code, params)).toBe(said))

  it('is said in the words of the service where we have none, and of whatever else went wrong in its own', async () => {
    expect(await because('UNKNOWN', {}, 502)).toBe('the service answered with 502')
    expect(await because('BODY')).toBe('in its words')
    expect(await whyNot(new Error('no network'))).toBe('no network')
  })
})
