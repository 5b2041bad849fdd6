import { figure } from '#worker/both/language/grammar.ts'
import type { Translated } from '#worker/both/language/messages.ts'
import { texts as grammar } from '#worker/both/texts/de/grammar.ts'
import type { texts as english } from '../en/puzzles.ts'

const { plural, dollars } = grammar

export const texts: Translated<typeof english> = {
  title: 'Rätsel',
  today: 'Rätsel des Tages',
  number: (n, all) => `Rätsel ${n} von ${all}`,
  streak: (days) => plural(days, { one: 'Heute gelöst', other: `${days} Tage in Folge` }),
  loading: 'Die Stellung wird aufgebaut …',
  card: 'Das Rätsel',
  asked: {
    delivery: {
      title: 'Welche zuerst?',
      text: '*Was transportierst du jetzt*, damit am meisten für dich herauskommt, bis alles transportiert ist? Danach nehmen alle, auch du, was sofort am besten zahlt.',
    },
    tiles: {
      title: 'Drei Plättchen',
      text: '*Baue so, dass deine zwei besten Lieferungen so viel zahlen wie möglich*, über deine Strecken. Beende das Bauen, wenn du fertig bist.',
    },
    bid: {
      title: 'Lohnt sich das?',
      text: 'Ein Gegner ist noch dabei. *Bieten oder aussteigen?* Unser bester Bot hat ausgerechnet, worauf die Partie hinausläuft: wenn du für einen Preis zuerst wählst, oder als Zweiter aus dem, was der Gegner übrig lässt.',
    },
    turn: {
      title: 'Ein Spielzug für Geld',
      text: '*Mach in diesem Spielzug so viele Dollar wie möglich*: Fahre, liefere und handle in der Reihenfolge, die sich lohnt.',
    },
    railway: {
      title: 'Eine Strecke, die sich lohnt',
      text: '*Baue die Strecke, die am meisten wert ist*: was die Stadt sofort zahlt, und was deine Streckenkarte und deine Aufträge dann über deine Strecken zahlen können.',
    },
  },
  units: {
    income: (n) => plural(n, { one: '1 Einkommen', other: `${n} Einkommen` }),
    points: (n) => plural(n, { one: '1 Punkt', other: `${n} Punkte` }),
    reckoned: (n) => `${figure(Math.round(n))} Siegpunkte am Ende`,
    dollars: (n) => dollars(n),
  },
  best: (mine, second) => `*Das Beste.* Es bringt dir ${mine}; alles andere höchstens ${second}.`,
  good: (mine, best) => `*Gut*: Es bringt dir ${mine}. Eines ist noch besser: ${best}.`,
  missed: (mine, best) => `Es bringt dir ${mine}; möglich ist: ${best}.`,
  nothing: (best) => `Das kostet mehr, als es wert sein kann. Das Beste bringt ${best}.`,
  atOnce: (mine, best) =>
    `Sofort bringt dein Zug ${mine} und der beste nur ${best}: Der Rest kommt später in der Runde.`,
  drop: 'Aussteigen',
  bid: (amount) => `Bieten: ${dollars(amount)}`,
  reckoning: 'Was jede Antwort bringt',
  solution: 'Lösung zeigen',
  solutionShown: (best) => `Das ist das Beste: ${best}.`,
  again: 'Noch einmal versuchen',
  another: 'Ein anderes',
  share: 'Teilen',
  shared: (n) => `Railhead-Rätsel ${n}`,
  none: { title: 'Dieses Rätsel gibt es nicht', text: (all) => `Es gibt ${all} Rätsel, und dieses ist keines davon.` },
  toToday: 'Zum Rätsel des Tages',
}
