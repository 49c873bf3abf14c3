// What a game may tell its bots: how to play on, where to rest, and another judgement for the greedy player.
import { createChooser, nextInput, seat, usualNames } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { botNamed, decide } from './index.ts';

const ticTacToe = registry.get('tic-tac-toe') as AnyGame;
const whist = registry.get('whist') as AnyGame;

function withBots(game: AnyGame, bots: Partial<AnyGame['bots']>): AnyGame {
  return { ...game, bots: { ...game.bots, ...bots } };
}

function decided(game: AnyGame, name: string): ReturnType<typeof decide> {
  const seats = usualNames(game.seats, game.seats.min);
  const start = game.setup({ seed: 1, seats, options: {} });
  const bot = botNamed(game, name);
  if (!start.ok || !bot.ok) throw new Error('no start');
  const state = game.kernel.clone(start.value);
  for (let next = game.next(state); game.toAct(state).length === 0 && next !== undefined; next = game.next(state))
    game.kernel.step(state, next);
  const by = game.toAct(state)[0] ?? seat(0);
  return decide(bot.value, { seat: by, seats: seats.length, view: game.view(state, by) }, 1);
}

test('a search plays on by the policy, and draws where it has none', () => {
  const asked: AnyState[] = [];
  const policy = (state: AnyState): AnyInput | undefined => {
    asked.push(state);
    return undefined;
  };
  const plain = decided(ticTacToe, 'search:iterations=50,exact=0');
  expect(decided(withBots(ticTacToe, { policy }), 'search:iterations=50,exact=0')).toEqual(plain);
  expect(asked.length).toBeGreaterThan(100);
});

test.each([ticTacToe, whist])('where it rests a search judges the position as it is: $id', (game) => {
  const policy = (): never => {
    throw new Error('it played on');
  };
  const guided = withBots(game, { rests: () => true, policy, evaluate: () => 0.25 });
  const { report } = decided(guided, 'search:iterations=40,exact=0,prior=0,playout=20');
  expect(report.moves.every(({ value }) => value === 0.25)).toBe(true);
  expect(report.line.length).toBe(1);
});

test('the greedy player goes by its own judgement, where it has one', () => {
  const cells = (state: AnyState): readonly number[] =>
    (state as unknown as { readonly board: readonly number[] }).board;
  const at = (cell: number) => (state: AnyState) => (cells(state)[cell] === 0 ? 0.2 : 0.8);
  const guided = withBots(ticTacToe, { evaluate: at(3), greedy: { evaluate: at(7) } });
  expect(decided(guided, 'greedy').input).toMatchObject({ cell: 7 });
  expect(decided(withBots(ticTacToe, { evaluate: at(3) }), 'greedy').input).toMatchObject({ cell: 3 });
});

const JUDGED = registry.games.filter(({ bots }) => bots.opposed === true);

test.each(JUDGED)('$id: what its evaluation gives one seat it takes from the other', (game) => {
  expect(game.seats.max).toBe(2);
  const start = game.setup({ seed: 3, seats: usualNames(game.seats, 2), options: {} });
  if (!start.ok) throw new Error('no start');
  const [state, chooser] = [game.kernel.clone(start.value), createChooser(3)];
  for (let i = 0; i < 60 && game.result(state) === undefined; i++) {
    const [one, other] = [seat(0), seat(1)].map((by) => game.bots.evaluate?.(state, by) ?? 0);
    expect((one ?? 0) + (other ?? 0)).toBeCloseTo(1, 12);
    game.kernel.step(state, nextInput(game, state, chooser) as AnyInput);
  }
});

test('there are games whose evaluation is for both', () => {
  expect(JUDGED.map(({ id }) => id)).toEqual(['backgammon', 'duel']);
});
