import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asAnyGame, createRegistry } from '@turnwise/game';
import { formatReport, readScenario, runScenario } from '@turnwise/scenario';
import { expect, test } from 'vitest';
import { backgammon } from './game.ts';

const FOLDER = join(import.meta.dirname, '..', 'scenarios');
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'));
const registry = createRegistry([asAnyGame(backgammon)]);

test.each(FILES)('%s', (name) => {
  const scenario = readScenario(readFileSync(join(FOLDER, name), 'utf8'), { name });
  if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
  const report = runScenario(scenario.value, registry, { development: true });
  expect(report.passed, formatReport(report)).toBe(true);
});

test('there are scenarios', () => {
  expect(FILES.length).toBeGreaterThanOrEqual(16);
});

test('every scenario that a ruling names is there', () => {
  const rulings = readFileSync(join(FOLDER, '..', 'RULINGS.md'), 'utf8');
  const named = [...rulings.matchAll(/`([\w-]+\.yaml)`/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !FILES.includes(name as string))).toEqual([]);
});
