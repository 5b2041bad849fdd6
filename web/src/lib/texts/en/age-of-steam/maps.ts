/** What is said of all maps of Age of Steam, where one chooses. */
export const texts = {
  lead: 'What a map does differently can be read from its board and beside it.',
  goods: (cubes: number, cotton: number) => (cotton > 0 ? `${cubes} cubes and ${cotton} of cotton` : `${cubes} cubes`),
}
