// The reference page is what the schema and the operators give, and speaks of every one of them.
import { join } from 'node:path';
import { readSourceText } from '@turnwise/scenario';
import { seat } from '@turnwise/game';
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { checkRuleset } from '../check/check.ts';
import { CODES, SOUND } from '../check/codes.ts';
import { CARD_KEYS, INPUT_KINDS, POSITION_KEYS } from '../notation/about.ts';
import type { AboutKey } from '../notation/about.ts';
import { CONDITIONS } from '../operators/conditions.ts';
import { EFFECTS } from '../operators/effects.ts';
import { VALUES } from '../operators/values.ts';
import { rulesetGame } from '../ruleset-game.ts';
import { sections } from './document.ts';
import { PATTERNS } from './reference-patterns.ts';
import { referencePage } from './reference-page.ts';

const PAGE = referencePage();
const OPERATORS = [...VALUES, ...CONDITIONS, ...EFFECTS];

test('the file is up to date (vitest -u regenerates it)', async () => {
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

describe('patterns', () => {
  const blocks = [...PATTERNS.join('\n').matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => [text] as const);

  test('there are some', () => expect(blocks.length).toBeGreaterThan(2));

  test.each(blocks)('has no issue beside a sound ruleset:\n%s', (text) => {
    const read = readSourceText(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const document: Record<string, unknown> = { ...SOUND };
    for (const [section, more] of Object.entries(read.value.value as Readonly<Record<string, unknown>>)) {
      const usual = document[section];
      document[section] = Array.isArray(usual) && Array.isArray(more) ? [...usual, ...more] : more;
    }
    const { errors, warnings } = checkRuleset(document as Json);
    expect([...errors, ...warnings]).toEqual([]);
  });
});

describe('positions and inputs', () => {
  const table = { names: ['ann', 'bob'] };
  const { notation, rules } = rulesetGame;
  const context = rulesetGame.prepare({ seed: 1, seats: table.names });
  const read = (document: Json): unknown => {
    if (!context.ok) throw new Error(JSON.stringify(context.error));
    const position = notation.position.parse(document, { ...table, ...context.value });
    return position.ok ? 'read' : position.error;
  };
  const examples = (keys: Readonly<Record<string, AboutKey>>) =>
    Object.entries(keys).flatMap(([key, { example }]) => (example === undefined ? [] : [[key, example] as const]));

  test.each(examples(POSITION_KEYS))('%s can be read as its example writes it', (key, example) => {
    const zones = { ann: { battlefield: ['ember_fox'] } };
    expect(read({ zones, [key]: example })).toBe('read');
  });

  test.each(examples(CARD_KEYS))('%s of a card can be read as its example writes it', (key, example) => {
    const card = key === 'id' ? { card: 'ember_fox' } : key === 'card' ? {} : { card: 'ember_fox' };
    expect(read({ zones: { ann: { battlefield: [{ ...card, [key]: example }] } } })).toBe('read');
  });

  test('every kind of input is there', () => {
    expect(Object.keys(INPUT_KINDS).toSorted()).toEqual(Object.keys(rules.inputs).toSorted());
  });

  test.each(examples(INPUT_KINDS))('%s can be read as its example writes it', (kind, example) => {
    const ofSystem = ['begin', 'skipItem', 'resume', 'endMatch'].includes(kind);
    expect(notation.input.parse(example, ofSystem ? null : seat(0), table)).toMatchObject({ ok: true });
  });
});
