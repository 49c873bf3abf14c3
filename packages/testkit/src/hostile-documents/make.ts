/**
 * Hostile documents: what strangers may send as rulesets, positions, options, saved matches and scenarios. Each family spoils a document in
 * one way, at any size; the same list every time. They are texts where the way to be hostile is one of writing (aliases, brackets).
 */
import type { Json } from '@turnwise/kernel';

export interface HostileDocument {
  /** `wide record, 20000`. */
  readonly name: string;
  readonly document: Json;
}

/** As it is written in a file. */
export interface HostileText {
  readonly name: string;
  readonly text: string;
}

/** Small in memory, a hundred million values when they are written out: no text can be so. */
export const SHARED = 'shared lists';

/** Documents that are no document of anything, and what is made of a sound one by spoiling it. `size` is how large they are: 1 is whole. */
export function hostileDocuments(sound: Readonly<Record<string, Json>>, size = 1): readonly HostileDocument[] {
  const count = (most: number): number => Math.max(2, Math.floor(most * size));
  const keys = Object.keys(sound);
  const shapeless: readonly HostileDocument[] = [
    ...VALUES.map((document, at) => ({ name: `value ${at}`, document })),
    ...[1_000, 100_000].map((most) => ({ name: `wide list, ${most}`, document: list(count(most), (at) => at) })),
    ...[1_000, 100_000].map((most) => ({
      name: `wide record, ${most}`,
      document: record(count(most), (at) => `key${at}`),
    })),
    { name: 'deep lists', document: nested(count(5_000), (inner) => [inner]) },
    { name: 'deep records', document: nested(count(5_000), (inner) => ({ a: inner })) },
    { name: SHARED, document: nested(8, (inner) => list(10, () => inner)) },
  ];
  const spoilt = keys.flatMap((key) => [
    ...VALUES.map((value, at) => ({ name: `${key} is value ${at}`, document: { ...sound, [key]: value } })),
    { name: `${key} is a long text`, document: { ...sound, [key]: 'x'.repeat(count(1_000_000)) } },
    { name: `${key} is a wide list`, document: { ...sound, [key]: list(count(50_000), () => 'word') } },
    {
      name: `${key} is a list of records`,
      document: { ...sound, [key]: list(count(20_000), (at) => ({ id: `n${at % 7}` })) },
    },
    { name: `${key} has near words`, document: { ...sound, [key]: record(count(20_000), (at) => near(key, at)) } },
    { name: `${key} is deep`, document: { ...sound, [key]: nested(count(3_000), (inner) => ({ [key]: inner })) } },
  ]);
  const around = [
    {
      name: 'near keys',
      document: {
        ...sound,
        ...Object.fromEntries(list(count(20_000), (at) => [near(keys[at % keys.length] ?? 'a', at), 1])),
      },
    },
    { name: 'a long key', document: { ...sound, ['k'.repeat(count(1_000_000))]: 1 } },
    { name: 'prototype keys', document: JSON.parse(`{"constructor":1,"__proto__":{"a":1},"toString":2}`) as Json },
    { name: 'control characters', document: { ...sound, '\u0000\u202e\ud800': '\u0001'.repeat(count(50_000)) } },
  ];
  return [...shapeless, ...spoilt, ...around];
}

/** Texts of YAML and JSON. */
export function hostileTexts(size = 1): readonly HostileText[] {
  const count = (most: number): number => Math.max(2, Math.floor(most * size));
  const lines = (most: number, line: (at: number) => string): string => list(count(most), line).join('\n');
  const texts: Readonly<Record<string, string>> = {
    'circular alias': 'a: &x\n  b: *x\n',
    'circular list': '&x [ *x, *x ]',
    'circular merge': 'a: &x\n  <<: *x\n',
    laughs: lines(12, (at) => `a${at}: &a${at} [${list(10, () => (at === 0 ? 'x' : `*a${at - 1}`)).join(', ')}]`),
    'alias keys': `&a a: 1\nb:\n${lines(20_000, () => '- *a : 1')}`,
    anchors: lines(20_000, (at) => `k${at}: &a${at} 1\nl${at}: *a${at}`),
    brackets: '['.repeat(count(20_000)),
    'closed brackets': '['.repeat(count(20_000)) + ']'.repeat(count(20_000)),
    dashes: '- '.repeat(count(20_000)),
    indentation: lines(2_000, (at) => `${' '.repeat(at)}a:`),
    'a long scalar': `a: ${'x'.repeat(count(5_000_000))}`,
    'a long text': 'x'.repeat(count(10_000_000)),
    'the same key': 'a: 1\n'.repeat(count(20_000)),
    keys: lines(100_000, (at) => `k${at}: 1`),
    faults: '"'.repeat(count(20_001)),
    colons: ': : :\n'.repeat(count(8_000)),
    tabs: '\ta:\n'.repeat(count(20_000)),
    tags: 'a: !foo bar\n'.repeat(count(5_000)),
    documents: '--- {}\n'.repeat(count(50_000)),
    directives: `${'%FOO bar\n'.repeat(count(20_000))}---\na: 1`,
    numbers: '{"a": 1e999, "b": [.nan, -.inf, 0x10, 1.5, -0]}',
    'no text': '\u0000\ud800\uFEFF',
  };
  return Object.entries(texts).map(([name, text]) => ({ name, text }));
}

/** What is wrong nearly everywhere: types, edges of numbers, odd texts. */
const VALUES: readonly Json[] = [
  null,
  true,
  -1,
  1.5,
  2 ** 53,
  -(2 ** 53),
  1e308,
  '',
  '\u0000',
  '__proto__',
  [],
  {},
  [[[]]],
  [null],
  { kind: null, id: [], constructor: {} },
];

function list<V>(length: number, make: (at: number) => V): V[] {
  return Array.from({ length }, (_, at) => make(at));
}

function record(length: number, key: (at: number) => string): Record<string, Json> {
  return Object.fromEntries(list(length, (at) => [key(at), at]));
}

function nested(levels: number, around: (inner: Json) => Json): Json {
  let value: Json = 1;
  for (let at = 0; at < levels; at++) value = around(value);
  return value;
}

/** A word of which one letter is another, told apart by a number. */
function near(word: string, at: number): string {
  const place = at % word.length;
  return `${word.slice(0, place)}x${word.slice(place + 1)}${at}`;
}
