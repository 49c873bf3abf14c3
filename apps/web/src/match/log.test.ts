import type { WireEvent } from '@turnwise/protocol';
import { expect, test } from 'vitest';
import { causesOf, frameOfEvent, logLines } from './log.ts';

const event = (id: string, cause: string | null = null, level?: 'debug'): WireEvent => ({
  id,
  kind: 'x',
  payload: null,
  text: id,
  cause,
  status: 'applied',
  ...(level === undefined ? {} : { level }),
});
const EVENTS = [event('0.0'), event('0.1', '0.0', 'debug'), event('0.2', '0.1'), event('1.0'), event('1.1', '0.2')];

test('a line stands under what caused it, over what is not told', () => {
  const depths = (isAll: boolean) => logLines(EVENTS, isAll).map(({ event: { id }, depth }) => `${id} ${depth}`);
  expect(depths(true)).toEqual(['0.0 0', '0.1 1', '0.2 2', '1.0 0', '1.1 3']);
  expect(depths(false)).toEqual(['0.0 0', '0.2 1', '1.0 0', '1.1 2']);
});

test('why something happened is told from the first cause on', () => {
  expect(causesOf(EVENTS, '1.1').map(({ id }) => id)).toEqual(['0.0', '0.1', '0.2', '1.1']);
  expect(causesOf(EVENTS, 'nothing')).toEqual([]);
  expect(causesOf([event('0.0', '0.0')], '0.0')).toHaveLength(1);
});

test('an event is named by its frame', () => {
  expect(frameOfEvent(event('12.3'))).toBe(12);
});
