import type { Spike } from '#engine/spike/rules.ts'
import type { Areas } from '../../texts/areas.ts'
import { type Lesson, MINE } from '../lesson.ts'

/** Wheat from Columbus by Pittsburgh to Buffalo: two railways that the first cards pay for, and a delivery in six turns. */
export const spikeLesson: Lesson<Spike, keyof Areas['spike/lesson']['steps']> = {
  of: { game: 'spike', map: 'eastern-us', options: { variant: 'basic' }, seats: 2, seed: 'lesson-245' },
  rivals: {
    1: [
      { type: 'giveCard', card: 'black' },
      { type: 'placeTrain', city: 'louisville' },
      {
        type: 'build',
        segments: ['s252', 's290'],
        payment: { direct: { red: 1 }, jokers: [{ from: 'green', n: 2, as: 'white' }] },
      },
      { type: 'endTurn' },
      { type: 'start', steps: ['s252'] },
      { type: 'freeMove', steps: ['s290'] },
      { type: 'upgrade', part: 'tender' },
      { type: 'freeMove', steps: [] },
      { type: 'draw', display: 1 },
      { type: 'draw', display: 2 },
      { type: 'draw', display: 0 },
      { type: 'freeMove', steps: [] },
      { type: 'draw', display: 3 },
      { type: 'draw' },
      { type: 'draw' },
      { type: 'freeMove', steps: ['nashville'] },
      { type: 'draw', display: 2 },
      { type: 'draw' },
      { type: 'draw' },
    ],
  },
  otherwise: [{ type: 'endTurn' }, { type: 'stopDrawing' }, { type: 'draw' }],
  steps: [
    {
      id: 'home',
      ask: 'train',
      points: [{ city: 'columbus' }],
      good: [{ type: 'placeTrain', city: 'columbus' }],
    },
    { id: 'load', ask: 'action', points: [{ control: 'load', of: 'wheat' }], good: [{ type: 'load', goods: 'wheat' }] },
    {
      id: 'build',
      ask: 'action',
      points: [{ control: 'tab', of: 'build' }, { city: 'pittsburgh' }, { control: 'build', of: 'pittsburgh' }],
      good: [
        { type: 'build', segments: ['s215', 's179'], payment: { direct: { blue: 1, yellow: 1 }, jokers: [] } },
        { type: 'build', segments: ['s215', 's179'] },
      ],
    },
    {
      id: 'buildOn',
      ask: 'action',
      points: [{ control: 'tab', of: 'build' }, { city: 'buffalo' }, { control: 'build', of: 'buffalo' }],
      good: [
        { type: 'build', segments: ['s138', 's098'], payment: { direct: { red: 1, black: 1 }, jokers: [] } },
        { type: 'build', segments: ['s138', 's098'] },
      ],
    },
    {
      id: 'upgrade',
      ask: 'action',
      points: [
        { control: 'tab', of: 'upgrade' },
        { control: 'part', of: 'speed' },
      ],
      good: [{ type: 'upgrade', part: 'speed' }],
    },
    {
      id: 'start',
      ask: 'action',
      points: [{ control: 'tab', of: 'train' }, { control: 'steps', of: 'start s215 s179' }, { control: 'go' }],
      good: [{ type: 'start', steps: ['s215', 's179'] }],
    },
    {
      id: 'move',
      ask: 'move',
      points: [{ control: 'steps', of: 'free s138 s098' }, { control: 'go' }],
      good: [{ type: 'freeMove', steps: ['s138', 's098'] }],
    },
    {
      id: 'draw',
      ask: 'action',
      points: [{ control: 'tab', of: 'draw' }, { control: 'display' }, { control: 'deck' }],
      good: [{ type: 'draw', display: 0 }, { type: 'draw' }],
    },
    {
      id: 'drawMore',
      ask: 'draw',
      points: [{ control: 'display' }, { control: 'deck' }],
      good: [{ type: 'draw', display: 2 }, { type: 'draw' }, { type: 'stopDrawing' }],
    },
    {
      id: 'arrive',
      ask: 'move',
      points: [{ control: 'steps', of: 'free buffalo' }, { control: 'go' }],
      good: [{ type: 'freeMove', steps: ['buffalo'] }],
    },
    {
      id: 'deliver',
      ask: 'action',
      points: [{ control: 'deliver', of: 'wheat' }],
      good: [{ type: 'deliver', goods: 'wheat' }],
    },
    { id: 'anyHome', ask: 'train' },
    { id: 'anyMove', ask: 'move' },
    { id: 'anyAction', ask: 'action' },
    { id: 'anyDraw', ask: 'draw' },
    { id: 'anyEnd', ask: 'after' },
  ],
  isOver: ({ players, round }) =>
    round > 1 || (players[MINE]?.contracts.some(({ freight }) => freight === 'delivered') ?? false),
}
