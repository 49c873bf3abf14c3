// Every scenario that ships with a game passes, and together they use every key of the format.
import * as fs from 'node:fs';
import { join } from 'node:path';
import { registry } from '@turnwise/registry';
import { partsBeside } from '@turnwise/testkit';
import { describe, expect, test } from 'vitest';
import { fileOption, formatReport, formatUnreadable, readScenarios, runScenario } from './index.ts';
import { ALL_KEYS, usedKeys } from './testing/keys.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** Of the games, and of the package that plays any ruleset; paths from the root. */
const FILES = ['games', 'packages/ruleset']
  .flatMap((folder) =>
    fs
      .readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  )
  .filter((file) => /^\w+\/[^/]+\/scenarios\/.+(?<!\.ruleset)\.(ya?ml|json)$/.test(file))
  .toSorted();

const SCENARIOS = FILES.flatMap((file) =>
  readScenarios(fs.readFileSync(join(ROOT, file), 'utf8'), { name: file }).map((scenario) => {
    const title = scenario.ok ? scenario.value.title : 'no valid scenario';
    return [`${file}: ${title}`, file, scenario] as const;
  }),
);

describe('passes', () => {
  test.each(SCENARIOS)('%s', (_, file, scenario) => {
    if (!scenario.ok) expect.fail(formatUnreadable(file, scenario.error));
    const prepareOptions = fileOption(partsBeside(fs, join(ROOT, file)));
    const report = runScenario(scenario.value, registry, { prepareOptions });
    expect(report.passed, formatReport(report)).toBe(true);
  });
});

test('there are at least forty, and every game has some', () => {
  expect(SCENARIOS.length).toBeGreaterThanOrEqual(40);
  const played = new Set(SCENARIOS.map(([, , scenario]) => (scenario.ok ? scenario.value.game : '')));
  expect(registry.games.map(({ id }) => id).filter((id) => !played.has(id))).toEqual([]);
});

test('no two have the same title', () => {
  const titles = SCENARIOS.map(([, , scenario]) =>
    scenario.ok ? `${scenario.value.game}: ${scenario.value.title}` : '',
  );
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('every key of the format is used', () => {
  const used = new Set(SCENARIOS.flatMap(([, , scenario]) => (scenario.ok ? [...usedKeys(scenario.value)] : [])));
  expect(ALL_KEYS.filter((key) => !used.has(key))).toEqual([]);
});
