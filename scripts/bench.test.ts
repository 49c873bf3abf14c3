// What the bench does before and after measuring: it reads its arguments, sums up rounds, and compares with an unchanged loop.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseArguments } from '../bench/src/arguments.ts';
import type { Figure, Suite } from '../bench/src/figure.ts';
import { interleave } from '../bench/src/interleave.ts';
import { summarise } from '../bench/src/measurement.ts';
import { median, quantile, spread } from '../bench/src/statistics.ts';
import { SUITES } from '../bench/src/suites.ts';
import { createTable } from '../bench/src/table.ts';

const BENCH = join(import.meta.dirname, '..', 'bench');

const figure = (name: string, limit?: number): Figure => ({
  name,
  question: 'none',
  about: '',
  unit: 'apples over pears',
  valueUnit: 'apples',
  processes: 1,
  ...(limit !== undefined && { limit }),
});
const KNOWN: readonly Suite[] = [
  { name: 'fruit', figures: [figure('fruit/apple', 2), figure('fruit/pear')] },
  { name: 'roots', figures: [figure('roots/beet')] },
];

test.each([
  [[], ['fruit/apple', 'fruit/pear', 'roots/beet'], false, false],
  [['roots'], ['roots/beet'], false, false],
  [['--json', 'fruit'], ['fruit/apple', 'fruit/pear'], true, false],
  [['fruit', '--save'], ['fruit/apple', 'fruit/pear'], false, true],
  [['--only', 'e'], ['fruit/apple', 'fruit/pear', 'roots/beet'], false, false],
  [['--only', 'pear', '--json'], ['fruit/pear'], true, false],
])('%j asks for %j', (words, figures, json, save) => {
  const parsed = parseArguments(words, KNOWN);
  expect(parsed.kind).toBe('run');
  if (parsed.kind !== 'run') return;
  expect(parsed.request.suites.flatMap((suite) => suite.figures.map(({ name }) => name))).toEqual(figures);
  expect([parsed.request.json, parsed.request.save]).toEqual([json, save]);
});

test.each([
  [['bread'], 'unknown suite bread; there is fruit, roots'],
  [['fruit', 'roots'], 'one suite at a time, not fruit and roots'],
  [['--jsn'], 'unknown option --jsn; there are --json, --save and --only TEXT'],
  [['--only'], '--only needs a text'],
  [['--only', 'plum'], "no figure's name contains plum"],
  [['roots', '--only', 'apple'], "no figure's name contains apple"],
  [['--save', '--only', 'pear'], '--save keeps whole suites: leave out --only'],
])('%j is wrong: %s', (words, message) => {
  expect(parseArguments(words, KNOWN)).toEqual({ kind: 'wrong', message });
});

test('an unknown suite is one line on stderr and status 2', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--conditions=@turnwise/source', 'scripts/bench.ts', 'bread'],
    { cwd: join(BENCH, '..'), encoding: 'utf8' },
  );
  expect([status, stdout, stderr]).toEqual([
    2,
    '',
    `bench: unknown suite bread; there is ${SUITES.map(({ name }) => name).join(', ')}\n`,
  ]);
});

test.each([
  [[5], 0.25, 5],
  [[4, 1, 3, 2], 0.5, 2.5],
  [[30, 10, 20], 0.5, 20],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[1, 2, 3, 4], 0.75, 3.25],
  [[9, 100], 1, 100],
])('the quantile of %j at %d is %d', (values, part, expected) => {
  expect(quantile(values, part)).toBeCloseTo(expected, 12);
});

test('one slow round moves neither the median nor the spread', () => {
  const rounds = [2, 2.1, 2.2, 2.3, 2.4];
  expect([median(rounds), spread(rounds)]).toEqual([2.2, (2.3 - 2.1) / 2.2]);
  expect([median([...rounds.slice(0, 4), 900]), spread([...rounds.slice(0, 4), 900])]).toEqual([
    2.2,
    (2.3 - 2.1) / 2.2,
  ]);
  expect(spread([0, 0, 0])).toBe(0);
  expect(() => median([])).toThrow('no values');
});

test('a measurement pools the rounds of all processes', () => {
  const samples = [
    { ratios: [1, 2], values: [10, 20] },
    { ratios: [3], values: [30] },
  ];
  expect(summarise(figure('a', 2), samples)).toEqual({
    name: 'a',
    ratio: 2,
    unit: 'apples over pears',
    spread: 0.5,
    value: 20,
    valueUnit: 'apples',
    limit: 2,
    within: true,
    rounds: 3,
  });
  expect(summarise(figure('a', 1.9), samples).within).toBe(false);
  expect(summarise(figure('a', 0), [{ ratios: [0], values: [0] }]).within).toBe(true);
  expect(summarise(figure('a'), samples)).toMatchObject({ limit: null, within: null });
  expect(summarise({ ...figure('a'), least: 20 }, samples)).toMatchObject({ limit: null, least: 20, within: true });
  expect(summarise({ ...figure('a'), least: 20.1 }, samples)).toMatchObject({ within: false });
});

test('a table has one row per figure, with the limit of the ratio or what the value has to reach', () => {
  const samples = [{ ratios: [2.5], values: [1234.4] }];
  const figures: readonly Figure[] = [figure('fruit/apple', 2), figure('pear'), { ...figure('plum'), least: 2000 }];
  const { head, row } = createTable(figures);
  expect([head, ...figures.map((one) => row(summarise(one, samples)))]).toEqual([
    'figure          ratio    spread     limit             of which',
    'fruit/apple      2.50       0 %       ≤ 2      OVER   1,234 apples',
    'pear             2.50       0 %                       1,234 apples',
    'plum             2.50       0 %    ≥ 2000     UNDER   1,234 apples',
  ]);
});

test('contenders take turns, begin in turn, and are compared within the round by time per unit', () => {
  const plan = { rounds: 4, warmUp: 4, batch: 2 };
  const turnsInRounds = 2 * plan.rounds;

  /** Runs on a made-up clock, on a machine that is ten times slower in every other round after so many turns. */
  function run(turnsBefore: number) {
    let now = 0;
    const turns: string[] = [];
    const contender =
      (name: string, microseconds: number, units: number) =>
      (times: number): number => {
        const round = Math.floor((turns.length - turnsBefore) / 2);
        now += times * microseconds * (round > 0 && round % 2 === 1 ? 10 : 1);
        turns.push(name);
        return times * units;
      };
    const samples = interleave(contender('a', 1, 1), contender('b', 6, 2), plan, () => now);
    return { turns, samples };
  }

  const steady = run(Number.POSITIVE_INFINITY);
  const { turns, samples } = run(steady.turns.length - turnsInRounds);
  expect(turns).toEqual(steady.turns);
  expect(turns.slice(-turnsInRounds).join('')).toBe('abbaabba');
  expect(samples).toEqual({ ratios: [3, 3, 3, 3], values: [3000, 30_000, 3000, 30_000] });
});

test('every figure has a name of its own and a file that measures it', () => {
  const figures = SUITES.flatMap((suite) => suite.figures);
  expect(new Set(figures.map(({ name }) => name)).size).toBe(figures.length);
  expect(figures.filter(({ question }) => !existsSync(join(BENCH, 'src', 'questions', `${question}.ts`)))).toEqual([]);
});

test.each([
  ['hand-loop.mjs', 'f10e4a215d06d363ed1af8c9c5cc10d118dbf3af450c458ee013c1e938d96280'],
  ['hand-search.mjs', 'ad8a61ce5d0f57e952df06e16113f82411cd64c5050468fced01de20304bf564'],
])('%s is the one that the limits were written for', (name, hash) => {
  const written = readFileSync(join(BENCH, 'src', name));
  expect(createHash('sha256').update(written).digest('hex')).toBe(hash);
});
