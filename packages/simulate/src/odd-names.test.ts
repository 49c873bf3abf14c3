// Content may call things as it likes, also as what every object has: they are counted like any other.
import { allSeats } from '@turnwise/game';
import type { AnyGame } from '@turnwise/game';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { RangePlay, reportOf, simulationJob, tablesOf } from './index.ts';
import type { BotPlan, Cell, QuickPlan, SimulationPlan } from './index.ts';

const plain = registry.get('tic-tac-toe') as AnyGame;
const ODD = 'constructor';
const game = Object.create(plain, {
  result: { value: (state: never) => plain.result(state) && { winners: [0], reason: ODD } },
  figures: { value: () => ({ [ODD]: 3 }) },
  study: {
    value: {
      inputKind: () => ODD,
      inputKinds: () => [ODD, 'toString'],
      rules: { all: () => ['place'], of: () => ODD },
      cards: { all: () => [ODD, 'valueOf'], hand: () => [ODD] },
    },
  },
}) as AnyGame;
const quick: QuickPlan = { game, games: 2, seed: 1, seats: ['X', 'O'], options: plain.seated({}, allSeats(2)) };
const bots: BotPlan = { ...quick, bots: ['random', 'random'] };

/** Two games, one after the other, added up; by table, its rows. */
function rowsOf(plan: SimulationPlan): Readonly<Record<string, readonly (readonly Cell[])[]>> {
  const job = simulationJob(plan);
  if (!job.ok) throw new Error(job.error.code);
  const { play, adding, batches } = job.value;
  const sum = adding.empty();
  for (let from = 0; from < batches; from++) {
    const played = new RangePlay(play, adding, { from, to: from + 1 }).all();
    if (!played.ok) throw new Error('it fails');
    // As a thread or a queue brings it.
    adding.add(sum, structuredClone(played.value));
  }
  return Object.fromEntries(tablesOf(reportOf(plan, sum)).map(({ id, rows }) => [id, rows]));
}

test.each([
  ['without bots', quick],
  ['with bots', bots],
])('reasons and figures %s', (_, plan) => {
  const { reasons, figures } = rowsOf(plan);
  expect(reasons).toEqual([[ODD, 2]]);
  expect(figures).toContainEqual([ODD, 3, 3, 3]);
});

test('kinds of input, cards and rules', () => {
  const { kinds, cards, rules, unused, decisions } = rowsOf(bots);
  const made = (decisions ?? []).reduce((sum, [, count]) => sum + Number(count), 0);
  expect(kinds).toEqual([
    [ODD, made, 1, made, 1],
    ['toString', 0, 0, 0, null],
  ]);
  expect(cards?.map(([name, drawn, share]) => [name, drawn, share])).toEqual([
    [ODD, 4, 0.5],
    ['valueOf', 0, null],
  ]);
  expect(rules).toEqual([['place', 0, 0]]);
  expect(unused).toEqual([
    ['input never possible', 'toString'],
    ['rule never at work', 'place'],
    ['card never drawn', 'valueOf'],
    ['card never played', ODD],
  ]);
});
