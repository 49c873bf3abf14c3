// The reference page is what the schema and the operators give, and speaks of every one of them.
import { join } from 'node:path';
import { readSourceText } from '@turnwise/scenario';
import { expect, test } from 'vitest';
import { CODES } from '../check/codes.ts';
import { CONDITIONS } from '../operators/conditions.ts';
import { EFFECTS } from '../operators/effects.ts';
import { VALUES } from '../operators/values.ts';
import { sections } from './document.ts';
import { referencePage } from './reference-page.ts';

const PAGE = referencePage();
const OPERATORS = [...VALUES, ...CONDITIONS, ...EFFECTS];

test('the file is what is made (vitest -u writes it anew)', async () => {
  await expect(PAGE).toMatchFileSnapshot(join(import.meta.dirname, '../../../../docs/ruleset-reference.md'));
});

test('every section and every code has a row', () => {
  for (const key of [...Object.keys(sections), ...Object.keys(CODES)])
    expect(PAGE).toMatch(new RegExp(`\n\\| \`${key.replace('$', String.raw`\$`)}\\??\` \\|`));
});

test.each(OPERATORS.map((operator) => [operator.op, operator] as const))(
  '%s is there, and its example reads as it was meant',
  (op, { about }) => {
    const block = PAGE.split(`\n### \`${op}\`\n`)[1] ?? '';
    expect(block).toContain(about.text);
    const example = /```yaml\n(.*)\n```/.exec(block)?.[1] ?? '';
    expect(readSourceText(example)).toMatchObject({ ok: true, value: { value: about.example } });
  },
);
