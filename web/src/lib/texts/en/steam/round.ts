/** The round at a glance, in the base game and in the standard one. */
export const texts = {
  opening: { name: 'First order', text: 'Before round 1 the places are auctioned one after the other.' },
  capital: { name: 'Capital', text: 'The only moment to raise money: $5 for each step of income.' },
  order: {
    name: 'Auction',
    text: 'First and second pay their bid, the last nothing, the others half, rounded up.',
  },
  select: {
    name: 'Actions',
    base: 'In turn order everybody takes one of seven tiles. Its number is your place in the next round.',
    standard: 'In the new order everybody takes one of seven tiles, for nothing.',
  },
  build: {
    name: 'Building',
    text: 'Three tiles. A dollar for each exit; a town and a river $1 more, hills $2. Over another tile the land is free.',
  },
  goods: {
    name: 'Goods',
    text: 'Twice: a cube over at most as many links as your locomotive. Each link is a point for its owner, who takes it as income or as points.',
  },
  income: {
    name: 'Money',
    base: 'Income comes in, or has to be paid. Whenever cash is short, $5 cost a step of income.',
    standard: 'Income less a dollar for each link of your locomotive. What you cannot pay costs points and income.',
  },
  end: (rounds: number) =>
    `After ${rounds} rounds: your points, half your income (twice what is below nothing, as a loss), and a point for each finished link.`,
}
