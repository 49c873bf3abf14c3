import { describe, expect, test } from 'vitest';
import { readLevelDraft, readLevelFile } from './level-file.ts';
import { GOOD, MISSHAPEN, UNSOUND } from './testing/broken-levels.ts';

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

  test.each([...MISSHAPEN, ...UNSOUND])('with %s is refused', (_, change, expected) => {
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

  test.each([
    ['a box', { kind: 'box', at: [2, 0] }],
    ['a wall that is gone by then', { kind: 'wall', at: [2, 0], until: 0 }],
  ])('lets a patrol go through %s', (_, thing) => {
    const guard = {
      kind: 'enemy',
      path: [
        [1, 0],
        [2, 0],
      ],
    };
    const things = [guard, thing, { kind: 'exit', at: [4, 2] }];
    expect(readLevelDraft({ ...GOOD, map: undefined, start: [0, 2, 0], things })).toMatchObject({ ok: true });
  });
});
