// The whole game, node by node, in fast mode: the counts are known.
import { expect, test } from 'vitest';
import { ticTacToe } from './index.ts';
import type { TicTacToeState } from './index.ts';

test('the tree has 549,946 nodes and 255,168 games', () => {
  const { kernel } = ticTacToe;
  const start = ticTacToe.setup({ seed: 1 });
  if (!start.ok) throw new Error('no setup');
  const states = Array.from({ length: 10 }, () => kernel.clone(start.value));
  const ends: Record<string, number> = {};
  let nodes = 0;
  const walk = (ply: number): void => {
    nodes++;
    const here = states[ply] as TicTacToeState;
    const result = ticTacToe.result(here);
    if (result !== undefined) {
      const end = `${result.reason} ${result.winners.join()}`;
      ends[end] = (ends[end] ?? 0) + 1;
      return;
    }
    const below = states[ply + 1] as TicTacToeState;
    for (let cell = 0; cell < 9; cell++) {
      if (here.board[cell] !== 0) continue;
      kernel.cloneInto(below, here);
      const stopped = kernel.step(below, { kind: 'place', seat: here.next, cell });
      if (stopped !== undefined) throw new Error(stopped.code);
      walk(ply + 1);
    }
  };
  walk(0);
  expect(nodes).toBe(549_946);
  expect(ends).toEqual({ 'line 0': 131_184, 'line 1': 77_904, 'draw 0,1': 46_080 });
  expect(131_184 + 77_904 + 46_080).toBe(255_168);
});
