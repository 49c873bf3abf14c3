import { expect, test } from 'vitest';
import { yamlPlace } from './yaml-place.ts';

/** The cursor is where `|` stands. A dash stands for an item of a list. */
function at(marked: string) {
  const cursor = marked.indexOf('|');
  const { path, kind, word, entries, from } = yamlPlace(marked.replace('|', ''), cursor);
  expect(marked.slice(from, cursor)).toBe(word);
  return [path.map(({ key }) => key ?? '-').join(' '), kind, word, [...entries.keys()].join(' ')];
}

test.each([
  ['|', ['', 'key', '', '']],
  ['zo|', ['', 'key', 'zo', '']],
  ['id: a\nna|', ['', 'key', 'na', 'id']],
  ['id: a|', ['id', 'value', 'a', '']],
  ['id: |', ['id', 'value', '', '']],
  ['zones:\n  - |', ['zones -', 'either', '', '']],
  ['zones:\n  - id: deck\n    vis|', ['zones -', 'key', 'vis', 'id']],
  ['zones:\n  - id: deck\n    visibility: hid|', ['zones - visibility', 'value', 'hid', '']],
  ['zones:\n- id: deck\n- |', ['zones -', 'either', '', '']],
  ['zones:\n  - id: deck\n  - id: hand\n    |', ['zones -', 'key', '', 'id']],
  ['zones:\n  - { id: deck, own|', ['zones -', 'key', 'own', 'id']],
  ['zones:\n  - { id: deck, owner: pl|', ['zones - owner', 'value', 'pl', 'id']],
  ['zones:\n  - { id: deck }\nres|', ['', 'key', 'res', 'zones']],
  ['attributes: [ power, to|', ['attributes -', 'value', 'to', '']],
  [
    'cards:\n  - id: a\n    abilities:\n      - id: b\n        effects: [ { op: dr|',
    ['cards - abilities - effects - op', 'value', 'dr', ''],
  ],
  [
    'cards:\n  - id: a\n    abilities:\n      - id: b\n        effects: [ { op: draw, |',
    ['cards - abilities - effects -', 'key', '', 'op'],
  ],
  ['setup:\n  x: 1\nturnStructure:\n  phases:\n    - id: a\n      st|', ['turnStructure phases -', 'key', 'st', 'id']],
  ['description: |>\n'.replace('|>', '>') + '  one\n  two\nna|', ['', 'key', 'na', 'description']],
  ['# zones:\nid: x\n|', ['', 'key', '', 'id']],
  ['a: { b: [ 1,\n  2, |', ['a b -', 'value', '', '']],
  ['a: "x: y"\nb: |', ['b', 'value', '', '']],
] as const)('%j', (marked, found) => {
  expect(at(marked)).toEqual(found);
});

test('the plain values of entries are known', () => {
  const text = 'effects:\n  - op: draw # one\n    ';
  const place = yamlPlace(text, text.length);
  expect([...place.entries]).toEqual([['op', 'draw']]);
});
