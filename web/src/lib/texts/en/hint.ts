/** What a good bot would do: a hint for whoever is asked something. */
export const texts = {
  ask: 'Hint',
  title: 'Hint',
  thinking: 'Thinking it through …',
  take: 'Do it',
  not: 'Rather not',
  close: 'Close the hint',
  failed: 'No hint could be worked out here. Close it and try again.',
}
