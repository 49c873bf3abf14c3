// Documents that share a hash are two documents: each gets what is made of it.
import { expect, test } from 'vitest';
import { ByContent } from './by-content.ts';

interface Named {
  readonly name: string;
  readonly more?: unknown;
}

function byContent(hash?: () => string): { readonly of: (document: Named) => string; readonly made: string[] } {
  const made: string[] = [];
  const kept = new ByContent<string>((document) => {
    const { name } = document as Named;
    made.push(name);
    return `of ${name}`;
  }, hash);
  return { of: (document) => kept.of(document), made };
}

test('two documents under one hash get each their own', () => {
  const { of, made } = byContent(() => 'forged');
  const [mine, theirs] = [{ name: 'mine' }, { name: 'theirs' }];
  for (let round = 0; round < 3; round++) {
    expect(of({ ...mine })).toBe('of mine');
    expect(of({ ...theirs })).toBe('of theirs');
  }
  expect(made).toEqual(['mine', 'theirs']);
});

test.each<readonly [string, unknown, unknown]>([
  ['a field more', { a: 1 }, { a: 1, b: 2 }],
  ['a field that the other inherits', {}, { constructor: 1 }],
  ['another order of a list', [1, 2], [2, 1]],
  ['a list and a record', [1], { 0: 1 }],
  ['a number and its text', 1, '1'],
  ['nothing and a null', undefined, null],
])('%s is another document', (_, one, other) => {
  const { of, made } = byContent(() => 'forged');
  of({ name: 'one', more: one });
  of({ name: 'one', more: other });
  expect(made).toHaveLength(2);
});

test('a copy is the same document, whatever the order of its keys', () => {
  const { of, made } = byContent();
  of({ name: 'one', more: { a: 1, b: [2, { c: 3 }] } });
  of({ more: { b: [2, { c: 3 }], a: 1 }, name: 'one' });
  expect(made).toHaveLength(1);
});

test('of very many, the last ones are kept', () => {
  const { of, made } = byContent();
  for (let i = 0; i < 100; i++) of({ name: `n${i}` });
  of({ name: 'n99' });
  expect(made).toHaveLength(100);
  of({ name: 'n0' });
  expect(made).toHaveLength(101);
});
