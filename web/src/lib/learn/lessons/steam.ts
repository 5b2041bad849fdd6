import type { Steam } from '#engine/steam/rules.ts'
import type { Areas } from '../../texts/areas.ts'
import type { Lesson } from '../lesson.ts'

/** Hartford, Poughkeepsie, Albany: three tiles, two links, and two yellow cubes that want to travel them. */
export const steamLesson: Lesson<Steam, keyof Areas['steam/lesson']['steps']> = {
  of: {
    game: 'steam',
    map: 'steam-northeast',
    options: { mode: 'base', firstOrder: 'random', gentle: 'off', incomeMax: 'none', townRevisit: 'on' },
    seats: 3,
    seed: 'lesson-213',
  },
  rivals: {
    1: [
      { type: 'select', tile: 'turn-order', use: 'use' },
      { type: 'build', hex: 'L7', tile: '22', rotation: 4 },
      { type: 'build', hex: 'L6', tile: 'T22', rotation: 1 },
      { type: 'build', hex: 'M6', tile: '22', rotation: 2 },
      { type: 'endBuild' },
      { type: 'engine' },
      { type: 'pass' },
    ],
    2: [
      { type: 'select', tile: 'first-move', use: 'use' },
      { type: 'build', hex: 'L4', tile: '22', rotation: 0 },
      { type: 'build', hex: 'K3', tile: '21', rotation: 2 },
      { type: 'build', hex: 'L3', tile: 'T22', rotation: 3 },
      { type: 'endBuild' },
      { type: 'engine' },
      { type: 'deliver', from: 'M5', cube: 'purple', path: [5, 5] },
      { type: 'score', to: 'income' },
    ],
  },
  otherwise: [
    { type: 'select', tile: 'engineer', use: 'use' },
    { type: 'select', tile: 'first-build', use: 'use' },
    { type: 'select', tile: 'turn-order', use: 'use' },
    { type: 'endBuild' },
    { type: 'pass' },
    { type: 'score', to: 'income' },
  ],
  steps: [
    {
      id: 'tile',
      ask: 'select',
      points: [{ control: 'action', of: 'locomotive' }],
      good: [{ type: 'select', tile: 'locomotive', use: 'use' }],
    },
    {
      id: 'firstTile',
      ask: 'build',
      points: [{ hex: 'I7' }, { control: 'tile', of: '21' }, { control: 'rotation', of: '0' }],
      good: [{ type: 'build', hex: 'I7', tile: '21', rotation: 0 }],
    },
    {
      id: 'town',
      ask: 'build',
      points: [{ hex: 'I8' }, { control: 'tile', of: 'T23' }, { control: 'rotation', of: '0' }],
      good: [{ type: 'build', hex: 'I8', tile: 'T23', rotation: 0 }],
    },
    {
      id: 'lastTile',
      ask: 'build',
      points: [{ hex: 'J7' }, { control: 'tile', of: '22' }, { control: 'rotation', of: '2' }],
      good: [{ type: 'build', hex: 'J7', tile: '22', rotation: 2 }],
    },
    { id: 'built', ask: 'build', points: [{ control: 'end' }], good: [{ type: 'endBuild' }] },
    {
      id: 'first',
      ask: 'goods',
      points: [{ hex: 'K8' }, { control: 'from', of: 'K8' }],
      good: [{ type: 'deliver', from: 'K8', cube: 'yellow', path: [5, 0] }],
    },
    {
      id: 'income',
      ask: 'score',
      points: [{ control: 'score', of: 'income' }],
      good: [{ type: 'score', to: 'income' }],
    },
    {
      id: 'second',
      ask: 'goods',
      points: [{ hex: 'K8' }, { control: 'from', of: 'K8' }],
      good: [{ type: 'deliver', from: 'K8', cube: 'yellow', path: [5, 0] }],
    },
    {
      id: 'incomeAgain',
      ask: 'score',
      points: [{ control: 'score', of: 'income' }],
      good: [{ type: 'score', to: 'income' }],
    },
    { id: 'anyTile', ask: 'select' },
    { id: 'anyBuild', ask: 'build' },
    { id: 'anyGoods', ask: 'goods' },
    { id: 'anyScore', ask: 'score' },
  ],
  isOver: ({ round }) => round > 1,
}
