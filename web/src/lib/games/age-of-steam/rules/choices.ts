import type { RuleSection } from '../../contract/rulesText.ts'

/** What holds on every map: how the two editions differ, and what a table may agree on. */
export const CHOICES: readonly RuleSection[] = [
  {
    id: 'editions',
    title: 'The two editions',
    lead: 'Rust Belt can be played by the first edition of 2002 instead of the deluxe one. It differs in six points; the other maps are played by the deluxe edition.',
    rules: [],
    table: {
      caption: 'Where they differ',
      head: ['Rule', 'First (2002)', 'Deluxe (2022)'],
      rows: [
        ['Double tiles on empty hexes', 'not allowed', 'allowed'],
        ['Simple track made side by side', '$3', '$2'],
        ['Unfinished track that was not extended is lost', 'after its owner’s turn', 'when all have built'],
        ['Free pass while two are bidding', 'allowed', 'not allowed'],
        ['Income reduction at 50 and more', '8', '10'],
        ['Dice of goods growth', 'as many as still play', 'as many as began'],
      ],
    },
  },
  {
    id: 'house-rules',
    title: 'House rules',
    lead: 'What a table may agree on before it starts, on every map.',
    rules: [],
    table: {
      caption: 'What a table may choose',
      head: ['Rule', 'As the rules have it', 'Or'],
      rows: [
        ['Unfinished track is lost', 'as in the edition', 'when all have built, or after its owner’s turn'],
        ['First tile of a player', 'plain track at a city', 'any track that starts at a city'],
        ['Owner markers', 'twenty each', 'no limit'],
      ],
    },
  },
]
