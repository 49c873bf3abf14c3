import type { GestureLook } from '@turnwise/gesture';
import { createMatch } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { asksTheSame } from './asks-the-same.ts';

/** A copy, as it comes over a connection. */
function lookOf(cells: readonly number[]): GestureLook {
  const game = registry.get('tic-tac-toe');
  if (game === undefined) throw new Error('tic-tac-toe is not registered');
  const match = createMatch({ game, seats: ['X', 'O'], seed: 1 });
  if (!match.ok) throw new Error('no match');
  for (const cell of cells) match.value.submit(match.value.toAct[0] ?? (0 as never), { kind: 'place', cell });
  const [seat] = match.value.seats;
  if (seat === undefined) throw new Error('nobody sits there');
  return JSON.parse(JSON.stringify({ ...match.value.look(seat), stage: null })) as GestureLook;
}

test('the same look once more asks the same; another decision, and another offer, do not', () => {
  const look = lookOf([]);
  expect(asksTheSame(look, lookOf([]))).toBe(true);
  expect(asksTheSame(undefined, look)).toBe(false);
  expect(asksTheSame(look, lookOf([0, 1]))).toBe(false);
  expect(asksTheSame(look, { ...look, decision: 'another' })).toBe(false);
  expect(asksTheSame(look, { ...look, offers: [] })).toBe(false);
});
