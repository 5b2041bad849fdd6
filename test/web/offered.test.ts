import { describe, expect, it } from 'vitest'
import { catalogue } from '#engine/bots/catalogue.ts'
import { games } from '#engine/games.ts'
import { aboutBot, aboutMap, botKind, groupName, mapName, optionWords, valueName } from '#worker/both/offered.ts'
import { texts as maps } from '#worker/both/texts/en/maps.ts'
import { texts as names } from '#worker/both/texts/en/names.ts'
import { texts as offered } from '#worker/both/texts/en/offered.ts'

/** The rules have ids; whoever chooses reads words. */
describe('what tables offer has words', () => {
  const all = games.flatMap((game) => game.maps.map((map) => ({ game, map, id: map.id })))

  it.each(all)('worker/both/texts/en/maps.ts says what $id is', ({ map }) => {
    expect(mapName(maps, map.id)).toBe(map.name)
    expect(aboutMap(maps, map.id)).not.toBe('')
  })

  it.each(all)('worker/both/texts/en/offered.ts has the options of $id, with their values', ({ game, map }) => {
    for (const { id, values, group } of game.options(map.id)) {
      const words = optionWords(offered, game.id, id)
      expect([words.label, words.help]).not.toContain('')
      expect(Object.keys(words.values).sort()).toEqual([...values].sort())
      expect(values.map((value) => valueName(words, value))).not.toContain('')
      if (group !== undefined) expect(groupName(offered, group)).not.toBe(group)
    }
  })

  it.each(catalogue)('$id, a bot', ({ id }) => {
    expect(botKind(names, id)).not.toBe(id)
    expect(aboutBot(offered, id)).not.toBe('')
  })

  it('a map of somebody else’s is called by its id', () => {
    expect([mapName(maps, 'heap'), aboutMap(maps, 'heap'), botKind(names, 'cheat')]).toEqual(['heap', '', 'cheat'])
    expect(valueName(optionWords(offered, 'stones', 'size'), '10')).toBe('10')
  })
})
