import { expect, test } from 'vitest';
import { deviceStore, NO_STORE, readProgress, withWin, writeProgress, type TextStore } from './progress.ts';

function storeOf(text: string | null): TextStore & { text: string | null } {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_key, given) {
      this.text = given;
    },
    removeItem() {
      this.text = null;
    },
  };
}

test('what was written is read', () => {
  const store = storeOf(null);
  const progress = withWin({}, 'shove', { best: 9, alone: true });
  writeProgress(store, progress);
  expect(readProgress(store)).toEqual({ shove: { best: 9, alone: true } });
});

test('only a better win replaces the best', () => {
  const first = withWin({}, 'shove', { best: 9, alone: false });
  expect(withWin(first, 'shove', { best: 10, alone: true })).toBe(first);
  expect(withWin(first, 'shove', { best: 9, alone: true })).toEqual({ shove: { best: 9, alone: true } });
  expect(withWin(first, 'shove', { best: 8, alone: false })).toEqual({ shove: { best: 8, alone: false } });
});

test.each(['nonsense', '[]', 'null', '3', '{"a":{"best":"x"},"b":null,"c":{"best":0}}'])(
  'what is no progress is none: %s',
  (text) => expect(readProgress(storeOf(text))).toEqual({}),
);

test('a store that takes nothing does no harm', () => {
  const full: TextStore = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  };
  expect(() => writeProgress(full, {})).not.toThrow();
});

test('where the browser keeps nothing, not even asking does harm', () => {
  const forbidden = deviceStore(() => {
    throw new Error('forbidden');
  });
  expect(forbidden).toBe(NO_STORE);
  expect(deviceStore(() => null)).toBe(NO_STORE);
  expect(readProgress(forbidden)).toEqual({});
});
