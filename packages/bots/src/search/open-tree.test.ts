// What the tree of open games makes of what is certain.
import { seat } from '@turnwise/game';
import type { AnyGame, AnyInput } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { botNamed, decide } from '../index.ts';
import type { Decision } from '../index.ts';

const ticTacToe = registry.get('tic-tac-toe') as AnyGame;

/** What a bot decides on a board on which these cells were taken in turn. */
function decided(name: string, cells: readonly number[] = [], game = ticTacToe): Decision {
  const bot = botNamed(game, name);
  const start = game.setup({ seed: 1, seats: ['X', 'O'], options: {} });
  if (!bot.ok || !start.ok) throw new Error('no start');
  const state = game.kernel.clone(start.value);
  for (const [at, cell] of cells.entries())
    game.kernel.step(state, Object.assign({ kind: 'place', seat: seat(at % 2) }, { cell }));
  const by = seat(cells.length % 2);
  return decide(bot.value, { seat: by, seats: 2, view: game.view(state, by) }, 1);
}

function cellOf(input: AnyInput): number {
  return (input as unknown as { readonly cell: number }).cell;
}

test('who has a sure draw is not thought to give it up: no first cell is worth much more than a draw', () => {
  const { input, report } = decided('search:iterations=20000,exact=0');
  expect(cellOf(input)).toBe(4);
  for (const { value } of report.moves) expect(Math.abs(value - 0.5)).toBeLessThan(0.1);
});

test.each<[string, readonly number[], number]>([
  ['a win is seen', [0, 1, 4, 2], 8],
  ['a loss is parried', [0, 4, 1], 2],
  ['the centre is the one answer to a corner', [0], 4],
])('%s', (_, cells, cell) => {
  expect(cellOf(decided('search:iterations=2000,exact=0', cells).input)).toBe(cell);
});

/** Positions that are drawn if both play perfectly. */
const DRAWN: readonly (readonly number[])[] = [[], [0], [0, 4, 8, 1]];

test.each<[string, string, Partial<AnyGame>]>([
  [
    'the game says what is worth a look',
    'search:iterations=500,exact=0',
    { bots: { considers: (state, by) => ticTacToe.legalInputs(state, by).inputs.slice(0, 1) } },
  ],
  [
    'no list is ever whole',
    'search:iterations=500,exact=6000',
    { legalInputs: (state, by, limit) => ({ ...ticTacToe.legalInputs(state, by, limit), cut: true }) },
  ],
])('no draw is certain where %s', (_, name, changes) => {
  for (const cells of DRAWN)
    for (const { certain, value } of decided(name, cells, { ...ticTacToe, ...changes }).report.moves)
      expect([certain, value]).not.toEqual([true, 0.5]);
});

test.each([1, 3])('no win is certain where there is none, with a width of %j', (width) => {
  for (const cells of DRAWN)
    for (const { certain, value } of decided(`search:iterations=300,exact=0,width=${width}`, cells).report.moves)
      expect([certain, value]).not.toEqual([true, 1]);
});

test('a win is certain wherever it is found', () => {
  const considers: AnyGame['bots']['considers'] = (state, by) => ticTacToe.legalInputs(state, by).inputs;
  const { report } = decided('search:iterations=500,exact=0', [0, 1, 4, 2], { ...ticTacToe, bots: { considers } });
  expect(report.moves[0]).toMatchObject({ value: 1, certain: true });
});

test('what the system does between two inputs it does at every visit', () => {
  const refused: string[] = [];
  interface Counting {
    count: number;
  }
  // One seat counts up by one or two; after each the system counts up by one.
  const game = {
    traits: { hiddenInformation: false, chance: false, simultaneous: false },
    longest: 30,
    bots: {},
    kernel: {
      clone: (state: Counting) => ({ ...state }),
      cloneInto: (to: Counting, from: Counting) => Object.assign(to, from),
      step(state: Counting, { kind, by }: { kind: string; by: number }) {
        const isDue = state.count % 3 !== 0;
        if ((kind === 'system') !== isDue) {
          refused.push(kind);
          return { code: 'notNow' };
        }
        state.count += isDue ? 3 - (state.count % 3) : by;
        return undefined;
      },
    },
    determinize: () => ({ count: 0 }),
    toAct: ({ count }: Counting) => (count % 3 === 0 && count < 12 ? [seat(0)] : []),
    next: ({ count }: Counting) => (count % 3 === 0 ? undefined : { kind: 'system' }),
    result: ({ count }: Counting) => (count < 12 ? undefined : { winners: [seat(0)], reason: 'end' }),
    legalInputs: () => ({ inputs: [1, 2].map((by) => ({ kind: 'count', seat: seat(0), by })), cut: false }),
    sample: () => ({ kind: 'count', seat: seat(0), by: 1 }),
  } as unknown as AnyGame;
  const bot = botNamed(game, 'search:iterations=40');
  if (!bot.ok) throw new Error('no bot');
  decide(bot.value, { seat: seat(0), seats: 2, view: {} }, 1);
  expect(refused).toEqual([]);
});
