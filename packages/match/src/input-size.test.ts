// An input that is too large goes no further: nothing looks into it, and the refusal names the bound.
import type { Json } from '@turnwise/kernel';
import { describe, expect, test } from 'vitest';
import { INPUT_LIMITS } from './limits.ts';
import type { Match } from './match.ts';
import { A, begin } from './testing/play.ts';
import { relay } from './testing/relay.ts';

const { inputDepth, inputValues, inputCharacters } = INPUT_LIMITS;

/** A list in a list, so many levels with the value at its bottom. */
function nested(levels: number, bottom: unknown = []): unknown {
  let value = bottom;
  for (let i = 1; i < levels; i++) value = [value];
  return value;
}

const note = (words: unknown): unknown => ({ kind: 'note', words });

/** Everything through which an input comes in, and the code that it answers. */
const WAYS: readonly (readonly [string, (match: Match, input: unknown) => unknown])[] = [
  ['submit', (match, input) => match.submit(A, input).outcome],
  ['submit with a decision', (match, input) => match.submit(A, input, { decision: '0' }).outcome],
  ['submitSystem', (match, input) => match.submitSystem(input).outcome],
  [
    'preview',
    (match, input) => {
      const seen = match.preview(A, input);
      return seen.ok ? seen.value.outcome : seen;
    },
  ],
  ['explain', (match, input) => match.explain(A, input).refusal],
];

const TOO_LARGE: readonly (readonly [string, keyof typeof INPUT_LIMITS, () => unknown])[] = [
  ['one level too deep', 'inputDepth', () => note(nested(inputDepth.usual))],
  ['100,000 levels', 'inputDepth', () => note(nested(100_000))],
  ['deep records', 'inputDepth', () => JSON.parse('{"kind":'.repeat(500) + '1' + '}'.repeat(500))],
  ['one value too many', 'inputValues', () => note(Array.from({ length: inputValues.usual - 2 }, () => 1))],
  ['many lists', 'inputValues', () => note(Array.from({ length: 100_000 }, () => []))],
  ['a list with a great hole', 'inputValues', () => note(Object.assign([], { length: 2 ** 31 }))],
  [
    'many fields',
    'inputValues',
    () => Object.fromEntries(Array.from({ length: inputValues.usual }, (_, i) => [`f${i}`, 1])),
  ],
  ['bytes', 'inputValues', () => note(new Uint8Array(50_000))],
  ['one character too many', 'inputCharacters', () => note(['x'.repeat(inputCharacters.usual - 12)])],
  ['a text of 50 million', 'inputCharacters', () => note(['x'.repeat(50_000_000)])],
  ['a text and nothing else', 'inputCharacters', () => 'x'.repeat(50_000_000)],
  ['a long name of a field', 'inputCharacters', () => ({ kind: 'note', ['x'.repeat(5_000_000)]: 1 })],
  ['long names of nested fields', 'inputCharacters', () => note([{ ['x'.repeat(100_000)]: 1 }])],
];

describe.each(TOO_LARGE)('%s', (_, limit, make) => {
  test.each(WAYS)('%s', (_way, send) => {
    const match = begin(relay);
    const { state } = match;
    const most = INPUT_LIMITS[limit].usual;
    expect(send(match, make())).toMatchObject({ kind: 'invalidInput', code: 'inputTooLarge', params: { limit, most } });
    expect(match.state).toBe(state);
    expect(match.status).toBe('playing');
  });

  test('parseInput', () => {
    const match = begin(relay);
    const codes = { inputDepth: 'tooDeep', inputValues: 'tooMany', inputCharacters: 'tooLong' };
    const expected = expect.stringContaining(`at most ${INPUT_LIMITS[limit].usual} `) as string;
    expect(match.parseInput(A, make() as Json)).toMatchObject({
      ok: false,
      error: [{ path: '', code: codes[limit], expected }],
    });
  });
});

test.each<[string, () => unknown, string]>([
  ['as deep as can be', () => ({ kind: 'note', words: nested(inputDepth.usual - 1) }), 'malformedInput'],
  ['as many as can be', () => note(Array.from({ length: inputValues.usual - 3 }, () => 'x')), 'committed'],
  ['as long as can be', () => note(['x'.repeat(inputCharacters.usual - 13)]), 'committed'],
])('%s is looked at', (_, make, code) => {
  const { outcome } = begin(relay).submit(A, make());
  expect('code' in outcome ? outcome.code : outcome.kind).toBe(code);
});

test.each([
  ['{ "kind": "note", "words": [{ "__proto__": 1 }] }', 'words.__proto__'],
  ['{ "kind": "note", "__proto__": { "words": [] } }', '__proto__'],
])('a field __proto__ is told: %s', (written, path) => {
  const match = begin(relay);
  const refusal = { code: 'malformedInput', params: { issues: [{ path, code: 'reservedName' }] } };
  for (const [, send] of WAYS) expect(send(match, JSON.parse(written))).toMatchObject(refusal);
  expect(match.parseInput(A, JSON.parse(written) as Json)).toMatchObject({ ok: false, error: [{ path }] });
});
