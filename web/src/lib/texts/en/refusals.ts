import type { ChanceFault, Expected } from '#engine/core/index.ts'
import { spansOf } from '#worker/both/clock/spans.ts'
import { wrongInFile } from '#worker/both/faults.ts'
import { texts as faults } from '#worker/both/texts/en/faults.ts'
import type { Sentences } from '../refused.ts'

const { longSpan } = spansOf('en')

/** What is wrong with the address of a webhook. */
const WRONG_ADDRESS: Readonly<Record<string, string>> = {
  'too-long': 'The address is longer than any service gives out.',
  'not-an-address': 'This is no address: it should begin with https://.',
  'not-https': 'The address must begin with https://, so that nobody reads along.',
  credentials: 'The address must not have a name and password in it.',
  port: 'The address must not name a port.',
  'not-public': 'The address must be that of a public host, by its name.',
}

/** What is wrong with when somebody wants to rest. */
const WRONG_REST: Readonly<Record<string, string>> = {
  zone: 'Nobody here knows this time zone.',
  night: 'A night has twelve hours at most.',
  days: 'Three days of the week are the most.',
  holiday: 'A holiday has its first day before its last, and four weeks at most.',
}

const inMinutes = (minutes: unknown): string => longSpan(Number(minutes) * 60_000)

/** What a field of an action should be. */
const SHAPES: Readonly<Record<Expected, string>> = {
  int: 'a whole number',
  'int?': 'a whole number, or nothing',
  text: 'a short text',
  'text?': 'a short text, or nothing',
  'hidden text': 'a short text',
  ints: 'a short list of whole numbers',
  texts: 'a short list of short texts',
  'ints by name': 'an object of whole numbers',
  'hidden texts by name': 'an object of short texts',
  object: 'an object',
  'short list': 'a short list',
  nothing: 'nothing of that name',
}

const CHANCE: Readonly<Record<ChanceFault, (outcome: unknown) => string>> = {
  empty: () => 'there is nothing to draw from',
  hidden: () => 'it is hidden',
  other: (outcome) => `${outcome} cannot come out here`,
  missing: () => 'no outcome is recorded for this draw',
  needed: () => 'chance is needed here',
}

/** Refusals that every game and the table itself can give; each game adds its own. */
export const texts = {
  'RULE-UNTOLD': ({ rule }) => `The rules do not allow it (${rule}).`,
  'ACTION-SHAPE': ({ field, expected }) =>
    `Something is wrong with what was sent: ${field} should be ${SHAPES[expected as Expected]}.`,
  'ACTION-TYPE': 'There is no such action here.',
  'ORDER-TOPIC': 'No order can be given about this.',
  'ORDER-NEVER': 'You will not be asked that again.',
  'ORDER-ASK': 'This is no answer to what would be asked then.',
  'ORDER-STOP': 'That stop rule says nothing about this question.',
  'ORDER-STEPS': 'This is one answer, not several one after the other.',
  'ORDER-LASTS': 'A course of steps is for one time only.',
  'ORDER-BEYOND': 'Nobody can say what would be asked after this step.',
  'ORDER-UNLESS': 'What you wanted to be asked for has happened.',
  'ORDER-TOUCHED': ({ hex }) =>
    hex === undefined ? 'Somebody has changed what it was about.' : `Somebody has built at ${hex}, or beside it.`,
  'ORDER-WORTH': 'It would not bring what it did when you gave the order.',
  'ORDER-BID': ({ least, most }) => `The next bid is ${least}, and you wanted to go no higher than ${most}.`,
  'ORDER-CARD': 'No such card lies open.',
  'ORDER-BY-HAND': 'You played yourself before it could.',
  'ORDER-UNDONE': 'What it had done was taken back.',
  'PLAN-NEVER': 'They will not be asked that again.',
  'PLAN-LAST-ROUND': 'There is no round after this one.',
  'PLAN-ENDED': 'Nothing more is asked in this turn.',
  'PLAN-HIDDEN': 'What others could do is hidden here.',
  'PLAN-BACK': 'In a plan a step is left out, not taken back.',
  'PLAN-SHAPE': 'The plan cannot be read.',
  'PLAN-LONG': 'The plan is too long.',
  'MATCH-OVER': 'The match is over.',
  'TURN-SEAT': 'It is not your turn any more.',
  'OPTION-UNKNOWN': ({ option }) => `This map has no option “${option}”.`,
  'OPTION-VALUE': ({ option, value }) => `“${value}” is not offered for “${option}”.`,
  'MATCH-CHANCE': ({ fault, outcome }) =>
    `Chance in the file cannot have come like this: ${CHANCE[fault as ChanceFault]?.(outcome)}.`,
  'MATCH-CHANCE-LEFT': 'The file has more chance here than was asked for.',
  'MATCH-FILE': (facts) => `The match file is wrong: ${wrongInFile(faults, facts)}.`,
  'TABLE-AWAY-SOON': ({ minutes }) =>
    `Whoever holds this seat has just left: a bot may take over in ${inMinutes(minutes)}.`,
  'TABLE-ALONE': 'This match is on your device, with bots only: there is nobody to ask.',
  'TABLE-BOT-PLAYS': 'A bot plays this seat.',
  'TABLE-EMPTY-SEAT': ({ seat }) => `Seat ${Number(seat) + 1} is still empty.`,
  'TABLE-EXISTS': 'This table exists already.',
  'TABLE-FORK-HIDDEN': 'Something is hidden from you here: this match can be played on only when it is over.',
  'TABLE-FORK-OVER': 'The match is over at this moment: there is nothing to play on.',
  'TABLE-FORK-RUNNING': 'While a match runs, only those who play it can play on from a moment of it.',
  'TABLE-FORKED': 'This table goes on from another match: game, map and seats are settled.',
  'TABLE-GIVE-UP': 'Only the clock of the table gives up a seat.',
  'TABLE-GAME': 'There is no such game here.',
  'TABLE-HOST-SOON': ({ minutes }) =>
    `Whoever made the table has just left: anybody who sits here can do this in ${inMinutes(minutes)}.`,
  'TABLE-MAP': 'There is no such map for this game.',
  'TABLE-NAME-TAKEN': 'Somebody at this table has this name already.',
  'TABLE-NO-BOT': 'There is no such bot for this game.',
  'TABLE-NO-ENTRY': 'The match has no such entry.',
  'TABLE-NO-SEAT': 'There is no such seat.',
  'TABLE-NOT-ASKED': 'Nobody asks you.',
  'TABLE-NOT-HANDED-ON': 'This seat is not offered, or not any more.',
  'TABLE-OWN-SEAT': 'This seat is yours, or nobody’s.',
  'TABLE-PROPOSED': 'Somebody else has asked for something: that comes first.',
  'TABLE-UNDO-FAR': ({ most }) => `At most ${most} moves are taken back at once.`,
  'TABLE-NOT-LATE': 'This player still has time: nobody may act in their place.',
  'TABLE-REST': ({ fault }) => WRONG_REST[String(fault)] ?? 'That is no rest.',
  'TABLE-NOT-HOST': 'Only whoever made the table can do this.',
  'TABLE-NOT-OVER': 'The match is not over yet.',
  'TABLE-NOT-SEATED': 'Only those who played can ask for another match.',
  'TABLE-NOT-STARTED': 'The match has not begun.',
  'TABLE-NOT-YOURS': 'This seat belongs to somebody else.',
  'TABLE-OVER': 'The match is over.',
  'TABLE-PRESENT': 'Somebody who is here holds this seat.',
  'TABLE-RULES-AFTER': 'This is not where the match could go on under the rules of today.',
  'TABLE-RULES-SETUP': 'Under the rules of today this match would have been set up otherwise: it cannot go on.',
  'TABLE-RULES-VERSION': 'This match was begun with other rules than this site plays now.',
  'TABLE-PRIVATE': 'This match is private: only those who play it see it.',
  'TABLE-SEAT-TAKEN': 'Somebody was faster: this seat is taken.',
  'TABLE-SEATS': ({ fewest, most }) => `This map is for ${fewest} to ${most} players.`,
  'TABLE-SEATS-CLAIMED': ({ people }) => `${people} people sit at this table already.`,
  'TABLE-STARTED': 'The match has begun; this cannot be changed any more.',
  'TALK-EMPTY': 'There is nothing in it that could be read.',
  'TALK-FAST': 'Not so quick: wait a moment before you say more.',
  'TALK-NAME': 'Give a name, so that others know who speaks.',
  'TALK-PLAYER': 'Whoever plays here cannot be silenced; you need not hear them.',
  'TALK-SILENCED': 'Whoever made the table does not want you to say more here.',
  'ANSWER-FORGED': 'This link was not made by this table, or the seat has changed hands since.',
  'ANSWER-LATE': 'The match has gone on since this link was made.',
  'ANSWER-USED': 'This link has been used: the answer was given.',
  'TELL-MANY': ({ most }) => `You are told in ${most} ways already: give up one of them first.`,
  'TELL-NONE': 'You are not told in this way any more.',
  'TELL-NO-PUSH': 'This site does not send messages to devices.',
  'TELL-PUSH': 'This browser gave out an address that no message can be sent to.',
  'WEBHOOK-NONE': 'No channel is told of this table.',
  'WEBHOOK-SECRET': 'Messages in JSON need a secret to be signed with.',
  'WEBHOOK-SOON': 'A test message has just been sent; wait ten seconds.',
  'WEBHOOK-URL': ({ fault }) => WRONG_ADDRESS[String(fault)] ?? 'No message can be sent to this address.',
  'TABLE-LONG-TURN': ({ most }) => `You have done ${most} things on end: what is left is whatever ends your turn.`,
  'TABLE-UNDO': 'This cannot be taken back: somebody acted on it, or chance has spoken.',
  'TABLE-UNDO-OFTEN': ({ most }) => `${most} times is enough: what stands now stays.`,
} as const satisfies Sentences
