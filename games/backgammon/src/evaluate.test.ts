// The evaluation counts in whole numbers, and is divided once at the end.
import { createChooser } from '@turnwise/game';
import { expect, test } from 'vitest';
import { evaluate, lead } from './evaluate.ts';
import { anyPosition } from './testing/any-position.ts';
import { at, BLACK_SEAT, randomGame, WHITE_SEAT } from './testing/table.ts';
import type { BackgammonState } from './types.ts';

function check(state: BackgammonState): void {
  const white = lead(state, WHITE_SEAT);
  expect(Number.isSafeInteger(white)).toBe(true);
  expect(lead(state, BLACK_SEAT)).toBe(white === 0 ? 0 : -white);
  expect(evaluate(state, WHITE_SEAT) > 0.5).toBe(white > 0);
}

test('in random games', () => {
  for (let seed = 1; seed <= 5; seed++) for (const { state } of randomGame(seed)) check(state);
});

test('in positions that random play seldom reaches', () => {
  const chooser = createChooser(1);
  for (let i = 0; i < 300; i++) check(at(anyPosition(chooser)));
});
