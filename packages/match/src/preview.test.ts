// A preview shows what is sure, as far as its seat may know, and keeps nothing.
import { message } from '@turnwise/game';
import { expect, test } from 'vitest';
import type { Match } from './match.ts';
import type { PreviewLook } from './preview.ts';
import { A, answer, B, begin, view } from './testing/play.ts';
import { relay } from './testing/relay.ts';
import { secrets } from './testing/secrets.ts';

function preview(match: Match, seat: typeof A, input: unknown): PreviewLook {
  const { state, length } = match;
  const decisions = match.seats.map((one) => match.decision(one));
  const saved = JSON.stringify(match.save({ snapshot: true }));
  const heard: unknown[] = [];
  const stop = match.watch((update) => heard.push(update));
  const previewed = match.preview(seat, input);
  stop();
  expect(match.state).toBe(state);
  expect(match.length).toBe(length);
  expect(match.seats.map((one) => match.decision(one))).toEqual(decisions);
  expect(JSON.stringify(match.save({ snapshot: true }))).toBe(saved);
  expect(heard).toEqual([]);
  if (!previewed.ok) throw new Error(previewed.error.message);
  return previewed.value;
}

test('it shows what the input would do, and what the system would do next, to the next decision', () => {
  const match = begin(relay, { seats: ['ann', 'bo'] });
  const { outcome, uncertain, foretold, events, look } = preview(match, A, { kind: 'add', amount: 3 });
  expect(outcome.kind).toBe('committed');
  expect(uncertain).toBe(false);
  expect(foretold).toEqual([]);
  expect(events.map(({ id, event }) => [id, event])).toEqual([
    ['1.1', { kind: 'spoke', seat: 'ann' }],
    ['1.2', { kind: 'added', seat: 'ann', amount: 3 }],
    ['2.1', { kind: 'counted', pips: 0 }],
  ]);
  expect(look).toMatchObject({ view: { total: 3, counts: 1 }, decision: null, frame: 0 });
  match.submit(A, { kind: 'add', amount: 3 });
  expect(match.events(A)).toEqual(events);
});

test('where the host steps by hand it shows the input alone', () => {
  const match = begin(relay, { advance: false });
  expect(preview(match, A, { kind: 'add', amount: 3 })).toMatchObject({
    uncertain: false,
    look: { view: { counts: 0 } },
  });
});

test('it stops where the system would draw, and says what the game knows of that', () => {
  const told: typeof relay = {
    ...relay,
    messages: { ...relay.messages, 'foretell.count': '{kind} comes to 1 to 6, total {total}' },
    foretell: (seen, _viewer, input) => [
      message('foretell.count', { kind: input.kind, total: (seen as { total: number }).total }),
    ],
  };
  const match = begin(told, { options: { dice: true }, random: { dice: [4] } });
  const { uncertain, foretold, events, look } = preview(match, A, { kind: 'add', amount: 3 });
  expect(uncertain).toBe(true);
  expect(foretold).toEqual(['count comes to 1 to 6, total 3']);
  expect(events).toHaveLength(2);
  expect(look).toMatchObject({ view: { total: 3, counts: 0 } });
});

test('its outcome tells nothing of the whole state', () => {
  const match = begin(secrets);
  match.submit(A, { kind: 'pick', value: 5 });
  expect(preview(match, B, { kind: 'pick', value: 6 }).outcome).toEqual({ kind: 'committed' });
});

test('it stops before a draw, and a second preview shows no more', () => {
  const seen = [1, 6].map((pips) => {
    const match = begin(relay, { random: { dice: [pips] } });
    const first = preview(match, A, { kind: 'gamble' });
    expect(first.uncertain).toBe(true);
    expect(preview(match, A, { kind: 'gamble' })).toEqual(first);
    expect(first.look.view).toMatchObject({ total: 0 });
    match.submit(A, { kind: 'gamble' });
    expect(view(match)).toMatchObject({ total: pips });
    return first;
  });
  expect(seen[0]).toEqual(seen[1]);
});

test('it stops before a secret, and shows what is sure until then', () => {
  const match = begin(secrets);
  match.submit(A, { kind: 'pick', value: 5 });
  const { uncertain, events, look } = preview(match, B, { kind: 'spy' });
  expect(uncertain).toBe(true);
  expect(events.map(({ event }) => event)).toEqual([{ kind: 'leaned', seat: 'player2' }]);
  expect(look.view).toMatchObject({ leans: 1, known: [] });
  match.submit(B, { kind: 'spy' });
  expect(view(match, B)).toMatchObject({ leans: 1, known: [5, -1] });
});

test.each([
  ['of the rules', B, { kind: 'add', amount: 1 }, 'notYourTurn'],
  ['of the shape', A, { kind: 'add', amount: 99 }, 'malformedInput'],
  ['of what is no input', A, null, 'malformedInput'],
  ['of a seat in disguise', B, { kind: 'add', amount: 1, seat: A }, 'notYourTurn'],
])('a refusal %s is shown as it would be given', (_, seat, input, code) => {
  const match = begin(relay);
  const previewed = preview(match, seat, input);
  expect(answer(previewed)).toBe(code);
  expect(previewed.outcome).toEqual(match.outcomeFor(seat, match.submit(seat, input)).outcome);
  expect(previewed).toMatchObject({ uncertain: false, events: [], look: { view: { total: 0 } } });
});

test('an input that changes nothing is shown so', () => {
  expect(preview(begin(relay), A, { kind: 'wave' })).toMatchObject({ outcome: { kind: 'noChange' }, events: [] });
});

test('seats that decide at once preview at once', () => {
  const match = begin(secrets);
  for (const seat of [A, B])
    expect(preview(match, seat, { kind: 'pick', value: 5 }).look.view).toMatchObject({ own: 5 });
});
