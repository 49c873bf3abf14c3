import { describe, expect, test } from 'vitest';
import { readLevelDraft, readLevelFile } from './level-file.ts';

type Doc = Readonly<Record<string, unknown>>;

const GOOD: Doc = {
  level: 1,
  id: 'good',
  name: 'Good',
  size: [5, 3, 8],
  map: ['#####', '#@.E#', '#####'],
  things: [],
  par: 2,
  solution: ['move east', { kind: 'move', dir: 'east' }],
};
const BOX = { id: 'b', kind: 'box', at: [2, 1] };
const open = { size: [5, 3, 8], map: ['.....', '.@.E.', '.....'] };

/** A change of the good level, and all issues that it leads to, as path and code. */
const BAD: readonly (readonly [string, Doc, readonly string[]])[] = [
  ['an unknown version', { level: 2 }, ['level unknownVersion']],
  [
    'no version, id and name',
    { level: undefined, id: '', name: 3 },
    ['level unknownVersion', 'id wrongShape', 'name wrongShape'],
  ],
  ['an id of another spelling', { id: 'Not Good' }, ['id wrongShape']],
  ['a hint that is no text', { hint: 1 }, ['hint wrongShape']],
  ['an unknown field', { colour: 'red' }, ['colour unknownField']],
  ['no size', { size: undefined }, ['size wrongShape']],
  ['too few rows', { map: ['#####', '#@.E#'] }, ['map wrongMapSize']],
  ['a short row', { map: ['####', '#@.E#', '#####'] }, ['map[0] wrongMapSize']],
  ['a map that is no map', { map: '#@E#' }, ['map wrongShape', 'start wrongShape']],
  ['an unknown character', { map: ['#####', '#@?E#', '#####'] }, ['map[1][2] unknownMapCharacter']],
  ['two starts', { map: ['#####', '#@@E#', '#####'] }, ['map[1][2] secondStart']],
  ['a start beside the map', { start: [2, 1, 0] }, ['start secondStart']],
  ['no start', { map: ['#####', '#..E#', '#####'] }, ['start wrongShape']],
  ['a start out of bounds', { map: undefined, start: [9, 1, 0] }, ['start outOfBounds']],
  ['a legend without a map', { map: undefined, start: [1, 1, 0], legend: { r: 'r' } }, ['legend legendWithoutMap']],
  ['a legend of a reserved character', { legend: { E: 'b' } }, ['legend.E badLegendCharacter']],
  ['a legend of nothing', { legend: { r: 'r' } }, ['legend.r unknownThing', 'legend.r notOnMap']],
  [
    'a thing placed twice',
    { map: ['#####', '#@bEb', '#####'], legend: { b: 'b' }, things: [BOX] },
    ['map[1][4] placedTwice', 'things[0].at placedTwice'],
  ],
  ['an unknown kind', { things: [{ kind: 'boks', at: [2, 1] }] }, ['things[0].kind unknownKind']],
  [
    'an unknown kind in the legend',
    { map: ['#####', '#@kE#', '#####'], legend: { k: { kind: 'boks' } } },
    ['map[1][2].kind unknownKind'],
  ],
  [
    'an unknown rule',
    { rules: { gravity: 1, detection: { depth: 1 } } },
    ['rules.gravity unknownRule', 'rules.detection.depth unknownRule'],
  ],
  ['an unknown preset', { preset: 'lax' }, ['preset unknownPreset']],
  ['two things of one id', { things: [BOX, BOX] }, ['things[1].id duplicateId']],
  ['a start on a blocker', { ...open, things: [{ kind: 'wall', at: [1, 1] }] }, ['start startBlocked']],
  ['no exit', { map: ['#####', '#@..#', '#####'] }, ['things noExit', 'solution solutionDoesNotWin']],
  ['a rift out of bounds', { things: [{ kind: 'rift', at: [2, 1], to: [2, 1, 8] }] }, ['things[0].to outOfBounds']],
  [
    'two rifts on one cell',
    {
      things: [
        { id: 'a', kind: 'rift', at: [2, 1], to: [1, 1, 4] },
        { id: 'b', kind: 'rift', at: [2, 1], to: [1, 1, 5] },
      ],
    },
    ['things[1].at riftsShareCell'],
  ],
  [
    'a patrol through a wall',
    {
      rules: { detection: { model: 'off' } },
      things: [
        {
          kind: 'enemy',
          path: [
            [1, 1],
            [1, 0],
          ],
        },
      ],
    },
    ['things[0].path[1] patrolBlocked'],
  ],
  [
    'a patrol that leaps',
    {
      ...open,
      rules: { detection: { model: 'off' } },
      things: [
        {
          kind: 'enemy',
          path: [
            [0, 0],
            [1, 1],
          ],
        },
      ],
    },
    ['things[0].path[1] patrolStep'],
  ],
  [
    'a patrol that leaps back to where it begins',
    {
      ...open,
      rules: { detection: { model: 'off' } },
      things: [
        {
          kind: 'enemy',
          path: [
            [0, 0],
            [1, 0],
            [2, 0],
          ],
          loops: true,
        },
      ],
    },
    ['things[0].path[0] patrolStep'],
  ],
  ['no par and no solution', { par: undefined, solution: undefined }, ['par wrongShape', 'solution wrongShape']],
  ['an unknown action', { solution: ['move east', 'fly'] }, ['solution[1] unknownAction']],
  ['a par that is not the length', { par: 3 }, ['par parMismatch']],
  ['a solution that is refused', { solution: ['move east', 'push east'] }, ['solution[1] solutionRefused']],
  ['a solution that stops short', { par: 1, solution: ['move east'] }, ['solution solutionDoesNotWin']],
  [
    'a solution that goes on',
    { par: 3, solution: ['move east', 'move east', 'wait'] },
    ['solution[2] solutionTooLong'],
  ],
  [
    'a solution that is seen',
    { rules: { detection: { delay: 0 } }, things: [{ kind: 'enemy', at: [3, 1] }] },
    ['solution[0] solutionLoses'],
  ],
];

describe('a level file', () => {
  test('is read', () => {
    const read = readLevelFile(GOOD);
    expect(read.ok && [read.value.id, read.value.par, read.value.level.start, read.value.level.things.length]).toEqual([
      'good',
      2,
      [1, 1, 0],
      13,
    ]);
  });

  test.each(BAD)('with %s is refused', (_, change, expected) => {
    const read = readLevelFile({ ...GOOD, ...change });
    expect(read.ok ? [] : read.error.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  test.each([[null], [[]], ['level'], [3]])('that is %j is refused', (document) => {
    const read = readLevelFile(document);
    expect(read.ok ? [] : read.error.map(({ path, code }) => `${path} ${code}`)).toEqual([' wrongShape']);
  });

  test('says all that is wrong at once', () => {
    const read = readLevelFile({
      ...GOOD,
      level: 9,
      rules: { gravity: 1 },
      things: [{ kind: 'boks', at: [9, 9] }],
      par: 0,
    });
    expect(read.ok ? [] : read.error.map(({ path }) => path)).toEqual([
      'level',
      'rules.gravity',
      'things[0].kind',
      'things[0].at',
      'par',
    ]);
  });

  test('may be read before it is solved', () => {
    const { par: _par, solution: _solution, ...draft } = GOOD;
    expect(readLevelDraft(draft).ok).toBe(true);
    expect(readLevelDraft({ ...draft, map: ['#####', '#@..#', '#####'] }).ok).toBe(false);
  });

  test('places things by its legend', () => {
    const read = readLevelDraft({
      ...GOOD,
      map: ['#####', '#@rE#', '#n#n#'],
      legend: { r: 'gate', n: { kind: 'enemy', lightSpeed: 1 } },
      things: [{ id: 'gate', kind: 'rift', to: [1, 1, 3] }],
    });
    const placed = read.ok ? read.value.level.things.filter(({ kind }) => kind === 'rift' || kind === 'enemy') : [];
    expect(placed.map(({ id, at }) => [id, at])).toEqual([
      ['enemy1', [1, 2]],
      ['enemy2', [3, 2]],
      ['gate', [2, 1]],
    ]);
  });
});
