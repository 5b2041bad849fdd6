/** What every page may come to say: its heads, and controls that stand anywhere. */
export const texts = {
  title: (what: string) => (what === '' ? 'Railhead' : `${what} · Railhead`),
  wordmark: 'Railhead, home',
  home: 'Home',
  aTable: 'A table on Railhead',
  copied: 'Copied',
  failed: 'Select it and copy by hand',
  share: 'Share…',
  dismiss: 'Dismiss',
  close: 'Close',
  language: { choose: 'Language', failed: 'This language could not be loaded. Try again.' },
  errors: {
    nowhere: {
      title: 'No track leads here',
      text: 'There is no page at this address. Was the link copied whole?',
    },
    failed: {
      title: 'This page has come off the rails',
      text: 'That is our fault, and no match is hurt by it. Trying again often helps.',
    },
    again: 'Try again',
  },
  colours: {
    now: { system: 'Colours: system', light: 'Colours: light', dark: 'Colours: dark' },
    change: {
      system: 'Colours: system. Change',
      light: 'Colours: light. Change',
      dark: 'Colours: dark. Change',
    },
  },
}
