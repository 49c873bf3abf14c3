// What the laws cannot see from outside: that a look is one question, and that a listener that throws harms nobody else.
import { expect, test } from 'vitest';
import { Followers } from './followers.ts';
import { LogError } from './match-log.ts';
import type { LogRecord } from './record.ts';

function source(lengths: Record<string, number>) {
  const asked: string[] = [];
  return {
    asked,
    lengths,
    failing: false,
    async *read(match: string, from: number): AsyncIterable<LogRecord> {
      asked.push(`read ${match} ${from}`);
      for (let place = from; place < (lengths[match] ?? 0); place++) yield { id: `${match}${place}` };
    },
    async longerThan(known: ReadonlyMap<string, number>) {
      asked.push(`look ${[...known].flat().join(' ')}`);
      if (this.failing) throw new LogError('unavailable', 'gone');
      return Object.entries(lengths).filter(([match, length]) => length > (known.get(match) ?? Infinity));
    },
  };
}

test('a look asks once for all matches and reads only those that have grown', async () => {
  const store = source({ a: 1, b: 2, c: 0 });
  const followers = new Followers(store);
  const heard: string[] = [];
  const errors: string[] = [];
  for (const match of ['a', 'b', 'c'])
    await followers.follow(
      match,
      0,
      ({ id }) => heard.push(id),
      ({ code }) => errors.push(code),
    );
  store.asked.length = 0;
  store.lengths['b'] = 3;
  await followers.look();
  await expect.poll(() => heard, { timeout: 120_000 }).toEqual(['a0', 'b0', 'b1', 'b2']);
  expect(store.asked).toEqual(['look a 1 b 2 c 0', 'read b 2']);
  store.failing = true;
  await followers.look();
  expect(errors).toEqual(['unavailable', 'unavailable', 'unavailable']);
  expect(store.asked).toHaveLength(3);
  followers.wake('b', 3);
  expect(store.asked).toHaveLength(3);
  followers.stop();
});

test('a listener that throws does not throw at the writer, and gets what follows', async () => {
  const store = source({ a: 0 });
  const followers = new Followers(store);
  const heard: number[] = [];
  const others: number[] = [];
  const errors: string[] = [];
  await followers.follow(
    'a',
    0,
    (_, place) => {
      if (place === 0) throw new Error('a fault of the listener');
      heard.push(place);
    },
    ({ message }) => errors.push(message),
  );
  await followers.follow('a', 0, (_, place) => others.push(place));
  store.lengths['a'] = 2;
  followers.offer('a', 0, [{ id: 'a0' }, { id: 'a1' }]);
  expect(others).toEqual([0, 1]);
  await expect.poll(() => heard, { timeout: 120_000 }).toEqual([1]);
  expect(errors).toEqual(['a fault of the listener']);
  followers.stop();
});
