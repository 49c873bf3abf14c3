import type { AnyGame } from '@turnwise/game';
import { createMatch, type Match } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { readScenarios } from '@turnwise/scenario';
import { expect, test } from 'vitest';
import { reportFile, type ScenarioAsk } from './report-file.ts';
import { reportScenario } from './report-scenario.ts';

const game = registry.get('tic-tac-toe') as AnyGame;

function played(...cells: readonly number[]): Match {
  const begun = createMatch({ game, seats: ['X', 'O'], seed: 1 });
  if (!begun.ok) throw new Error('it begins');
  for (const cell of cells) begun.value.submit(begun.value.toAct[0] ?? (0 as never), { kind: 'place', cell });
  return begun.value;
}

/** As the worker does it. */
async function write(ask: ScenarioAsk): Promise<string> {
  const report = reportScenario({ game, ...ask });
  if (!report.ok) throw new Error('it is written');
  return report.value;
}

test('a match that goes on is a scenario up to the frame that is reported', async () => {
  const { name, text } = await reportFile(played(0, 4, 8).save(), { until: 2, title: 'Odd' }, write);
  expect(name).toBe('tic-tac-toe-report.yaml');
  const [scenario] = readScenarios(text, { name });
  if (scenario === undefined || !('ok' in scenario) || !scenario.ok) throw new Error('it is read');
  expect(scenario.value.title).toBe('Odd');
  expect(scenario.value.steps).toHaveLength(2);
});

test('what was taken back since is not asked for', async () => {
  const asked: ScenarioAsk[] = [];
  await reportFile(played(0).save(), { until: 3, title: 'Odd' }, async (ask) => (asked.push(ask), ''));
  expect(asked.map(({ until }) => until)).toEqual([1]);
});

test('of a match that others play too it is what this seat has seen', async () => {
  const match = played(0, 4);
  const seen = match.seenBy(match.seatNamed('X') ?? null);
  const { name, text } = await reportFile(seen, { until: 2, title: 'Odd' }, () => Promise.reject(new Error('no seed')));
  expect(name).toBe('tic-tac-toe-report.json');
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(seen)));
});
