// Reports of random matches of every game are played by the command that people would play them with.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createChooser, nextInput, type AnyGame } from '@turnwise/game';
import { createMatch, type Match } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { readScenarios } from '@turnwise/scenario';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reportScenario } from './report-scenario.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'report-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A match with some random inputs in it. */
function played(game: AnyGame, inputs: number): Match {
  const begun = createMatch({ game, seed: 5, advance: false });
  if (!begun.ok) throw new Error(`${game.id} begins`);
  const match = begun.value;
  const chooser = createChooser(7);
  for (let given = 0; given < inputs && match.status === 'playing';) {
    const input = nextInput(game, match.state, chooser);
    if (input === undefined) break;
    if (input.seat === undefined) match.submitSystem(input);
    else {
      match.submit(input.seat, input);
      given++;
    }
  }
  return match;
}

test('the reports of all games pass when the command line runs them', () => {
  const files: string[] = [];
  for (const game of registry.games) {
    const match = played(game, 12);
    const report = reportScenario({ game, document: match.save(), title: `A report of ${game.id}` });
    if (!report.ok) throw new Error(`${game.id}: ${JSON.stringify(report.error)}`);
    const file = join(folder, `${game.id}.yaml`);
    writeFileSync(file, report.value);
    files.push(file);
  }
  const out = execFileSync('npm', ['run', '-s', 'turnwise', '--', 'scenario', 'run', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  expect(out).toContain(`${files.length} passed`);
});

test('only the last inputs have events, and the match is cut where one says', () => {
  const game = registry.get('connect-four') as AnyGame;
  const match = played(game, 9);
  const document = match.save();
  const report = reportScenario({ game, document, until: 6, title: 'Six', last: 2 });
  if (!report.ok) throw new Error('it is written');
  const [scenario] = readScenarios(report.value, { name: 'six.yaml' });
  if (scenario === undefined || !('ok' in scenario) || !scenario.ok) throw new Error('it is read');
  expect(scenario.value.steps).toHaveLength(6);
  expect(scenario.value.steps.map((step) => step.expect?.events !== undefined)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('what is no match gives issues', () => {
  const game = registry.get('connect-four') as AnyGame;
  const report = reportScenario({ game, document: { inputs: [] } as never, title: 'x' });
  expect(report.ok).toBe(false);
});
