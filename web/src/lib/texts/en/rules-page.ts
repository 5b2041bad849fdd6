/** The page with the rules of a game, around them. */
export const texts = {
  firstGame: 'Rather play than read? [Play a first round with a guide].',
  title: (game: string) => `${game}, the rules`,
  sections: 'Sections',
  ownTheGame:
    'They are no substitute for the printed ones, which come with a beautiful box: [play here], own the game.',
  none: {
    title: 'No track leads here',
    text: (game: string) => `There are no rules of a game called “${game}”. [The games there are]`,
  },
}
