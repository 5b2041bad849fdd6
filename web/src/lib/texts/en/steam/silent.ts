/** What we have decided where the printed rules of Steam say nothing, or two things. */
export const texts = {
  title: 'Where the printed rules are silent',
  lead: 'How it is played here where the texts leave something open or contradict each other.',
  rules: {
    'AMB-16 AMB-17':
      'Unowned track is claimed by joining it to unfinished track of yours, too, even where it comes from a town in which you have nothing. What a New City finishes is yours if it was nobody’s, wherever its other end lies.',
    'AMB-12':
      'Building over a town gives you its unowned exits with nothing beyond them; unowned track that goes on outside the town stays unowned until somebody extends it.',
    'AMB-10': 'An exit of a town never completes the open track of another player.',
    'AMB-11 AMB-31':
      'Several links may join the same two places, and each counts. A cube takes whichever of them the mover picks.',
    'AMB-15': 'Unfinished track that was not extended is lost at the end of its owner’s own next turn.',
    'AMB-13 AMB-29':
      'One build may turn a track and add a second one on the same hex; the land costs nothing then. A tile laid in this turn may be turned in this turn; it counts and costs again.',
    'AMB-26':
      'A first tile may be laid over another one if new track leaves a city; turning or claiming alone will not do.',
    'AMB-18 AMB-19':
      'A link on a town’s own hex to the city next door is gone with the town. Track with a New City at both ends stays unfinished.',
    'AMB-14 AMB-28': 'River and hills on one hex add up. Cities side by side are not linked without track.',
    'AMB-32 AMB-08 AMB-30':
      'Tiles, City Growth and Urbanization come in any order within a turn. City Growth needs a city that can grow when it is taken; if there is none left later it is lost. It moves all goods of one space. Without goods left a New City comes without any.',
    'AMB-20':
      'A cube may pass the same town again, since the texts forbid only the same city. Once each is a house rule.',
    'AMB-27': 'A cube that lies on a city of its own colour may go to another city of that colour.',
    'AMB-06 AMB-22': 'Income has no upper end (a house rule can give it one), and a final score may be negative.',
    'AMB-07 AMB-33':
      'At −10 each $5 takes two whole points: with one left nothing can be raised. In the standard game points can be turned into capital at the start of a round only. A Locomotive that cannot be paid cannot be taken.',
    'AMB-09 AMB-24':
      'The limits on taking action tiles hold in the standard game too; one without effect is the last resort.',
    'AMB-05 AMB-34 AMB-35 AMB-23':
      'Who opens the auction of the base game names a bid; in the standard game the opener may pass, freely with Turn Order. Whoever used that and then has the highest bid is not asked. With two players left the second pays nothing.',
    'AMB-25 AMB-21':
      'Ties at the end go by the number printed on the front of the action tile. Players who go bankrupt in one phase go in the order in which they are reached.',
    'AMB-01 AMB-02 AMB-04':
      'The supply has twelve spaces. Coins and discs never run out. Equal faces of tiles are swapped silently.',
  },
}
