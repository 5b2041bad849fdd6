import { texts as grammar } from '#worker/both/texts/en/grammar.ts'
import type { Sentences } from '../../refused.ts'

const { dollars } = grammar

/**
 * Why something cannot be done, where the games of this family have the same reason: each has its own rule for it, and
 * all say it alike.
 */
export const texts = {
  tooDear: ({ price, money }) => `This costs ${dollars(Number(price))} and you have ${dollars(Number(money))}.`,
  noTilesLeft: ({ limit }) =>
    limit === undefined
      ? 'You have no build left: three tiles a turn.'
      : `You have no build left: ${limit} tiles a turn.`,
  noGround: 'Cities and water take no track.',
  closedSide: 'Track cannot lead off the board or into water.',
  joinsForeign: 'Your track may not run into track of another player; it may only meet theirs in a place.',
  loop: 'Track may not lead from a place back to itself.',
  notConnected: ({ hex }) =>
    hex === undefined
      ? 'New track there must hang together with a city by track of your own.'
      : `New track on ${hex} must hang together with a city by track of your own.`,
  stationElsewhere: 'Station tiles go on towns only.',
  noSuchTile: 'There is no such tile or rotation.',
  noSuchRotation: 'There is no such rotation.',
  changesNothing: 'The same track lies there already.',
  movesTrack: 'Track that is there keeps its course.',
  dropsTrack: 'Track cannot be taken away, and a double tile can only be redirected.',
  redirectsLink: 'Only the free end of unfinished track can be redirected.',
  redirectsForeign: 'Finished links, towns and track of others cannot be redirected.',
  dropsExit: 'Rebuilding a town keeps every exit and adds at least one, four at most.',
  movesExit: 'The exits of a town cannot be redirected.',
  engineTwice: 'The locomotive can be improved once in this phase, up to 6.',
  noSuchWay: ({ engine }) =>
    engine === undefined ? 'There is no such way for this cube.' : `Your locomotive reaches ${engine} links.`,
  twice: 'A cube visits no place twice.',
  arrived: 'A cube ends its journey in the first city of its colour.',
  noPassage: 'A cube cannot pass through here.',
  sameCity: 'A cube must go to another city of its colour.',
  noLink: 'Goods move over finished links only.',
  notThere: 'A cube must arrive: this way does not end in a city of its colour.',
  bidTooLow: ({ highest }) => `A bid must be higher than the highest so far (${dollars(Number(highest))}).`,
  bidTooHigh: ({ money }) => `You cannot bid more than you have (${dollars(Number(money))}).`,
  noFreePass: 'Your free pass cannot be used now: it works once, and not with only two bidders left.',
  actionTaken: 'This action cannot be had now: somebody has it, or it is used up.',
  notOffered: 'That is not one of the things to choose from.',
} as const satisfies Sentences
