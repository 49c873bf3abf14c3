// System inputs advance by themselves to the next decision, or step by step when the host wants that.
import { expect, test } from 'vitest';
import { A, answer, B, begin, kinds, view } from './testing/play.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

const ADD = { kind: 'add', amount: 1 };

test('the system advances before the first decision and after each input', () => {
  const match = begin(relay, { options: { countFirst: true } });
  expect(kinds(match)).toEqual(['count']);
  expect(match.toAct).toEqual([A]);
  const submission = match.submit(A, ADD);
  expect(answer(submission)).toBe('committed');
  expect(kinds(submission)).toEqual(['add', 'count']);
  expect(submission.frames.map((frame) => frame.no)).toEqual([2, 3]);
  expect(match.toAct).toEqual([B]);
});

test('the dice are drawn by the system and not again by anybody else', () => {
  const match = begin(relay, { options: { dice: true }, random: { dice: [6, 4] } });
  match.submit(A, ADD);
  match.submit(B, ADD);
  expect(view(match)).toMatchObject({ total: 12, counts: 2 });
});

test('a refused input advances nothing', () => {
  const match = begin(relay);
  expect(answer(match.submit(B, ADD))).toBe('notYourTurn');
  expect(answer(match.submit(A, { kind: 'add', amount: 9 }))).toBe('malformedInput');
  expect(answer(match.submit(A, { kind: 'wave' }))).toBe('noChange');
  expect(match.length).toBe(0);
});

test('without advance the host steps', () => {
  const match = begin(relay, { advance: false, options: { countFirst: true } });
  expect(match.length).toBe(0);
  expect(match.decision(A)).toBeUndefined();
  expect(kinds(match.step())).toEqual(['count']);
  expect(match.decision(A)).toBeDefined();
  expect(answer(match.step())).toBe('nothingDue');
  expect(kinds(match.submit(A, ADD))).toEqual(['add']);
  expect(answer(match.submit(B, ADD))).toBe('notYourTurn');
  expect(kinds(match.advance())).toEqual(['count']);
  expect(kinds(match.advance())).toEqual([]);
});

test('the system may be let go on and held back at any time', () => {
  const match = begin(relay);
  match.setAdvance(false);
  expect(kinds(match.submit(A, ADD))).toEqual(['add']);
  match.setAdvance(true);
  expect(kinds(match.step())).toEqual(['count']);
  expect(kinds(match.submit(B, ADD))).toEqual(['add', 'count']);
});

test('the system makes only inputs that are accepted', () => {
  const match = begin(relay);
  expect(answer(match.submitSystem({ kind: 'count' }))).toBe('nothingToCount');
  expect(answer(match.submitSystem('count'))).toBe('malformedInput');
  expect(match.length).toBe(0);
});

test('the last of several simultaneous inputs sets the system going', () => {
  const match = begin(secrets);
  expect(kinds(match.submit(B, { kind: 'pick', value: 1 }))).toEqual(['pick']);
  expect(kinds(match.submit(A, { kind: 'pick', value: 2 }))).toEqual(['pick', 'reveal']);
});

test.each([7, -1, 0.5, Number.NaN, '0', null, undefined])('seat %j is nobody', (nobody) => {
  const match = begin(relay);
  const unknown = nobody as unknown as typeof A;
  expect(answer(match.submit(unknown, ADD))).toBe('unknownSeat');
  expect(match.preview(unknown, ADD)).toMatchObject({ ok: true, value: { outcome: { code: 'unknownSeat' } } });
  match.submit(A, ADD);
  if (nobody !== null && nobody !== undefined) expect(answer(match.undo(unknown))).toBe('unknownSeat');
});
