import { expect, test } from 'vitest';
import { capital, lastTold } from './caption.ts';

test('the last event that people are told', () => {
  const events = [{ id: '1.1' }, { id: '2.1' }, { id: '3.1', level: 'debug' }];
  expect(lastTold(events)?.id).toBe('2.1');
  expect(lastTold(events.slice(2))).toBeUndefined();
});

test.each([
  ['starter', 'Starter'],
  ['über', 'Über'],
  ['Whist', 'Whist'],
  ['', ''],
])('%s begins with a capital: %s', (text, found) => expect(capital(text)).toBe(found));
