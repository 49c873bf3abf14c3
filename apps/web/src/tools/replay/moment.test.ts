import { expect, test } from 'vitest';
import { eventsUntil, moments, momentText, placeOf, readMoment } from './moment.ts';

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
  expect(moments('frame', 3, events).map(momentText)).toEqual(['0', '1', '2', '3']);
  expect(moments('event', 3, events).map(momentText)).toEqual(['0', '1.1', '1.2', '3.1']);
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
  expect(placeOf(moments(by, 3, events), readMoment(text, 3))).toBe(place);
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
