/**
 * Messages: a text, or a function of what stands in it. `[words]` in one is a link and `*words*` are stressed: where it
 * leads, and how stress looks, is not for a language to say (`parts/page/Rich.svelte`).
 */
export type Messages = {
  readonly [id: string]: string | readonly string[] | ((...slots: never[]) => string) | Messages
}

/** The same messages in any language: none missing, none to spare, each with the same slots. */
export type Translated<English> = {
  readonly [Id in keyof English]: English[Id] extends string
    ? string
    : English[Id] extends (...slots: infer Slots) => string
      ? (...slots: Slots) => string
      : Translated<English[Id]>
}

/** A piece of a message. */
export interface Piece {
  readonly kind: 'plain' | 'link' | 'stress'
  readonly text: string
}

export function piecesOf(message: string): Piece[] {
  return message.split(/(\[[^\]]*\]|\*[^*]*\*)/).flatMap((part): Piece[] => {
    if (part === '') return []
    const inner = part.slice(1, -1)
    if (part.startsWith('[')) return [{ kind: 'link', text: inner }]
    return [part.startsWith('*') ? { kind: 'stress', text: inner } : { kind: 'plain', text: part }]
  })
}
