/** What a frame with a table in it is allowed, whoever writes it: as much as a table needs, and no more. */
export const FRAME = {
  allow: 'clipboard-write; fullscreen',
  sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
} as const

/** Of a frame that the browser loads when it comes into sight. */
export const FRAME_WRITTEN = { loading: 'lazy', ...FRAME } as const
