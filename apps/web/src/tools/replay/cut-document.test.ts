import { createRegistry } from '@turnwise/game';
import { createMatch, loadMatch, type Match } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { cutDocument } from './cut-document.ts';

const game = registry.get('tic-tac-toe')!;

function begun(): Match {
  const made = createMatch({ game, seats: ['X', 'O'], seed: 3 });
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value;
}

function play(match: Match, cells: readonly number[]): void {
  for (const cell of cells) match.submit(match.toAct[0]!, { kind: 'place', cell });
}

test.each([0, 2, 4])('after frame %i it is as it was then', (frame) => {
  const whole = begun();
  play(whole, [4, 0, 2, 6]);
  const then = begun();
  play(then, [4, 0, 2, 6].slice(0, frame));
  const loaded = loadMatch(cutDocument(whole.save({ snapshot: true }), frame), createRegistry([game]));
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  expect(loaded.value.length).toBe(frame);
  expect(loaded.value.state).toEqual(then.state);
});
