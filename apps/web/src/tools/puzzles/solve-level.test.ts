import { createMatch } from '@turnwise/match';
import { LEVELS, PROGRESSION, unseen } from '@turnwise/unseen';
import { expect, test } from 'vitest';
import { actionsIn, levelIssues, solveLevel } from './solve-level.ts';
import { emptySketch, paint } from './sketch.ts';
import { levelOfSketch } from './sketch-file.ts';

const NODES = 100_000;

test.each(PROGRESSION)('$id is solved from its start and from the middle of its solution', ({ id }) => {
  const document = LEVELS[id]!;
  const { par } = document as { par: number };
  const answer = solveLevel({ document, given: [], maxNodes: NODES });
  if (answer.kind !== 'solved') throw new Error(answer.kind);
  expect(answer.actions).toHaveLength(par);
  const given = answer.actions.slice(0, Math.floor(par / 2));
  const rest = solveLevel({ document, given, maxNodes: NODES });
  expect(rest.kind === 'solved' && rest.actions.slice(0, given.length)).toEqual(given);
  expect(rest.kind === 'solved' && rest.actions.length).toBe(par);
});

test('the actions of a match are in its view, as the solver takes them', () => {
  const begun = createMatch({ game: unseen, seed: 1, options: { level: 'shove' } });
  if (!begun.ok) throw new Error('it begins');
  const match = begun.value;
  const [seat] = match.seats;
  const first = solveLevel({ document: LEVELS['shove']!, given: [], maxNodes: NODES });
  if (first.kind !== 'solved') throw new Error('it is solved');
  match.submit(seat!, first.actions[0]);
  match.submit(seat!, first.actions[1]);
  expect(actionsIn(match.look(seat!).view)).toEqual(first.actions.slice(0, 2));
  expect(actionsIn(null)).toEqual([]);
});

test('a level that cannot be won, one that is too large, and one that is none', () => {
  let sketch = { ...emptySketch(), name: 'Walled in' };
  for (const [x, y] of [
    [2, 1],
    [1, 2],
  ] as const)
    sketch = paint(sketch, x, y, 'wall');
  expect(solveLevel({ document: levelOfSketch(sketch), given: [], maxNodes: NODES }).kind).toBe('unsolvable');
  const hard = LEVELS['walks-unseen']!;
  expect(solveLevel({ document: hard, given: [], maxNodes: 1 })).toMatchObject({ kind: 'gaveUp', nodes: 1 });
  const none = solveLevel({ document: levelOfSketch({ ...sketch, start: null }), given: [], maxNodes: 1 });
  expect(none.kind === 'invalid' && none.issues.length).toBeGreaterThan(0);
});

test('what is wrong with a level that somebody brings is said without solving it', () => {
  expect(levelIssues(LEVELS['shove']!)).toEqual([]);
  const large = { ...(LEVELS['shove'] as object), size: [1e5, 1e5, 5], things: [{ kind: 'enemy', path: [null] }] };
  const found = levelIssues(large);
  expect(found.map(({ path }) => path)).toEqual(expect.arrayContaining(['size', 'things[0].path[0]']));
  for (const one of [null, 5, 'x', []]) expect(levelIssues(one)).toMatchObject([{ code: 'wrongShape' }]);
});
