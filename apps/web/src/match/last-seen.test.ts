import { expect, test } from 'vitest';
import { keepLastSeen, lastSeen } from './last-seen.ts';

function storeWith(text?: string) {
  let kept = text ?? null;
  return { getItem: () => kept, setItem: (_: string, next: string) => void (kept = next), removeItem: () => undefined };
}

test('each seat of each match has its own frame, the last that was kept', () => {
  const store = storeWith();
  expect(lastSeen('m', 'ann', store)).toBeUndefined();
  keepLastSeen('m', 'ann', 4, store);
  keepLastSeen('m', 'bo', 2, store);
  keepLastSeen('n', 'ann', 9, store);
  keepLastSeen('m', 'ann', 6, store);
  expect([lastSeen('m', 'ann', store), lastSeen('m', 'bo', store), lastSeen('n', 'ann', store)]).toEqual([6, 2, 9]);
  // What was taken back was not seen.
  keepLastSeen('m', 'ann', 3, store);
  expect(lastSeen('m', 'ann', store)).toBe(3);
});

test('the oldest are given up', () => {
  const store = storeWith();
  for (let match = 0; match < 150; match++) keepLastSeen(`m${match}`, 'ann', match, store);
  expect(lastSeen('m49', 'ann', store)).toBeUndefined();
  expect(lastSeen('m50', 'ann', store)).toBe(50);
});

test('what makes no sense, and a store that is full, are as if nobody had looked', () => {
  for (const text of ['{', '3', '{"m":1}', '[["m","ann"]]', '[["m","ann",-1]]', '[["m","ann","4"]]', '[null]'])
    expect(lastSeen('m', 'ann', storeWith(text))).toBeUndefined();
  const full = {
    ...storeWith(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepLastSeen('m', 'ann', 4, full)).not.toThrow();
});
