// An input is stale when the choice or decision that it answers is closed, not when another seat has moved.
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { A, answer, B, begin, C, reload } from './testing/play.ts';
import { quiz } from './testing/quiz.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

const PICK = { kind: 'pick', value: 1 };
const ADD = { kind: 'add', amount: 1 };

const decisions = (match: Match): readonly (string | undefined)[] => match.seats.map((one) => match.decision(one));

test('two seats decide at once, and both decisions taken before either moved are good', () => {
  const match = begin(secrets);
  const [ofA, ofB] = decisions(match);
  expect(answer(match.submit(A, PICK, { decision: ofA! }))).toBe('committed');
  expect(answer(match.submit(B, PICK, { decision: ofB! }))).toBe('committed');
});

test('a retry answers a decision that is closed', () => {
  const match = begin(secrets);
  const decision = match.decision(A)!;
  match.submit(A, PICK, { decision });
  const retried = match.submit(A, PICK, { decision });
  expect(retried.outcome).toMatchObject({
    kind: 'disallowed',
    code: 'staleDecision',
    params: { decision, open: null },
  });
  match.submit(B, PICK);
  // The next round has begun, and the old answer does not count for it.
  const open = match.decision(A)!;
  expect(match.submit(A, PICK, { decision }).outcome).toMatchObject({
    code: 'staleDecision',
    params: { decision, open },
  });
  expect(answer(match.submit(A, PICK, { decision: open }))).toBe('committed');
});

test('a refused input leaves its decision open', () => {
  const match = begin(relay);
  const decision = match.decision(A)!;
  expect(answer(match.submit(A, { kind: 'add', amount: 9 }, { decision }))).toBe('malformedInput');
  expect(answer(match.submit(A, { kind: 'wave' }, { decision }))).toBe('noChange');
  expect(answer(match.submit(A, ADD, { decision }))).toBe('committed');
});

test('a seat that makes an input and goes on gets another decision', () => {
  const match = begin(relay);
  const decision = match.decision(A)!;
  match.submit(A, { kind: 'note', words: ['one'] }, { decision });
  expect(match.toAct).toEqual([A]);
  expect(answer(match.submit(A, { kind: 'note', words: ['one'] }, { decision }))).toBe('staleDecision');
});

test('the decision of one seat is not valid for another', () => {
  const match = begin(relay);
  expect(answer(match.submit(B, ADD, { decision: match.decision(A)! }))).toBe('staleDecision');
});

test('after an undo or redo, decisions are asked again', () => {
  const match = begin(secrets, { seats: ['a', 'b', 'c'] });
  const seen = new Set(decisions(match));
  const isNew = (decision: string | undefined): boolean =>
    decision !== undefined && !seen.has(decision) && !!seen.add(decision);
  const ofC = match.decision(C)!;
  match.submit(A, PICK);
  match.undo();
  expect(answer(match.submit(C, PICK, { decision: ofC }))).toBe('staleDecision');
  expect(isNew(match.decision(A))).toBe(true);
  match.redo();
  expect(match.decision(A)).toBeUndefined();
  expect(isNew(match.decision(C))).toBe(true);
  match.undo();
  expect(isNew(match.decision(A))).toBe(true);
});

test('an answer is good as long as its choice is pending, whatever else its seat has answered', () => {
  const match = begin(quiz);
  const decision = match.decision(A)!;
  const reply = (choice: string): string => answer(match.submit(A, { kind: 'answer', choice, value: 1 }, { decision }));
  expect(match.look(A).choices).toHaveLength(2);
  expect(reply('q1')).toBe('committed');
  expect(match.decision(A)).not.toBe(decision);
  expect(reply('q1')).toBe('staleDecision');
  // A question that was put later was not asked under that decision.
  match.submit(A, { kind: 'ask', of: A });
  expect(reply('q5')).toBe('staleDecision');
  expect(reply('q3')).toBe('committed');
});

test('a seat whose choices change by another hand decides something else', () => {
  const match = begin(quiz);
  const [ofA, ofB] = decisions(match) as string[];
  match.submit(B, { kind: 'answer', choice: 'q2', value: 1 });
  expect(match.decision(A)).toBe(ofA);
  expect(match.decision(B)).not.toBe(ofB);
  match.submit(B, { kind: 'ask', of: A });
  expect(match.decision(A)).not.toBe(ofA);
  expect(answer(match.submit(A, { kind: 'ask', of: A }, { decision: ofA! }))).toBe('staleDecision');
  expect(answer(match.submit(A, { kind: 'answer', choice: 'q1', value: 1 }, { decision: ofA! }))).toBe('committed');
});

test.each([false, true])('decisions have the same ids after a save and a load, from a snapshot: %j', (fromSnapshot) => {
  const match = begin(secrets, { seats: ['a', 'b', 'c'] });
  const check = (): void => {
    const loaded = reload(match, { fromSnapshot });
    expect(decisions(loaded)).toEqual(decisions(match));
    const due = loaded.toAct[0];
    if (due !== undefined)
      expect(answer(loaded.submit(due, PICK, { decision: match.decision(due)! }))).toBe('committed');
  };
  check();
  match.submit(B, PICK);
  check();
  match.undo();
  check();
  match.submit(A, PICK);
  match.submit(B, PICK);
  check();
  match.submit(C, PICK);
  check();
});

test('an answer on its way survives a restart', () => {
  const match = begin(quiz);
  const decision = match.decision(A)!;
  match.submit(A, { kind: 'answer', choice: 'q1', value: 1 });
  const loaded = reload(match);
  const reply = (choice: string): string =>
    answer(loaded.submit(A, { kind: 'answer', choice, value: 1 }, { decision }));
  expect(reply('q1')).toBe('staleDecision');
  expect(reply('q3')).toBe('committed');
});

test('what is loaded in part is taken back: later decisions of the whole are not its own', () => {
  const match = begin(relay);
  match.submit(A, ADD);
  match.submit(B, ADD);
  const later = match.decision(A)!;
  const part = reload(match, { until: 2 });
  part.submit(B, { kind: 'add', amount: 3 });
  expect(part.length).toBe(match.length);
  expect(answer(part.submit(A, ADD, { decision: later }))).toBe('staleDecision');
});

test('begin again changes nothing', () => {
  const match = begin(secrets);
  const before = decisions(match);
  expect(match.begin()).toEqual({ outcome: { kind: 'noChange' }, frames: [] });
  expect(decisions(match)).toEqual(before);
});
