// What a level may hold is bounded, wherever it comes from; what is over a bound is told with its path.
import { expect, test } from 'vitest';
import { unseen } from './game.ts';
import { checkLevel } from './level-check.ts';
import { readLevelDraft } from './level-file.ts';
import { UNSEEN_LIMITS } from './limits.ts';

type Doc = Record<string, unknown>;

const EXIT = { id: 'exit', kind: 'exit', at: [2, 2] };

function level(over: Doc = {}): Doc {
  return { level: 1, id: 'big', name: 'Big', size: [200, 200, 20], start: [0, 0, 0], things: [EXIT], ...over };
}

function many<V>(count: number, make: (index: number) => V): V[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

const wall = (at: number): Doc => ({ kind: 'wall', at: [at % 200, 1 + Math.floor(at / 200)] });
const row = `${'#'.repeat(199)}.`;

const OVER: readonly [string, Doc, string, string, string][] = [
  ['things', level({ things: [EXIT, ...many(10_000, wall)] }), 'things', 'tooMany', 'at most 10000 things'],
  [
    'things of the map',
    level({ things: [EXIT], map: many(200, (at) => (at === 0 ? `@${row.slice(1)}` : row)), start: undefined }),
    'things',
    'tooMany',
    'at most 10000 things',
  ],
  [
    'cells of a path',
    level({ things: [EXIT, { kind: 'guard', path: many(1025, () => [5, 5]) }] }),
    'things[1].path',
    'tooMany',
    'at most 1024 cells',
  ],
  ['a side', level({ size: [1025, 1, 1] }), 'size', 'wrongShape', 'each from 1 to 1024'],
  ['time', level({ size: [1, 1, 1e9] }), 'size', 'wrongShape', 'each from 1 to 1024'],
  ['a text', level({ hint: 'x'.repeat(10_001) }), 'hint', 'tooLong', 'at most 10000 characters'],
  ['depth', level({ things: nested(30) }), 'things', 'tooDeep', 'at most 20 deep'],
  ['values', level({ things: many(500_001, () => 1) }), 'things', 'tooBig', 'at most 500000 values'],
  ['characters', level({ map: many(501, () => 'x'.repeat(10_000)) }), 'map', 'tooBig', 'at most 5000000 characters'],
];

test.each(OVER)('%s', (_, document, path, code, expected) => {
  const read = readLevelDraft(document);
  const found = read.ok ? undefined : read.error.find((one) => one.code === code);
  expect(found?.path.startsWith(path), JSON.stringify(found)).toBe(true);
  expect(found?.expected).toContain(expected);
  expect(unseen.setup({ seed: 1, options: { level: document } as never }).ok).toBe(false);
  const { level: _level, hint: _hint, map: _map, ...position } = document;
  if (_map === undefined && _hint === undefined)
    expect(unseen.notation.position.parse(position as never, { names: [], options: {}, random: {} }).ok).toBe(false);
});

test('a solution of more actions than anybody needs', () => {
  const { issues } = checkLevel(level({ par: 5, solution: many(10_001, () => 'wait') }), { maxNodes: 1 });
  expect(issues).toContainEqual(expect.objectContaining({ path: 'solution', code: 'tooMany' }));
});

test('as many things as there may be are a level', () => {
  const { usual } = UNSEEN_LIMITS.things;
  const read = readLevelDraft(level({ things: [EXIT, ...many(usual - 1, (at) => wall(at + 1000))] }));
  expect(read.ok ? read.value.level.things.length : read.error.slice(0, 3)).toBe(usual);
});

test('issues by the thousand are told once each, without comparing all with all', () => {
  const map = many(200, () => '?'.repeat(200));
  const read = readLevelDraft(level({ map, things: [] }));
  expect(read.ok).toBe(false);
});
