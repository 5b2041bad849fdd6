/** What `/embed.js` says in other people's pages: as little as can be, for all languages are in it. */
export const texts = {
  table: 'A table of Railhead',
  open: 'Open the table',
}

/** For whoever writes the page: like all errors for developers, in English. */
export const wrong = (name: string, value: string) => `${name}="${value}" is not understood.`
