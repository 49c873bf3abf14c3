// Keys of Unseen.
import { expect, test } from 'vitest';
import { inputOfKey, type Pressed } from './keys.ts';

const NONE = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const press = (key: string, held: Partial<Pressed> = {}): Pressed => ({ ...NONE, key, ...held });
const KINDS = new Set(['move', 'wait']);

test('arrows go, push and pull', () => {
  expect(inputOfKey(press('ArrowLeft'), KINDS)).toEqual({ kind: 'move', dir: 'west' });
  expect(inputOfKey(press('ArrowUp', { shiftKey: true }), KINDS)).toEqual({ kind: 'push', dir: 'north' });
  expect(inputOfKey(press('ArrowDown', { ctrlKey: true }), KINDS)).toEqual({ kind: 'pull', dir: 'south' });
});

test('a dot waits, and `r` is for a rift only where there is one', () => {
  expect(inputOfKey(press('.'), KINDS)).toEqual({ kind: 'wait' });
  expect(inputOfKey(press('r'), KINDS)).toBeUndefined();
  expect(inputOfKey(press('r'), new Set(['useRift']))).toEqual({ kind: 'useRift' });
});

test('keys of the page are left to it, and all keys when nothing can be done', () => {
  for (const key of ['u', 'Enter', 'Tab', '?']) expect(inputOfKey(press(key), KINDS)).toBeUndefined();
  expect(inputOfKey(press('ArrowLeft', { altKey: true }), KINDS)).toBeUndefined();
  expect(inputOfKey(press('ArrowLeft'), new Set())).toBeUndefined();
});
