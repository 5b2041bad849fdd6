import { spansOf } from '../../both/clock/spans.ts'
import type { Translated } from '../../both/language/messages.ts'
import { texts as grammar } from '../../both/texts/hu/grammar.ts'
import type { texts as english } from '../en/tell.ts'

const { list } = grammar
const { longSpan } = spansOf('hu')

export const texts: Translated<typeof english> = {
  title: {
    'player.turn': 'Te jössz',
    'player.time': 'Fogy az időd',
    'player.began': 'Elkezdődött a játszma',
    'player.over': 'Vége a játszmának',
    'player.said': (name) => `${name} írt`,
    'player.ending': 'Egy asztalt hamarosan törlünk',
    'player.rules': 'Változtak a szabályok',
    'player.hello': 'Szólni fogunk',
  },
  about: (what, table) => `${what} · ${table}`,
  yourTurn: (name) => `${name}, te jössz.`,
  others: 'Mások kezdenek.',
  round: (round, rounds) => `${round}/${rounds}. forduló.`,
  since: (names) => `Azóta lépett: ${list(names)}.`,
  left: (ms) => `Még ${longSpan(ms)} van hátra.`,
  ending: 'Régóta nem történt itt semmi: egy hét múlva megszűnik az asztal, hacsak valaki nem lép.',
  keep: 'A játszmafájl megőrizhető: nyisd meg az asztalt, és töltsd le.',
  rules:
    'A mai szabályokkal ez már más játszma lenne. Nyisd meg az asztalt: ott látod, honnantól, és együtt döntitek el, folytatjátok-e.',
  hello: (name) => `${name}, mostantól szólunk, ha ennél az asztalnál történik valami.`,
  won: (names) => `${list(names)} nyert.`,
  nobodyWon: 'Senki sem nyert.',
  place: (place, name, score) => `${place}. ${name}: ${score}`,
  out: 'kiesett',
}
