// Keeps RULES.md true to the code: it names every refusal, every thing and every rule with what the presets make of it.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ACTIONS } from './actions.ts';
import { KINDS } from './kinds.ts';
import { messages } from './messages.ts';
import { PRESETS } from './rules-of-level.ts';
import type { Rules } from './rules-of-level.ts';

const PAGE = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');
const [RULES = '', PRESET_TABLE = ''] = PAGE.split('\n## Presets\n');

test.each(
  Object.keys(messages).flatMap((key) => {
    const [, code] = /^refusal\.(\w+)$/.exec(key) ?? [];
    return code === undefined || code.startsWith('undo') ? [] : [code];
  }),
)('the refusal %s is described', (code) => {
  expect(RULES).toContain(`\`${code}\``);
});

test('things and actions are described', () => {
  const told = [...RULES.matchAll(/^\| (\w+) \|/gm)].map(([, name]) => name);
  const things = Object.keys(KINDS).filter((kind) => kind !== 'pullableBox');
  const actions = new Set(ACTIONS.map(({ kind }) => kind));
  expect(told).toEqual(expect.arrayContaining([...things, ...actions, 'restart']));
});

function settingText(rules: Rules, key: keyof Rules): string {
  if (key !== 'detection') return [rules[key]].flat().join(', ');
  const { model, delay, radius, selves, scope } = rules.detection;
  return `${model} ${delay}, radius ${radius}, ${selves}, ${scope}`;
}

test('the presets are those of the code', () => {
  const rows = PRESET_TABLE.split('\n').filter((line) => line.startsWith('| `'));
  expect(
    rows.map((row) => row.slice(2, -2).split(' | ')).map(([name = '', ...values]) => [name.split('`')[1], ...values]),
  ).toEqual(
    (Object.keys(PRESETS.classic) as (keyof Rules)[]).map((key) => [
      key,
      settingText(PRESETS.classic, key),
      settingText(PRESETS.strict, key),
    ]),
  );
});
