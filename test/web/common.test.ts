import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { seatsOf } from '#lib/catalogue/offer/offer.ts'
import { awaited } from '#lib/frame/beside/away.ts'
import { biddersOf, costs, costText } from '#lib/games/common/auction/auction.ts'
import { progressOf, theirTask, turnSentence, winnersOf } from '#lib/games/common/sentence.ts'
import { freshPlaces } from '#lib/games/contract/changes.ts'
import { chaptersOf, type Line, lineBy } from '#lib/games/contract/told/journal.ts'
import { listsOf } from '#lib/games/rail/goods/lists.ts'
import { texts as t } from '#lib/texts/en/common/table.ts'
import { texts as lobby } from '#lib/texts/en/lobby.ts'
import { texts as offer } from '#lib/texts/en/offer.ts'
import { change, dollars } from '#lib/texts/language.svelte.ts'
import { figure, signed } from '#worker/both/language/grammar.ts'

const FOLDER = new URL('../../web/src/lib/games', import.meta.url).pathname
const SOURCES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => ({ name, text: readFileSync(`${FOLDER}/${name}`, 'utf8') }))
const nameOf = (seat: number): string => ['Ada', 'Brunel', 'Clara'][seat] ?? ''
const turn = { phase: 'build', round: 2, rounds: 7, seats: [0, 1], ask: 'build', over: false }

describe('words every game shares', () => {
  it('say what others do, and who has won', () => {
    expect(theirTask(turn, ['Ada', 'Brunel'], { build: (names) => `${names.join(' and ')} are building.` }, t)).toBe(
      'Ada and Brunel are building.',
    )
    expect(theirTask(turn, ['Ada'], {}, t)).toBe('Ada is thinking.')
    expect(winnersOf({ winners: [0, 2], standings: [] }, nameOf, t)).toBe('Ada and Clara share the victory.')
    expect([progressOf(turn, 'Building', t), progressOf({ ...turn, over: true }, '', t)]).toEqual([
      'Round 2/7 · Building',
      'After round 2 of 7',
    ])
  })

  it('tell a spectator that he watches, and whoever is out that they are', () => {
    const words = {
      mine: 'Build.',
      doing: { build: ([name]: readonly string[]) => `${name} is building.` },
      outcome: () => 'Over.',
    }
    const lost = [{ seat: 1, eliminated: true }]
    const at = (session: object) =>
      turnSentence(
        {
          turn: { ...turn, seats: [0] },
          acting: null,
          nameOf,
          mine: [],
          file: null,
          line: 'open',
          ...session,
        } as never,
        words,
        t,
      )
    expect(at({})).toBe('You are watching. Ada is building.')
    expect(at({ file: {} })).toBe('Ada is building.')
    expect(at({ mine: [1], rules: { standings: () => [] } })).toBe('Ada is building.')
    expect(at({ mine: [1], rules: { standings: () => lost } })).toBe('You are out of the match. Ada is building.')
    expect(at({ mine: [0], acting: 0 })).toBe('Build.')
  })

  it('count players over all maps', () => {
    const maps = [{ seats: [3, 6] }, { seats: [1, 1] }] as const
    expect([offer.players(...seatsOf(maps)), offer.players(1, 1), offer.players(2, 2)]).toEqual([
      '1–6 players',
      '1 player',
      '2 players',
    ])
  })
})

describe('who is waited for in vain', () => {
  const here = { name: 'x', bot: null, held: true, present: true }
  const at = (info: object, session: object = {}) =>
    awaited({
      turn: { ...turn, seats: [1] },
      table: { status: 'running', seats: [here, { ...here, ...info }] },
      mine: [0],
      acting: null,
      ...session,
    } as never)

  it('is told to those who play: a person, asked, and not here', () => {
    expect(at({ present: false })).toEqual([1])
    expect(at({})).toEqual([])
    expect(at({ present: false, bot: 'greedy' })).toEqual([])
    expect(at({ present: false }, { mine: [] })).toEqual([])
    expect(at({ present: false }, { acting: 0 })).toEqual([])
  })
})

describe('a list of deliveries', () => {
  const listed = (...gains: number[]) => listsOf(gains, (gain) => gain).map(({ title, offers }) => [title, ...offers])

  it('keeps apart what pays you and what pays only others', () => {
    expect(listed(3, 1, 0, -1)).toEqual([
      ['Pays you, best first', 3, 1],
      ['Pays only others', 0, -1],
    ])
    expect(listed(0)).toEqual([['Pays only others', 0]])
    expect(listed()).toEqual([])
  })
})

describe('an empty seat', () => {
  it('is to be given to a bot by whoever can do that, and by nobody else', () => {
    expect(lobby.missing.forHost(2)).toBe('2 seats are still empty: share the link, or give them to a bot.')
    expect(lobby.missing.forGuest(1)).toBe(
      'One seat is still empty: share the link; only whoever made the table can put a bot there.',
    )
  })
})

describe('an auction for the order', () => {
  const auction = { bidders: [2], bids: [4, null, 5], dropped: [1, 0] }

  it('lists who is in, then who is out by place', () => {
    expect(biddersOf(auction)).toEqual([
      { seat: 2, text: '$5', out: false },
      { seat: 0, text: 'out, place 2', out: true },
      { seat: 1, text: 'out, place 3', out: true },
    ])
  })

  it('says what a bid costs, without a figure for a place', () => {
    const four = { bidders: [0, 1, 2, 3], bids: [null, null, null, null], dropped: [] }
    expect(costText(four, 5)).toBe('$5 as first or second, $3 as third, nothing as last')
    expect(costText({ ...four, bidders: [2], dropped: [1, 0, 3] }, 2)).toBe('$2 as first')
  })

  it('tells what a bid would cost at each place still to be had', () => {
    const open = { ...auction, bidders: [2, 0], dropped: [1] }
    expect(costs(open, 6)).toEqual([
      { position: 1, due: 6 },
      { position: 2, due: 6 },
    ])
  })
})

describe('figures', () => {
  it('are below nothing with a minus, whatever they count', () => {
    expect([figure(-13), figure(0), figure(7)]).toEqual(['−13', '0', '7'])
    expect([signed(-8), signed(0), signed(8)]).toEqual(['−8', '0', '+8'])
    expect([dollars(-3), dollars(3), change(-3), change(3), change(0)]).toEqual(['−$3', '$3', '−$3', '+$3', '$0'])
  })

  it('are printed by these functions and no others', () => {
    const raw = SOURCES.filter(({ text }) =>
      /class="figure[^"]*">\{[\w.]*(score|points|income|money|amount)\}/.test(text),
    )
    expect(raw.map(({ name }) => name)).toEqual([])
  })
})

describe('the journal', () => {
  const said = (text: string): Line => ({ seat: null, pieces: [text] })
  const events = [{ type: 'a' }, { type: 'round', round: 2 }, { type: 'b' }, { type: 'c' }, { type: 'quiet' }]
  const played = { seat: 1, action: {} }
  const course = <Steps>(steps: Steps, since: number | null = -1) => ({
    steps,
    round: 1,
    since,
    takenBack: (count: number) => `${count} back`,
  })

  it('has the newest round first, and in it the newest line', () => {
    const chapters = chaptersOf(course([{ seq: 0, played, events }]), ({ type }) =>
      type.length === 1 ? said(type) : null,
    )
    expect(chapters).toEqual([
      { round: 2, lines: [said('c'), said('b')] },
      { round: 1, lines: [said('a')] },
    ])
  })

  it('tells what comes before the first round with it', () => {
    const early = [{ type: 'a' }, { type: 'round', round: 1 }, { type: 'b' }]
    const chapters = chaptersOf(course([{ seq: 0, played, events: early }]), ({ type }) =>
      type.length === 1 ? said(type) : null,
    )
    expect(chapters).toEqual([{ round: 1, lines: [said('b'), said('a')] }])
  })

  it('says where actions were taken back, by the numbers that are left out', () => {
    const steps = [2, 3, 8].map((seq) => ({ seq, played, events: [{ type: 'a' }] }))
    const told = (since: number | null) => chaptersOf(course(steps, since), () => said('a'))[0]?.lines
    expect(told(1)).toEqual(['a', '2 back', 'a', 'a'].map(said))
    expect(told(-1)?.at(-1)).toEqual(said('1 back'))
    expect(told(null)?.at(-1)).toEqual(said('a'))
  })

  it('says what acted in place of whoever did it, and of nobody else', () => {
    const lineOf = ({ type }: { type: string }): Line => ({ seat: Number(type), pieces: [type] })
    const steps = [{ seq: 0, played: { ...played, by: 'clock' as const }, events: [{ type: '0' }, { type: '1' }] }]
    expect(chaptersOf(course(steps), lineOf)[0]?.lines.map(({ by }) => by)).toEqual(['clock', undefined])
  })

  it('finds again what a message names, wherever a language puts it', () => {
    const ada = { seat: 0, name: 'Ada [x]' }
    const rome = { hex: 'B2', name: 'Rome' }
    const line = lineBy(0, (mark) => `In ${mark(rome)} baut ${mark(ada)}.`)
    expect(line).toEqual({ seat: 0, pieces: ['In ', rome, ' baut ', ada, '.'] })
    expect(lineBy(0, (mark) => `${mark(ada)} baut.`)?.pieces).toEqual([ada, ' baut.'])
    expect(lineBy(null, () => null)).toBeNull()
  })
})

describe('news', () => {
  const step = (hex: number) => ({
    seq: 0,
    at: 0,
    played: { seat: 0, action: {} },
    state: null,
    events: [{ type: 'built', hex }, { type: 'else' }],
  })
  const hexOf = (event: { type: string }) => ('hex' in event ? [Number(event.hex)] : [])

  it('is where something came about', () => {
    expect([...freshPlaces([step(3), step(4), step(3)], hexOf)]).toEqual([3, 4])
  })
})
