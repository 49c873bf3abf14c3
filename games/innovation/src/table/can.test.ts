// The reasons why something cannot be done, for buttons that are off.
import { seat } from '@turnwise/game';
import { expect, test } from 'vitest';
import { canAchieve, canDogma, canMeld, canSplay, COLOURS, innovation, SPLAYS } from '../index.ts';
import type { InnovationState } from '../index.ts';
import { idOf } from '../cards/catalogue.ts';

const NAMES = ['A', 'B'];

function position(document: object): InnovationState {
  const context = innovation.prepare({ seed: 1, seats: NAMES });
  if (!context.ok) throw new Error(JSON.stringify(context.error));
  const { options, random } = context.value;
  const parsed = innovation.notation.position.parse(document as never, { names: NAMES, options, random });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
}

const state = position({
  players: {
    A: {
      board: { blue: { cards: ['Tools', 'Calendar'], splay: 'left' }, red: { cards: ['Oars'] } },
      hand: ['Sailing'],
      score: ['Coal', 'Banking', 'Paper'],
      achievements: [1],
    },
    B: {},
  },
});

test.each([
  [1, { code: 'achievementTaken', params: { age: 1 } }],
  [2, undefined],
  [3, { code: 'tooFewPoints', params: { age: 3, needed: 15, points: 13 } }],
  [10, { code: 'noSuchAchievement', params: { age: 10 } }],
])('achieve %i', (age, reason) => {
  expect(canAchieve(state, seat(0), age)).toEqual(reason);
});

test('enough points and no card of the value', () => {
  const rich = position({ players: { A: { board: { red: { cards: ['Oars'] } }, score: ['Coal', 'Banking'] }, B: {} } });
  expect(canAchieve(rich, seat(0), 1)).toBeUndefined();
  expect(canAchieve(rich, seat(0), 2)).toEqual({ code: 'topCardTooLow', params: { age: 2, highest: 1 } });
});

test.each([
  ['blue', 'right', undefined],
  ['blue', 'left', { code: 'alreadySplayed', params: { color: 'blue', direction: 'left' } }],
  ['red', 'up', { code: 'pileTooSmall', params: { color: 'red', cards: 1 } }],
  ['green', 'up', { code: 'pileTooSmall', params: { color: 'green', cards: 0 } }],
] as const)('splay %s %s', (colour, direction, reason) => {
  const [player] = state.players;
  if (player === undefined) throw new Error('no player');
  expect(canSplay(player, COLOURS.indexOf(colour), SPLAYS.indexOf(direction))).toEqual(reason);
});

test('meld and dogma', () => {
  expect(canMeld(state, seat(0), idOf('Sailing'))).toBeUndefined();
  expect(canMeld(state, seat(0), idOf('Oars'))).toMatchObject({ code: 'notInHand' });
  expect(canDogma(state, seat(0), idOf('Calendar'))).toBeUndefined();
  expect(canDogma(state, seat(0), idOf('Tools'))).toMatchObject({ code: 'notATopCard' });
});
