// Every bot plays every game: its inputs are taken, they hang on nothing but the look and the seed, and its name says what it is.
import { registry } from '@turnwise/registry';
import { createChooser, nextInput } from '@turnwise/game';
import type { AnyGame, AnyState, Seat } from '@turnwise/game';
import { seatNames } from '@turnwise/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { botNamed, decide, recommendedBot } from './index.ts';
import type { Bot, BotLook } from './index.ts';
import { LogTable } from './search/log-table.ts';

const NAMES = [
  'random',
  'greedy',
  'search:easy',
  'search:iterations=15,worlds=5,playout=2',
  'search:iterations=6,prior=2,width=3',
];
const CASES = registry.games.flatMap((game) => NAMES.map((name) => ({ id: game.id, game, name })));

function named(game: AnyGame, name: string): Bot {
  const bot = botNamed(game, name);
  if (!bot.ok) throw new Error(JSON.stringify(bot.error));
  return bot.value;
}

/** Positions of a random game in which somebody is to act. */
function positions(game: AnyGame, seed: number, count: number): { state: AnyState; look: BotLook }[] {
  const options = game.id === 'encounter' ? { control: { party: 'manual', opposition: 'manual' } } : {};
  const seats = seatNames(game, seed, options);
  const start = game.setup({ seed, seats, options });
  if (!start.ok) throw new Error(JSON.stringify(start.error));
  const chooser = createChooser(seed);
  const state = start.value;
  const found: { state: AnyState; look: BotLook }[] = [];
  for (let inputs = 0; found.length < count && game.result(state) === undefined && inputs < 300; inputs++) {
    const seat: Seat | undefined = game.toAct(state)[0];
    if (seat !== undefined && inputs % 5 === 0) {
      const kept = game.kernel.clone(state);
      found.push({ state: kept, look: { seat, seats: seats.length, view: game.view(kept, seat) } });
    }
    const input = nextInput(game, state, chooser);
    if (input === undefined || game.kernel.step(state, input) !== undefined) break;
  }
  return found;
}

test.each(CASES)('$name plays $id', ({ game, name }) => {
  const bot = named(game, name);
  // A search that plays games of a ruleset to their end takes seconds.
  const places = positions(game, 1, name.startsWith('search') ? 2 : 4);
  expect(places.length).toBeGreaterThan(0);
  for (const [at, { state, look }] of places.entries()) {
    const { input, report } = decide(bot, look, at);
    expect(game.accepts(state, input), JSON.stringify(input)).toBe(true);
    expect(input.seat).toBe(look.seat);
    for (const { value } of report.moves) expect(value >= 0 && value <= 1, String(value)).toBe(true);
    // Its own name is the same bot, and the same seed the same decision.
    expect(decide(named(game, bot.name), look, at)).toEqual({ input, report });
  }
});

describe('a search', () => {
  const game = registry.get('innovation') as AnyGame;
  const { look } = positions(game, 5, 4).at(-1) as { look: BotLook };
  const bot = named(game, 'search:iterations=60,worlds=7,prior=0');

  test('comes out alike however it is cut into pieces', () => {
    const whole = decide(bot, look, 3);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 25 }), { minLength: 1, maxLength: 20 }), (pieces) => {
        const thinking = bot.think(look, 3);
        for (const piece of pieces) thinking.work(piece);
        thinking.work(thinking.wanted - thinking.done);
        expect(thinking.ready).toBe(true);
        expect(thinking.found().moves).toEqual(whole.report.moves);
      }),
      { seed: 1, numRuns: 10 },
    );
  });

  test('that was stopped can be recomputed by the iterations that it did', () => {
    const thinking = named(game, 'search:iterations=1000000,worlds=7').think(look, 3);
    thinking.work(41);
    const again = decide(named(game, 'search:iterations=41,worlds=7'), look, 3);
    expect(thinking.found().moves).toEqual(again.report.moves);
    expect(decide(named(game, 'search:iterations=1000000,worlds=7'), look, 3, [41])).toEqual(again);
  });

  test('by several side by side has the iterations of all', () => {
    const { report } = decide(bot, look, 3, [20, 30]);
    expect(report.iterations).toEqual([20, 30]);
    expect(report.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(50);
    expect(decide(bot, look, 3, [20, 30])).toEqual(decide(bot, look, 3, [20, 30]));
  });
});

describe('names', () => {
  const game = registry.get('tic-tac-toe') as AnyGame;

  test.each(['random', 'greedy', 'search', 'search:hard', 'search:easy,iterations=5', 'recommended'])(
    '%s is a bot',
    (name) => {
      const { name: whole } = named(game, name);
      expect(named(game, whole).name).toBe(whole);
    },
  );

  test('every game says whom it recommends, and that is a bot', () => {
    for (const one of registry.games) {
      expect(one.bots.recommended, one.id).toBeDefined();
      expect(botNamed(one, recommendedBot(one)).ok, one.id).toBe(true);
    }
  });

  test.each([
    ['clever', 'unknownBot'],
    ['', 'unknownBot'],
    ['random:5', 'unknownBot'],
    ['search:brilliant', 'unknownSetting'],
    ['search:iterations=0', 'wrongSetting'],
    ['search:iterations=ten', 'wrongSetting'],
    ['search:iterations=', 'wrongSetting'],
    ['search:exploration=-1', 'wrongSetting'],
    ['search:hard,', 'unknownSetting'],
  ])('%s is refused with %s', (name, code) => {
    const bot = botNamed(game, name);
    expect(bot.ok ? bot.value.name : bot.error.code).toBe(code);
  });
});

test('logarithms come from a table that every machine fills alike', () => {
  const logs = new LogTable();
  for (const n of [1, 2, 3, 10, 1000, 4095, 4096, 5000, 100_000]) expect(logs.of(n)).toBeCloseTo(Math.log(n), 10);
});
