import type { Session } from '../../session/session.svelte.ts'
import { say } from '../../texts/language.svelte.ts'

/** What orders on this topic are called. */
export function topicName({ table }: Session, topic: string): string {
  const topics: Readonly<Record<string, Readonly<Record<string, string>>>> = say('orders').topics
  return topics[table?.game ?? '']?.[topic] ?? topic
}
