import type { Rules, Seat } from '../core/rules.ts'
import { AGE_OF_STEAM } from './age-of-steam.ts'
import { SPIKE } from './spike.ts'
import { STEAM } from './steam.ts'
import type { Given, Topic } from './topic.ts'

/** By game, in the order in which a round comes to them. */
const TOPICS = {
  'age-of-steam': AGE_OF_STEAM,
  steam: STEAM,
  spike: SPIKE,
} as const

/** Here the types of a game end: rules, states and wishes that meet in a topic are always of one game. */
const topicsOf = (game: string): Readonly<Record<string, Topic>> =>
  (TOPICS as unknown as Readonly<Record<string, Readonly<Record<string, Topic>>>>)[game] ?? {}

export const topicOf = (rules: Pick<Rules, 'id'>, topic: string): Topic | undefined => {
  const topics = topicsOf(rules.id)
  return Object.hasOwn(topics, topic) ? topics[topic] : undefined
}

/** What orders can be given for by this seat, now or for later. */
export const topicsFor = (rules: Rules, state: unknown, seat: Seat): readonly string[] =>
  Object.entries(topicsOf(rules.id)).flatMap(([key, topic]) =>
    topic.supposed(rules, state, seat, NONE) === null ? [] : key,
  )

const NONE: Given = {}
