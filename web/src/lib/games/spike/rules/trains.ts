import type { RuleSection } from '../../contract/rulesText.ts'
import { rule } from './rule.ts'

export const TRAINS: readonly RuleSection[] = [
  {
    id: 'movement',
    title: 'How a train moves',
    lead: 'Over your own track, space by space, never back.',
    rules: [
      rule('MOVE-01', 'A train rests in a city, or it stands on a segment and heads for one of its ends.'),
      rule('MOVE-02', 'It uses segments with your own pieces only. Other trains are never in its way.'),
      rule('MOVE-03', 'A segment is one space and a city is one space. A junction is none.'),
      rule('MOVE-04', 'At a junction it goes on to any other segment of yours. At a city it enters, or skips it.'),
      rule(
        'MOVE-05',
        'A train on a segment cannot turn round. In a city it may leave in any direction, also the way it came.',
      ),
      rule(
        'MOVE-06',
        'Entering a city ends the movement; spaces left over are lost. The train cannot be started again in that turn.',
      ),
      rule(
        'MOVE-07',
        'A train that would enter a city next may skip it: it is put on another segment of yours that leaves the city, for one space. It was not in the city then, so it can neither load nor deliver there. Skipping works in every movement, several times if you like.',
      ),
      rule(
        'MOVE-08 MOVE-09',
        'The free movement is no space at all up to as many as the speed. A train on a segment always has somewhere to go, since every railway ends in a city.',
      ),
    ],
  },
  {
    id: 'start',
    title: 'Action: start the train',
    lead: 'Out of a city.',
    rules: [
      rule('START-01', 'Your train must have stood in a city when your turn began, and you need track there.'),
      rule(
        'START-02',
        'It makes one space at least and as many as its speed at most, the first onto any segment of yours at the city. In another city it stops, and may deliver.',
      ),
      rule('START-03', 'You may load before it leaves.'),
    ],
  },
  {
    id: 'boost',
    title: 'Action: boost the train',
    lead: 'One space more for a train on its way.',
    rules: [
      rule(
        'BOOST-01',
        'If your train is on a segment, also after its free movement, it makes exactly one space, however fast it is. It may enter a city and deliver, or skip one.',
      ),
    ],
  },
  {
    id: 'freight',
    title: 'Loading and delivering',
    lead: 'Each contract is one load from any city with the goods to one of three cities.',
    rules: [
      rule(
        'LOAD-01',
        'With your train at rest in a city you may load its goods, if the freight marker waits on a contract of yours.',
      ),
      rule(
        'LOAD-02',
        'Each car carries one load. You may load at any time before the train leaves, also in the turn it arrives and in the city it began in.',
      ),
      rule(
        'LOAD-03',
        'In your turn you may put a load back on its contract, wherever the train is. It can be loaded again later.',
      ),
      rule(
        'DELIV-01 DELIV-04',
        'With your train at rest in a city that the contract names you may deliver: on arrival or as long as it stands there, or not at all.',
      ),
      rule(
        'DELIV-02',
        'You get what the contract pays for this city, and the contract is fulfilled: one delivery each.',
      ),
      rule(
        'DELIV-03',
        'You deliver to each city once in the game, whatever the goods. Deliveries of others do not matter.',
      ),
    ],
  },
]
