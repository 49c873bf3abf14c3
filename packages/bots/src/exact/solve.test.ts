// Exact values, in pieces of any size; and where there can be none, it gives up.
import { seat } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { botNamed } from '../index.ts';
import { Solver } from './solve.ts';

const ticTacToe = registry.get('tic-tac-toe') as AnyGame;

/** By cell, with X in the centre and O in a corner; undefined if it gave up or is not done. */
function solvedBy(work: (solver: Solver) => void, game = ticTacToe, positions = 6000): string | undefined {
  const start = game.setup({ seed: 1, seats: ['X', 'O'], options: {} });
  if (!start.ok) throw new Error('no start');
  const state = game.kernel.clone(start.value);
  for (const [at, cell] of [4, 0].entries())
    game.kernel.step(state, Object.assign({ kind: 'place', seat: seat(at % 2) }, { cell }));
  const solver = new Solver(game, state, seat(0), positions);
  work(solver);
  return solver.solved?.map(({ input, value }) => `${(input as unknown as { cell: number }).cell}:${value}`).join(' ');
}

const VALUES = '1:0.5 2:0.5 3:0.5 5:0.5 6:0.5 7:0.5 8:0.5';

test('all at once and a few at a time', () => {
  expect(solvedBy((solver) => solver.work(6000))).toBe(VALUES);
  for (const piece of [1, 7, 100])
    expect(
      solvedBy((solver) => {
        for (let i = 0; i < 6000; i += piece) solver.work(piece);
      }),
    ).toBe(VALUES);
});

test('a piece is no longer than was asked for', () => {
  let hashes = 0;
  const hash: AnyGame['kernel']['hash'] = (state) => {
    hashes++;
    return ticTacToe.kernel.hash(state);
  };
  const counting: AnyGame = { ...ticTacToe, kernel: { ...ticTacToe.kernel, hash } };
  expect(solvedBy((solver) => solver.work(50), counting)).toBeUndefined();
  expect(hashes).toBe(51);
});

test('a search that is to look at very many positions does so in pieces', () => {
  const game = registry.get('connect-four') as AnyGame;
  let hashes = 0;
  const hash: AnyGame['kernel']['hash'] = (state) => {
    hashes++;
    return game.kernel.hash(state);
  };
  const bot = botNamed({ ...game, kernel: { ...game.kernel, hash } }, 'search:iterations=10,exact=10000000');
  const start = game.setup({ seed: 1, seats: ['X', 'O'], options: {} });
  if (!bot.ok || !start.ok) throw new Error('no start');
  const thinking = bot.value.think({ seat: seat(0), seats: 2, view: game.view(start.value, seat(0)) }, 1);
  thinking.work(1);
  expect(hashes).toBeLessThan(1100);
});

test('it gives up where there are more positions, and where lists are cut', () => {
  expect(solvedBy((solver) => solver.work(6000), ticTacToe, 100)).toBeUndefined();
  const legalInputs: AnyGame['legalInputs'] = (state, by, limit) => ({
    ...ticTacToe.legalInputs(state, by, limit),
    cut: true,
  });
  expect(solvedBy((solver) => solver.work(6000), { ...ticTacToe, legalInputs })).toBeUndefined();
});

test('it gives up where a position can come again, however deep it is', () => {
  let hashes = 0;
  // All positions from the third on are the same.
  const hash = (): string => (hashes++ < 3 ? `${hashes}` : 'again');
  const cyclic: AnyGame = { ...ticTacToe, kernel: { ...ticTacToe.kernel, hash } };
  expect(solvedBy((solver) => solver.work(6000), cyclic)).toBeUndefined();
  expect(hashes).toBeLessThan(6);
});
