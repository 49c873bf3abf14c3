// Dice by expression, from the streams of a state.
import { advanceRandom, createRandom, unusedScript } from '@turnwise/kernel';
import type { Random } from '@turnwise/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDice, STREAMS } from './dice.ts';
import type { DiceService } from './dice.ts';
import { SEED } from './testing/fight.ts';

function scripted(
  dice: readonly number[],
  provider: readonly number[] = [],
): { dice: DiceService; left: () => object } {
  let random: Random = createRandom(SEED, STREAMS, { dice, provider });
  const source = {
    get state() {
      return { random };
    },
    take(step: Parameters<typeof advanceRandom>[1]) {
      random = advanceRandom(random, step);
    },
  };
  return { dice: createDice(source), left: () => unusedScript(random) };
}

test.each([
  ['d6', [4], 4],
  ['1d6', [4], 4],
  ['2d8+3', [8, 1], 12],
  ['3d4-1', [1, 1, 1], 2],
  ['1d4-1', [1], 0],
])('%s of %j is %i', (expression, faces, sum) => {
  const { dice, left } = scripted(faces);
  expect(dice.roll(expression)).toBe(sum);
  expect(left()).toEqual({});
});

test.each(['', '6', 'd', '0d6', '2d0', '2d6k1', '2d6!', 'd6+', ' d6', '1d6 + 1', '-1d6'])(
  '%j is not a dice expression',
  (expression) => {
    expect(() => scripted([]).dice.roll(expression)).toThrow(RangeError);
  },
);

test('dice fall one after the other; choices have a stream of their own', () => {
  const { dice, left } = scripted([20, 3, 4], [1, 0]);
  expect([dice.d20(), dice.choice(['a', 'b']), dice.roll('2d4'), dice.choice(['only'])]).toEqual([20, 'b', 7, 'only']);
  expect(left()).toEqual({});
});

test('what is rolled lies within what the expression allows', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: -9, max: 9 }),
      (n, s, m) => {
        const random = createRandom(SEED, STREAMS);
        const dice = createDice({ state: { random }, take: () => {} });
        const sum = dice.roll(`${n}d${s}${m < 0 ? m : `+${m}`}`);
        expect(sum).toBeGreaterThanOrEqual(n + m);
        expect(sum).toBeLessThanOrEqual(n * s + m);
      },
    ),
    { seed: 5 },
  );
});
