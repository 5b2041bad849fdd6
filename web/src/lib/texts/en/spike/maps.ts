/** What there is to know of the map. */
export const texts = {
  lead: 'Cities, junctions and segments instead of hexes: every segment is paid with a card of its type.',
  places: 'Places',
  placesOf: (cities: number, junctions: number) => `${cities} cities, ${junctions} junctions`,
  segments: 'Segments',
  segmentsOf: (segments: number, pieces: number) => `${segments} of six types; each player has ${pieces} pieces`,
  /** By rule, what is special. */
  facts: {
    'SPK-COMP-01': '36 cities, each with one of twelve goods; every goods is offered by three cities, far apart.',
    'SPK-BUILD-03': 'A segment takes one piece of track, of one player; at least three ways lead to every city.',
  },
}
