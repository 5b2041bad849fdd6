import type { AgeOfSteam } from '#engine/age-of-steam/rules.ts'
import type { Areas } from '../../texts/areas.ts'
import type { Lesson } from '../lesson.ts'

/**
 * Cincinnati, Indianapolis, Evansville: three tiles make two links between two cities of one colour, so that the same
 * line takes one cube there and another one back.
 */
export const ageOfSteamLesson: Lesson<AgeOfSteam, keyof Areas['age-of-steam/lesson']['steps']> = {
  of: {
    game: 'age-of-steam',
    map: 'rust-belt',
    options: { edition: '2022', sectionLoss: 'edition', firstTile: 'simple', ownerMarkerLimit: '20' },
    seats: 3,
    seed: 'lesson-1',
  },
  rivals: {
    1: [
      { type: 'issue', n: 1 },
      { type: 'drop' },
      { type: 'choose', action: 'turn-order' },
      { type: 'build', hex: 'A10', tile: 'straight', rotation: 0 },
      { type: 'build', hex: 'B8', tile: 'straight', rotation: 1 },
      { type: 'build', hex: 'A9', tile: 'gentle', rotation: 1 },
      { type: 'endBuild' },
      { type: 'engine' },
      { type: 'deliver', from: 'C8', cube: 'purple', path: [4] },
    ],
    2: [
      { type: 'issue', n: 1 },
      { type: 'drop' },
      { type: 'choose', action: 'production' },
      { type: 'build', hex: 'B10', tile: 'gentle', rotation: 4 },
      { type: 'build', hex: 'B9', tile: 'gentle', rotation: 1 },
      { type: 'build', hex: 'C9', tile: 'gentle', rotation: 4 },
      { type: 'endBuild' },
      { type: 'engine' },
      { type: 'deliver', from: 'A11', cube: 'blue', path: [1] },
    ],
  },
  otherwise: [
    { type: 'issue', n: 0 },
    { type: 'drop' },
    { type: 'choose', action: 'first-move' },
    { type: 'choose', action: 'first-build' },
    { type: 'choose', action: 'engineer' },
    { type: 'endBuild' },
    { type: 'pass' },
    { type: 'decline' },
  ],
  steps: [
    {
      id: 'shares',
      ask: 'issue',
      points: [{ control: 'count', of: '1' }],
      good: [{ type: 'issue', n: 1 }],
    },
    {
      id: 'auction',
      ask: 'bid',
      points: [{ control: 'bid' }],
      good: [{ type: 'bid', amount: 1 }, { type: 'bid' }],
    },
    {
      id: 'action',
      ask: 'choose',
      points: [{ control: 'action', of: 'locomotive' }],
      good: [{ type: 'choose', action: 'locomotive' }],
    },
    {
      id: 'firstTile',
      ask: 'build',
      points: [{ hex: 'L9' }, { control: 'tile', of: 'gentle' }, { control: 'rotation', of: '5' }],
      good: [{ type: 'build', hex: 'L9', tile: 'gentle', rotation: 5 }],
    },
    {
      id: 'town',
      ask: 'build',
      points: [{ hex: 'K9' }, { control: 'tile', of: 'sharp' }, { control: 'rotation', of: '2' }],
      good: [{ type: 'build', hex: 'K9', tile: 'sharp', rotation: 2 }],
    },
    {
      id: 'lastTile',
      ask: 'build',
      points: [{ hex: 'K10' }, { control: 'tile', of: 'gentle' }, { control: 'rotation', of: '4' }],
      good: [{ type: 'build', hex: 'K10', tile: 'gentle', rotation: 4 }],
    },
    { id: 'built', ask: 'build', points: [{ control: 'end' }], good: [{ type: 'endBuild' }] },
    {
      id: 'there',
      ask: 'goods',
      points: [{ hex: 'M9' }, { control: 'from', of: 'M9' }],
      good: [{ type: 'deliver', from: 'M9', cube: 'blue', path: [4, 3] }],
    },
    {
      id: 'back',
      ask: 'goods',
      points: [{ hex: 'J10' }, { control: 'from', of: 'J10' }],
      good: [{ type: 'deliver', from: 'J10', cube: 'blue', path: [1, 2] }],
    },
    { id: 'anyBuild', ask: 'build' },
    { id: 'anyAuction', ask: 'bid' },
    { id: 'anyAction', ask: 'choose' },
    { id: 'anyGoods', ask: 'goods' },
    { id: 'production', ask: 'produce' },
    { id: 'production', ask: 'place' },
  ],
  isOver: ({ round }) => round > 1,
}
