// What one dispatch may use is the host's: it goes with the document, and a stranger's document raises nothing.
import { USUAL_BUDGETS } from '@turnwise/kernel';
import type { Budgets } from '@turnwise/kernel';
import { expect, test } from 'vitest';
import { loadMatch } from './load.ts';
import { createMatch } from './match.ts';
import { A, answer, B, begin, issuesOf, load, registry, reload, written } from './testing/play.ts';
import { relay } from './testing/relay.ts';

const GAMBLE = { kind: 'gamble' };
/** A gamble draws and adds. */
const ONE = { changesPerInput: 1 };

test('a host lowers what an input may use, and it ends there', () => {
  const match = begin(relay, { budgets: ONE });
  const submission = match.submit(A, GAMBLE);
  expect(submission.outcome).toMatchObject({ kind: 'aborted', code: 'guardExceeded' });
  expect(match.outcomeFor(A, submission).outcome).toMatchObject({ params: { guard: 'changesPerInput', limit: 1 } });
  expect(match.explain(A, GAMBLE)).toMatchObject({ accepted: false, refusal: { code: 'guardExceeded' } });
  expect(answer(match.submit(A, { kind: 'add', amount: 1 }))).toBe('committed');
  expect(answer(begin(relay).submit(A, GAMBLE))).toBe('committed');
});

test('usual budgets are not written', () => {
  expect(written(begin(relay))).not.toHaveProperty('budgets');
  expect(written(begin(relay, { budgets: USUAL_BUDGETS }))).not.toHaveProperty('budgets');
  expect(written(begin(relay, { budgets: { ...USUAL_BUDGETS, ...ONE } }))['budgets']).toEqual(ONE);
});

test.each([false, true])('a match that is loaded ends where it did, from a snapshot: %j', (fromSnapshot) => {
  const match = begin(relay, { budgets: ONE });
  match.submit(A, { kind: 'add', amount: 1 });
  const loaded = reload(match, { fromSnapshot });
  expect(answer(loaded.submit(B, GAMBLE))).toBe('guardExceeded');
  expect(written(loaded)).toEqual(written(match));
  expect(loaded.seenBy(A)).toEqual(match.seenBy(A));
});

test('a document that asks for less than the input used has an issue at that input', () => {
  const match = begin(relay);
  match.submit(A, GAMBLE);
  expect(issuesOf(loadMatch({ ...written(match), budgets: ONE }, registry))).toEqual(['inputs[0] refused']);
});

const MORE = { changesPerInput: USUAL_BUDGETS.changesPerInput + 1 };

test('a document cannot raise what the host that loads it allows', () => {
  const document = written(begin(relay, { budgets: MORE }));
  expect(document['budgets']).toEqual(MORE);
  expect(loadMatch(document, registry)).toMatchObject({
    ok: false,
    error: [
      {
        path: 'budgets.changesPerInput',
        code: 'tooBig',
        expected: 'at most 50000 changes, the most that this host allows a match',
        found: '50001',
      },
    ],
  });
  expect(load(document, { budgets: MORE }).status).toBe('playing');
  expect(issuesOf(loadMatch(written(begin(relay)), registry, { budgets: ONE }))).toEqual([
    'budgets.changesPerInput tooBig',
  ]);
});

test.each<[unknown, string]>([
  [{ changesPerInput: 0 }, 'budgets.changesPerInput wrongShape'],
  [{ changesPerInput: 1.5 }, 'budgets.changesPerInput wrongShape'],
  [{ changesPerInput: 9e15 }, 'budgets.changesPerInput wrongShape'],
  [{ textPerInput: null }, 'budgets.textPerInput wrongShape'],
  [{ time: 5 }, 'budgets.time unknownField'],
  [7, 'budgets wrongShape'],
  [[], 'budgets wrongShape'],
])('invalid budgets are issues: %j', (budgets, issue) => {
  const given = budgets as Partial<Budgets>;
  expect(issuesOf(createMatch({ game: relay, seed: 1, budgets: given }))).toEqual([issue]);
  expect(issuesOf(loadMatch({ ...written(begin(relay)), budgets }, registry))).toEqual([issue]);
  expect(issuesOf(loadMatch(written(begin(relay)), registry, { budgets: given }))).toEqual([issue]);
});
