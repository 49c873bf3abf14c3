// Keeps docs/scenarios.md true: its examples run, its failure looks as shown, and it speaks of every key in the words of the schema.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registry } from '@turnwise/registry';
import { describe, expect, test } from 'vitest';
import { formatReport, formatUnreadable, readScenarios, runScenario } from './index.ts';
import { KEY_DESCRIPTIONS } from './key-descriptions.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/scenarios.md'), 'utf8');

/** The part of the page from its heading to the next one. */
function section(heading: string): string {
  const start = PAGE.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`no section ${heading}`);
  const rest = PAGE.slice(start + heading.length + 2);
  const end = rest.search(/\n##+ /);
  return end < 0 ? rest : rest.slice(0, end);
}

const SECTIONS: Readonly<Record<keyof typeof KEY_DESCRIPTIONS, string>> = {
  scenario: '## The top',
  step: '## A step',
  expect: '## What is expected',
  legal: '### legal',
  result: '### result',
  choice: '### choice',
  matcher: '## Matching in part',
};

describe.each(Object.entries(SECTIONS))('the keys of %s', (part, heading) => {
  const keys = Object.entries<string>(KEY_DESCRIPTIONS[part as keyof typeof KEY_DESCRIPTIONS]);
  const rows = section(heading)
    .split('\n')
    .filter((line) => line.startsWith('| `'));

  test.each(keys)('%s is described, with an example', (key, description) => {
    const row = rows.find((line) => line.startsWith(`| \`${key}\` |`)) ?? '';
    expect(row).toContain(`| ${description} |`);
    expect(row).toMatch(new RegExp(`\\| \`.*\\b${key}:.*\` \\|$`));
  });

  test('are all there are', () => {
    expect(rows).toHaveLength(keys.length);
  });
});

const EXAMPLES = [...PAGE.matchAll(/(<!-- fails -->\n)?```yaml\n([\s\S]*?)```(?:\n\n```text\n([\s\S]*?)```)?/g)].map(
  ([, fails, text = '', output = '']) => {
    const scenarios = readScenarios(text);
    const titles = scenarios.map((one) => (one.ok ? one.value.title : text));
    const passes = titles.map((title) => `ok ${title}`).join('\n');
    return [titles.join('; '), scenarios, fails === undefined ? passes : output.trimEnd()] as const;
  },
);

describe('the examples', () => {
  test.each(EXAMPLES)('%s', (_, scenarios, output) => {
    const told = scenarios.map((one) =>
      one.ok ? formatReport(runScenario(one.value, registry)) : formatUnreadable('', one.error),
    );
    expect(told.join('\n')).toBe(output);
  });

  test('are several, and one of them fails', () => {
    expect(EXAMPLES.length).toBeGreaterThan(6);
    expect(EXAMPLES.filter(([, , output]) => output.startsWith('FAILED'))).toHaveLength(1);
  });
});
