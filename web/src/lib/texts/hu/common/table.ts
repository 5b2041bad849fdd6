import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../../en/common/table.ts'

const { list } = grammar

export const texts: Translated<typeof english> = {
  progress: (round, rounds, phase) => `${round}/${rounds}. forduló · ${phase}`,
  after: (round, rounds) => `${round}/${rounds}. forduló után`,
  thinking: (names) => `${list(names)} gondolkodik.`,
  asked: (name, task) => `${name}: ${task}`,
  lineDown: 'A köröd megvár, amíg helyreáll a vonal.',
  watching: (sentence) => `Néző vagy. ${sentence}`,
  out: 'kiesett',
  youAreOut: (sentence) => `Kiestél a játszmából. ${sentence}`,
  nobodyWon: 'Vége a játszmának. Senki sem nyert.',
  won: (name) => `${name} nyert.`,
  shared: (names) => `${list(names)} osztozik a győzelmen.`,
  presence: { bot: 'bot', you: 'te', away: 'távol van' },
  toAct: 'soron van',
  by: { bot: 'helyette bot', clock: 'lejárt az idő', order: 'utasításra' },
  goOn: 'Tovább',
  less: 'Kevesebb',
  more: 'Több',
  journal: {
    title: 'Napló',
    sinceYouCame: 'Mióta itt vagy',
    round: (round) => `${round}. forduló`,
    nothing: 'Még nem történt semmi.',
    takenBack: (moves) => `${moves} lépést visszavontak.`,
  },
  rules: {
    round: 'A forduló',
    map: 'A térkép különlegességei',
    rule: (rule) => `Szabály: ${rule}`,
    all: 'Minden szabály',
  },
  end: {
    title: 'Végeredmény',
    place: 'Helyezés',
    player: 'Játékos',
    points: 'Pont',
    lookBack: 'Visszanézem',
    again: 'Új játszma',
  },
}
