import { botsFor } from '#engine/bots/index.ts'
import type { OptionField } from '#engine/core/index.ts'
import { games } from '#engine/games.ts'
import { aboutBot, aboutMap, botKind, groupName, optionWords, valueName } from '../both/offered.ts'
import { texts as maps } from '../both/texts/en/maps.ts'
import { texts as names } from '../both/texts/en/names.ts'
import { texts as words } from '../both/texts/en/offered.ts'
import { PROTOCOL } from '../protocol.ts'
import { endpoint } from './endpoint.ts'
import { Games, Health } from './shapes.ts'

/** What there is, whether or not there is a table. */
export const about = [
  endpoint({
    method: 'GET',
    path: '/api/health',
    name: 'health',
    summary: 'Whether the service answers, and what it speaks',
    answers: { 200: { about: 'It does.', json: Health } },
    serve: ({ c }) =>
      c.json({
        ok: true,
        protocol: PROTOCOL,
        games: Object.fromEntries(games.map((game) => [game.id, game.version])),
      } satisfies Health),
  }),
  endpoint({
    method: 'GET',
    path: '/api/games',
    name: 'games',
    summary: 'Everything that can be chosen for a table: games, maps, options, bots',
    answers: { 200: { about: 'All of it.', json: Games } },
    serve: ({ c }) => c.json({ games: games.map(offered) } satisfies Games),
  }),
]

function offered(game: (typeof games)[number]): Games['games'][number] {
  return {
    id: game.id,
    name: game.name,
    rules: game.version,
    maps: game.maps.map(({ seats, ...map }) => ({
      ...map,
      about: aboutMap(maps, map.id),
      seats: [...seats],
      options: game.options(map.id).map((field) => optionOffered(game.id, field)),
    })),
    bots: botsFor(game.id).map(({ id }) => ({ id, name: botKind(names, id), about: aboutBot(words, id) })),
  }
}

function optionOffered(game: string, { id, values, group, ...rest }: OptionField) {
  const said = optionWords(words, game, id)
  return {
    id,
    label: said.label,
    help: said.help,
    values: values.map((value) => ({ id: value, label: valueName(said, value) })),
    ...rest,
    ...(group !== undefined && { group: groupName(words, group) }),
  }
}
