import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkText } from './check-text.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const example = readFileSync(join(ROOT, 'packages/ruleset/examples/example.ruleset.yaml'), 'utf8');

test('the example is sound', () => {
  const { issues, document, name, players } = checkText(example);
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(document).toMatchObject({ id: 'example' });
  expect(name).toBe('Example duel');
  expect(players).toEqual({ min: 2, max: 2 });
});

/** The text of the line that an issue is on, and the part that is underlined. */
function found(text: string) {
  return checkText(text)
    .issues.filter(({ severity }) => severity === 'error')
    .map(({ code, line, from, to }) => [code, text.split('\n')[line - 1]?.trim(), text.slice(from, to)]);
}

test('a wrong name is found on its line, with what is underlined', () => {
  const wrong = example.replace('visibility: owner }', 'visibility: ownr }');
  const [first] = found(wrong);
  expect(first).toEqual(['wrongValue', '- { id: hand, owner: player, visibility: ownr }', 'visibility: ownr']);
});

test('a text that cannot be read has its place', () => {
  const [first] = found('schema: 1\nzones: [a, b\n');
  expect(first?.[1]).toBeDefined();
  expect(checkText('schema: 1\nzones: [a, b\n').document).toBeUndefined();
});

test('a key that is there twice is an error at the second', () => {
  const lines = found(`${example}\nid: other\n`);
  expect(lines.map(([, line]) => line)).toContain('id: other');
});

test('no text and nonsense end in issues inside the text', () => {
  for (const text of ['', '\n', '- 1', 'x', '{', '\u0000', 'schema: 1', `${'a'.repeat(50)}: &x [*x]`]) {
    const { issues, document } = checkText(text);
    expect(issues.length).toBeGreaterThan(0);
    expect(document).toBeUndefined();
    for (const { from, to } of issues) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(text.length);
      expect(from).toBeLessThanOrEqual(to);
    }
  }
});
