// Undo takes back the last input of a seat with all system frames after it, or nothing; the policy says who may.
import { expect, test } from 'vitest';
import { A, answer, B, begin, C, kinds, reload, view } from './testing/play.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';
import { UNDO_POLICIES } from './undo-policy.ts';

const ADD = { kind: 'add', amount: 1 };
const PICK = { kind: 'pick', value: 1 };

test('undo and redo move by one input of a seat, with its system frames', () => {
  const match = begin(relay);
  const start = match.state;
  match.submit(A, ADD);
  const end = match.state;
  const undone = match.undo();
  expect(answer(undone)).toBe('undone');
  expect(undone.outcome).toHaveProperty('frame', undone.frames[0]);
  expect(kinds(undone)).toEqual(['add', 'count']);
  expect(match.state).toBe(start);
  expect(match.length).toBe(0);
  const redone = match.redo();
  expect(answer(redone)).toBe('redone');
  expect(redone.frames).toEqual(undone.frames);
  expect(match.state).toBe(end);
});

test('several inputs go back and come again one by one', () => {
  const match = begin(relay);
  const states = [match.state];
  for (const by of [A, B, A, B]) {
    match.submit(by, ADD);
    states.push(match.state);
  }
  for (const state of states.slice(0, -1).toReversed()) {
    match.undo();
    expect(match.state).toBe(state);
  }
  expect(match.canUndo).toEqual({ able: false, code: 'nothingToUndo' });
  for (const state of states.slice(1)) {
    match.redo();
    expect(match.state).toBe(state);
  }
  expect(match.canRedo).toEqual({ able: false, code: 'nothingToRedo' });
  expect(answer(match.redo())).toBe('nothingToRedo');
});

test.each([
  ['nothing has happened', {}, 'nothingToUndo'],
  ['only the system has moved', { options: { countFirst: true } }, 'nothingToUndo'],
  [
    'only the system has moved, by dice',
    { options: { countFirst: true, dice: true } },
    'undoBlockedByIrreversibleBoundary',
  ],
])('when %s nothing can be taken back', (_, request, code) => {
  const match = begin(relay, request);
  const { length } = match;
  expect(match.canUndo).toEqual({ able: false, code });
  expect(match.undo().outcome).toMatchObject({ kind: 'disallowed', code, by: 'match' });
  expect(match.length).toBe(length);
});

test('a draw of the system after the input blocks, and nothing is taken back in part', () => {
  const match = begin(relay, { options: { dice: true } });
  match.submit(A, ADD);
  const { state } = match;
  expect(match.canUndo).toEqual({ able: false, code: 'undoBlockedByIrreversibleBoundary' });
  expect(answer(match.undo())).toBe('undoBlockedByIrreversibleBoundary');
  expect(match.state).toBe(state);
  // What comes after the boundary can be taken back, up to it.
  match.submit(B, { kind: 'note', words: [] });
  expect(kinds(match.undo())).toEqual(['note']);
  expect(match.state).toBe(state);
  expect(answer(match.undo())).toBe('undoBlockedByIrreversibleBoundary');
});

test('a reversible system frame after a draw does not open the way back', () => {
  const match = begin(relay);
  match.submit(A, { kind: 'gamble' });
  expect(kinds(match)).toEqual(['gamble', 'count']);
  expect(match.frames.map((frame) => frame.irreversible)).toEqual([true, false]);
  expect(answer(match.undo())).toBe('undoBlockedByIrreversibleBoundary');
  expect(match.length).toBe(2);
});

test('what was revealed stays revealed', () => {
  const match = begin(secrets);
  match.submit(A, PICK);
  expect(match.canUndo).toEqual({ able: true });
  match.submit(B, PICK);
  expect(answer(match.undo())).toBe('undoBlockedByIrreversibleBoundary');
});

test('a match from a snapshot goes back to it and no further', () => {
  const match = begin(relay);
  match.submit(A, ADD);
  const loaded = reload(match, { fromSnapshot: true });
  expect(answer(loaded.undo())).toBe('undoLimitReached');
  loaded.submit(B, ADD);
  expect(answer(loaded.undo())).toBe('undone');
  expect(answer(loaded.undo())).toBe('undoLimitReached');
  expect(loaded.state).toEqual(match.state);
});

test('a refusal leaves what can be done again; an input that is taken clears it', () => {
  const match = begin(relay);
  match.submit(A, ADD);
  match.undo();
  expect(answer(match.submit(B, ADD))).toBe('notYourTurn');
  expect(answer(match.submit(A, { kind: 'wave' }))).toBe('noChange');
  expect(match.preview(A, ADD).ok).toBe(true);
  expect(answer(match.redo())).toBe('redone');
  match.undo();
  match.submit(A, { kind: 'add', amount: 2 });
  expect(answer(match.redo())).toBe('nothingToRedo');
});

test('by the policy free, any seat takes back anything', () => {
  const match = begin(relay, { undo: 'free' });
  match.submit(A, ADD);
  expect(answer(match.undo(B))).toBe('undone');
  expect(answer(match.redo(B))).toBe('redone');
});

test.each([{}, { undo: 'ownLast' as const }])(
  'by the policy ownLast, which is the usual one, a seat takes back its own input, as long as nobody else has made one: %j',
  (request) => {
    const match = begin(relay, request);
    match.submit(A, ADD);
    expect(match.undo(B).outcome).toMatchObject({ code: 'notYourInput', params: { seat: B, owner: A } });
    expect(answer(match.undo(A))).toBe('undone');
    expect(answer(match.redo(B))).toBe('notYourInput');
    expect(answer(match.redo(A))).toBe('redone');
    match.submit(B, ADD);
    expect(answer(match.undo(A))).toBe('notYourInput');
    expect(view(match)).toMatchObject({ total: 2 });
  },
);

test('by the policy consent, it is done when all have asked for it', () => {
  const match = begin(secrets, { seats: ['a', 'b', 'c'], undo: 'consent' });
  match.submit(A, PICK);
  expect(match.asking).toBeUndefined();
  expect(match.undo(C).outcome).toMatchObject({
    code: 'needsConsent',
    params: { what: 'undo', agreed: [C], needed: 3 },
  });
  expect(match.asking).toEqual({ what: 'undo', agreed: [C] });
  expect(answer(match.undo(C))).toBe('needsConsent');
  expect(match.undo(A).outcome).toMatchObject({ params: { agreed: [A, C] } });
  expect(match.length).toBe(1);
  expect(answer(match.undo(B))).toBe('undone');
  expect(match.asking).toBeUndefined();
  expect([match.redo(A), match.redo(B), match.redo(C)].map(answer)).toEqual(['needsConsent', 'needsConsent', 'redone']);
});

test.each<[string, (match: ReturnType<typeof begin>) => unknown]>([
  ['somebody declines', (match) => match.declineUndo()],
  ['an input is taken', (match) => match.submit(B, PICK)],
  ['the host takes back', (match) => [match.undo(), match.redo()]],
])('consent is void when %s', (_, happens) => {
  const match = begin(secrets, { seats: ['a', 'b', 'c'], undo: 'consent' });
  match.submit(A, PICK);
  match.undo(B);
  match.undo(C);
  happens(match);
  expect(answer(match.undo(A))).toBe('needsConsent');
  expect(match.asking).toEqual({ what: 'undo', agreed: [A] });
});

test('who asks for the other thing agrees to nothing', () => {
  const match = begin(relay, { undo: 'consent' });
  match.submit(A, ADD);
  match.submit(B, ADD);
  match.undo();
  match.undo(A);
  expect(answer(match.redo(B))).toBe('needsConsent');
  expect(match.asking).toEqual({ what: 'redo', agreed: [B] });
  expect(answer(match.undo(A))).toBe('needsConsent');
  expect(answer(match.undo(B))).toBe('undone');
});

test('a refused input leaves what is being asked', () => {
  const match = begin(relay, { undo: 'consent' });
  match.submit(A, ADD);
  match.undo(A);
  expect(answer(match.submit(A, ADD))).toBe('notYourTurn');
  expect(answer(match.undo(B))).toBe('undone');
});

test('nobody is asked for what cannot be done', () => {
  const match = begin(relay, { undo: 'consent', options: { dice: true } });
  match.submit(A, ADD);
  expect(answer(match.undo(A))).toBe('undoBlockedByIrreversibleBoundary');
  expect(answer(match.redo(A))).toBe('nothingToRedo');
  expect(match.asking).toBeUndefined();
});

test.each(UNDO_POLICIES)('by the policy %s, the host needs no leave', (undo) => {
  const match = begin(relay, { undo });
  match.submit(A, ADD);
  expect(answer(match.undo())).toBe('undone');
  expect(answer(match.redo(null))).toBe('redone');
});
