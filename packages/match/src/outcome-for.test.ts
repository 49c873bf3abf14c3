// What came of a submission, as a seat may know it: in a form of its own, without what is the host's.
import { describe, expect, test } from 'vitest';
import type { Submission } from './submission.ts';
import { A, B, begin, C } from './testing/play.ts';
import { faulty } from './testing/faulty.ts';
import { marathon } from './testing/marathon.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

const ADD = { kind: 'add', amount: 1 };
const PICK = { kind: 'pick', value: 424_242 };

test('a committed input is its events and the look, and no frame', () => {
  const match = begin(relay);
  const submission = match.submit(A, ADD);
  const told = match.outcomeFor(A, submission);
  expect(Object.keys(told)).toEqual(['outcome', 'events', 'look']);
  expect(told.outcome).toEqual({ kind: 'committed' });
  expect(told.events.map(({ id, event }) => [id, event])).toEqual([
    ['1.1', { kind: 'spoke', seat: 'player1' }],
    ['1.2', { kind: 'added', seat: 'player1', amount: 1 }],
    ['2.1', { kind: 'counted', pips: 0 }],
  ]);
  expect(told.look).toEqual(match.look(A));
});

test('it is what a subscriber was told', () => {
  const match = begin(secrets, { seats: ['a', 'b', 'c'] });
  for (const viewer of [A, B, C, null]) {
    const heard: unknown[] = [];
    match.subscribe(viewer, ({ events }) => heard.push(...events));
    const submission = match.submit(A, { kind: 'spy' });
    expect(match.outcomeFor(viewer, submission).events).toEqual(heard);
  }
});

test('what the others do not see of an input they are not told', () => {
  const match = begin(secrets, { seats: ['a', 'b', 'c'] });
  const submission = match.submit(A, PICK);
  expect(JSON.stringify(submission)).toContain('424242');
  expect(JSON.stringify(match.outcomeFor(A, submission))).toContain('424242');
  for (const viewer of [B, C, null])
    expect(JSON.stringify(match.outcomeFor(viewer, submission))).not.toContain('424242');
});

test('what was taken back is not told again', () => {
  const match = begin(relay);
  match.submit(A, ADD);
  expect(match.outcomeFor(A, match.undo(A))).toMatchObject({ outcome: { kind: 'undone' }, events: [] });
  const redone = match.outcomeFor(A, match.redo(A));
  expect(redone.outcome).toEqual({ kind: 'redone' });
  expect(redone.events).toHaveLength(3);
});

test('says that there is more to come', () => {
  const match = begin(marathon, { limits: { framesPerCall: 5 } });
  expect(match.outcomeFor(A, match.submit(A, { kind: 'run', steps: 8 }))).toMatchObject({ more: true });
  expect(match.outcomeFor(A, match.advance())).not.toHaveProperty('more');
});

test('an input that changes nothing', () => {
  const match = begin(relay);
  expect(match.outcomeFor(A, match.submit(A, { kind: 'wave' }))).toMatchObject({
    outcome: { kind: 'noChange' },
    events: [],
  });
});

describe('a refusal', () => {
  test('has its code, its params and words', () => {
    const match = begin(relay);
    expect(match.outcomeFor(B, match.submit(B, ADD)).outcome).toMatchObject({
      kind: 'disallowed',
      code: 'notYourTurn',
      text: 'it is not your turn',
      label: { key: 'refusal.notYourTurn' },
    });
  });

  test('is the same in an explanation and in a preview', () => {
    const match = begin(relay);
    for (const input of [{ kind: 'add', amount: 99 }, null, { kind: 'gamble', words: [] }]) {
      const { outcome } = match.outcomeFor(B, match.submit(B, input));
      expect(match.explain(B, input).refusal).toEqual(outcome);
      expect(match.preview(B, input)).toMatchObject({ ok: true, value: { outcome } });
    }
  });

  test.each<[string, Readonly<Record<string, unknown>>, object]>([
    ['cardNotThere', { card: 'secret-7', zone: 'deck' }, {}],
    ['guardExceeded', { guard: 'steps', limit: 10, chain: ['secret-7', 'other'] }, { guard: 'steps', limit: 10 }],
    ['guardExceeded', { guard: { card: 'secret-7' }, limit: 10 }, {}],
    ['engineFault', {}, {}],
  ])('in the middle of something (%s) tells nothing of it', (code, params, seen) => {
    const match = begin(relay);
    const debug = { diff: { kind: 'draw', card: 'secret-7' }, changes: [{ diff: 'secret-7' }] };
    const submission: Submission = { outcome: { kind: 'aborted', code, params, by: 'rules', debug }, frames: [] };
    const told = match.outcomeFor(A, submission);
    expect(told.outcome).toMatchObject({ kind: 'aborted', code, params: seen });
    expect(JSON.stringify(told)).not.toContain('secret-7');
  });

  test('that ends the match tells no more than that', () => {
    const match = begin(faulty);
    const told = match.outcomeFor(A, match.submit(A, { kind: 'poke', bug: 'evaluate' }));
    expect(told).toMatchObject({ outcome: { kind: 'noChange' }, look: { status: 'faulted' } });
    expect(JSON.stringify(told)).not.toContain('broken');
  });
});

test('it is a copy', () => {
  const match = begin(relay);
  const submission = match.submit(A, { kind: 'add', amount: 99 });
  const told = match.outcomeFor(A, submission);
  const { params } = told.outcome as unknown as { params: { issues: { code: string }[] } };
  params.issues[0]!.code = 'mine';
  expect(JSON.stringify(submission)).not.toContain('mine');
});
