// What a seat may not know is nowhere in what it gets: looks, updates, events, previews, and the hashes in them.
import { message } from '@turnwise/game';
import type { AnyGame, LogLevel } from '@turnwise/game';
import { hashValue } from '@turnwise/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { A, B, begin, C } from './testing/play.ts';
import { secrets } from './testing/secrets.ts';

/** All that everybody but A gets when A picks this value. */
function othersGet(value: number): { readonly told: readonly unknown[]; readonly state: string } {
  const match = begin(secrets, { seats: ['a', 'b', 'c'] });
  const told: unknown[] = [];
  for (const viewer of [B, C, null]) match.subscribe(viewer, (update) => told.push(update));
  match.submit(A, { kind: 'pick', value });
  for (const viewer of [B, C, null]) told.push(match.look(viewer), match.events(viewer));
  for (const input of [{ kind: 'pick', value: 1 }, { kind: 'spy' }, { kind: 'nonsense' }])
    for (const viewer of [B, C]) told.push(match.preview(viewer, input));
  match.submit(B, { kind: 'pick', value: 2 });
  told.push(match.preview(B, { kind: 'spy' }), match.preview(C, { kind: 'pick', value: 3 }));
  return { told, state: match.game.kernel.hash(match.state) };
}

test('a secret pick changes nothing of what the others get, hashes included', () => {
  const value = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(value, value, (one, other) => {
      fc.pre(one !== other);
      const [first, second] = [othersGet(one), othersGet(other)];
      expect(first.state).not.toBe(second.state);
      expect(JSON.stringify(first.told)).toBe(JSON.stringify(second.told));
    }),
    { seed: 20_260_101, numRuns: 50 },
  );
});

test('the hash of a look is of the view, never of the state', () => {
  const match = begin(secrets);
  match.submit(A, { kind: 'pick', value: 5 });
  const state = match.game.kernel.hash(match.state);
  for (const viewer of [A, B, null]) {
    const look = match.look(viewer);
    expect(look.hash).toBe(hashValue(look.view));
    expect(JSON.stringify(look)).not.toContain(state);
  }
  expect(match.look(A).hash).not.toBe(match.look(B).hash);
});

test('a seat sees its own, and redacted events have their sentence', () => {
  const match = begin(secrets, { seats: ['ann', 'bo'] });
  match.submit(A, { kind: 'pick', value: 5 });
  expect(match.events(A)).toEqual([
    { id: '1.1', event: { kind: 'picked', seat: 'ann', value: 5 }, text: 'event.picked (seat ann, value 5)' },
  ]);
  expect(match.events(B)).toEqual([
    { id: '1.1', event: { kind: 'picked', seat: 'ann' }, text: 'event.picked (seat ann)' },
  ]);
  match.submit(B, { kind: 'pick', value: 6 });
  match.submit(A, { kind: 'spy' });
  // An event may be hidden whole.
  expect(match.events(null).map(({ event }) => (event as { kind: string }).kind)).toEqual([
    'picked',
    'picked',
    'revealed',
    'leaned',
  ]);
  expect(match.events(A, match.frames.slice(-1))).toHaveLength(2);
});

test('an event that only some want to read says so, and its sentence tells more to them', () => {
  const chatty: AnyGame = {
    ...secrets,
    eventLevel: ({ kind }) => (kind === 'picked' ? 'debug' : 'min'),
    eventLabel: (event, _table, level = 'min') => message(`${event.kind}, ${level}`),
  };
  const match = begin(chatty, { seats: ['ann', 'bo'] });
  match.submit(A, { kind: 'pick', value: 5 });
  match.submit(B, { kind: 'pick', value: 6 });
  const told = (level?: LogLevel): unknown =>
    match.events(A, match.frames, level).map((seen) => [seen.text, seen.level]);
  const usual = [
    ['picked, min', 'debug'],
    ['picked, min', 'debug'],
    ['revealed, min', undefined],
  ];
  expect(told()).toEqual(expect.arrayContaining(usual));
  expect(told('debug')).toEqual(expect.arrayContaining([['revealed, debug', undefined]]));
});

test('a look says what can be done', () => {
  const match = begin(secrets, { seats: ['ann', 'bo'] });
  expect(match.look(A).offers).toHaveLength(1);
  expect(match.look(null).offers).toEqual([]);
  match.submit(A, { kind: 'pick', value: 5 });
  expect(match.look(B)).toMatchObject({
    frame: 1,
    status: 'playing',
    toAct: ['bo'],
    choices: [],
    offers: [{ kind: 'pick', seat: B }],
    decision: match.decision(B),
    result: null,
  });
  expect(match.look(A)).toMatchObject({ offers: [], decision: null });
  expect(match.look(null)).toMatchObject({ offers: [], decision: null });
});

test('a look at the end has the result by name, with scores', () => {
  const match = begin(secrets, { seats: ['ann', 'bo'] });
  for (const value of [1, 2]) {
    match.submit(A, { kind: 'pick', value });
    match.submit(B, { kind: 'pick', value: 9 });
  }
  expect(match.look(null)).toMatchObject({
    status: 'over',
    toAct: [],
    result: { winners: ['bo'], reason: 'sum', scores: [3, 18] },
  });
});
