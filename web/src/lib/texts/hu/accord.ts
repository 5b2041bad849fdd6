import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/hu/grammar.ts'
import type { texts as english } from '../en/accord.ts'

const { list } = grammar

export const texts: Translated<typeof english> = {
  wants: {
    'take-back': (name, count) => `${name} szeretne visszavonni ${count} lépést.`,
    'stand-in': (name, other) => `${name} azt kéri, hogy játsszon bot, amíg ${other} vissza nem ér.`,
    offer: (name, other) => `${name} azt kéri, hogy ajánljátok fel másnak ${other} helyét.`,
    'new-rules': (name) => `${name} azt kéri, hogy a mai szabályokkal folytassátok.`,
  },
  drawn: 'Azóta megszólalt a véletlen: ami kijött, azt már ismeritek, és újra ugyanaz jön ki.',
  waiting: (names) => `${names.length === 1 ? 'Rá várunk' : 'Rájuk várunk'}: ${list(names)}.`,
  show: 'Mutasd azt a pillanatot',
  yes: 'Rendben',
  no: 'Nem',
  withdraw: 'Mégsem',
  ask: {
    takeBack: (count) => `Kérem ${count} lépés visszavonását`,
    standIn: (name) => `Kérem, játsszon bot ${name} helyett`,
    offer: (name) => `Kérem, legyen másé ${name} helye`,
  },
  hand: {
    on: 'Átadom ezt a helyet',
    help: 'Aki megnyitja ezt a linket, átveheti a helyet. Addig te játszol tovább.',
    copy: 'A hely linkjének másolása',
    stop: 'Mégis megtartom',
  },
  take: {
    question: (name) => `Neked ajánlják ${name} helyét.`,
    open: (name) => `${name} elment: szabad a helye.`,
    over: 'Átveszem',
    name: 'A neved',
    later: 'Most nem',
    gone: 'Ezt a helyet már nem kínálják.',
    broken: 'Ez a link egy helyet kínálna, de hiányos. Kérd el még egyszer.',
  },
  host: 'Leszek én a házigazda: az előző elment',
}
