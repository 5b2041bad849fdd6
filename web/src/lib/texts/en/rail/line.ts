import { texts as grammar } from '#worker/both/texts/en/grammar.ts'

const { dollars, list, plural } = grammar

const someTiles = (tiles: number): string => plural(tiles, { one: '1 tile', other: `${tiles} tiles` })
const someTurns = (turns: number): string => plural(turns, { one: '1 turn', other: `${turns} turns` })
const someLinks = (links: number): string => plural(links, { one: '1 link', other: `${links} links` })

/** Lines that are drawn, and what would pay. */
export const texts = {
  title: 'A line',
  /** What a pick on the board would do. */
  begin: 'a line can begin here',
  joins: (place: string) => `worth joining with ${place}`,
  how: {
    mouse: 'Drag over the board, or click place after place. The wheel and two fingers move the board meanwhile.',
    touch: 'One finger draws, two move the board. Or tap place after place.',
    keys: '*l* begins a line at the cursor and has it come by there, *Backspace* takes that back, *b* builds, *Esc* lets go.',
  },
  none: {
    start: 'A line begins at a city, in a town where you have track, or at the end of your own track.',
    way: 'No track can be built there, even over several turns.',
  },
  there: 'Your track leads there already.',
  /** Where a link of one's own joins the same places. */
  another: 'One link more, beside the one you have.',
  /** `turns` are all, this one included. */
  now: (tiles: number, price: number) => `*${someTiles(tiles)}, ${dollars(price)}*`,
  part: (now: number, all: number, price: number, whole: number, turns: number) =>
    `*${now} of ${someTiles(all)} now, ${dollars(price)};* all of it ${dollars(whole)} in ${someTurns(turns)}`,
  later: (all: number, whole: number, turns: number) =>
    `*Nothing of it now;* ${someTiles(all)}, ${dollars(whole)} in ${someTurns(turns)}`,
  lay: (tiles: number, price: number) => `Build ${someTiles(tiles)} · ${dollars(price)}`,
  /** What is left for later turns is kept as a plan. */
  layAndPlan: 'Build, and plan the rest',
  plan: 'Plan it',
  planned: (name: string) => `Kept with your plans: ${name}.`,
  /** One stop of the line. */
  back: 'Back',
  /** Links of later turns. */
  completesLater: (links: readonly { readonly from: string; readonly to: string }[]) =>
    `Later: ${list(links.map(({ from, to }) => `${from} – ${to}`))}.`,
  letGo: 'Let go',
  laying: (tile: number, of: number) => `Building tile ${tile} of ${of} …`,
  stopped: (laid: number, of: number) =>
    `Stopped after ${laid} of ${someTiles(of)}: it cannot be built any more as it was drawn.`,
  cargo: {
    title: 'Over it you could deliver',
    nothing: 'Nothing could be delivered over it with your locomotive as it is.',
    to: (cubes: number, good: string, place: string) => `${cubes} ${good} to ${place}`,
    brings: (links: number, gain: number, cubes: number) => `${someLinks(links)}, +${gain}${cubes > 1 ? ' each' : ''}`,
  },
  pays: {
    title: 'Worth joining in this turn',
    looking: 'Looking …',
    nothing: 'Nothing you could build in this turn opens a delivery for you with your locomotive as it is.',
    places: (places: readonly string[]) => places.join(' – '),
  },
  /** The deliveries that anybody could make. */
  finder: {
    title: 'Deliveries as things stand',
    whose: 'Whose deliveries',
    about: (name: string, links: number) => `What ${name} could deliver now, with a locomotive of ${someLinks(links)}.`,
    mine: (links: number) => `What you could deliver now, with your locomotive of ${someLinks(links)}.`,
    over: 'Also over the line that is drawn',
    nothing: 'Nothing can be delivered.',
    more: (hidden: number) => `${hidden} more`,
  },
}
