import {
  ClientMessage,
  Command,
  Configuration,
  Forking,
  LiveEntry,
  NewTable,
  NextTable,
  Offered,
  Order,
  OrderState,
  Origin,
  SeatInfo,
  ServerMessage,
  TableInfo,
  TableMade,
  TableSummary,
  TellState,
  TellTo,
  TurnInfo,
  Webhook,
  WebhookState,
  You,
} from '../protocol.ts'
import { WebhookMessage } from '../table/hooks/message.ts'
import { PlayerMessage } from '../table/tell/message.ts'
import type { Schema } from './endpoint.ts'
import {
  BotOffered,
  Failure,
  GameOffered,
  Games,
  Health,
  MapOffered,
  Match,
  OEmbed,
  OpenApi,
  OptionOffered,
  PushKey,
} from './shapes.ts'

/** What a component is, and what its fields are where the name does not say it. */
export interface Words {
  readonly about: string
  readonly fields?: Readonly<Record<string, string>>
}

/**
 * The schemas that have a name in the description. Their words are here and not in the schemas, because the pages of
 * the client carry those and read none of it.
 */
export const COMPONENTS: Readonly<Record<string, Words & { readonly schema: Schema }>> = {
  Configuration: {
    schema: Configuration,
    about: 'What is to be played. Fields that are absent stay as they are, or are chosen for a new table.',
    fields: {
      game: 'Id of a game of `/api/games`.',
      map: 'Id of one of its maps.',
      options: 'Ids of values by ids of options.',
      seats: 'How many play, people and bots together.',
    },
  },
  Command: {
    schema: Command,
    about: 'A wish about the table or a seat. Each says how things should be, so repeating it does no harm.',
  },
  NewTable: {
    schema: NewTable,
    about: 'A table to be made. Fields that are absent are chosen for it.',
    fields: {
      places: 'By seat: a person with a secret of their own, a bot, or null for nobody yet.',
      start: 'Begin the match at once; every seat must be taken.',
      private: 'Only those who play, and the host, see the match.',
      hints: 'Everybody may be shown what a good bot would do; whoever plays alone with bots always may.',
    },
  },
  Forking: {
    schema: Forking,
    about: 'A match to be played on, at a table of its own. Either `table` or `match` is given.',
    fields: { table: 'Id of a table.', match: 'A match file.', at: 'Its last entry that stands; -1 is its beginning.' },
  },
  Origin: {
    schema: Origin,
    about: 'The match that a fork goes on from.',
    fields: {
      actions: 'How many of its actions were taken over.',
      names: 'Who sat where.',
      dealt: 'It was made of what one player could see; the rest was dealt anew.',
    },
  },
  ClientMessage: { schema: ClientMessage, about: 'What a client says over the socket.' },
  ServerMessage: { schema: ServerMessage, about: 'What the table says over the socket.' },
  LiveEntry: {
    schema: LiveEntry,
    about: 'An entry of the log as one client may know it: what is hidden from it is null.',
    fields: {
      seq: 'Its place in the log, from 0.',
      action: 'What was played; absent for an undo.',
      chance: 'What chance brought for it, in order.',
      hash: "Fingerprint of this client's view after the entry.",
      at: 'Milliseconds since 1970.',
    },
  },
  SeatInfo: {
    schema: SeatInfo,
    about: 'A seat as everybody may see it.',
    fields: {
      bot: 'Id of the bot that plays it, if one does.',
      held: 'A person holds it, even if a bot plays it for now.',
      present: 'Somebody who holds it is here.',
      away: 'Since when nobody who holds it is here, in milliseconds since 1970; null while somebody is.',
    },
  },
  TableInfo: {
    schema: TableInfo,
    about: 'Everything about a table that everybody may know.',
    fields: {
      rules: 'Version of the rules it is played by.',
      commitment: 'SHA-256 of the seed, from the start of the match.',
      seed: 'What all chance followed from; told when the match is over.',
      watching: 'How many are here without a seat.',
      next: 'The id of the table of the next match, once there is one.',
      hostAway: 'Since when its host is away, in milliseconds since 1970; null while here.',
    },
  },
  TableSummary: {
    schema: TableSummary,
    about: 'A table, and whose turn it is.',
    fields: {
      turn: 'Null in the lobby, and when this service plays another version of the rules.',
      yours: 'The seats that the secrets open which came with the request.',
    },
  },
  TableMade: {
    schema: TableMade,
    about: 'A table that has just been made.',
    fields: {
      link: 'The invitation: whoever opens it may sit down or watch.',
      hostSecret: 'Proves the host in `hello`.',
    },
  },
  NextTable: { schema: NextTable, about: 'The table of the next match.' },
  TurnInfo: {
    schema: TurnInfo,
    about: 'Whose turn it is.',
    fields: { seats: 'Who may act now.', ask: 'What they are asked: a key of the game.' },
  },
  Webhook: {
    schema: Webhook,
    about: 'Where messages about a table go (docs/webhooks.md).',
    fields: {
      url: 'An https address of a public host.',
      flavour: 'In whose form messages are put.',
      secret: 'Signs messages in JSON: `whsec_` and 24 to 64 random bytes in base64, thought up by the client.',
    },
  },
  WebhookState: {
    schema: WebhookState,
    about: 'What the host is told of where messages go.',
    fields: {
      host: 'Of the address; the rest of it is a secret.',
      waiting: 'How many messages are still to be sent.',
      last: 'The last attempt; its status is null when there was no answer.',
    },
  },
  WebhookMessage: { schema: WebhookMessage, about: 'What a webhook in JSON is sent.' },
  TellTo: {
    schema: TellTo,
    about: 'How a player is told (docs/notifications.md): by Web Push, as the browser gives it out, or by a webhook.',
  },
  TellState: {
    schema: TellState,
    about: 'What a player is told of how they are told.',
    fields: {
      id: 'As the client called it.',
      seats: 'Of the match: theirs.',
      kinds: 'Of what they are told.',
      host: 'Of the address; the rest of it is a secret.',
      waiting: 'How many messages are still to be sent.',
      last: 'The last attempt; its status is null when there was no answer.',
    },
  },
  PlayerMessage: { schema: PlayerMessage, about: 'What a webhook of a player in JSON is sent.' },
  Offered: {
    schema: Offered,
    about: 'What the link of a message would answer, and to what.',
    fields: { answer: 'Its name.', amount: 'What it costs, where it is a bid.' },
  },
  PushKey: { schema: PushKey, about: 'What a browser subscribes to Web Push with.' },
  Order: {
    schema: Order,
    about: 'Answers that a player leaves with the table for questions that are still to come.',
    fields: {
      topic: 'What it is about: what there is depends on the game.',
      steps: 'Of a choice one, for every time it is asked; of a course one answer after the other.',
      lasts: 'For the round in which it is first needed, or for all that come.',
      unless: 'What ends it, so that the player is asked after all.',
    },
  },
  OrderState: {
    schema: OrderState,
    about: 'An order, as whoever gave it sees it.',
    fields: {
      done: 'How many answers it has given.',
      began: 'In which round it was first needed.',
      stopped: 'Why it goes on no more, if it does not.',
    },
  },
  You: {
    schema: You,
    about: 'What this client has proved by its secrets.',
    fields: {
      webhook: 'For the host alone: where messages about the table go.',
      tells: 'How those who hold its seats are told of what happens.',
      seats: 'Seats it holds.',
      eyes: 'The seat whose view it gets; null is a spectator.',
    },
  },
  Match: {
    schema: Match,
    about: 'A match as a file (docs/match-format.md).',
    fields: {
      start: 'Of a fork that was dealt anew: the state it begins from.',
      inherited: 'Of a fork: how many entries were taken over from another match.',
      seed: 'Null until the match is over.',
      setup: 'What chance brought during the setup.',
      log: 'What was played, without what was taken back.',
    },
  },
  Health: { schema: Health, about: 'The service is well.', fields: { games: 'Versions of the rules by game.' } },
  Games: { schema: Games, about: 'Everything that can be chosen for a table.' },
  GameOffered: { schema: GameOffered, about: 'A game.', fields: { rules: 'Version of its rules.' } },
  MapOffered: { schema: MapOffered, about: 'A map of a game.', fields: { seats: 'Fewest and most seats.' } },
  OptionOffered: {
    schema: OptionOffered,
    about: 'An option: a choice of named values.',
    fields: {
      onlyWith: 'It means something only while that option has this value.',
      group: 'Options of one group stand together.',
    },
  },
  BotOffered: { schema: BotOffered, about: 'A bot that can be put on a seat.' },
  OEmbed: {
    schema: OEmbed,
    about: 'How to put a table into a page, by oEmbed 1.0.',
    fields: {
      html: 'One frame, without script.',
      cache_age: 'In seconds.',
      thumbnail_url: 'Left out where it would not fit.',
    },
  },
  Failure: {
    schema: Failure,
    about: 'What went wrong. The code is for programs and does not change; the message is for people and may.',
  },
  OpenApi: { schema: OpenApi, about: 'An OpenAPI document, described by its own specification.' },
}
