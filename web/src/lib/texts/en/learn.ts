/** The first game: what is said around the lesson of any game. */
export const texts = {
  title: (game: string) => `First game: ${game}`,
  guide: 'Your guide',
  names: ['Guest', 'Brunel', 'Clara', 'Delia'],
  step: (at: number, all: number) => `Step ${at} of ${all}`,
  others: 'The others play. Watch the board: I am back as soon as it is your turn.',
  strayed: 'That is allowed. I had something else in mind:',
  takeBack: 'Take it back',
  goOn: 'Go on like this',
  over: 'That was a round. Here is what it did to your money:',
  overSpike: 'That was a delivery. Here is what it brought:',
  forReal: 'Now for real',
  forRealFor: (game: string) => `Now for real: ${game}, against easy bots`,
  again: 'Once more',
  rules: 'All rules',
  none: { title: 'No such game', text: 'There is no first game of that. The games there are stand on the first page.' },
  loading: 'Laying out the board…',
}
