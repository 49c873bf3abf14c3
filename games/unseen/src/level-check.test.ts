import { describe, expect, test } from 'vitest';
import { checkLevel } from './level-check.ts';
import { GOOD } from './testing/broken-levels.ts';

const { par: _par, solution: _solution, ...DRAFT } = GOOD;
const DETOUR = ['move east', 'wait', 'move east'];
const SEALED = { map: ['#####', '#@#E#', '#####'] };
const THROUGH_A_WALL = {
  kind: 'enemy',
  path: [
    [1, 1],
    [1, 0],
  ],
};
/** The wall comes when a patrol that turns back is there again. */
const WALLED_LATER = [
  {
    kind: 'enemy',
    path: [
      [0, 2],
      [1, 2],
      [2, 2],
    ],
  },
  { kind: 'wall', at: [1, 2], from: 3 },
];

/** A level and what the check says of it, as paths and codes, and as the answer of the solver. */
const CHECKED: readonly (readonly [string, object, readonly string[], string])[] = [
  ['a good level', GOOD, [], 'solved'],
  ['a draft', DRAFT, [], 'solved'],
  ['a draft that nobody can win', { ...DRAFT, ...SEALED }, [' unsolvable'], 'unsolvable'],
  ['a level that nobody can win', { ...GOOD, ...SEALED }, ['solution[0] solutionRefused', ' unsolvable'], 'unsolvable'],
  ['a detour', { ...GOOD, par: 3, solution: DETOUR }, ['par parMismatch'], 'solved'],
  [
    'a par that is neither the length nor the fewest',
    { ...GOOD, par: 4, solution: DETOUR },
    ['par parMismatch'],
    'solved',
  ],
  ['the fewest as par of a detour', { ...GOOD, solution: DETOUR }, ['par parMismatch'], 'solved'],
  ['a par without a solution', { ...DRAFT, par: 3 }, ['solution wrongShape', 'par parMismatch'], 'solved'],
  ['no exit', { ...GOOD, map: ['#####', '#@..#', '#####'] }, ['things noExit'], 'none'],
  [
    'a level with a wrong name, an idle field and a par that is not the fewest',
    { ...GOOD, name: '', things: [{ kind: 'screen', at: [2, 1], loops: true }], par: 3, solution: DETOUR },
    ['name wrongShape', 'things[0].loops idleField', 'par parMismatch'],
    'solved',
  ],
  [
    'a draft that leaps and that nobody can win',
    {
      ...DRAFT,
      ...SEALED,
      things: [
        {
          kind: 'enemy',
          path: [
            [1, 1],
            [3, 1],
          ],
        },
      ],
      rules: { detection: { model: 'off' } },
    },
    ['things[0].path[1] patrolStep', ' unsolvable'],
    'unsolvable',
  ],
  [
    'a level with a wrong rule, a patrol through a wall, an action that is none and a par that is not the length',
    { ...GOOD, rules: { paradox: 'hard' }, things: [THROUGH_A_WALL], par: 3, solution: ['move east', 'jump'] },
    ['rules.paradox wrongShape', 'things[0].path[1] patrolBlocked', 'solution[1] unknownAction', 'par parMismatch'],
    'none',
  ],
  [
    'a patrol through a wall in a file whose preset nobody knows: whatever was meant, it goes there',
    { ...DRAFT, preset: 'stern', things: [THROUGH_A_WALL] },
    ['preset unknownPreset', 'things[0].path[1] patrolBlocked'],
    'none',
  ],
  [
    'a patrol that meets a wall only where it turns back, under a rule that may have been misspelt',
    { ...DRAFT, rules: { patrolends: 'stop' }, map: ['#####', '#@.E#', '.....'], things: WALLED_LATER },
    ['rules.patrolends unknownRule'],
    'none',
  ],
  [
    'the same where it is said that it turns back, and another rule is misspelt',
    {
      ...DRAFT,
      rules: { paradoxes: 'off', patrolEnd: 'pingPong' },
      map: ['#####', '#@.E#', '.....'],
      things: WALLED_LATER,
    },
    ['rules.paradoxes unknownRule', 'things[0].path[1] patrolBlocked'],
    'none',
  ],
  ['no level', [], [' wrongShape'], 'none'],
];

describe('the check', () => {
  test.each(CHECKED)('of %s', (_, document, issues, answer) => {
    const checked = checkLevel(document);
    expect(checked.issues.map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
    expect(checked.solved?.kind ?? 'none').toBe(answer);
    expect(checked.isDraft).toBe(!Array.isArray(document) && !('par' in document) && !('solution' in document));
  });

  test('names the fewest actions if the par differs', () => {
    const [issue] = checkLevel({ ...GOOD, par: 4, solution: DETOUR }).issues;
    expect(issue).toMatchObject({ expected: 'the fewest actions, 2', found: '4' });
  });

  test.each([
    ['without TimePersistent', [{ components: ['BlocksVision'], at: [2, 1] }], ['things[0].components notPersistent']],
    ['with it', [{ components: ['BlocksVision', 'TimePersistent'], at: [2, 1] }], []],
    ['of a kind', [{ kind: 'screen', at: [2, 1] }], []],
  ])('warns of components %s, and passes', (_, things, expected) => {
    const { issues, warnings } = checkLevel({ ...GOOD, things });
    expect(issues).toEqual([]);
    expect(warnings.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  });

  test('warns once of what the legend says', () => {
    const legend = { c: { components: ['BlocksVision'] } };
    const { warnings } = checkLevel({ ...GOOD, map: ['#cc##', '#@cE#', '#####'], legend });
    expect(warnings.map(({ path }) => path)).toEqual(['legend.c.components']);
  });

  test('finds nothing when the solver gives up, and says so', () => {
    const checked = checkLevel({ ...GOOD, par: 3, solution: DETOUR }, { maxNodes: 1 });
    expect(checked).toMatchObject({ issues: [], solved: { kind: 'gaveUp', nodes: 1 } });
  });
});
