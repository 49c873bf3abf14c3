// What a follower does with records that it is offered: it reads only when something is missing in between.
import { expect, test } from 'vitest';
import { Followers } from './followers.ts';
import type { LogRecord } from './record.ts';

const WHOLE: readonly LogRecord[] = Array.from({ length: 10 }, (_, place) => ({ id: `r${place}` }));

/** A log of which `there` records can be read; what was told, and how often it was read. */
async function followed(there: number): Promise<{
  readonly followers: Followers;
  readonly told: string[];
  readonly store: { length: number; reads: number };
}> {
  const store = { length: there, reads: 0 };
  const told: string[] = [];
  const followers = new Followers({
    async *read(_, from) {
      store.reads++;
      yield* WHOLE.slice(from, store.length);
    },
  });
  await followers.follow('m', 0, ({ id }, place) => told.push(`${place} ${id}`));
  return { followers, told, store };
}

function places(count: number): readonly string[] {
  return WHOLE.slice(0, count).map(({ id }, place) => `${place} ${id}`);
}

test.each([
  ['the next ones', 4, 2, 6],
  ['those that it has', 2, 2, 4],
  ['some that it has and some that it has not', 2, 4, 6],
])('%s are told without reading', async (_, place, count, expected) => {
  const { followers, told, store } = await followed(4);
  followers.offer('m', place, WHOLE.slice(place, place + count));
  expect(told).toEqual(places(expected));
  expect(store.reads).toBe(1);
});

test('what lies in between is read', async () => {
  const { followers, told, store } = await followed(4);
  store.length = 8;
  followers.offer('m', 6, WHOLE.slice(6, 8));
  await new Promise(setImmediate);
  expect(told).toEqual(places(8));
  expect(store.reads).toBe(2);
});
