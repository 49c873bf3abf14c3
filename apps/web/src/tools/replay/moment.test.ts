import { createChooser, nextInput } from '@turnwise/game';
import { createMatch, type MatchDocument, type SeenDocument } from '@turnwise/match';
import { registry } from '@turnwise/registry';
import { expect, test } from 'vitest';
import { eventsUntil, moments, momentText, movesIn, placeBefore, placeOf, readMoment } from './moment.ts';

test.each([
  ['0', '0'],
  ['7', '7'],
  ['7.2', '7.2'],
  ['10', '10'],
  ['11', '10'],
  ['', '10'],
  ['x', '10'],
  ['-1', '10'],
  ['0.3', '0'],
])('%s is the moment %s of ten frames', (text, found) => {
  expect(momentText(readMoment(text, 10))).toBe(found);
});

test('without one it is the end', () => expect(readMoment(null, 4)).toEqual({ frame: 4, event: 0 }));

const events = ['1.1', '1.2', '3.1'];

test('a scrubber stops at frames or at events', () => {
  expect(moments('frame', [1, 2, 3], events).map(momentText)).toEqual(['0', '1', '2', '3']);
  expect(moments('frame', [1, 3], events).map(momentText)).toEqual(['0', '1', '3']);
  expect(moments('event', [1, 2, 3], events).map(momentText)).toEqual(['0', '1.1', '1.2', '3.1']);
});

test.each([
  ['event', '0', 0],
  ['event', '1.1', 1],
  ['event', '1', 2],
  ['event', '2', 2],
  ['event', '3.9', 3],
  ['frame', '2', 2],
  ['frame', '2.1', 2],
] as const)('by %s the moment %s is at %i', (by, text, place) => {
  expect(placeOf(moments(by, [1, 2, 3], events), readMoment(text, 3))).toBe(place);
});

test.each([
  ['0', []],
  ['1.1', ['1.1']],
  ['2', ['1.1', '1.2']],
  ['3.1', events],
])('up to the moment %s', (text, found) => {
  const all = events.map((id) => ({ id }));
  expect(eventsUntil(all, readMoment(text, 3)).map(({ id }) => id)).toEqual(found);
});

const played = (...seats: (string | undefined)[]): MatchDocument =>
  ({ inputs: seats.map((as) => ({ ...(as === undefined ? {} : { as }), input: {} })) }) as unknown as MatchDocument;

test.each([
  ['of seats only', played('A', 'B'), 2, [1, 2]],
  ['with steps of the system between', played('A', undefined, undefined, 'B'), 4, [1, 4]],
  ['with steps of the system at the end', played(undefined, 'A', undefined), 3, [2, 3]],
  ['of the system only', played(undefined, undefined), 2, [1, 2]],
  ['that are fewer than the frames', played('A', undefined), 3, [1, 2, 3]],
  ['that end in a fault, which is no frame', played('A', undefined, 'B', undefined), 3, [1, 3]],
  ['without frames', played(), 0, []],
])('moves in inputs %s', (_, document, length, moves) => expect(movesIn(document, length)).toEqual(moves));

test('of what one viewer saw, moves are frames with something to see', () => {
  const steps = [
    { frame: 0, events: [] },
    { frame: 1, events: [{ id: '1.1' }] },
    { frame: 2, events: [{ id: '2.1', level: 'debug' }] },
    { frame: 3, events: [], input: {} },
    { frame: 4, events: [] },
    { frame: 5, events: [{ id: '5.1' }] },
  ];
  expect(movesIn({ seenBy: 'A', steps } as unknown as SeenDocument, 5)).toEqual([1, 3, 5]);
});

test.each([
  ['3', 1],
  ['2', 1],
  ['1', 0],
  ['0', -1],
])('the place before the moment %s', (text, place) => {
  expect(placeBefore(moments('frame', [1, 3], events), readMoment(text, 3))).toBe(place);
});

test('in a match of whist, which deals and takes tricks by itself, every move is one of a seat', () => {
  const game = registry.get('whist')!;
  const begun = createMatch({ game, seed: 5 });
  if (!begun.ok) throw new Error('it begins');
  const match = begun.value;
  const chooser = createChooser(7);
  for (let given = 0; given < 12; given++) {
    const input = nextInput(game, match.state, chooser);
    if (input?.seat === undefined) throw new Error('a seat is to act');
    match.submit(input.seat, input);
  }
  const document = match.save();
  const moves = movesIn(document, document.inputs.length);
  expect(document.inputs.length).toBeGreaterThan(moves.length);
  for (const frame of moves.slice(0, -1)) expect(document.inputs[frame - 1]?.as).toBeDefined();
  expect(moves.filter((frame) => document.inputs[frame - 1]?.as !== undefined)).toHaveLength(12);
});
