// Every scenario of this game, in development mode.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asAnyGame, createRegistry } from '@turnwise/game';
import { formatReport, readScenario, runScenario } from '@turnwise/scenario';
import { expect, test } from 'vitest';
import { rockPaperScissors } from './index.ts';

const FOLDER = join(import.meta.dirname, '..', 'scenarios');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const registry = createRegistry([asAnyGame(rockPaperScissors)]);

test.each(FILES)('%s', (name) => {
  const scenario = readScenario(readFileSync(join(FOLDER, name), 'utf8'), { name });
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const report = runScenario(scenario.value, registry, { development: true });
  expect(report.passed, formatReport(report)).toBe(true);
});
