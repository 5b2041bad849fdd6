import { type EmbedCommand, type EmbedEvent, inEnvelope, readCommand } from './messages.ts'

/** The page this frame is in, as far as it is the one that the frame's address names. */
export interface Host {
  say(event: EmbedEvent): void
  /** Ends listening. */
  leave(): void
}

const SILENT: Host = { say: () => {}, leave: () => {} }

/**
 * Events go to that origin alone, commands are taken from nobody but that page. Without a name, or with one that is no
 * origin of the web (a file, an app), the table is only shown.
 */
export function hostAt(origin: string | null, obey: (command: EmbedCommand) => void, page: Window = window): Host {
  const { parent } = page
  if (parent === page || origin === null || !isOrigin(origin)) return SILENT
  const hear = (event: MessageEvent) => {
    if (event.source !== parent || event.origin !== origin) return
    const command = readCommand(event.data)
    if (command) obey(command)
  }
  page.addEventListener('message', hear)
  return {
    say: (event) => parent.postMessage(inEnvelope(event), origin),
    leave: () => page.removeEventListener('message', hear),
  }
}

const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
