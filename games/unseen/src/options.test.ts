import { describe, expect, test } from 'vitest';
import { unseen } from './game.ts';
import { GOOD, MISSHAPEN, UNSOUND } from './testing/broken-levels.ts';

function issuesOf(level: unknown): readonly string[] {
  const options = JSON.parse(JSON.stringify({ level })) as { readonly level: string };
  const prepared = unseen.prepare({ seed: 1, options });
  return prepared.ok ? [] : prepared.error.map(({ path, code }) => `${path} ${code}`);
}

/** Its head may be missing, and par and solution are not looked at: a setup is quick. */
const NOT_LOOKED_AT = /^(par|solution)/;

describe('a level that is given whole', () => {
  test.each([...MISSHAPEN, ...UNSOUND])('with %s is refused as the same file is', (_, change, issues) => {
    const given = Object.entries({ ...GOOD, ...change }).filter(([, value]) => value !== undefined);
    const missing = ['level', 'id', 'name'].filter((key) => !given.some(([name]) => name === key));
    const expected = issues.filter(
      (one) => !NOT_LOOKED_AT.test(one) && !missing.some((key) => one.startsWith(`${key} `)),
    );
    expect(issuesOf(Object.fromEntries(given))).toEqual(expected.map((one) => `options.level.${one}`));
  });

  test('needs no version, id and name', () => {
    const { level: _level, id: _id, name: _name, par: _par, solution: _solution, ...bare } = GOOD;
    expect(issuesOf(bare)).toEqual([]);
  });

  test('need not be one that the solver can solve', () => {
    expect(issuesOf({ ...GOOD, map: ['#####', '#@#E#', '#####'] })).toEqual([]);
  });
});

test.each([
  ['cork', []],
  ['crok', ['options.level unknownLevel']],
  [3, ['options.level wrongShape']],
])('the level %j', (level, expected) => {
  expect(issuesOf(level)).toEqual(expected);
});

test.each([
  [{ map: ['@..'], size: [3, 1, 3] }, ['map unknownField']],
  [{ start: [0, 0, 0], size: [3, 1, 3], par: 3 }, ['par unknownField']],
])('a position has nothing that a level alone has: %j', (document, expected) => {
  const prepared = unseen.prepare({ seed: 1 });
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.error));
  const { seats: names, options, random } = prepared.value;
  const parsed = unseen.notation.position.parse(document, { names, options, random });
  expect(parsed.ok ? [] : parsed.error.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});
