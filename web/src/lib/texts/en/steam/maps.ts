/** What is said of both maps of Steam, where one chooses. */
export const texts = {
  lead: 'Both are played by the same rules, as base game or as standard game.',
  goods: '96 cubes; those in the twelve supply spaces come later, group by group',
}
