import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';
import { runScenarios } from './run-scenarios.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const example = checkText(read('packages/ruleset/examples/example.ruleset.yaml')).document ?? null;
const folder = 'packages/ruleset/scenarios';

test('the scenarios of the example pass', () => {
  for (const name of readdirSync(join(ROOT, folder)).filter((one) => /^\d.*\.yaml$/u.test(one))) {
    const runs = runScenarios(read(`${folder}/${name}`), example);
    expect(runs.map(({ passed, lines }) => [passed, lines])).toEqual(runs.map(() => [true, []]));
    expect(runs.length).toBeGreaterThan(0);
  }
});

test.each(['duel', 'whist', 'mancala'])('those of %s pass with its document as a ruleset of one’s own', (game) => {
  const document = JSON.parse(read(`games/${game}/src/ruleset.json`)) as Json;
  const runs = readdirSync(join(ROOT, `games/${game}/scenarios`)).flatMap((name) =>
    runScenarios(read(`games/${game}/scenarios/${name}`), document),
  );
  expect(runs.length).toBeGreaterThan(2);
  expect(runs.filter(({ passed }) => !passed)).toEqual([]);
});

test('one that fails says where and what, and does not hide the others', () => {
  const text = read(`${folder}/1-draw-when-damaged.yaml`);
  const wrong = text.replace('damage: 2 }', 'damage: 3 }');
  const runs = runScenarios(`${wrong}\n---\n${text}`, example);
  expect(runs.map(({ passed }) => passed)).toEqual([false, true]);
  expect(runs[0]?.lines.join('\n')).toContain('expected');
  expect(wrong.split('\n').length).toBeGreaterThan(runs[0]?.line ?? 1e9);
});

test('what is no scenario is told, and no text is no scenario', () => {
  expect(runScenarios('', example)).toEqual([]);
  expect(runScenarios('scenario: 9', example)[0]?.passed).toBe(false);
});
