import { expect, test } from 'vitest';
import { progressionIssues } from './progression-file.ts';
import { GOOD } from './testing/broken-levels.ts';

const FOLDER = [
  { ...GOOD, id: 'one', things: [{ id: 'b', kind: 'box', at: [2, 1] }] },
  { ...GOOD, id: 'two' },
];
const ONE = { id: 'one', teaches: 'walking', needs: { actions: ['move'], things: ['b'] } };
const TWO = { id: 'two', teaches: 'waiting' };

function codes(document: unknown, folder: readonly unknown[] = FOLDER): readonly string[] {
  return progressionIssues(document, folder).map(({ path, code }) => `${path} ${code}`);
}

test.each<[string, readonly unknown[], readonly string[]]>([
  ['all of the folder', [TWO, ONE], []],
  ['a level left out', [ONE], ['levels levelLeftOut']],
  ['an unknown level', [ONE, TWO, { ...TWO, id: 'too' }], ['levels[2].id unknownLevel']],
  ['a level twice', [ONE, TWO, ONE], ['levels[2].id duplicateId']],
  ['a level that teaches nothing', [ONE, { id: 'two' }], ['levels[1].teaches wrongShape']],
  ['a field that nobody knows', [ONE, { ...TWO, par: 3 }], ['levels[1].par unknownField']],
  ['no lesson', [ONE, TWO, 'three'], ['levels[2] wrongShape']],
  [
    'needs that nobody knows',
    [
      { ...ONE, needs: { actions: ['fly'], things: ['c'], tools: [] } },
      { ...TWO, needs: ['move'] },
    ],
    [
      'levels[0].needs.tools unknownField',
      'levels[0].needs.actions[0] unknownAction',
      'levels[0].needs.things[0] unknownThing',
      'levels[1].needs wrongShape',
    ],
  ],
  ['needs that are no list', [{ ...ONE, needs: { actions: 'move' } }, TWO], ['levels[0].needs.actions wrongShape']],
])('a progression with %s', (_, levels, expected) => {
  expect(codes({ progression: 1, levels })).toEqual(expected);
});

test.each<[string, unknown, readonly string[]]>([
  ['no levels', { progression: 1 }, ['levels wrongShape']],
  [
    'wrong in all of its fields',
    { progression: 2, levels: 'one', title: 'x' },
    ['title unknownField', 'progression unknownVersion', 'levels wrongShape'],
  ],
  ['nothing of one', { order: [] }, [' wrongShape']],
  ['a list', [ONE, TWO], [' wrongShape']],
  ['another version', { progression: 2, levels: [ONE, TWO] }, ['progression unknownVersion']],
  ['another field', { progression: 1, levels: [ONE, TWO], title: 'x' }, ['title unknownField']],
])('a progression that is %s', (_, document, expected) => {
  expect(codes(document)).toEqual(expected);
});

test('two levels of the folder with one id', () => {
  expect(codes({ progression: 1, levels: [ONE, TWO] }, [...FOLDER, FOLDER[0]])).toEqual(['levels duplicateId']);
});

test('of a level that cannot be read the things are not known', () => {
  expect(codes({ progression: 1, levels: [ONE] }, [{ id: 'one' }])).toEqual([]);
});

test('an unknown level is reported with a suggestion', () => {
  const [, issue] = progressionIssues({ progression: 1, levels: [ONE, { ...TWO, id: 'twoo' }] }, FOLDER).toReversed();
  expect(issue?.expected).toContain('did you mean two?');
});
