// Documents of strangers are measured before anything walks them, and playing them again is bounded.
import { expect, test } from 'vitest';
import { documentIssues } from './document.ts';
import { MATCH_LIMITS } from './limits.ts';
import { loadMatch } from './load.ts';
import { loadSeen } from './seen-replay.ts';
import { settle } from './settle.ts';
import { A, begin, issuesOf, load, registry, written } from './testing/play.ts';
import { faulty } from './testing/faulty.ts';
import { marathon } from './testing/marathon.ts';
import { relay } from './testing/relay.ts';

function sound(): Record<string, unknown> {
  const match = begin(relay);
  match.submit(A, { kind: 'add', amount: 1 });
  return written(match, { snapshot: true });
}

const many = <V>(count: number, one: V): V[] => Array.from({ length: count }, () => one);
const LONG = 'x'.repeat(1001);

/** A list that holds itself. */
function circle(): unknown[] {
  const list: unknown[] = [];
  list.push(list);
  return list;
}

test.each<[string, Record<string, unknown>, string]>([
  ['inputs', { inputs: many(100_001, { input: { kind: 'count' } }), hashes: [] }, 'inputs tooMany'],
  ['a text', { options: { note: 'x'.repeat(100_001) } }, 'options.note tooLong'],
  ['a key', { options: { ['k'.repeat(1001)]: 1 } }, `options.${'k'.repeat(30)}…${'k'.repeat(29)} tooLong`],
  ['the name of a game', { game: LONG }, 'game tooLong'],
  ['a version', { version: LONG }, 'version tooLong'],
  ['a seat', { seats: [LONG, 'bo'] }, 'seats[0] tooLong'],
  ['a seed', { seed: LONG }, 'seed wrongShape'],
  ['a hash', { hashes: [LONG, LONG] }, 'hashes[0] tooLong'],
  ['a decision', { decisions: [LONG, null] }, 'decisions[0] wrongShape'],
  ['rewinds', { rewinds: 9e15 }, 'rewinds wrongShape'],
])('too much: %s', (_, over, issue) => {
  const result = loadMatch({ ...sound(), ...over }, registry);
  expect(issuesOf(result)[0]).toBe(issue);
  expect(JSON.stringify(result).length).toBeLessThan(50_000);
});

test('values without end', () => {
  const rows = many(9000, many(1000, 1));
  expect(documentIssues({ ...sound(), options: { rows } })[0]).toMatchObject({ code: 'tooBig' });
  expect(loadSeen({ seenBy: null, rows })).toMatchObject({ ok: false, error: [{ code: 'tooBig' }] });
});

test('a circle', () => {
  for (const field of Object.keys(sound()))
    expect(loadMatch({ ...sound(), [field]: circle() }, registry).ok, field).toBe(false);
  expect(loadSeen({ seenBy: null, steps: circle() })).toMatchObject({ ok: false, error: [{ code: 'tooDeep' }] });
});

test('thousands of wrong inputs are told in a bounded answer', () => {
  const wrong = { ...sound(), inputs: many(50_000, { nothing: true }), hashes: [] };
  const issues = documentIssues(wrong);
  expect(issues.length).toBeLessThanOrEqual(101);
  const failed = { ...sound(), inputs: many(50_000, { as: 'player1', input: 1, failed: { input: 1 } }), hashes: [] };
  const result = loadMatch(failed, registry);
  expect(result.ok ? 0 : result.error.length).toBeLessThanOrEqual(101);
});

test('thousands of wrong steps of what somebody saw are told in a bounded answer', () => {
  const seen = begin(relay).seenBy(A);
  const result = loadSeen({ ...seen, steps: many(5000, { ...seen.steps[0]!, frame: 7 }) });
  expect(result.ok ? 0 : result.error.length).toBeLessThanOrEqual(101);
});

test('a host may let a document have more inputs, or fewer', () => {
  expect(issuesOf(loadMatch(sound(), registry, { limits: { loadInputs: 1 } }))).toEqual(['inputs tooMany']);
  expect(load(sound(), { limits: { loadInputs: 2 } }).length).toBe(2);
  const match = begin({ ...marathon, longest: 1_000_000 }, { options: { first: MATCH_LIMITS.loadInputs.usual + 1 } });
  settle(match);
  expect(issuesOf(loadMatch(written(match), registry))).toEqual(['inputs tooMany']);
});

test('what follows a document is advanced by one call and no more', () => {
  const document = written(begin(marathon, { options: { first: 90 }, advance: false }));
  const loaded = load(document, { limits: { framesPerCall: 7 } });
  expect(loaded).toMatchObject({ length: 7, due: true });
});

test('whether a match faults again is found however long the system goes on first', () => {
  const match = begin(faulty, { limits: { framesPerCall: 3 } });
  settle(match, match.submit(A, { kind: 'poke', bug: 'systemEndless' }));
  expect(match.status).toBe('faulted');
  const recovered = load(written(match), { recover: { by: 'operator' }, limits: { framesPerCall: 3 } });
  expect(recovered).toMatchObject({ status: 'playing', length: 0 });
  expect(recovered.dropped[0]?.inputs).toHaveLength(52);
});
