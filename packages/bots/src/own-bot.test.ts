// Players that games bring themselves. Unseen has one: its solver, which solves every level that ships, also after mistakes.
import { createChooser } from '@turnwise/game';
import type { AnyGame, AnyInput, AnyState } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { botLook, botNamed, decide, recheck } from './index.ts';
import type { Bot } from './index.ts';

const game = registry.get('unseen') as AnyGame;
const LEVELS = (game.content?.shipped ?? []).map(({ id, par }) => ({ id, par }));
const PLAYER = 0 as never;

function named(name: string): Bot {
  const bot = botNamed(game, name);
  if (!bot.ok) throw new Error(JSON.stringify(bot.error));
  return bot.value;
}

function begin(level: string): AnyState {
  const start = game.setup({ seed: 1, seats: ['player'], options: { level } });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  return start.value;
}

/** The inputs of the bot from here to the end. */
function playOut(bot: Bot, state: AnyState): readonly AnyInput[] {
  const inputs: AnyInput[] = [];
  while (game.result(state) === undefined && inputs.length < 100) {
    const { input } = decide(bot, botLook(game, state, PLAYER, 1), inputs.length);
    expect(game.kernel.step(state, input), JSON.stringify(input)).toBeUndefined();
    inputs.push(input);
  }
  return inputs;
}

test.each(LEVELS)('the bot that is recommended solves $id in $par actions', ({ id, par }) => {
  const state = begin(id);
  const inputs = playOut(named('recommended'), state);
  expect(game.result(state)).toMatchObject({ reason: 'won', winners: [PLAYER] });
  expect(inputs.length).toBe(par);
});

test.each(LEVELS)('after mistakes it goes on, or begins $id again', ({ id, par }) => {
  for (let seed = 1; seed <= 3; seed++) {
    const state = begin(id);
    const chooser = createChooser(seed);
    for (let i = 0; i < 4 && game.result(state) === undefined; i++)
      game.kernel.step(state, game.sample(state, PLAYER, chooser) as AnyInput);
    if (game.result(state) !== undefined) continue;
    const inputs = playOut(named('solver'), state);
    expect(game.result(state)).toMatchObject({ reason: 'won' });
    const restarts = inputs.filter(({ kind }) => kind === 'restart').length;
    expect(restarts === 0 || (restarts === 1 && inputs.length === (par as number) + 1)).toBe(true);
  }
});

test('it tells the whole way, and its moves can be made again', () => {
  const look = botLook(game, begin('walks-unseen'), PLAYER, 1);
  const bot = named('solver');
  const { input, report } = decide(bot, look, 1);
  expect(report.line.length).toBe(24);
  expect(report.moves).toEqual([{ input, visits: 1, value: 1, certain: true }]);
  expect(bot.name).toBe('solver:iterations=300000');
  const mark = { name: bot.name, seed: 1, iterations: report.iterations };
  expect(recheck(game, look, input, mark)).toEqual({ kind: 'same' });
});

test('where it may not look far enough, it does something that is offered, the same again', () => {
  const state = begin('walks-unseen');
  const look = botLook(game, state, PLAYER, 1);
  const { input, report } = decide(named('solver:iterations=5'), look, 1);
  expect(report).toEqual({ iterations: [5], moves: [], line: [input] });
  expect(game.accepts(state, input)).toBe(true);
  expect(decide(named('solver'), look, 1, [5]).input).toEqual(input);
});

test('it works in pieces', () => {
  const look = botLook(game, begin('for-who-you-were'), PLAYER, 1);
  const thinking = named('solver').think(look, 1);
  let pieces = 0;
  for (; !thinking.ready; pieces++) thinking.work(7);
  expect(pieces).toBeGreaterThan(5);
  expect(thinking.found().line).toEqual(decide(named('solver'), look, 1).report.line);
});

test('it knows nothing of a position that its history does not lead to', () => {
  const state = begin('first-steps');
  game.kernel.step(state, decide(named('solver'), botLook(game, state, PLAYER, 1), 1).input);
  const view = { ...state, history: [{ kind: 'wait' }] };
  const { report } = decide(named('solver'), { seat: PLAYER, seats: 1, view }, 1);
  expect(report.moves).toEqual([]);
});

test.each([
  ['solver:worlds=3', 'unknownSetting'],
  ['solver:hard', 'unknownSetting'],
  ['solver:iterations=0', 'wrongSetting'],
  ['toString', 'unknownBot'],
])('%s is refused with %s', (name, code) => {
  const bot = botNamed(game, name);
  expect(bot.ok ? bot.value.name : bot.error.code).toBe(code);
});

test('what a bot may be called names those of the game', () => {
  const bot = botNamed(game, 'clever');
  expect(bot.ok ? '' : bot.error.expected).toMatch(/^solver, random, /);
});
