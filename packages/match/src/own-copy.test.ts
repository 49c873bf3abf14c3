// What goes into a match and what comes out of it are copies: nobody changes a match from outside.
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import { A, answer, B, begin, load, view, written } from './testing/play.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

/** Writes into everything that can be reached. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key of Object.keys(value)) {
    spoil((value as Record<string, unknown>)[key]);
    // Parts that are made when they are read cannot be set.
    Reflect.set(value, key, 'spoiled');
  }
  if (Array.isArray(value)) value.push('spoiled');
}

function unspoiled(match: Match, given: unknown): void {
  const before = JSON.stringify([match.save({ snapshot: true }), match.look(A), match.events(null)]);
  spoil(given);
  expect(JSON.stringify([match.save({ snapshot: true }), match.look(A), match.events(null)])).toBe(before);
  expect(written(load(match.save({ snapshot: true })))).toEqual(written(match));
  expect(answer(match.submit(B, { kind: 'add', amount: 1 }))).toBe('committed');
}

const started = (): Match => {
  const match = begin(relay, { options: { goal: 50 }, random: { dice: [2, 3] } });
  match.submit(A, { kind: 'note', words: ['one', 'two'] });
  match.submit(A, { kind: 'gamble' });
  return match;
};

test('by what was submitted', () => {
  const match = begin(relay);
  const input = { kind: 'note', words: ['one', 'two'] };
  match.submit(A, input);
  match.submit(A, { kind: 'add', amount: 1 });
  unspoiled(match, input);
  expect(view(match)).toMatchObject({ notes: [['one', 'two']] });
});

test('by what the system submitted', () => {
  const match = begin(relay, { advance: false });
  match.submit(A, { kind: 'add', amount: 1 });
  const input = { kind: 'count' };
  match.submitSystem(input);
  unspoiled(match, input);
});

test('by the request', () => {
  const request = { seats: ['ann', 'bo'], options: { goal: 50 }, random: { dice: [2, 3] }, position: { total: 4 } };
  const match = begin(relay, request);
  match.submit(A, { kind: 'add', amount: 1 });
  unspoiled(match, request);
});

test('by the document that it was loaded from', () => {
  for (const fromSnapshot of [false, true]) {
    const document = written(started(), { snapshot: true });
    const match = load(document, { fromSnapshot });
    unspoiled(match, document);
  }
});

test.each<[string, (match: Match) => unknown]>([
  ['a saved document', (match) => match.save({ snapshot: true })],
  ['a look', (match) => match.look(A)],
  ['a spectator’s look', (match) => match.look(null)],
  ['events', (match) => match.events(A)],
  ['a result', (match) => match.result],
  ['a preview', (match) => match.preview(B, { kind: 'note', words: ['three'] })],
  ['a refused preview', (match) => match.preview(A, { kind: 'gamble' })],
  ['who is asking', (match) => match.asking],
])('by %s', (_, get) => {
  const match = started();
  unspoiled(match, get(match));
});

test('by what a subscriber is told', () => {
  const match = begin(relay);
  const told: unknown[] = [];
  const stop = match.subscribe(B, (update) => told.push(update));
  match.submit(A, { kind: 'note', words: ['one', 'two'] });
  match.submit(A, { kind: 'add', amount: 1 });
  stop();
  unspoiled(match, told);
});

test('scores are copies too', () => {
  const match = begin(secrets);
  for (const value of [1, 2]) for (const seat of [A, B]) match.submit(seat, { kind: 'pick', value });
  spoil(match.result);
  spoil(match.look(null));
  expect(match.result).toMatchObject({ scores: [3, 3] });
});

const circle: Record<string, unknown> = { kind: 'note' };
circle['words'] = [circle];

test.each<[string, unknown, string?]>([
  ['a circle', circle, 'inputTooLarge'],
  ['a list nested too deep', { kind: 'note', words: JSON.parse('['.repeat(9000) + ']'.repeat(9000)) }, 'inputTooLarge'],
  [
    'a getter that throws',
    Object.defineProperty({}, 'kind', { enumerable: true, get: () => JSON.parse('') as unknown }),
  ],
  ['a prototype in disguise', JSON.parse('{ "__proto__": { "kind": "gamble" } }')],
  ['a prototype deep inside', JSON.parse('{ "kind": "note", "words": { "__proto__": [] } }')],
  ['nothing', undefined],
  ['a function', () => 'add'],
])('%s is not an input', (_, input, code = 'malformedInput') => {
  const match = begin(relay);
  expect(answer(match.submit(A, input))).toBe(code);
  expect(answer(match.submitSystem(input))).toBe(code);
  expect(match.preview(A, input)).toMatchObject({ ok: true, value: { outcome: { code } } });
  expect(match.status).toBe('playing');
});
